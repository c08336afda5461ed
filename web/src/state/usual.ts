// What a person usually chooses before a game, kept for each family of games.
import * as v from 'valibot';
import { FIRST, FULL } from './levels.ts';
import { read, write } from './storage.ts';

/** Against whom one plays a game of two. */
export const OPPONENTS = ['computer', 'person', 'watch'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export const MOST_MINUTES = 180;
export const MOST_SECONDS = 60;

const number = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const strength = number(FIRST, FULL);

const usual = v.object({
  /** Which game of the family. */
  id: v.string(),
  options: v.array(v.string()),
  opponent: v.picklist(OPPONENTS),
  /** One's own side in a game of two; `null` when it is drawn by lot. */
  side: v.nullable(number(0, 1)),
  strength,
  /** Whether a computer that is not too strong corrects people. */
  teaches: v.optional(v.boolean(), false),
  /** Games of more than two: who sits where, the strength of a computer or `null` for a person. */
  seats: v.pipe(v.array(v.nullable(strength)), v.length(4)),
  /** Whether those places are drawn by lot. */
  shuffled: v.boolean(),
  leaving: v.picklist(['goes-on', 'ends']),
  clock: v.nullable(
    v.object({ minutes: number(1, MOST_MINUTES), increment: number(0, MOST_SECONDS), own: v.boolean() }),
  ),
});

export type Usual = v.InferOutput<typeof usual>;

/** Reads what was chosen; `null` when that is damaged. */
export function readUsual(row: string | null): Usual | null {
  try {
    const kept = v.safeParse(usual, JSON.parse(row ?? 'null'));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}

/** What was chosen last time, or what a first game is played with. */
export function usually(family: string, first: string, strength: number): Usual {
  const base: Usual = {
    id: first,
    options: [],
    opponent: 'computer',
    side: 0,
    strength,
    teaches: false,
    seats: [null, strength, strength, strength],
    shuffled: false,
    leaving: 'goes-on',
    clock: null,
  };
  return readUsual(read(`usual:${family}`)) ?? base;
}

export const remember = (family: string, chosen: Usual): boolean =>
  write(`usual:${family}`, JSON.stringify(chosen));
