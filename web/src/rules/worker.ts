// Thinking, away from the page: slices of work, and between two of them the worker listens.
import { loadEngine } from './engine.ts';
import type { AnalysisReport, Moment, Opinion, ReviewedPly } from './types.ts';

/** A game so far. */
export interface Line {
  name: string;
  start: string;
  moves: string[];
}

/** What is asked: a level's move, an opinion after so many milliseconds, a review of the whole game, or of its last move. */
export type Question =
  | { kind: 'level'; level: number; seed: number }
  | { kind: 'opinion'; ms: number }
  | { kind: 'review' }
  | { kind: 'judge' };

export type Ask = Line & { id: number; question: Question };
export type Order = { ask: Ask } | { stop: number };

/** A level plays and says nothing. */
export type LevelMove = Pick<Opinion, 'mv'>;

/** What a review has found so far. */
export interface Reviewed {
  plies: ReviewedPly[];
  moments: Moment[];
  /** How well each played, 0 to 100; nothing for somebody of whose moves none is judged. */
  accuracy: (number | null)[];
}

/** A last move that threw a win away or handed one over, and the line that shows it: the win missed, or the one allowed. */
export interface Judged {
  moment: Moment;
  line: string[];
}

export type Reply =
  | { level: LevelMove | null }
  | { opinion: Opinion | null }
  | { reviewed: Reviewed | null }
  | { judged: Judged | null };
export type Answer = { id: number; reply: Reply } | { id: number; progress: number; reviewed: Reviewed };

/** Long enough to work, short enough to obey at once. */
const SLICE_MS = 12;
/** How often a review tells what it has found. */
const REVIEW_MS = 120;
/** A line is followed so far, and each part of it thought about in so many slices. */
const MOST_LINE = 12;
const LINE_SLICES = 40;
const stopped = new Set<number>();
/** Asks are answered one after the other. */
let queue: Promise<void> = Promise.resolve();

addEventListener('message', (event: MessageEvent<Order>) => {
  const order = event.data;
  if ('stop' in order) {
    stopped.add(order.stop);
    return;
  }
  const { ask } = order;
  queue = queue.then(async () => {
    const reply = await answer(ask).catch((): Reply => ({ opinion: null }));
    stopped.delete(ask.id);
    postMessage({ id: ask.id, reply } satisfies Answer);
  });
});

/** Lets messages come in; `true` when one of them stops this ask. */
async function listen(id: number): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve));
  return stopped.has(id);
}

async function answer(ask: Ask): Promise<Reply> {
  const { question } = ask;
  if (await listen(ask.id)) return { opinion: null };
  switch (question.kind) {
    case 'level':
      return { level: await level(ask, question.level, question.seed) };
    case 'opinion':
      return { opinion: await opinion(ask, question.ms) };
    case 'review':
      return { reviewed: await review(ask) };
    case 'judge':
      return { judged: await judge(ask) };
  }
}

async function level({ name, start, moves }: Line, number: number, seed: number): Promise<LevelMove | null> {
  const { levelMove } = await loadEngine();
  const mv = levelMove(name, start, moves, number, seed);
  return mv === undefined ? null : { mv };
}

async function opinion(ask: Ask, ms: number): Promise<Opinion | null> {
  const { Thinker } = await loadEngine();
  const thinker = Thinker.at(ask.name, ask.start, ask.moves);
  if (thinker === undefined) return null;
  try {
    const end = performance.now() + ms;
    while (!thinker.decided() && performance.now() < end) {
      const slice = Math.min(end, performance.now() + SLICE_MS);
      while (performance.now() < slice && !thinker.decided()) thinker.think();
      if (await listen(ask.id)) return null;
    }
    return JSON.parse(thinker.opinion()) as Opinion;
  } finally {
    thinker.free();
  }
}

async function review(ask: Ask): Promise<Reviewed | null> {
  const { Reviewer } = await loadEngine();
  const reviewer = Reviewer.at(ask.name, ask.start, ask.moves);
  if (reviewer === undefined) return null;
  try {
    const found = (): Reviewed => ({
      plies: JSON.parse(reviewer.plies()) as ReviewedPly[],
      moments: JSON.parse(reviewer.moments()) as Moment[],
      accuracy: JSON.parse(reviewer.accuracy()) as (number | null)[],
    });
    let told = -Infinity;
    while (reviewer.step()) {
      if (performance.now() - told >= REVIEW_MS) {
        told = performance.now();
        const progress = reviewer.progress();
        postMessage({ id: ask.id, progress, reviewed: found() } satisfies Answer);
      }
      if (await listen(ask.id)) return null;
    }
    return reviewer.progress() < 1 ? null : found();
  } finally {
    reviewer.free();
  }
}

/** The last move as a review judges it. A review begins at the end, so the first two positions are enough. */
async function judge(ask: Ask): Promise<Judged | null> {
  const { Reviewer } = await loadEngine();
  const reviewer = Reviewer.at(ask.name, ask.start, ask.moves);
  if (reviewer === undefined) return null;
  try {
    reviewer.step();
    if (await listen(ask.id)) return null;
    reviewer.step();
    const [moment] = JSON.parse(reviewer.moments()) as Moment[];
    if (moment === undefined || moment.failing === 'turned') return null;
    const from = moment.failing === 'missed' ? ask.moves.slice(0, -1) : ask.moves;
    return { moment, line: await bestLine(ask, from) };
  } finally {
    reviewer.free();
  }
}

/** The best play from a position on, to the end of the game where that is not far. */
async function bestLine(ask: Ask, from: string[]): Promise<string[]> {
  const { Analyst } = await loadEngine();
  const analyst = Analyst.of(ask.name);
  const line: string[] = [];
  if (analyst === undefined) return line;
  try {
    while (line.length < MOST_LINE && analyst.show(ask.start, [...from, ...line], 1)) {
      const best = () => (JSON.parse(analyst.report()) as AnalysisReport).lines[0];
      for (let slice = 0; slice < LINE_SLICES && !analyst.decided(); slice++) {
        analyst.think();
        if (slice % 8 === 7 && (await listen(ask.id))) return [];
        if ('win' in (best()?.verdict ?? {})) break;
      }
      const moves = best()?.moves ?? [];
      if (moves.length === 0) break;
      line.push(...moves);
    }
    return line.slice(0, MOST_LINE);
  } finally {
    analyst.free();
  }
}
