// The whole game gone through by the engine, and what came of it so far: chances at every ply, turning points, accuracy.
import { askReview, type Thought } from '../rules/thinking.ts';
import type { Moment, ReviewedPly } from '../rules/types.ts';
import type { Line, Reviewed } from '../rules/worker.ts';

export class ChartReview {
  /** How much is done, 0 to 1, while it runs. */
  progress = $state<number | null>(null);
  /** What positions are worth, as far as the review has come. */
  plies = $state.raw<ReviewedPly[]>([]);
  moments = $state.raw<Moment[]>([]);
  /** How well each played, 0 to 100; nothing before the review is through or where somebody did not move. */
  accuracy = $state.raw<(number | null)[]>([]);
  /** Whether nothing came of it: the engine was not to be had. */
  failed = $state(false);
  /** The moves it was begun with. */
  private reviewed: string | null = null;
  private thought: Thought<Reviewed> | null = null;

  /** What the position after so many plies is worth, once that is known. */
  after(plies: number): ReviewedPly | undefined {
    return this.plies.find(({ ply }) => ply === plies);
  }

  /** Goes through a game, unless it has done that already. */
  async begin(line: Line): Promise<void> {
    const moves = line.moves.join(' ');
    if (moves === this.reviewed) return;
    this.drop();
    this.reviewed = moves;
    if (line.moves.length === 0) return;
    this.progress = 0;
    const thought = askReview(line, (part, reviewed) => {
      if (this.thought !== thought) return;
      this.progress = part;
      this.take(reviewed);
    });
    this.thought = thought;
    const reviewed = await thought.answer;
    // Stopped, or the game has gone on.
    if (this.thought !== thought) return;
    this.thought = null;
    this.progress = null;
    this.failed = reviewed === null;
    if (reviewed !== null) this.take(reviewed);
  }

  /** Stops it; what it found stays. */
  stop(): void {
    const { thought } = this;
    this.thought = null;
    thought?.stop();
    if (this.progress !== null) this.reviewed = null;
    this.progress = null;
  }

  /** Stops it and forgets what it found. */
  drop(): void {
    this.stop();
    this.reviewed = null;
    this.plies = [];
    this.moments = [];
    this.accuracy = [];
    this.failed = false;
  }

  private take({ plies, moments, accuracy }: Reviewed): void {
    this.plies = plies;
    this.moments = moments;
    this.accuracy = accuracy;
  }
}
