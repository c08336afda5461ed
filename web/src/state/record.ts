// The games that the browser keeps: begun, found again, forgotten.
import { readKept, type ClockRule, type Kept, type Leaving, type Seat } from './kept.ts';
import { keys, read, remove, write } from './storage.ts';

export { readKept, type ClockRule, type Kept, type Leaving, type Seat } from './kept.ts';

/** Finished games that are kept for looking at again; running ones are kept for ever. */
const MOST_FINISHED = 60;

export function loadKept(id: string): Kept | null {
  const kept = readKept(read(`game:${id}`));
  // A row under another game's name would write over that game.
  return kept?.id === id ? kept : null;
}

export const isKept = (id: string): boolean => read(`game:${id}`) !== null;
export const keep = (kept: Kept): boolean => write(`game:${kept.id}`, JSON.stringify(kept));
export function forget(id: string): void {
  remove(`game:${id}`);
  remove(`record:${id}`);
}

/** The record from which a game was read, with all that the game itself does not hold. */
export const recordOf = (id: string): string | null => read(`record:${id}`);

/** A row of the storage: a game, or only its id where the row is damaged. */
export interface Row {
  id: string;
  kept: Kept | null;
}

/** Everything that is kept, the latest first, damaged rows at the end. */
export function rows(): Row[] {
  return keys('game:')
    .map((key) => key.slice('game:'.length))
    .map((id) => ({ id, kept: loadKept(id) }))
    .sort((one, other) => (other.kept?.changed ?? -1) - (one.kept?.changed ?? -1));
}

const games = (): Kept[] => rows().flatMap(({ kept }) => kept ?? []);

/** The games still running, the latest first; one that was only set up is not yet running. */
export const running = (): Kept[] => games().filter((kept) => !kept.over && kept.moves.length > 0);

/** The games that are over, the latest first. */
export const finished = (): Kept[] => games().filter((kept) => kept.over);

/**
 * Makes room: the oldest finished games go, and games that were set up a day ago and never begun. What somebody brought here
 * stays until they delete it.
 */
export function tidy(now = Date.now(), most = MOST_FINISHED): void {
  const DAY = 24 * 60 * 60 * 1000;
  const own = games().filter((kept) => kept.imported === undefined);
  const empty = own.filter((kept) => !kept.over && kept.moves.length === 0 && kept.undone.length === 0);
  const stale = empty.filter((kept) => now - kept.changed > DAY);
  const over = own.filter((kept) => kept.over);
  for (const { id } of [...over.slice(most), ...stale]) forget(id);
}

const newId = (): string => Math.random().toString(36).slice(2, 10).padEnd(8, '0');

/** Keeps a game that was read from a record, and the record; its id, and whether the browser keeps both. */
export function bring(kept: Omit<Kept, 'id'>, record: string): { id: string; saved: boolean } {
  const id = newId();
  const saved = write(`record:${id}`, record);
  return { id, saved: keep({ ...kept, id }) && saved };
}

/** Begins a game and keeps it; its id. */
export function begin(
  name: string,
  seats: Seat[],
  clock: ClockRule | null,
  start: string | null = null,
  /** With three or four players: what happens when somebody leaves. */
  leaving?: Leaving,
): string {
  tidy();
  const id = newId();
  keep({
    id,
    name,
    start,
    // Players who had left the game sit down again.
    seats: seats.map((seat) => (seat.kind === 'computer' && seat.instead ? { kind: 'person' } : seat)),
    clock,
    ...(leaving && seats.length > 2 ? { leaving } : {}),
    seed: Math.floor(Math.random() * 2 ** 32),
    left: seats.map(() => (clock?.minutes ?? 0) * 60_000),
    moves: [],
    undone: [],
    settled: null,
    revision: 0,
    changed: Date.now(),
    over: false,
  });
  return id;
}

/** The same game once more, everybody one seat on, so that the sides are exchanged; its id. */
export function again({ name, seats, clock, start, leaving }: Kept): string {
  const moved = seats.map((seat, index) => seats[(index + 1) % seats.length] ?? seat);
  return begin(name, moved, clock, start, leaving);
}
