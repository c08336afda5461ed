// What the browser keeps of puzzles: how strong the solver is, what they have seen, the days on which they solved that day's.
import * as v from 'valibot';
import { read, write } from '../state/storage.ts';
import { idOf, type Puzzle } from './file.ts';
import { BEGINNING, HIGHEST, LOWEST, rated, type Score } from './rating.ts';

const KEY = 'puzzles';
/** More are not remembered: after so many the first may come again. */
const MOST_SEEN = 800;
const MOST_DAYS = 400;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}\/\d{1,6}$/));

const seen = v.object({
  id,
  /** How well it was solved the first time. */
  score: v.picklist([0, 0.5, 1]),
  solved: v.boolean(),
  /** A slower win was tried before. */
  detour: v.optional(v.boolean()),
  /** How long that took, in milliseconds; once it is solved. */
  ms: v.optional(whole),
  /** Its solution was shown before it was solved: it counts as solved no more. */
  shown: v.optional(v.boolean()),
});

const kept = v.object({
  rating: v.pipe(v.number(), v.integer(), v.minValue(LOWEST), v.maxValue(HIGHEST)),
  /** How many puzzles it rests on. */
  count: whole,
  /** The latest last. */
  seen: v.pipe(v.array(seen), v.maxLength(MOST_SEEN)),
  /** Days in universal time on which that day's puzzle was solved. */
  days: v.pipe(v.array(whole), v.maxLength(MOST_DAYS)),
  /** The kind of puzzle that is asked for, until another one is. */
  wish: v.nullable(v.object({ family: v.string(), theme: v.string() })),
});

export type Seen = v.InferOutput<typeof seen>;
export type KeptPuzzles = v.InferOutput<typeof kept>;

/** What is kept in a row; `null` where it is damaged. */
export function readRow(row: string | null): KeptPuzzles | null {
  try {
    const found = v.safeParse(kept, JSON.parse(row ?? 'null'));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

/** What is kept of two rows: the strength that rests on more puzzles, and the puzzles and days of both. */
export function bothRows(one: KeptPuzzles, other: KeptPuzzles): KeptPuzzles {
  const [more, less] = other.count > one.count ? [other, one] : [one, other];
  const known = new Set(more.seen.map(({ id }) => id));
  // Nobody knows when the others were seen, so these are forgotten first.
  const others = less.seen.filter(({ id }) => !known.has(id));
  const seen = [...others, ...more.seen.map((entry) => bothSeen(entry, less.seen))].slice(-MOST_SEEN);
  const days = [...new Set([...more.days, ...less.days])].sort((a, b) => a - b);
  return { ...more, seen, days: days.slice(-MOST_DAYS) };
}

/** A puzzle that may have been seen elsewhere too: solved is solved, and the better score counts. */
function bothSeen(one: Seen, elsewhere: Seen[]): Seen {
  const other = elsewhere.find(({ id }) => id === one.id);
  if (!other) return one;
  const [better, worse] = other.score > one.score ? [other, one] : [one, other];
  const { shown = worse.shown, ms = worse.ms, ...best } = better;
  const solved = one.solved || other.solved;
  return { ...best, solved, ...(ms !== undefined && { ms }), ...(shown && !solved && { shown }) };
}

const nothing = (): KeptPuzzles => ({ rating: BEGINNING, count: 0, seen: [], days: [], wish: null });

/** The stored progress; empty at the first visit, or if it is damaged. */
export const loadPuzzles = (): KeptPuzzles => readRow(read(KEY)) ?? nothing();

function change(by: (now: KeptPuzzles) => Partial<KeptPuzzles>): KeptPuzzles {
  // Another tab may have gone on meanwhile.
  const now = loadPuzzles();
  const next = { ...now, ...by(now) };
  write(KEY, JSON.stringify(next));
  return next;
}

export const seenOf = ({ seen }: KeptPuzzles, puzzle: Pick<Puzzle, 'family' | 'number'>): Seen | null =>
  seen.find((one) => one.id === idOf(puzzle)) ?? null;

/** A puzzle is judged once: later tries are for pleasure. */
export const judge = (puzzle: Puzzle, score: Score, detour: boolean): KeptPuzzles =>
  change((now) => {
    if (seenOf(now, puzzle)) return {};
    const entry: Seen = { id: idOf(puzzle), score, solved: false, ...(detour && { detour }) };
    return {
      rating: rated(now.rating, now.count, puzzle.level, score),
      count: now.count + 1,
      seen: [...now.seen, entry].slice(-MOST_SEEN),
    };
  });

const changed = (now: KeptPuzzles, puzzle: Puzzle, by: (one: Seen) => Partial<Seen>): Seen[] =>
  now.seen.map((one) => (one.id === idOf(puzzle) ? { ...one, ...by(one) } : one));

/** The solution was shown; a puzzle that was solved before stays solved. */
export const show = (puzzle: Puzzle): KeptPuzzles =>
  change((now) => ({ seen: changed(now, puzzle, ({ solved }) => (solved ? {} : { shown: true })) }));

/** A puzzle was solved; `day` is the one whose puzzle it is. After its solution was shown that is for pleasure only. */
export const solve = (puzzle: Puzzle, ms: number, day: number | null): KeptPuzzles =>
  change((now) => {
    if (seenOf(now, puzzle)?.shown) return {};
    return {
      seen: changed(now, puzzle, (one) => ({ solved: true, ms: one.ms ?? ms })),
      days: day === null || now.days.includes(day) ? now.days : [...now.days, day].slice(-MOST_DAYS),
    };
  });

export const wishFor = (wish: KeptPuzzles['wish']): KeptPuzzles => change(() => ({ wish }));
