// A proven win played through: whatever the defender tries, the winner's move follows.
import type { Analysis } from './analysis.svelte.ts';

/** How long a move is looked at before the answer comes. */
const PAUSE_MS = 350;
/** How long the longest defence is looked for at most; what is known by then is played. */
const DEFENCE_MS = 3000;

export class ProofPlay {
  /** Who wins while their win is played through. */
  winner = $state<number | null>(null);
  /** The node at which the loser's best move was asked for, and when, until it is known. */
  private defending: { at: number; since: number } | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** The node at which a move waits to be played. */
  private waitsAt: number | null = null;

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
    this.defending = null;
    this.wait(null);
  }

  /** Plays the winner's move once it is found; asked whenever the board or the engine's opinion changes. */
  follow(): void {
    const { live, view, at } = this.analysis;
    // Reports come more often than a pause is long: those of the same position do not put the move off.
    if (this.waitsAt !== at) this.wait(null);
    if (this.defending?.at !== at) this.defending = null;
    if (this.winner === null) return;
    if (view.ending) {
      this.stop();
      return;
    }
    const best = live.report?.lines[0];
    if (best?.moves[0] === undefined) return;
    if (view.actor !== this.winner) {
      if (this.defending === null) return;
      const left = live.decided ? 0 : this.defending.since + DEFENCE_MS - performance.now();
      if (left > 0) this.wait(at, left);
      else this.playBest();
    } else if ('win' in best.verdict) this.wait(at, PAUSE_MS);
  }

  /** Plays the longest defence for the loser, once it is known. */
  defend(): void {
    const { view, at } = this.analysis;
    if (view.ending !== null || view.actor === this.winner) return;
    this.defending = { at, since: performance.now() };
    this.follow();
  }

  /** Has the best move played after a while, unless one waits at that node already; or none. */
  private wait(at: number | null, time = 0): void {
    if (at !== null && this.waitsAt === at) return;
    clearTimeout(this.waiting);
    this.waitsAt = at;
    if (at !== null) this.waiting = setTimeout(() => this.playBest(), time);
  }

  private playBest(): void {
    this.wait(null);
    this.defending = null;
    const mv = this.analysis.live.report?.lines[0]?.moves[0];
    if (this.winner !== null && mv !== undefined) this.analysis.play(mv);
  }
}
