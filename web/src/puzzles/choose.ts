// Which puzzle comes next: of the kind that is wished for, not seen lately, about as hard as the solver is strong.
import { idOf, type Puzzle } from './file.ts';
import type { KeptPuzzles } from './kept.ts';
import { ratingOf } from './rating.ts';

/** The next one is drawn from so many of those that fit best. */
const CLOSEST = 8;

/** The next puzzle; `null` where there is no other. `but` are those that are shown already. */
export function choose(
  puzzles: Puzzle[],
  { rating, seen }: Pick<KeptPuzzles, 'rating' | 'seen'>,
  but: string[],
  random: () => number = Math.random,
): Puzzle | null {
  const when = new Map(seen.map(({ id }, index) => [id, index]));
  const others = puzzles.filter((puzzle) => !but.includes(idOf(puzzle)));
  const fresh = others.filter((puzzle) => !when.has(idOf(puzzle)));
  // When all were seen, the one seen longest ago comes again.
  const old = [...others].sort((one, other) => (when.get(idOf(one)) ?? 0) - (when.get(idOf(other)) ?? 0));
  const from = fresh.length > 0 ? fresh : old.slice(0, Math.max(1, Math.floor(old.length / 2)));
  const away = ({ level }: Puzzle) => Math.abs(ratingOf(level) - rating);
  // The order of the file says nothing: those that fit equally well are drawn from all over it.
  const drawn = from.map((puzzle) => ({ puzzle, away: away(puzzle), lot: random() }));
  drawn.sort((one, other) => one.away - other.away || one.lot - other.lot);
  const closest = drawn.slice(0, CLOSEST);
  return closest[Math.floor(random() * closest.length)]?.puzzle ?? null;
}

/** Those of a kind; all of them where nothing is wished for. */
export const wished = (puzzles: Puzzle[], wish: KeptPuzzles['wish']): Puzzle[] =>
  wish === null
    ? puzzles
    : puzzles.filter(({ family, theme }) => family === wish.family && theme === wish.theme);
