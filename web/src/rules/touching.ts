// What may be touched next. The browser knows no rules: it only filters the choices it was given.
import type { Choice } from './types.ts';

/** The choices that begin with what was touched so far. */
export function remaining(choices: Choice[], touched: string[]): Choice[] {
  return choices.filter((choice) => touched.every((touch, index) => choice.path[index] === touch));
}

/** What may be touched next. */
export function nextTouches(choices: Choice[], touched: string[]): Set<string> {
  const next = new Set<string>();
  for (const choice of remaining(choices, touched)) {
    const touch = choice.path[touched.length];
    if (touch !== undefined) next.add(touch);
  }
  return next;
}

/** Where a touch leads: a longer path, a new beginning, one step back, or a whole move. */
export type Touched = { touched: string[]; mv: string | null };

export function touch(choices: Choice[], touched: string[], what: string): Touched {
  if (nextTouches(choices, touched).has(what)) return settle(choices, [...touched, what]);
  // Touching the last thing again lets go of it; touching another beginning starts anew.
  if (touched.at(-1) === what) return { touched: touched.slice(0, -1), mv: null };
  if (touched.length > 0 && nextTouches(choices, []).has(what)) return settle(choices, [what]);
  return { touched: [], mv: null };
}

/** A path that can only go on in one way, and only by facings, is the move already. */
function settle(choices: Choice[], touched: string[]): Touched {
  const left = remaining(choices, touched);
  const [only] = left;
  if (left.length === 1 && only !== undefined) {
    const open = only.path.slice(touched.length);
    if (open.every((step) => step.startsWith('facing:'))) return { touched: [], mv: only.mv };
  }
  return { touched, mv: null };
}

/** The cell that facings are offered around: the one touched last. */
export function lastCell(touched: string[]): string | null {
  const cells = touched.filter((step) => step.startsWith('cell:'));
  return cells.at(-1)?.slice(5) ?? null;
}
