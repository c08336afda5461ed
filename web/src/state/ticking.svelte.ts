// The clocks of a game at one screen.
//
// They run while the page is in sight and stop while it is not: closed, left for another page, or behind another tab. A
// browser may close a page out of sight at any time, so nothing else would be the same for everybody; the page says so.
import type { ClockRule } from './kept.ts';

const TICK_MS = 200;
/** How often the time left is kept, for a browser that dies without a word. */
const KEEP_MS = 2000;
/** Nothing ticks so rarely: the machine slept in between, and that is nobody's time. */
const ASLEEP_MS = 10_000;
/** What is left at least when play goes on after a flag fell, or a move with its increment was taken back. */
const REPRIEVE_MS = 10_000;

/** What the clocks need to know of the game. */
export interface Ticked {
  /** Whose time is running. */
  running(): number | null;
  /** Told when a player's time is up. */
  flag(player: number): void;
  /** Told now and then to keep the time left. */
  keep(): void;
  /** The time left as another tab may have kept it meanwhile. */
  kept(): number[] | null;
}

export class Ticking {
  /** Milliseconds left, by player. */
  left = $state.raw<number[]>([]);
  private before = performance.now();
  private keptAt = 0;
  private readonly stopTicking: () => void = () => undefined;

  constructor(
    readonly rule: ClockRule | null,
    left: number[],
    private readonly game: Ticked,
  ) {
    this.left = left;
    if (rule === null) return;
    const ticking = setInterval(() => this.tick(), TICK_MS);
    const seen = () => (document.hidden ? this.leave() : this.comeBack());
    const leave = () => this.leave();
    document.addEventListener('visibilitychange', seen);
    addEventListener('pagehide', leave);
    this.stopTicking = () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pagehide', leave);
    };
  }

  /** Takes the time gone by off the clock that runs. */
  tick(): void {
    if (document.hidden) return;
    this.spend();
    if (performance.now() - this.keptAt > KEEP_MS) this.keep();
  }

  /** A player has moved: their increment is added. */
  moved(player: number): void {
    this.add(player, this.increment);
  }

  /**
   * A player's move was taken back. Time that was thought is gone, or one could think for nothing; what the move added goes
   * too, or one could gain time by moving to and fro. Nobody is put below a few seconds by it.
   */
  unmoved(player: number): void {
    const left = this.left[player] ?? 0;
    this.put(player, Math.max(left - this.increment, Math.min(left, REPRIEVE_MS)));
  }

  /** Play goes on after a flag fell: nobody is without time. */
  reprieve(): void {
    this.left = this.left.map((ms) => Math.max(ms, REPRIEVE_MS));
  }

  stop(): void {
    this.stopTicking();
  }

  private get increment(): number {
    return (this.rule?.increment ?? 0) * 1000;
  }

  private spend(): void {
    const now = performance.now();
    const gone = now - this.before;
    this.before = now;
    const player = this.game.running();
    if (this.rule === null || player === null || gone > ASLEEP_MS) return;
    const rest = Math.max(0, (this.left[player] ?? 0) - gone);
    this.put(player, rest);
    if (rest === 0) this.game.flag(player);
  }

  private keep(): void {
    this.keptAt = performance.now();
    this.game.keep();
  }

  private leave(): void {
    this.spend();
    this.keep();
  }

  private comeBack(): void {
    this.before = performance.now();
    this.left = this.game.kept() ?? this.left;
  }

  private add(player: number, ms: number): void {
    this.put(player, (this.left[player] ?? 0) + ms);
  }

  private put(player: number, ms: number): void {
    this.left = this.left.map((left, index) => (index === player ? ms : left));
  }
}
