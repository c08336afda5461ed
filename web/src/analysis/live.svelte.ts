// What the engine says of the position on the board, for as long as somebody looks at it.
import { SvelteMap } from 'svelte/reactivity';
import type { AnalysisLine, AnalysisReport, Verdict } from '../rules/types.ts';
import type { Line } from '../rules/worker.ts';
import { read, write } from '../state/storage.ts';
import { beginWorker } from './begin.ts';
import type { Answer, Order } from './worker.ts';

export const MOST_LINES = 5;
const USUAL_LINES = 3;

/** So many positions are remembered with what was found there. */
const MOST_KNOWN = 256;

/** More than any estimate. */
const PROVEN = 1e9;

/** What was found at a position. */
interface Known {
  report: AnalysisReport;
  decided: boolean;
  full: boolean;
}

/** What a position of a game is known by. */
export const keyOf = ({ name, start, moves }: Line): string => [name, start, ...moves].join(' ');

/** What a line is worth for whoever moves, to be compared: near wins first, far losses before near ones. */
function worth(verdict: Verdict): number {
  if ('win' in verdict) return PROVEN - verdict.win;
  return 'loss' in verdict ? verdict.loss - PROVEN : verdict.estimate;
}

/** Whether it says for sure who wins: among more than two a loss does not. */
const provesWin = ({ verdict, chances }: AnalysisLine): boolean =>
  'win' in verdict || ('loss' in verdict && chances.length === 2);

/** The engine looks at lines one after the other, so that for a moment their order is not that of their figures. */
function inOrder(report: AnalysisReport): AnalysisReport {
  if (report.lines[0]?.chances.length !== 2) return report;
  const lines = report.lines.toSorted((one, other) => worth(other.verdict) - worth(one.verdict));
  return { ...report, lines };
}

function keptLines(): number {
  const lines = Number(read('analysis-lines'));
  return Number.isInteger(lines) && lines >= 1 && lines <= MOST_LINES ? lines : USUAL_LINES;
}

export class LiveAnalysis {
  lines = $state(keptLines());
  /** Whether it thinks by itself. */
  on = $state(true);
  report = $state.raw<AnalysisReport | null>(null);
  /** Positions a second. */
  speed = $state(0);
  /** Whether more thinking changes nothing. */
  decided = $state(false);
  /** Whether it stopped for want of memory, with nothing decided. */
  full = $state(false);
  /** Everybody's chances where a win was proven, by position; each is small, so that all are kept. */
  readonly proven = new SvelteMap<string, number[]>();
  /** What the opponent would do if it were their turn, once that was asked; perhaps nothing. */
  threat = $state.raw<AnalysisLine | 'asked' | 'none' | null>(null);
  /** Whether the engine could not be loaded; the next position asks for it again. */
  failed = $state(false);
  private worker: Worker | null = null;
  private line: Line | null = null;
  private id = 0;
  /** The latest reports, so that whoever comes back sees at once what was found; the engine goes on from there. */
  // Nothing on the page is drawn from it but the report that is shown.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly known = new Map<string, Known>();
  private readonly onSeen = () => (document.hidden ? this.send('rest') : this.think());

  constructor() {
    document.addEventListener('visibilitychange', this.onSeen);
  }

  /** Rests. Of the position that is on the board next it says what is known. */
  leaveFor(next: Line): void {
    const known = this.known.get(keyOf(next));
    this.line = null;
    this.id++;
    this.report = known?.report ?? null;
    this.decided = known?.decided ?? false;
    this.full = known?.full ?? false;
    this.speed = 0;
    this.threat = null;
    this.send('rest');
  }

  /** Thinks about the position on the board. */
  show(line: Line): void {
    this.line = line;
    this.id++;
    this.think();
  }

  /** Whether it was not yet told of the position on the board. */
  get idle(): boolean {
    return this.line === null;
  }

  setLines(lines: number): void {
    if (lines < 1 || lines > MOST_LINES || lines === this.lines) return;
    this.lines = lines;
    write('analysis-lines', String(lines));
    this.id++;
    this.decided = false;
    this.full = false;
    // The answer to the id before is not heard any more.
    if (this.threat === 'asked') this.askThreat();
    this.think();
  }

  toggle(): void {
    this.on = !this.on;
    if (this.on) this.think();
    else this.send('rest');
  }

  /** Asks what the opponent threatens; once more, and it is forgotten. */
  toggleThreat(): void {
    if (this.threat !== null || this.line === null) {
      this.threat = null;
      return;
    }
    this.threat = 'asked';
    this.askThreat();
    this.think();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.onSeen);
    this.worker?.terminate();
    this.worker = null;
  }

  private askThreat(): void {
    if (this.line !== null) this.send({ threat: { ...this.line, id: this.id, lines: this.lines } });
  }

  private think(): void {
    if (this.line === null || !this.on || document.hidden) return;
    this.send({ show: { ...this.line, id: this.id, lines: this.lines } });
  }

  private send(order: Order): void {
    // Nothing has to rest that was never begun.
    if (this.worker === null && order === 'rest') return;
    this.worker ??= this.begin();
    this.worker.postMessage(order);
  }

  private begin(): Worker {
    const worker = beginWorker();
    worker.addEventListener('message', (event: MessageEvent<Answer>) => this.hear(event.data));
    worker.addEventListener('error', () => this.fail());
    return worker;
  }

  /** Does without the worker; another one is begun when something is asked again. */
  private fail(): void {
    this.failed = true;
    if (this.threat === 'asked') this.threat = null;
    this.worker?.terminate();
    this.worker = null;
  }

  private hear(answer: Answer): void {
    // The page has gone on.
    if (answer.id !== this.id) return;
    if ('failed' in answer) {
      this.fail();
      return;
    }
    if ('threat' in answer) {
      if (this.threat === 'asked') this.threat = answer.threat ?? 'none';
      return;
    }
    this.failed = false;
    this.report = inOrder(answer.report);
    this.decided = answer.decided;
    this.full = answer.full;
    if (answer.speed > 0) this.speed = answer.speed;
    this.remember({ ...answer, report: this.report });
  }

  private remember({ report, decided, full }: Known): void {
    if (this.line === null) return;
    const key = keyOf(this.line);
    this.known.delete(key);
    this.known.set(key, { report, decided, full });
    const [best] = report.lines;
    if (best && provesWin(best)) this.proven.set(key, best.chances);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
  }
}
