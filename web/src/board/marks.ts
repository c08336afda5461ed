// What marks mean together: which cells of a figure stand, and what is left to see once the game is over.
import type { Ending, Mark } from '../rules/types.ts';

/** Single cells that matter: the open vertex of a threat, the cell that closes a figure. */
const SPOTS = ['vertex', 'closing', 'uncalled', 'pending', 'duty'];

export const isSpot = (mark: Mark): boolean => SPOTS.includes(mark.kind);

const isFigure = (mark: Mark): boolean => mark.outline !== null;

/** The cells of open figures on which everything is in place already. */
export function standing(marks: Mark[]): string[] {
  const cells = new Set<string>();
  for (const figure of marks.filter(isFigure)) {
    const missing = new Set(
      marks.filter((mark) => isSpot(mark) && mark.player === figure.player).flatMap((mark) => mark.cells),
    );
    for (const cell of figure.cells) if (!missing.has(cell)) cells.add(cell);
  }
  return [...cells];
}

/** What is left to see of the marks once the game is over: how the winner could have won as well. */
export function alsoOpen(marks: Mark[], ending: Ending): Mark[] {
  const decided = new Set(ending.figures.map(({ cells }) => [...cells].sort().join()));
  const own = marks.filter((mark) => mark.player === ending.winner && ending.winner !== null);
  const spots = own.filter((mark) => mark.kind === 'closing');
  const open = new Set(spots.flatMap((mark) => mark.cells));
  const figures = own.filter(
    (mark) =>
      isFigure(mark) &&
      mark.cells.some((cell) => open.has(cell)) &&
      !decided.has([...mark.cells].sort().join()),
  );
  return [...figures, ...spots];
}
