// The engine of the analysis page, in a worker of its own: it thinks about one position as long as that is looked at.
import { loadEngine, type Engine } from '../rules/engine.ts';
import type { AnalysisLine, AnalysisReport } from '../rules/types.ts';
import type { Line } from '../rules/worker.ts';

/** A position to think about, with so many lines. */
export type Wanted = Line & { id: number; lines: number };
export type Order = { show: Wanted } | { threat: Wanted } | 'rest';
export type Answer =
  | { id: number; report: AnalysisReport; speed: number; decided: boolean; full: boolean }
  | { id: number; threat: AnalysisLine | null }
  | { id: number; failed: true };

/** Long enough to work, short enough to obey at once. */
const SLICE_MS = 24;
/** How often the page hears of it, but for the first time. */
const REPORT_MS = 160;

type Analyst = NonNullable<ReturnType<Engine['Analyst']['of']>>;

let analyst: { name: string; of: Analyst } | null = null;
let wanted: Wanted | null = null;
let working = false;

addEventListener('message', (event: MessageEvent<Order>) => {
  const order = event.data;
  if (order === 'rest') wanted = null;
  else if ('threat' in order) void threat(order.threat).catch(() => fail(order.threat));
  else {
    wanted = order.show;
    void work();
  }
});

const listen = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const tell = (answer: Answer): void => postMessage(answer);
/** A promise that is refused in a worker reaches nobody: the page is told. */
const fail = ({ id }: Wanted): void => tell({ id, failed: true });

/** The engine with all it remembers of a game; another game is another one. */
async function sitDown({ name }: Line): Promise<Analyst | null> {
  if (analyst?.name === name) return analyst.of;
  const { Analyst } = await loadEngine();
  const of = Analyst.of(name);
  analyst?.of.free();
  analyst = of === undefined ? null : { name, of };
  return of ?? null;
}

/** Thinks about what is wanted until nothing is. */
async function work(): Promise<void> {
  if (working) return;
  working = true;
  try {
    while (wanted !== null) await consider(wanted);
  } catch {
    // A position may have been asked for while the engine was loaded.
    if (wanted !== null) fail(wanted);
    wanted = null;
  } finally {
    working = false;
  }
}

async function consider(now: Wanted): Promise<void> {
  const engine = await sitDown(now);
  if (wanted !== now) return;
  if (engine?.show(now.start, now.moves, now.lines) !== true) {
    wanted = null;
    return;
  }
  const report = (): AnalysisReport => JSON.parse(engine.report()) as AnalysisReport;
  const known = report().nodes;
  let before = -1;
  let spent = 0;
  let told = -Infinity;
  while (wanted === now) {
    const begun = performance.now();
    while (performance.now() < begun + SLICE_MS && !engine.decided()) engine.think();
    spent += performance.now() - begun;
    const decided = engine.decided();
    if (decided || performance.now() - told >= REPORT_MS) {
      told = performance.now();
      const found = report();
      const speed = spent < SLICE_MS ? 0 : ((found.nodes - known) * 1000) / spent;
      const full = !decided && found.nodes === before && isAmongMore(found);
      before = found.nodes;
      tell({ id: now.id, report: found, speed, decided, full });
      if (full) wanted = null;
    }
    if (decided) wanted = null;
    await listen();
  }
}

/** Among three and four each slice adds positions, unless the memory is full. */
const isAmongMore = ({ lines }: AnalysisReport): boolean => (lines[0]?.chances.length ?? 0) > 2;

/** What the opponent would do if it were their turn. The position that is thought about is found again afterwards. */
async function threat(asked: Wanted): Promise<void> {
  const engine = await sitDown(asked);
  const shown = engine?.show(asked.start, asked.moves, asked.lines) === true;
  const text = shown ? engine.threat() : undefined;
  tell({ id: asked.id, threat: text === undefined ? null : (JSON.parse(text) as AnalysisLine) });
}
