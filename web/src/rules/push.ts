// What kind of movement a list of motions is, for the marks and the words: read off the pieces, without rules.
import { parseCell } from './geometry.ts';
import type { Motion, Place } from './types.ts';

export interface Line {
  /** Where the first piece came from. */
  origin: string;
  dx: number;
  dy: number;
  /** The cells that moved pieces now stand on. */
  cells: string[];
}

export const placeCell = (place: Place): string | null => (place.startsWith('cell:') ? place.slice(5) : null);

/** Several pieces that moved together by the same step; `null` when it was something else. */
export function pushedLine(motions: Motion[]): Line | null {
  const steps = motions.flatMap((motion) => {
    const from = placeCell(motion.from);
    const to = placeCell(motion.to);
    return from && to && from !== to ? [{ from, to }] : [];
  });
  const leaving = motions.some((motion) => placeCell(motion.from) && !placeCell(motion.to));
  const [first] = steps;
  if (!first || (motions.length < 2 && !leaving)) return null;
  const from = parseCell(first.from);
  const to = parseCell(first.to);
  const dx = to.column - from.column;
  const dy = to.row - from.row;
  const same = steps.every((step) => {
    const one = parseCell(step.from);
    const other = parseCell(step.to);
    return other.column - one.column === dx && other.row - one.row === dy;
  });
  if (!same) return null;
  const along = (cell: string) => parseCell(cell).column * dx + parseCell(cell).row * dy;
  const entered = motions.flatMap((motion) => {
    const cell = placeCell(motion.to);
    return motion.from.startsWith('reserve:') && cell ? [cell] : [];
  });
  const sources = steps.map((step) => step.from).sort((one, other) => along(one) - along(other));
  const cells = [...steps.map((step) => step.to), ...entered].sort((one, other) => along(one) - along(other));
  return { origin: entered[0] ?? sources[0] ?? first.from, dx, dy, cells };
}

/** Where pieces landed, when it was no push; one that only changes its kind while another moves did not land. */
export function landings(motions: Motion[]): string[] {
  if (pushedLine(motions)) return [];
  const moved = motions.some((motion) => motion.from !== motion.to);
  return motions.flatMap((motion) =>
    moved && motion.from === motion.to ? [] : (placeCell(motion.to) ?? []),
  );
}
