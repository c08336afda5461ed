// The hand of somebody who learns: it tells of every touch that leads nowhere, and lets the teacher tidy up before a touch.
import { touch } from '../rules/touching.ts';
import type { Objection, Touch } from '../rules/types.ts';
import { Hand } from '../state/hand.svelte.ts';

interface Teacher {
  /** Makes the board ready to be touched; `false` when nobody may touch it now. */
  ready(): boolean;
  complete(mv: string): void;
  refuse(path: Touch[]): Objection | null;
  /** A path led nowhere; the referee may have nothing to say about it. */
  refused(path: Touch[], objection: Objection | null): void;
}

export class LearningHand extends Hand {
  constructor(private readonly teacher: Teacher) {
    super(
      (mv) => teacher.complete(mv),
      (path) => teacher.refuse(path),
    );
  }

  override touch(what: Touch): void {
    if (!this.teacher.ready()) return;
    const path = [...this.touched, what];
    const leads = touch(this.choices, this.touched, what) !== null;
    super.touch(what);
    if (!leads) this.teacher.refused(path, this.objection);
  }

  override object(what: Touch): void {
    if (!this.teacher.ready()) return;
    const path = [...this.touched, what];
    super.object(what);
    this.teacher.refused(path, this.objection);
  }
}
