// Drag and drop over whatever carries `data-touch`: the same touches as tapping, in one gesture.
import type { Touch } from '../rules/types.ts';
import type { Hand } from '../state/hand.svelte.ts';
import { finishAll } from './animate.ts';

export interface Dragged {
  what: Touch;
  x: number;
  y: number;
}

interface Options {
  hand: Hand;
  /** Told while something is dragged, and with `null` when it is let go. */
  ondrag: (dragged: Dragged | null) => void;
}

/** So far a finger or mouse goes before a touch becomes a drag. */
const SLACK = 7;

const touchable = (element: Element | null) => element?.closest<HTMLElement>('[data-touch]') ?? null;
const touchOf = (element: HTMLElement | null) => (element?.dataset.touch ?? null) as Touch | null;

export function dragging(node: HTMLElement, options: Options) {
  let { hand, ondrag } = options;
  let from: { what: Touch; x: number; y: number; pointer: number } | null = null;
  let dragged = false;

  const touchAt = (x: number, y: number): Touch | null => {
    const element = touchable(document.elementFromPoint(x, y));
    return node.contains(element) ? touchOf(element) : null;
  };

  function down(event: PointerEvent): void {
    dragged = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const element = touchable(event.target as Element);
    const what = touchOf(element);
    if (!what || what.startsWith('facing:') || !element) return;
    const begins = hand.choices.some((choice) => choice.path[0] === what && choice.path.length > 1);
    const movable = what.startsWith('reserve:') || element.classList.contains('held');
    if (begins && movable) from = { what, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK;
    if (!dragged && far) {
      dragged = true;
      finishAll();
      if (hand.touched.length !== 1 || hand.touched[0] !== from.what) {
        hand.drop();
        hand.touch(from.what);
      }
    }
    if (dragged) {
      event.preventDefault();
      ondrag({ what: from.what, x: event.clientX, y: event.clientY });
    }
  }

  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    const begun = from;
    from = null;
    if (!dragged) return;
    ondrag(null);
    const what = touchAt(event.clientX, event.clientY);
    if (what === null || what === begun.what) return;
    if (hand.next.has(what)) hand.touch(what);
    else hand.object(what);
  }

  function cancel(): void {
    from = null;
    if (dragged) ondrag(null);
    dragged = false;
  }

  /** The click that ends a drag is no touch of its own. */
  function click(event: MouseEvent): void {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }

  node.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  node.addEventListener('click', click, true);
  return {
    update(changed: Options) {
      ({ hand, ondrag } = changed);
    },
    destroy() {
      node.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      node.removeEventListener('click', click, true);
    },
  };
}
