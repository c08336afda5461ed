// How strong a solver is, after Elo: each puzzle is an opponent as strong as the level that solves it.

/** Where everybody begins: a puzzle that the second level solves is an even match. */
export const BEGINNING = 700;
export const LOWEST = 100;
export const HIGHEST = 3000;
/** While little is known of a solver, a puzzle counts more. */
const EARLY = { count: 20, weight: 48 };
const WEIGHT = 24;

/** How well a puzzle was solved: at once, with the hint where to begin, or not by oneself. */
export type Score = 1 | 0.5 | 0;

/** How strong a puzzle is of which this is the lowest level that solves it. */
export const ratingOf = (level: number): number => 500 + 100 * level;

/** How likely it is to be solved, 0 to 1. */
export const expected = (rating: number, level: number): number =>
  1 / (1 + 10 ** ((ratingOf(level) - rating) / 400));

/** A solver's rating after so many puzzles and one more. */
export function rated(rating: number, count: number, level: number, score: Score): number {
  const weight = count < EARLY.count ? EARLY.weight : WEIGHT;
  const next = Math.round(rating + weight * (score - expected(rating, level)));
  return Math.min(HIGHEST, Math.max(LOWEST, next));
}

/** Difficulty in marks, 1 to 5: a mark for two levels. */
export const marksOf = (level: number): number => Math.min(5, Math.ceil(level / 2));
