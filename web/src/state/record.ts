// A game as the browser keeps it: its name, who sits where, and the moves. Everything else follows from them.
import { isLevel } from './levels.ts';
import { keys, read, remove, write } from './storage.ts';

/** A computer without a level plays at full strength. */
export type Seat = { kind: 'person' } | { kind: 'computer'; level?: number };

/** Minutes each for the game, seconds added by each move. */
export interface ClockRule {
  minutes: number;
  increment: number;
}

export type Settled =
  { kind: 'resigned'; player: number } | { kind: 'agreed' } | { kind: 'time'; player: number };

export interface Kept {
  id: string;
  name: string;
  start: string | null;
  seats: Seat[];
  clock: ClockRule | null;
  /** The moods of its levels: a game that is opened again goes on the same. Old games have none. */
  seed?: number;
  /** Milliseconds left, by player. */
  left: number[];
  moves: string[];
  /** Moves taken back that can be played again, the next one first. */
  undone: string[];
  settled: Settled | null;
  /** Counts changes, so that the later of two tabs is known. */
  revision: number;
  /** When it was last changed, in milliseconds. */
  changed: number;
  over: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isSeat = (value: unknown): boolean =>
  isObject(value) &&
  (value.kind === 'person' ||
    (value.kind === 'computer' && (value.level === undefined || isLevel(value.level))));

/** Reads a kept game; `null` when it is broken. */
export function readKept(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isObject(kept)) return null;
    const { id, name, seats, seed, moves, undone, left, revision, changed } = kept;
    const sound =
      typeof id === 'string' &&
      typeof name === 'string' &&
      isTexts(moves) &&
      isTexts(undone) &&
      Array.isArray(seats) &&
      seats.length >= 2 &&
      seats.every(isSeat) &&
      (seed === undefined || typeof seed === 'number') &&
      Array.isArray(left) &&
      typeof revision === 'number' &&
      typeof changed === 'number';
    return sound ? (kept as unknown as Kept) : null;
  } catch {
    return null;
  }
}

export const loadKept = (id: string): Kept | null => readKept(read(`game:${id}`));
export const isKept = (id: string): boolean => read(`game:${id}`) !== null;
export const keep = (kept: Kept): boolean => write(`game:${kept.id}`, JSON.stringify(kept));
export const forget = (id: string): void => remove(`game:${id}`);

/** The games still running, the latest first. */
export function running(): Kept[] {
  return keys('game:')
    .flatMap((key) => loadKept(key.slice(5)) ?? [])
    .filter((kept) => !kept.over && kept.moves.length > 0)
    .sort((one, other) => other.changed - one.changed);
}

/** Makes room: finished and old games go first. */
export function tidy(most = 40): void {
  const all = keys('game:').flatMap((key) => loadKept(key.slice(5)) ?? []);
  all.sort((one, other) => Number(one.over) - Number(other.over) || other.changed - one.changed);
  for (const old of all.slice(most)) forget(old.id);
}

/** Begins a game and keeps it; its id. */
export function begin(
  name: string,
  seats: Seat[],
  clock: ClockRule | null,
  start: string | null = null,
): string {
  tidy();
  const id = Math.random().toString(36).slice(2, 10).padEnd(8, '0');
  const left = seats.map(() => (clock?.minutes ?? 0) * 60_000);
  keep({
    id,
    name,
    start,
    seats,
    clock,
    seed: Math.floor(Math.random() * 2 ** 32),
    left,
    moves: [],
    undone: [],
    settled: null,
    revision: 0,
    changed: Date.now(),
    over: false,
  });
  return id;
}
