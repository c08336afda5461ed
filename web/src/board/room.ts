// Where there is room for a word on a board that covers nothing of it.
import { cellName, type Size } from '../rules/geometry.ts';
import type { Plan, Point } from './plan.ts';

/** For each cell the free one nearest to it, another one each time; `null` when the board is full. */
export function freeBeside(plan: Plan, size: Size, cells: string[], taken: string[]): (string | null)[] {
  const kept = new Set(taken);
  return cells.map((about) => {
    const cell = nearest(plan, size, about, kept);
    if (cell !== null) kept.add(cell);
    return cell;
  });
}

function nearest(plan: Plan, size: Size, about: string, taken: Set<string>): string | null {
  const from = plan.place(about);
  // Above is best, then below, then the sides; farther cells only where these are taken.
  const cost = ({ x, y }: Point) =>
    Math.hypot(x - from.x, y - from.y) + (y < from.y ? 0 : y > from.y ? 1 : 2);
  let best: { cell: string; cost: number } | null = null;
  for (let column = 0; column < size.columns; column++) {
    for (let row = 0; row < size.rows; row++) {
      const cell = cellName(column, row);
      if (cell === about || taken.has(cell)) continue;
      const at = cost(plan.place(cell));
      if (best === null || at < best.cost) best = { cell, cost: at };
    }
  }
  return best?.cell ?? null;
}

/** The middle of a box of this size on the board that covers none of the cells; the corners first, the upper right one before all. */
export function roomFor(plan: Plan, width: number, height: number, cells: string[]): Point | null {
  const [left, right] = [width / 2 + 6, plan.width - width / 2 - 6];
  const [top, bottom] = [height / 2 + 6, plan.height - height / 2 - 6];
  const steps = (from: number, to: number) =>
    Array.from({ length: 13 }, (_, index) => from + ((to - from) * index) / 12);
  const places = [
    { x: right, y: top },
    { x: left, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
    ...steps(top, bottom).flatMap((y) => steps(right, left).map((x) => ({ x, y }))),
  ];
  return places.find((at) => !covers(plan, at, width, height, cells)) ?? null;
}

/** Whether a box of this size around a point covers something of a cell. */
export function covers(plan: Plan, at: Point, width: number, height: number, cells: string[]): boolean {
  return cells
    .map(plan.place)
    .some(({ x, y }) => Math.abs(x - at.x) < width / 2 + 52 && Math.abs(y - at.y) < height / 2 + 52);
}
