// A finished game gone through by the engine, and what came of it.
import { askReview, type Thought } from '../rules/thinking.ts';
import type { Moment } from '../rules/types.ts';
import type { Line, Reviewed } from '../rules/worker.ts';

export class GameReview {
  /** How much is done, 0 to 1, while it runs. */
  progress = $state<number | null>(null);
  /** The moves that decided the game, once it is through. */
  moments = $state.raw<Moment[] | null>(null);
  /** Whether nothing came of it: the engine was not to be had. */
  failed = $state(false);
  private thought: Thought<Reviewed> | null = null;

  async begin(line: Line): Promise<void> {
    this.drop();
    this.progress = 0;
    const thought = askReview(line, (part) => {
      if (this.thought === thought) this.progress = part;
    });
    this.thought = thought;
    const reviewed = await thought.answer;
    // Stopped, or the game has gone on.
    if (this.thought !== thought) return;
    this.thought = null;
    this.progress = null;
    this.moments = reviewed?.moments ?? null;
    this.failed = reviewed === null;
  }

  /** Stops it and forgets what it found. */
  drop(): void {
    const { thought } = this;
    this.thought = null;
    thought?.stop();
    this.progress = null;
    this.moments = null;
    this.failed = false;
  }
}
