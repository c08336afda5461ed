// A person's hand over a board: what was touched so far, and what may be touched next.
import { nextTouches, remaining, touch, lastCell } from '../rules/touching.ts';
import type { Choice, Objection, Touch } from '../rules/types.ts';

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

  /** Why the last touch led nowhere, or what the push weighs that is refused to the piece in hand. */
  objection = $state.raw<Objection | null>(null);

  constructor(
    private readonly complete: (mv: string) => void,
    /** Asks the rules why a path leads nowhere. */
    private readonly refuse: (path: Touch[]) => Objection | null = () => null,
  ) {}

  offer(choices: Choice[], owner: number | null = null): void {
    this.choices = choices;
    this.owner = owner;
    this.drop();
  }

  touch(what: Touch): void {
    const result = touch(this.choices, this.touched, what);
    if (result === null) {
      this.objection = this.why(what);
      // Petals cover their cell: without a keyboard, only a touch elsewhere can close them.
      if (this.onlyFacings && !what.startsWith('facing:')) this.touched = [];
      return;
    }
    this.touched = result.touched;
    const warning = result.touched.length > 0 ? this.refuse(result.touched) : null;
    this.objection = warning?.sum ? warning : null;
    if (result.mv !== null) this.complete(result.mv);
  }

  /** Why this would lead nowhere after what was touched. */
  why(what: Touch): Objection | null {
    return this.refuse([...this.touched, what]);
  }

  /** Answers a drop where nothing can be dropped; what is in hand stays there. */
  object(what: Touch): void {
    this.objection = this.why(what);
  }

  /** Lets go of what was touched last. */
  back(): boolean {
    const held = this.touched.length > 0;
    this.touched = this.touched.slice(0, -1);
    this.objection = null;
    return held;
  }

  drop(): void {
    this.touched = [];
    this.objection = null;
  }

  /** The choices that are left, for previews. */
  left(): Choice[] {
    return remaining(this.choices, this.touched);
  }
}
