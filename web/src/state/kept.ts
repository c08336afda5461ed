// The form of a game in the browser's storage. Whatever is read there is checked: anybody may have written it.
import * as v from 'valibot';
import { FIRST, LAST } from './levels.ts';

/** Longer than any game that is played; a longer row was not written by this page. */
export const MOST_PLIES = 5000;
/** The last moment that a calendar of the browser knows. */
const LAST_MOMENT = 8.64e15;

const text = v.pipe(v.string(), v.maxLength(200));
const longText = v.pipe(v.string(), v.maxLength(4000));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const player = v.pipe(whole, v.maxValue(3));
const milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0));
const moves = v.pipe(v.array(text), v.maxLength(MOST_PLIES));

const seat = v.variant('kind', [
  v.object({ kind: v.literal('person') }),
  v.object({
    kind: v.literal('computer'),
    /** Without a level it plays at full strength. */
    level: v.optional(v.pipe(v.number(), v.integer(), v.minValue(FIRST), v.maxValue(LAST))),
    /** Whether it stops people after a serious mistake and offers to take it back. */
    teaches: v.optional(v.boolean()),
    /** How the person left in whose place it goes on (G4). */
    instead: v.optional(v.picklist(['resigned', 'flagged'])),
    /** After how many plies that was. Old games do not know. */
    since: v.optional(whole),
  }),
]);

/** Minutes each for the game, seconds added by each move. */
const clock = v.object({
  minutes: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(600)),
  increment: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(600)),
});

const settled = v.variant('kind', [
  v.object({ kind: v.literal('resigned'), player }),
  v.object({ kind: v.literal('agreed') }),
  v.object({ kind: v.literal('time'), player }),
]);

const kept = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  name: text,
  start: v.optional(v.nullable(longText), null),
  seats: v.pipe(v.array(seat), v.minLength(2), v.maxLength(4)),
  clock: v.optional(v.nullable(clock), null),
  /** With three or four players: what happens when somebody leaves. In games without a word about it the game ends. */
  leaving: v.optional(v.picklist(['goes-on', 'ends'])),
  /** The moods of its levels: a game that is opened again goes on the same. Old games have none. */
  seed: v.optional(v.pipe(v.number(), v.finite())),
  /** Milliseconds left, by player. */
  left: v.pipe(v.array(milliseconds), v.maxLength(4)),
  moves,
  /** Moves taken back that can be played again, the next one first. */
  undone: moves,
  /** How many plies were played when a computer last declined a draw. */
  declined: v.optional(whole),
  settled: v.optional(v.nullable(settled), null),
  /** Counts changes, so that the later of two tabs is known. */
  revision: whole,
  /** When it was last changed, in milliseconds. */
  changed: v.pipe(milliseconds, v.maxValue(LAST_MOMENT)),
  over: v.optional(v.boolean(), false),
  /** What the record told from which the game was read; the whole of it is kept in a row of its own. */
  imported: v.optional(
    v.object({
      /** Names in playing order, empty where one is not known. */
      names: v.pipe(v.array(text), v.maxLength(4)),
      /** As in `2026.11.16`. */
      date: v.optional(text),
      /** Who got what, where the moves do not tell. */
      result: v.optional(text),
    }),
  ),
});

/** A game as the browser keeps it: its name, who sits where, and the moves. Everything else follows from them. */
export type Kept = v.InferOutput<typeof kept>;
export type Seat = v.InferOutput<typeof seat>;
export type ClockRule = v.InferOutput<typeof clock>;
export type Settled = v.InferOutput<typeof settled>;
export type Imported = NonNullable<Kept['imported']>;
export type Leaving = NonNullable<Kept['leaving']>;

/** Reads a kept game; `null` when it is damaged. */
export function readKept(row: string | null): Kept | null {
  try {
    const read = v.safeParse(kept, JSON.parse(row ?? 'null'));
    if (!read.success) return null;
    const game = read.output;
    const { seats, settled } = game;
    if (settled !== null && 'player' in settled && settled.player >= seats.length) return null;
    return { ...game, left: seats.map((_, index) => game.left[index] ?? 0) };
  } catch {
    return null;
  }
}
