// How strong the computer is: levels 1 to 10, and beyond them full strength, which is no level.

export const FIRST = 1;
export const LAST = 10;
/** Where a slider that goes one beyond the levels stands at full strength. */
export const FULL = LAST + 1;
/** What a first game is played against: it looks one move ahead, and may overlook a win even there. */
export const NEWCOMER = 2;

/** The strongest that teaches: stronger ones are there to be beaten, not to help. */
export const LAST_TEACHER = 6;

export const isLevel = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= FIRST && value <= LAST;

/** The message that calls a strength by a word. */
export function wordOf(strength: number): string {
  if (strength >= FULL) return 'strength-full';
  if (strength <= 2) return 'strength-newcomer';
  if (strength <= 4) return 'strength-easy';
  if (strength <= 6) return 'strength-steady';
  if (strength <= 8) return 'strength-skilled';
  return 'strength-strong';
}
