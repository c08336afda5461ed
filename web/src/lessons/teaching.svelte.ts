// One step of a lesson on a board: what is shown, what the learner tries, and the answer. It knows no rules: the rules
// module says what a move was and why a touch leads nowhere, the worker what the others answer.
import type { Rules, Table } from '../rules/rules.ts';
import { askLevel, askOpinion, type Thought } from '../rules/thinking.ts';
import type { Deed, Ending, Game, Objection, Piece, Said, Touch, View } from '../rules/types.ts';
import type { Line } from '../rules/worker.ts';
import { settings } from '../state/settings.svelte.ts';
import type { Moving } from '../state/tableline.svelte.ts';
import { answersFrom, canWin, defence, DEFENCE, isAsked, saidOfMove, saidOfPath } from './judging.ts';
import { LearningHand } from './learninghand.svelte.ts';
import { touchNamed, type Step, type Text } from './lesson.ts';

/** Between two moves that are shown, so that each is seen. */
const PACE_MS = 900;
/** Long enough to find what is wrong with a first try. */
const REFUTE_MS = 400;

/** Something is to be watched; the learner tries; somebody thinks; an answer lies on the board; it is reached. */
export type Phase = 'watch' | 'try' | 'busy' | 'refuted' | 'reached';

/** What the teacher says last. */
export type Answer =
  | { kind: 'wrong' | 'hint' | 'done' | 'watch'; say: Text; ruling: string | null }
  /** In the referee's words. */
  | { kind: 'refused'; said: Said }
  /** What the others answer: to a wrong try, to one after which nothing wins in time, or on the right way. */
  | { kind: 'refuted' | 'late' | 'reply'; player: number; deed: Deed | null }
  /** A try that ended the game otherwise than wanted. */
  | { kind: 'ended'; ending: Ending }
  | { kind: 'not-won' | 'not-asked' | 'nowhere' };

/** A move of the learner's own, as it was before they played it. */
interface Turn {
  /** Moves played by then, by anybody, and parts of the goal's line. */
  plies: number;
  part: number;
  /** Whether the right way goes like this. */
  known: boolean;
}

/** A wrong try as it is drawn: what would have come to stand there, struck out. */
export interface Struck {
  pieces: Piece[];
  cell: string;
}

export class Teaching {
  readonly game: Game;
  readonly hand: LearningHand;
  view = $state.raw<View>() as View;
  moving = $state.raw<Moving>({ key: 0, motions: [], backwards: false });
  phase = $state<Phase>('try');
  answer = $state.raw<Answer | null>(null);
  struck = $state.raw<Struck | null>(null);
  tries = $state(0);
  /** How many of the things to be watched were shown. */
  watched = $state(0);
  /** Whether the way was shown. */
  shown = $state(false);
  private table: Table;
  /** The learner: the player to move. */
  private player = 0;
  /** How much of the goal's line was played, and the learner's own moves. */
  private part = 0;
  private turns: Turn[] = [];
  /** Which of them was wrong, once that is said. */
  private wrong = 0;
  private showing = false;
  private thought: Thought<{ mv: string }> | null = null;
  /** Whatever was begun before the last beginning is over. */
  private run = 0;

  /** Throws when there is no such game or the rules refuse the position. */
  constructor(
    private readonly rules: Rules,
    private readonly name: string,
    readonly step: Step,
    private readonly onreached: () => void,
  ) {
    const game = rules.game(name);
    if (!game) throw new Error('no such game');
    this.game = game;
    this.hand = new LearningHand({
      ready: () => this.ready(),
      complete: (mv) => void this.tried(mv),
      refuse: (path) => this.table.refuse(path, this.player),
      refused: (path, objection) => this.refused(path, objection),
    });
    this.table = this.laid();
    this.begin();
    if (this.watching.length > 0) this.phase = 'watch';
  }

  /** Everything as it was before the learner touched anything. */
  begin(): void {
    this.stop();
    this.table = this.laid();
    this.player = this.table.view().actor;
    this.part = 0;
    this.turns = [];
    this.shown = false;
    this.struck = null;
    this.answer = null;
    this.phase = 'try';
    this.look();
  }

  /** Takes back the wrong move and what followed it: what was right before stays. Where nothing is wrong, it begins anew. */
  back(): void {
    const turn = this.phase === 'refuted' ? this.turns[this.wrong] : undefined;
    if (!turn) return this.begin();
    this.stop();
    while (this.table.view().played.length > turn.plies) this.table.undo();
    this.part = turn.part;
    this.turns = this.turns.slice(0, this.wrong);
    this.struck = null;
    this.answer = null;
    this.phase = 'try';
    this.look();
  }

  get watching() {
    return this.step.watch ?? [];
  }

  /** Whether the board is not as the step begins. */
  get moved(): boolean {
    return (
      this.phase !== 'try' || this.turns.length > 0 || this.hand.touched.length > 0 || this.answer !== null
    );
  }

  /** Shows the next thing to be watched; after the last it is the learner's turn. */
  async watch(): Promise<void> {
    const shown = this.watching[this.watched];
    if (this.phase !== 'watch' || !shown) return this.begin();
    this.begin();
    this.phase = 'watch';
    this.hand.offer([], this.player);
    this.watched++;
    this.answer = { kind: 'watch', say: shown.say, ruling: null };
    await this.playAll(shown.play);
  }

  /** Watches everything once more. */
  watchAgain(): Promise<void> {
    this.watched = 0;
    this.phase = 'watch';
    return this.watch();
  }

  hint(): void {
    if (this.phase === 'refuted' || this.phase === 'watch') this.back();
    this.struck = null;
    this.hand.drop();
    this.answer = { kind: 'hint', say: this.step.hint, ruling: null };
  }

  /** Plays the right way. */
  async show(): Promise<void> {
    this.begin();
    this.showing = true;
    const { run, step } = this;
    if ('refused' in step.goal) {
      for (const name of step.solution) this.hand.touch(touchNamed(name));
    } else {
      for (const mv of step.solution) {
        await this.tried(mv);
        if (this.run !== run) return;
        await this.pause();
        if (this.run !== run) return;
      }
    }
    this.showing = false;
  }

  stop(): void {
    this.run++;
    this.showing = false;
    this.thought?.stop();
    this.thought = null;
  }

  /** A touch while something is shown ends that. One that takes a wrong move back is no try: it was aimed at another board. */
  private ready(): boolean {
    if (this.phase === 'refuted') {
      this.back();
      return false;
    }
    if (this.phase === 'watch') this.begin();
    return this.phase === 'try';
  }

  private laid(): Table {
    const table = this.rules.sitDown(this.name, this.step.start);
    for (const mv of this.step.before ?? []) {
      if (table.play(mv) !== null) throw new Error(`the lesson's move ${mv} is refused`);
    }
    return table;
  }

  /** Sees the board with the learner's eyes, and offers what they may touch. */
  private look(): void {
    const anybody = this.table.view();
    this.view = anybody.ending ? anybody : this.table.view(this.player);
    const mine = this.phase === 'try' && !anybody.ending && anybody.actor === this.player;
    this.hand.offer(mine ? this.table.choices(this.player) : [], this.player);
  }

  private animate(): void {
    this.moving = { key: this.moving.key + 1, motions: this.view.motions, backwards: false };
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, settings.moving ? PACE_MS : 0));
  }

  /** A move as the rules write it. */
  private written(mv: string): string {
    if (this.table.play(mv) !== null) return mv;
    const text = this.table.view().played.at(-1) ?? mv;
    this.table.undo();
    return text;
  }

  /** Plays moves one after the other, as far as nobody begins anew. */
  private async playAll(moves: string[]): Promise<void> {
    const { run } = this;
    for (const [index, mv] of moves.entries()) {
      if (index > 0) await this.pause();
      if (this.run !== run || this.table.play(mv) !== null) return;
      this.look();
      this.animate();
    }
  }

  private get line(): Line {
    const { start, played } = this.table.view();
    return { name: this.name, start, moves: played };
  }

  /** The learner's try is whole. */
  private async tried(mv: string): Promise<void> {
    const { step, table, part } = this;
    const before = this.view.scene.pieces;
    this.struck = null;
    this.answer = null;
    // Asked before the move: texts are read in the position in which it is played.
    const texts = Object.fromEntries(this.namedMoves().map((text) => [text, this.written(text)]));
    const written = (text: string) => texts[text] ?? text;
    const turn = this.turnOf(mv);
    const said = table.play(mv);
    if (said !== null) {
      this.hand.drop();
      return this.refusedMove(mv, said);
    }
    const after = table.view(this.player);
    const text = after.played.at(-1) ?? mv;
    const named = saidOfMove(step, text, written);
    const asked = isAsked(step.goal, part, text, after, written);
    if (!asked && named) return this.strike(after, before, named);
    // Where a game is to be won, a first move may have a sentence of its own.
    if ('win' in step.goal && named && this.turns.length === 0 && !this.showing)
      return this.strike(after, before, named);
    this.phase = 'busy';
    this.look();
    this.animate();
    this.turns.push(turn);
    if (!asked) return this.refute();
    this.part++;
    await this.goOn();
  }

  /** The learner's next turn, by this move. */
  private turnOf(mv: string): Turn {
    const right = this.step.solution[this.turns.length];
    const known = right !== undefined && this.written(right) === this.written(mv);
    return { plies: this.table.view().played.length, part: this.part, known };
  }

  /** The moves that this step names. */
  private namedMoves(): string[] {
    const { goal, wrong } = this.step;
    const line = 'line' in goal ? goal.line.flatMap((mv) => (Array.isArray(mv) ? mv : [])) : [];
    const play = 'play' in goal ? goal.play : line;
    return [...play, ...wrong.flatMap((one) => ('play' in one ? one.play : []))];
  }

  /** A wrong try that has its own sentence: it is only drawn, struck out. */
  private strike(after: View, before: Piece[], say: Text): void {
    const trace = after.deed?.trace;
    const to = trace?.to ?? [];
    const main = (trace?.pushed == null ? to.at(-1) : to[0]) ?? trace?.from[0] ?? null;
    const coming = after.scene.pieces.filter((piece) => to.includes(piece.cell));
    const leaving = before.filter((piece) => piece.cell === main);
    this.table.undo();
    this.look();
    this.struck = main === null ? null : { pieces: coming.length > 0 ? coming : leaving, cell: main };
    this.answer = { kind: 'wrong', say, ruling: null };
    this.count();
  }

  private count(): void {
    if (!this.showing) this.tries++;
  }

  /** A whole move that the referee refuses. */
  private refusedMove(mv: string, said: Said): void {
    const { goal } = this.step;
    if ('refused' in goal && goal.refused === said.ruling) return this.reach();
    this.count();
    const say = saidOfMove(this.step, mv, (text) => text) ?? saidOfPath(this.step, [], said);
    this.answer = say ? { kind: 'wrong', say, ruling: said.ruling } : { kind: 'refused', said };
  }

  /** A touch that leads nowhere. */
  private refused(path: Touch[], objection: Objection | null): void {
    const { goal } = this.step;
    const said = objection?.said ?? null;
    this.struck = null;
    if ('refused' in goal && goal.refused === said?.ruling) return this.reach();
    this.count();
    const say = saidOfPath(this.step, path, said);
    if (say) this.answer = { kind: 'wrong', say, ruling: said?.ruling ?? null };
    else this.answer = said ? { kind: 'refused', said } : { kind: 'nowhere' };
  }

  /** Any other legal try: the engine plays what is wrong with it. */
  private async refute(): Promise<void> {
    this.count();
    const { run, table } = this;
    const { ending, actor } = table.view();
    if (ending) return this.refuteBy({ kind: 'ended', ending });
    if (actor === this.player || !this.game.thinks) return this.refuteBy({ kind: 'not-asked' });
    const [opinion] = await Promise.all([this.ask(askOpinion(this.line, REFUTE_MS)), this.pause()]);
    if (this.run !== run) return;
    if (opinion === null || table.play(opinion.mv) !== null) return this.refuteBy({ kind: 'not-asked' });
    this.look();
    this.animate();
    this.refuteBy({ kind: 'refuted', player: actor, deed: this.view.deed });
  }

  /** Says what is wrong with a move of the learner's own: with the last one, if no other is meant. */
  private refuteBy(answer: Answer, wrong = this.turns.length - 1): void {
    this.phase = 'refuted';
    this.wrong = wrong;
    this.answer = answer;
    this.hand.offer([], this.player);
  }

  private ask<T extends { mv: string }>(thought: Thought<T>): Promise<T | null> {
    this.thought = thought;
    return thought.answer;
  }

  /** The learner's move was right: what follows by itself. */
  private async goOn(): Promise<void> {
    const { goal } = this.step;
    if ('win' in goal) return this.defend(goal.win);
    if (!('line' in goal)) return this.reach();
    const { run } = this;
    for (const mv of answersFrom(goal.line, this.part)) {
      await this.pause();
      if (this.run !== run) return;
      this.part++;
      await this.reply(mv);
    }
    if (this.part >= goal.line.length) this.reach();
    else this.yours();
  }

  /** Others play until it is the learner's turn again, or the game is over. */
  private async defend(most: number): Promise<void> {
    const { run } = this;
    // What is said where no win is left in time: what came of it, if anybody had an answer.
    let late: Answer = { kind: 'not-asked' };
    for (;;) {
      const { ending, actor } = this.table.view();
      if (ending) return ending.winner === this.player ? this.reach() : this.fail({ kind: 'ended', ending });
      if (actor === this.player) break;
      const last = this.turns.length >= most;
      if (last) return this.fail({ kind: 'not-won' });
      const { level, seed } = DEFENCE;
      const [answer] = await Promise.all([this.ask(askLevel(this.line, level, seed)), this.pause()]);
      if (this.run !== run) return;
      if (answer === null) return this.fail({ kind: 'not-asked' });
      await this.reply(defence(this.table, answer.mv, this.player));
      late = { kind: 'late', player: actor, deed: this.view.deed };
    }
    if (this.turns.length >= most - 1 && !canWin(this.table, this.player))
      return this.fail(late, this.astray);
    this.yours();
  }

  /** Which of the learner's moves left the right way. */
  private get astray(): number {
    const first = this.turns.findIndex(({ known }) => !known);
    return first < 0 ? this.turns.length - 1 : first;
  }

  private async reply(mv: string): Promise<void> {
    const { actor } = this.table.view();
    await this.playAll([mv]);
    this.answer = { kind: 'reply', player: actor, deed: this.view.deed };
  }

  private yours(): void {
    this.phase = 'try';
    this.look();
  }

  private fail(answer: Answer, wrong?: number): void {
    this.count();
    this.refuteBy(answer, wrong);
  }

  private reach(): void {
    this.shown = this.showing;
    this.phase = 'reached';
    this.answer = { kind: 'done', say: this.step.done, ruling: null };
    const { objection } = this.hand;
    this.hand.offer([], this.player);
    // What the referee showed against it stays in view.
    this.hand.objection = objection;
    this.onreached();
  }
}
