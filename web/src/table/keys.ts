// What keys do at the table wherever the focus is. The board, the bar and the list of moves answer their own keys first.
import type { AtTable } from './attable.ts';

interface Answers {
  /** Takes the first letter of a typed move. */
  type: (key: string) => void;
  /** Whether something else is written beside the board: then letters are moves on the board only. */
  writing?: boolean;
}

/** What a typed move is made of. */
export const LETTERS = /^[a-z0-9@=<>^!+-]$/i;

export function answerKey(event: KeyboardEvent, played: AtTable, { type, writing = false }: Answers): void {
  const target = event.target as Element;
  if (event.defaultPrevented || target.closest('input, textarea, select')) return;
  // What lies over the table has the keys, wherever in it the focus is.
  if (document.querySelector('dialog[open]')) return;
  if (event.ctrlKey || event.metaKey) return takeBack(event, played);
  if (event.altKey) return;
  const { back, hand } = played;
  const onBoard = target.closest('[data-board], [data-stand]') !== null;
  if (event.key === 'Escape') {
    played.refusal = null;
    if (back.looking) back.leave();
    else hand.back();
  } else if (event.key === 'Backspace') {
    event.preventDefault();
    if (!back.looking && !hand.back()) played.undo();
  } else if (!onBoard && look(event.key, played)) {
    event.preventDefault();
  } else if (!back.looking && played.person !== null && (onBoard || !writing) && LETTERS.test(event.key)) {
    event.preventDefault();
    type(event.key);
  }
}

function takeBack(event: KeyboardEvent, played: AtTable): void {
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  const again = key === 'y' || event.shiftKey;
  if (again && played.canRedo) played.redo();
  if (!again && played.canUndo) played.undo();
}

/** Looks back by arrows, to the first and the last position by Home and End. */
function look(key: string, { back, plies }: AtTable): boolean {
  if (key === 'ArrowLeft') back.step(-1);
  else if (key === 'ArrowRight') back.step(1);
  else if (key === 'Home') back.show(0);
  else if (key === 'End') back.show(plies.length);
  else return false;
  return true;
}
