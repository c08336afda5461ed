// Where cells lie on a screen, for a board that may be turned by quarters.
import type { Place } from './types.ts';

export interface Size {
  columns: number;
  rows: number;
}

/** How often the view is turned clockwise by a quarter. */
export type Quarter = 0 | 1 | 2 | 3;

/** Column and row from 0, row 0 at the bottom, as in `a1`. */
export function parseCell(cell: string): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 };
}

/** The cell a piece comes from or goes to; `null` where that is no cell. */
export const placeCell = (place: Place): string | null => (place.startsWith('cell:') ? place.slice(5) : null);

export function cellName(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** The size of the board as it is seen. */
export function seenSize(size: Size, turn: Quarter): Size {
  return turn % 2 === 0 ? size : { columns: size.rows, rows: size.columns };
}

/** How wide the frame around a board is, in hundredths of a cell. */
export const frameWidth = (seen: Size): number => 6 * Math.max(seen.columns, seen.rows);

/** A board's width over its height, frame included. */
export function frameRatio(seen: Size): number {
  const margin = 2 * frameWidth(seen);
  return (seen.columns * 100 + margin) / (seen.rows * 100 + margin);
}

/** Where a cell is seen: x from the left, y from the top, in cells. */
export function seenAt(cell: string, size: Size, turn: Quarter): { x: number; y: number } {
  const { column, row } = parseCell(cell);
  const x = column;
  const y = size.rows - 1 - row;
  switch (turn) {
    case 0:
      return { x, y };
    case 1:
      return { x: size.rows - 1 - y, y: x };
    case 2:
      return { x: size.columns - 1 - x, y: size.rows - 1 - y };
    case 3:
      return { x: y, y: size.columns - 1 - x };
  }
}

/** The cell seen at a place. */
export function cellAt(x: number, y: number, size: Size, turn: Quarter): string {
  switch (turn) {
    case 0:
      return cellName(x, size.rows - 1 - y);
    case 1:
      return cellName(y, x);
    case 2:
      return cellName(size.columns - 1 - x, y);
    case 3:
      return cellName(size.columns - 1 - y, size.rows - 1 - x);
  }
}

const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

/** Degrees clockwise from north; `null` for a facing that is no direction of the compass. */
export function angleOf(facing: string | null): number | null {
  const index = facing === null ? -1 : DIRECTIONS.indexOf(facing);
  return index < 0 ? null : index * 45;
}

/** A facing as it is seen on a turned board, as a step on the screen; `null` when it is no direction. */
export function seenStep(facing: string, turn: Quarter): { dx: number; dy: number } | null {
  const angle = angleOf(facing);
  if (angle === null) return null;
  const radians = ((angle + turn * 90) * Math.PI) / 180;
  return { dx: Math.round(Math.sin(radians)), dy: -Math.round(Math.cos(radians)) };
}

/** The step on the screen that an arrow key asks for; `null` for any other key. */
export function arrowStep(key: string): { dx: number; dy: number } | null {
  const steps: Record<string, { dx: number; dy: number }> = {
    ArrowUp: { dx: 0, dy: -1 },
    ArrowDown: { dx: 0, dy: 1 },
    ArrowLeft: { dx: -1, dy: 0 },
    ArrowRight: { dx: 1, dy: 0 },
  };
  return steps[key] ?? null;
}

/** The short way from one angle to another: the first one moved next to the second. */
export function shortWay(from: number, to: number): number {
  return to + ((((from - to) % 360) + 540) % 360) - 180;
}

/** Orders points around their middle, so that a figure can be drawn through them. */
export function around(points: { x: number; y: number }[]): { x: number; y: number }[] {
  const middle = points.reduce(
    (sum, point) => ({ x: sum.x + point.x / points.length, y: sum.y + point.y / points.length }),
    { x: 0, y: 0 },
  );
  const angle = (point: { x: number; y: number }) => Math.atan2(point.y - middle.y, point.x - middle.x);
  return [...points].sort((one, other) => angle(one) - angle(other));
}
