// The puzzle of the day: the same for everybody, from the date in universal time alone.

export const DAY_MS = 86_400_000;
/** The day whose puzzle is number 1. */
export const FIRST_DAY = Date.UTC(2026, 10, 18) / DAY_MS;

/** Days since 1970 in universal time. */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS);

/** The number by which the puzzle of a day goes. */
export const numberOf = (day: number): number => day - FIRST_DAY + 1;

/** When a day begins. */
export const beginOf = (day: number): number => day * DAY_MS;

const wrap = (value: number, count: number): number => ((value % count) + count) % count;

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/**
 * How far the choice goes on in a list from one turn to the next: about the golden section of it, so that neighbours in the
 * list, which are alike, are far apart in time; and prime to its length, so that all have their day before one comes again.
 */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (divisor(count, stride) !== 1) stride++;
  return stride;
}

/** Which of so many families has its turn on a day. */
export const familyOf = (day: number, families: number): number => wrap(numberOf(day) - 1, families);

/** Which of a family's so many puzzles is that day's, when families take turns. */
export function placeOf(day: number, families: number, count: number): number {
  const turn = Math.floor((numberOf(day) - 1) / families);
  return wrap(turn * strideOf(count) + Math.floor(count / 3), count);
}

/** How many days in a row there are up to a day; a day that is not over yet does not break them. */
export function streakOf(days: number[], today: number): number {
  const all = new Set(days);
  let last = all.has(today) ? today : today - 1;
  let count = 0;
  while (all.has(last)) {
    count++;
    last--;
  }
  return count;
}
