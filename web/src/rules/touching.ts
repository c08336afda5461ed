// What may be touched next. The browser knows no rules: it only filters the choices it was given.
import type { Choice, Touch } from './types.ts';

/** Cells named after a button (the corners of a figure that is pointed out) may be touched in any order. */
const isSet = (choice: Choice): boolean =>
  choice.path.length > 3 &&
  choice.path[0]?.startsWith('action:') === true &&
  choice.path.slice(1).every((step) => step.startsWith('cell:'));

function begins(choice: Choice, touched: Touch[]): boolean {
  if (touched.length > choice.path.length) return false;
  if (isSet(choice) && touched[0] === choice.path[0])
    return touched.every((step) => choice.path.includes(step));
  return touched.every((step, index) => choice.path[index] === step);
}

/** The choices that begin with what was touched so far. */
export function remaining(choices: Choice[], touched: Touch[]): Choice[] {
  return choices.filter((choice) => begins(choice, touched));
}

/** What may be touched next. */
export function nextTouches(choices: Choice[], touched: Touch[]): Set<Touch> {
  const next = new Set<Touch>();
  for (const choice of remaining(choices, touched)) {
    if (isSet(choice) && touched.length > 0) {
      for (const step of choice.path) if (!touched.includes(step)) next.add(step);
    } else {
      const step = choice.path[touched.length];
      if (step !== undefined) next.add(step);
    }
  }
  return next;
}

/** Where a touch leads: a longer path, a new beginning, one step back, or a whole move. */
export type Touched = { touched: Touch[]; mv: string | null };

/** Where a touch leads; `null` when it leads nowhere and nothing changes. */
export function touch(choices: Choice[], touched: Touch[], what: Touch): Touched | null {
  if (nextTouches(choices, touched).has(what)) return settle(choices, [...touched, what]);
  // Touching a thing again lets go of it; touching another beginning starts anew.
  if (touched.includes(what)) return { touched: touched.slice(0, touched.lastIndexOf(what)), mv: null };
  if (touched.length === 0 || !nextTouches(choices, []).has(what)) return null;
  const led = settle(choices, [what]);
  // With a piece or a word in hand, a touch on a cell where it cannot go does not choose another move there.
  const mistaken = !touched[0]?.startsWith('cell:') && what.startsWith('cell:');
  return mistaken && led.mv !== null ? null : led;
}

/** A path that can only go on in one way, and only by facings, is the move already. */
function settle(choices: Choice[], touched: Touch[]): Touched {
  const left = remaining(choices, touched);
  const [only] = left;
  if (left.length === 1 && only !== undefined) {
    const open = only.path.slice(touched.length);
    if (open.every((step) => step.startsWith('facing:'))) return { touched: [], mv: only.mv };
  }
  return { touched, mv: null };
}

/** The cell that facings are offered around: the one touched last. */
export const lastCell = (touched: Touch[]): string | null => cellsOf(touched).at(-1) ?? null;

/** The cells among what is touched. */
export const cellsOf = (touches: Iterable<Touch>): string[] =>
  [...touches].flatMap((what) => (what.startsWith('cell:') ? [what.slice(5)] : []));
