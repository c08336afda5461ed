// Where things lie in the drawing of a board, in hundredths of a cell. All layers of a board share one plan.
import { seenAt, seenSize, type Quarter, type Size } from '../rules/geometry.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Plan {
  turn: Quarter;
  /** How wide the frame is. */
  margin: number;
  width: number;
  height: number;
  /** The middle of a cell. */
  place: (cell: string) => Point;
}

export function planOf(size: Size, turn: Quarter, margin: number): Plan {
  const seen = seenSize(size, turn);
  return {
    turn,
    margin,
    width: seen.columns * 100 + 2 * margin,
    height: seen.rows * 100 + 2 * margin,
    place: (cell) => {
      const { x, y } = seenAt(cell, size, turn);
      return { x: margin + x * 100 + 50, y: margin + y * 100 + 50 };
    },
  };
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** The side of the frame beside a cell of the border; the lower and upper ones first, where words have more room. */
export function borderOf({ place, margin, width, height }: Plan, cell: string): Side | null {
  const { x, y } = place(cell);
  if (y + 50 >= height - margin) return 'bottom';
  if (y - 50 <= margin) return 'top';
  if (x - 50 <= margin) return 'left';
  return x + 50 >= width - margin ? 'right' : null;
}
