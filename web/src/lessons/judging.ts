// What a try is: what was asked for, something that has a sentence of its own, or anything else. It only compares; what it tries on a table it takes back.
import type { Table } from '../rules/rules.ts';
import type { Said, Touch, View } from '../rules/types.ts';
import { touchNamed, type Goal, type Step, type Text } from './lesson.ts';

/** The strongest level answers where a game is to be won, always with the same mood: the right way stays the right way. */
export const DEFENCE = { level: 10, seed: 1 };

/** So many moves are tried one by one while somebody waits. Where triangles may be lifted there are thousands: many seconds. */
const MOST_TRIED = 2000;

/**
 * What the defender answers, where a level would play `mv`. Level 10 no longer minds what it plays once every answer loses at
 * once; a learner who was told that one of two squares gets blocked must see it blocked. So of the moves after which the
 * learner still wins at once, one is taken that leaves the fewest ways to.
 */
export function defence(table: Table, mv: string, learner: number): string {
  const wins = winsAfter(table, mv, learner);
  const choices = table.choices(table.view().actor);
  if (wins.length < 2 || wins.length * choices.length > MOST_TRIED) return mv;
  const others = choices
    .map((choice) => ({ mv: choice.mv, left: leftAfter(table, choice.mv, wins, learner) }))
    .filter(({ left }) => left > 0 && left < wins.length)
    .sort((one, other) => one.left - other.left);
  return others[0]?.mv ?? mv;
}

/** The moves by which the learner wins at once after a move of somebody else. */
function winsAfter(table: Table, mv: string, learner: number): string[] {
  if (table.play(mv) !== null) return [];
  const choices = table.view().actor === learner ? table.choices(learner) : [];
  const tried = choices.length > MOST_TRIED ? [] : choices;
  const wins = tried.map((choice) => choice.mv).filter((one) => isWin(table, one, learner));
  table.undo();
  return wins;
}

/** How many of these wins another move leaves; none where it is not the learner's turn after it. */
function leftAfter(table: Table, mv: string, wins: string[], learner: number): number {
  if (table.play(mv) !== null) return 0;
  const left = wins.filter((one) => isWin(table, one, learner)).length;
  table.undo();
  return left;
}

/** Whether some move wins at once for the player whose turn it is, or there are too many to know. */
export function canWin(table: Table, player: number): boolean {
  const choices = table.choices(player);
  return choices.length > MOST_TRIED || choices.some(({ mv }) => isWin(table, mv, player));
}

function isWin(table: Table, mv: string, learner: number): boolean {
  if (table.play(mv) !== null) return false;
  const { ending } = table.view();
  table.undo();
  return ending?.winner === learner;
}

/** A move as the rules write it. */
type Written = (mv: string) => string;

/** Moves in the line of a goal that the learner may play after so many of its parts; `null` where it goes otherwise. */
export const acceptedAt = (line: (string | string[])[], part: number): string[] | null => {
  const moves = line[part];
  return Array.isArray(moves) ? moves : null;
};

/** The answers in a line from a part on, until it is the learner's turn again. */
export function answersFrom(line: (string | string[])[], part: number): string[] {
  const answers: string[] = [];
  for (const mv of line.slice(part)) {
    if (Array.isArray(mv)) break;
    answers.push(mv);
  }
  return answers;
}

/** Whether a legal move is asked for here; whether the game is won by it is known later. */
export function isAsked(goal: Goal, part: number, mv: string, after: View, written: Written): boolean {
  if ('win' in goal) return true;
  if ('kind' in goal) return after.deed?.kind === goal.kind;
  if ('refused' in goal) return false;
  const moves = 'play' in goal ? goal.play : (acceptedAt(goal.line, part) ?? []);
  return moves.some((one) => one === mv || written(one) === mv);
}

/** The sentence that a move has for itself. */
export function saidOfMove(step: Step, mv: string, written: Written): Text | null {
  const found = step.wrong.find(
    (wrong) => 'play' in wrong && wrong.play.some((one) => one === mv || written(one) === mv),
  );
  return found?.say ?? null;
}

/** The sentence that a path has which led nowhere: by its last touches, else by the ruling that refused it. */
export function saidOfPath(step: Step, path: Touch[], said: Said | null): Text | null {
  const ends = (names: string[]) => {
    const last = path.slice(-names.length);
    return last.length === names.length && names.every((name, index) => touchNamed(name) === last[index]);
  };
  const touched = step.wrong
    .flatMap((wrong) => ('touch' in wrong ? [{ names: [wrong.touch].flat(), say: wrong.say }] : []))
    .filter(({ names }) => ends(names))
    .sort((one, other) => other.names.length - one.names.length)[0];
  const ruled = step.wrong.find((wrong) => 'refused' in wrong && wrong.refused === said?.ruling);
  return touched?.say ?? ruled?.say ?? null;
}
