// A proven win played through: whatever the defender tries, the winner's move follows.
import type { Analysis } from './analysis.svelte.ts';

/** How long a move is looked at before the answer comes. */
const PAUSE_MS = 350;

export class ProofPlay {
  /** Who wins while their win is played through. */
  winner = $state<number | null>(null);
  /** Whether the loser's best move was asked for before it was known. */
  private defending = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly analysis: Analysis) {}

  /** The win that is proven in the position shown: whose, and in how many plies. */
  get proven(): { winner: number; plies: number } | null {
    const { live, view, game } = this.analysis;
    const verdict = live.report?.lines[0]?.verdict;
    if (!verdict || view.ending) return null;
    if ('win' in verdict) return { winner: view.actor, plies: verdict.win };
    if ('loss' in verdict && game.players.length === 2)
      return { winner: 1 - view.actor, plies: verdict.loss };
    return null;
  }

  begin(): void {
    this.winner = this.proven?.winner ?? null;
  }

  stop(): void {
    this.winner = null;
    this.defending = false;
    clearTimeout(this.waiting);
  }

  /** Plays the winner's move once it is found; asked whenever the board or the engine's opinion changes. */
  follow(): void {
    clearTimeout(this.waiting);
    const { live, view } = this.analysis;
    if (this.winner === null) return;
    if (view.ending) {
      this.stop();
      return;
    }
    const [best] = live.report?.lines ?? [];
    const mv = best?.moves[0];
    if (this.defending && view.actor !== this.winner && mv !== undefined) {
      this.defending = false;
      this.analysis.play(mv);
      return;
    }
    if (view.actor !== this.winner || best === undefined || mv === undefined || !('win' in best.verdict))
      return;
    this.waiting = setTimeout(() => {
      if (this.winner !== null) this.analysis.play(mv);
    }, PAUSE_MS);
  }

  /** Plays the longest defence for the loser, once it is known. */
  defend(): void {
    const { view } = this.analysis;
    if (view.ending !== null || view.actor === this.winner) return;
    this.defending = true;
    this.follow();
  }
}
