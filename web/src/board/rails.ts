// Two lines along a row of cells that moved, or should have moved, as one.
import { seenStep } from '../rules/geometry.ts';
import type { Plan } from './plan.ts';

/** The box around cells, in the drawing. */
export function boxOf(plan: Plan, cells: string[]): { x0: number; y0: number; x1: number; y1: number } {
  const places = cells.map(plan.place);
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return {
    x0: Math.min(...xs) - 50,
    y0: Math.min(...ys) - 50,
    x1: Math.max(...xs) + 50,
    y1: Math.max(...ys) + 50,
  };
}

/** Rails on both sides of the cells, in the direction of a facing. */
export function railsAlong(plan: Plan, cells: string[], toward: string): string {
  if (cells.length === 0) return '';
  const { x0, y0, x1, y1 } = boxOf(plan, cells);
  const upright = seenStep(toward, plan.turn)?.dx === 0;
  return upright
    ? `M${x0 + 2} ${y0 + 2}V${y1 - 2}M${x1 - 2} ${y0 + 2}V${y1 - 2}`
    : `M${x0 + 2} ${y0 + 2}H${x1 - 2}M${x0 + 2} ${y1 - 2}H${x1 - 2}`;
}
