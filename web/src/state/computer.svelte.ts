// The computer at a table: it moves in its seats, advises people, and judges an offer of a draw.
import { askJudgement, askLevel, askOpinion, type Thought } from '../rules/thinking.ts';
import type { Opinion } from '../rules/types.ts';
import type { Judged, Line } from '../rules/worker.ts';
import type { Kept, Seat } from './kept.ts';
import { settings } from './settings.svelte.ts';

/** How long the computer thinks at full strength. */
const THINK_MS = 700;
/** How long it thinks about a hint. */
const HINT_MS = 900;
/** How long each computer thinks about an offer. */
const JUDGE_MS = 400;
/** It never answers faster than this, so that its move can be followed. */
const PAUSE_MS = 550;
/** The same where nothing moves on the board. */
const STILL_PAUSE_MS = 250;

export class Computer {
  /** Whether it thinks about its move, or about an offer. */
  thinking = $state(false);
  hinting = $state(false);
  private thought: Thought<unknown> | null = null;

  /** What it plays in a seat; `null` when it was stopped. */
  async move(line: Line, seat: Seat & { kind: 'computer' }, seed: Kept['seed']): Promise<string | null> {
    this.stop();
    this.thinking = true;
    const begun = performance.now();
    const { level } = seat;
    const thought = level === undefined ? askOpinion(line, THINK_MS) : askLevel(line, level, seed ?? 0);
    this.thought = thought;
    const chosen = await thought.answer;
    const rest = (settings.moving ? PAUSE_MS : STILL_PAUSE_MS) - (performance.now() - begun);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    return this.done(thought) && chosen !== null ? chosen.mv : null;
  }

  /** What it would play in a person's place at full strength. */
  async advise(line: Line): Promise<Opinion | null> {
    this.stop();
    this.hinting = true;
    const thought = askOpinion(line, HINT_MS);
    this.thought = thought;
    const opinion = await thought.answer;
    return this.done(thought) ? opinion : null;
  }

  /** What it thinks of a position of which it is asked whether a draw would do. */
  async judge(line: Line): Promise<Opinion | null> {
    this.stop();
    this.thinking = true;
    const thought = askOpinion(line, JUDGE_MS);
    this.thought = thought;
    const opinion = await thought.answer;
    return this.done(thought) ? opinion : null;
  }

  /** What is wrong with the last move, where it is a serious mistake; `stopped` when something else was asked meanwhile. */
  async judgeLast(line: Line): Promise<Judged | 'fine' | 'stopped'> {
    this.stop();
    this.thinking = true;
    const thought = askJudgement(line);
    this.thought = thought;
    const judged = await thought.answer;
    return this.done(thought) ? (judged ?? 'fine') : 'stopped';
  }

  stop(): void {
    const { thought } = this;
    this.thought = null;
    this.thinking = false;
    this.hinting = false;
    thought?.stop();
  }

  /** Whether nothing else was asked meanwhile. */
  private done(thought: Thought<unknown>): boolean {
    if (this.thought !== thought) return false;
    this.thought = null;
    this.thinking = false;
    this.hinting = false;
    return true;
  }
}
