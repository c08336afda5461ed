// A person's hand over a board: what was touched so far, and what may be touched next.
import { nextTouches, remaining, touch, lastCell } from '../rules/touching.ts';
import type { Choice, Touch } from '../rules/types.ts';

export class Hand {
  choices = $state.raw<Choice[]>([]);
  touched = $state.raw<Touch[]>([]);
  next = $derived(nextTouches(this.choices, this.touched));
  /** Facings on offer, and the cell around which they are offered. */
  facings = $derived([...this.next].flatMap((what) => (what.startsWith('facing:') ? [what.slice(7)] : [])));
  /** Buttons on offer; one that was pressed stays, so that it can be let go. */
  actions = $derived(
    [...this.touched, ...this.next].flatMap((what) => (what.startsWith('action:') ? [what.slice(7)] : [])),
  );
  around = $derived(lastCell(this.touched));
  /** Whether nothing but a facing is asked for now. */
  onlyFacings = $derived(this.facings.length > 0 && this.facings.length === this.next.size);

  /** Whose hand it is. */
  owner = $state<number | null>(null);

  constructor(private readonly complete: (mv: string) => void) {}

  offer(choices: Choice[], owner: number | null = null): void {
    this.choices = choices;
    this.owner = owner;
    this.touched = [];
  }

  touch(what: Touch): void {
    const result = touch(this.choices, this.touched, what);
    this.touched = result.touched;
    if (result.mv !== null) this.complete(result.mv);
  }

  /** Lets go of what was touched last. */
  back(): boolean {
    const held = this.touched.length > 0;
    this.touched = this.touched.slice(0, -1);
    return held;
  }

  drop(): void {
    this.touched = [];
  }

  /** The choices that are left, for previews. */
  left(): Choice[] {
    return remaining(this.choices, this.touched);
  }
}
