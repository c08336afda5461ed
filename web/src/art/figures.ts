// Lines through the cells of a figure.
import { around, inLine } from '../rules/geometry.ts';

interface Point {
  x: number;
  y: number;
}

/** The points of a figure in the order in which a line goes through them, and whether it comes back to its beginning. */
export function outline(points: Point[]): { ordered: Point[]; closed: boolean } {
  if (!inLine(points)) return { ordered: around(points), closed: true };
  return { ordered: [...points].sort((one, other) => one.x - other.x || one.y - other.y), closed: false };
}

/** A line through all points of a figure. */
export function through(points: Point[]): string {
  const { ordered, closed } = outline(points);
  return `M${ordered.map(({ x, y }) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Straight lines from the edge of one cell of a figure to the edge of the next; `reach` from a middle to its edge. */
export function between(points: Point[], reach: (dx: number, dy: number) => number): string {
  const { ordered, closed } = outline(points);
  const pairs = ordered.map((from, index) => ({ from, to: ordered[(index + 1) % ordered.length] ?? from }));
  let path = '';
  for (const { from, to } of closed ? pairs : pairs.slice(0, -1)) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const out = reach(dx, dy);
    // Neighbours touch with their frames already.
    if (length <= 2 * out) continue;
    path += `M${from.x + dx * out} ${from.y + dy * out}L${to.x - dx * out} ${to.y - dy * out}`;
  }
  return path;
}

/** From the middle of a cell with a square frame of this half width to its edge. */
export const toFrame =
  (half: number) =>
  (dx: number, dy: number): number =>
    half / Math.max(Math.abs(dx), Math.abs(dy));

/** The ends or corners of a figure, each with the angle that leads away from it, clockwise from the top. */
export function corners(points: Point[]): { point: Point; angle: number }[] {
  const { ordered, closed } = outline(points);
  const middle = {
    x: ordered.reduce((sum, { x }) => sum + x / ordered.length, 0),
    y: ordered.reduce((sum, { y }) => sum + y / ordered.length, 0),
  };
  const ends = closed ? ordered : [ordered[0], ordered.at(-1)].filter((point) => point !== undefined);
  return ends.map((point) => ({
    point,
    angle: (Math.atan2(point.x - middle.x, middle.y - point.y) * 180) / Math.PI,
  }));
}
