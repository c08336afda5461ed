// Lines through the cells of a figure.
import { around } from '../rules/geometry.ts';
import type { Outline } from '../rules/types.ts';

interface Point {
  x: number;
  y: number;
}

/** A straight line from one point to another. */
type Side = [from: Point, to: Point];

/** The straight lines of which a figure is made. */
function sides(points: Point[], outline: Outline): Side[] {
  if (outline === 'cross') {
    const [top, bottom, left, right] = points;
    return top && bottom && left && right
      ? [
          [top, bottom],
          [left, right],
        ]
      : [];
  }
  const closed = outline === 'closed';
  const ordered = closed ? around(points) : inOrder(points);
  const last = ordered.at(-1);
  const steps = ordered.slice(1).map((to, index): Side => [ordered[index] ?? to, to]);
  const [first] = ordered;
  return closed && first && last ? [...steps, [last, first]] : steps;
}

const inOrder = (points: Point[]): Point[] =>
  [...points].sort((one, other) => one.x - other.x || one.y - other.y);

/** A line through all points of a figure. */
export const through = (points: Point[], outline: Outline): string =>
  sides(points, outline)
    .map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join('');

/** Straight lines from the edge of one cell of a figure to the edge of the next; `reach` from a middle to its edge. */
export function between(
  points: Point[],
  outline: Outline,
  reach: (dx: number, dy: number) => number,
): string {
  let path = '';
  for (const [from, to] of sides(points, outline)) {
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
export function corners(points: Point[], outline: Outline): { point: Point; angle: number }[] {
  const middle = {
    x: points.reduce((sum, { x }) => sum + x / points.length, 0),
    y: points.reduce((sum, { y }) => sum + y / points.length, 0),
  };
  const ordered = inOrder(points);
  const ends = outline === 'line' ? [ordered[0], ordered.at(-1)] : points;
  return ends.flatMap((point) =>
    point ? [{ point, angle: (Math.atan2(point.x - middle.x, middle.y - point.y) * 180) / Math.PI }] : [],
  );
}
