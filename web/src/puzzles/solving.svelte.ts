// A puzzle being solved: the solver's moves are checked, the opponents answer with the best defence, a wrong move is refuted on
// the board and taken back.
import type { Rules, Table } from '../rules/rules.ts';
import { askOpinion, type Thought } from '../rules/thinking.ts';
import type { Choice, Game, Motion, Opinion, Said, Touch, View } from '../rules/types.ts';
import { Hand } from '../state/hand.svelte.ts';
import { settings } from '../state/settings.svelte.ts';
import type { Moving } from '../state/tableline.svelte.ts';
import type { Puzzle } from './file.ts';
import type { Score } from './rating.ts';

/** The solver's turn; a move is answered or checked; a refutation is looked at; solved; shown by the page. */
export type Phase = 'trying' | 'waiting' | 'refuted' | 'solved' | 'shown';

/** What became of the last try that was not right. */
export type Answer =
  | { kind: 'slower'; mv: string }
  | { kind: 'refuted'; mv: string; reply: string; view: View; opinion: Opinion }
  | { kind: 'ended'; mv: string; view: View };

/** How long the engine looks for a proof, and for a refutation that is only shown. */
const PROOF_MS = 4000;
const REFUTE_MS = 700;
/** How long a move stands before the next one; the second where nothing moves. */
const PAUSES = { reply: [550, 120], look: [1900, 700] } as const;

interface Told {
  /** Told once how well it was solved, as soon as that is decided, and whether a slower win was tried before. */
  judged: (score: Score, detour: boolean) => void;
  /** Told when the solution is asked for. */
  shown: () => void;
  solved: (ms: number) => void;
}

export class Solving {
  readonly game: Game;
  readonly solver: number;
  readonly hand: Hand;
  phase = $state<Phase>('trying');
  view = $state.raw<View>() as View;
  moving = $state.raw<Moving>({ key: 0, motions: [], backwards: false });
  refusal = $state.raw<Said | null>(null);
  answer = $state.raw<Answer | null>(null);
  /** What is pointed out: where to begin, or the whole move. */
  advice = $state.raw<{ mv: string; path: Touch[]; whole: boolean } | null>(null);
  /** Wrong tries. */
  wrong = $state(0);
  helped = $state(false);
  /** Whether a win was tried that takes longer. */
  private detour = false;
  /** When it was laid out, and how long it took; `null` while it is not solved. */
  readonly begun = Date.now();
  took = $state<number | null>(null);
  private readonly table: Table;
  /** The line as records write its moves. */
  private readonly line: string[];
  private judged = false;
  private closed = false;
  private thought: Thought<Opinion> | null = null;

  /** Throws where the rules refuse the position or its line. */
  constructor(
    rules: Rules,
    readonly puzzle: Puzzle,
    private readonly told: Told,
  ) {
    const game = rules.game(puzzle.name);
    if (!game) throw new Error('no such game');
    this.game = game;
    this.table = rules.sitDown(puzzle.name, puzzle.position);
    for (const mv of puzzle.line) if (this.table.play(mv) !== null) throw new Error(`${mv} is refused`);
    this.line = this.table.view().played;
    while (this.table.view().played.length > 0) this.table.undo();
    this.hand = new Hand(
      (mv) => void this.try(mv),
      (path) => (this.phase === 'trying' ? this.table.refuse(path, this.solver) : null),
    );
    this.solver = this.table.view().actor;
    this.look();
    this.offer();
  }

  get over(): boolean {
    return this.phase === 'solved' || this.phase === 'shown';
  }

  /** Lays the solved puzzle out as it was left. */
  finish(ms: number): void {
    this.judged = true;
    for (const mv of this.line.slice(0, this.needed)) this.table.play(mv);
    this.look();
    this.hand.offer([]);
    this.took = ms;
    this.phase = 'solved';
  }

  /** Tries a move. */
  async try(mv: string): Promise<void> {
    if (this.phase !== 'trying') return;
    const before = this.view.played.length;
    const onLine = this.onLine;
    this.refusal = this.table.play(mv);
    this.advice = null;
    if (this.refusal !== null) return this.hand.drop();
    this.answer = null;
    this.show();
    const { ending, played } = this.view;
    const isLines = onLine && played.at(-1) === this.line[before];
    if (ending ? ending.winner === this.solver : isLines) return this.accept();
    if (ending) return this.refute(before, null);
    this.phase = 'waiting';
    const opinion = await this.ask(before === 0 ? REFUTE_MS : PROOF_MS);
    if (this.closed) return;
    const left = this.puzzle.task.plies - played.length;
    const loss = opinion !== null && 'loss' in opinion.verdict ? opinion.verdict.loss : null;
    if (this.puzzle.task.kind === 'win' && loss !== null && this.game.players.length === 2) {
      // Of the first moves only one wins in time, as is proven.
      if (before > 0 && loss <= left) return this.accept();
      return this.slower(before);
    }
    return this.refute(before, opinion);
  }

  /** Points out where to begin, then the whole move. */
  async help(): Promise<void> {
    if (this.phase !== 'trying') return;
    if (this.advice?.whole === false) {
      this.judge(0);
      this.advice = { ...this.advice, whole: true };
      return;
    }
    const choice = await this.expected();
    if (this.closed || this.phase !== 'trying' || choice === null) return;
    this.helped = true;
    this.hand.drop();
    this.answer = null;
    this.refusal = null;
    this.advice = { ...choice, whole: false };
  }

  /** Plays the solution from the beginning. */
  async reveal(): Promise<void> {
    if (this.phase !== 'trying') return;
    this.judge(0);
    this.told.shown();
    this.phase = 'waiting';
    this.advice = null;
    this.answer = null;
    this.hand.offer([]);
    while (this.view.played.length > 0) this.takeBack();
    for (const mv of this.line.slice(0, this.needed)) {
      await this.pause('reply');
      if (this.closed) return;
      this.table.play(mv);
      this.show();
    }
    this.phase = 'shown';
  }

  close(): void {
    this.closed = true;
    this.thought?.stop();
  }

  /** Moves of the line that are played: to save oneself one is enough. */
  private get needed(): number {
    return this.puzzle.task.kind === 'save' ? 1 : this.line.length;
  }

  private get onLine(): boolean {
    return this.view.played.every((mv, index) => mv === this.line[index]);
  }

  /** The move was right: the others answer, or it is solved. */
  private async accept(): Promise<void> {
    this.phase = 'waiting';
    this.hand.offer([]);
    const before = this.view.played.length;
    while (!this.view.ending && this.puzzle.task.kind === 'win') {
      if (this.view.actor === this.solver && this.view.played.length > before) break;
      const reply = (this.onLine && this.line[this.view.played.length]) || (await this.ask(PROOF_MS))?.mv;
      await this.pause('reply');
      if (this.closed) return;
      if (reply === undefined || this.table.play(reply) !== null) break;
      this.show();
    }
    const { ending, played } = this.view;
    if (this.puzzle.task.kind === 'win' && !ending && played.length < this.puzzle.task.plies) {
      this.phase = 'trying';
      this.offer();
      return;
    }
    this.judge(this.wrong > 0 ? 0 : this.helped || this.detour ? 0.5 : 1);
    this.took = Date.now() - this.begun;
    this.phase = 'solved';
    this.told.solved(this.took);
  }

  /** A win that takes longer is no mistake, and not what was asked for: it costs as much as a hint. */
  private async slower(before: number): Promise<void> {
    this.detour = true;
    this.phase = 'refuted';
    this.answer = { kind: 'slower', mv: this.view.plies.at(-1)?.mv ?? '' };
    await this.back(before);
  }

  /** Shows what is wrong with the last move, and takes it back. */
  private async refute(before: number, opinion: Opinion | null): Promise<void> {
    const mv = this.view.plies.at(-1)?.mv ?? '';
    this.phase = 'refuted';
    this.wrong++;
    this.judge(0);
    if (opinion !== null) {
      await this.pause('reply');
      if (this.closed) return;
      if (this.table.play(opinion.mv) === null) this.show();
      const reply = this.view.plies.at(-1)?.mv ?? opinion.mv;
      this.answer = { kind: 'refuted', mv, reply, view: this.view, opinion };
    } else this.answer = { kind: 'ended', mv, view: this.view };
    await this.back(before);
  }

  /** Once it was looked at, takes moves back until so many are left. */
  private async back(plies: number): Promise<void> {
    await this.pause('look');
    if (this.closed) return;
    while (this.view.played.length > plies) this.takeBack();
    this.phase = 'trying';
    this.offer();
  }

  /** What is to be played now: the line's move, else what the engine finds. */
  private async expected(): Promise<Choice | null> {
    const { choices } = this.hand;
    const next = this.view.played.length;
    if (!this.onLine) {
      const mv = (await this.ask(PROOF_MS))?.mv;
      return choices.find((choice) => choice.mv === mv) ?? null;
    }
    const wanted = [this.puzzle.line[next], this.line[next]];
    return choices.find(({ mv }) => wanted.includes(mv)) ?? choices.find(({ mv }) => this.isNext(mv)) ?? null;
  }

  /** Whether a move is the line's next one, however it is written. */
  private isNext(mv: string): boolean {
    const next = this.table.view().played.length;
    if (this.table.play(mv) !== null) return false;
    const isLines = this.table.view().played.at(-1) === this.line[next];
    this.table.undo();
    return isLines;
  }

  private judge(score: Score): void {
    if (this.judged) return;
    this.judged = true;
    this.told.judged(score, this.detour);
  }

  private async ask(ms: number): Promise<Opinion | null> {
    this.thought?.stop();
    const { name, position } = this.puzzle;
    this.thought = askOpinion({ name, start: position, moves: this.view.played }, ms);
    return this.thought.answer;
  }

  private offer(): void {
    this.hand.offer(this.table.choices(this.solver), this.solver);
  }

  /** Shows the table as the acting player sees it. */
  private look(): void {
    const anybody = this.table.view();
    this.view = anybody.ending ? anybody : this.table.view(anybody.actor);
  }

  /** Shows the move that was just played. */
  private show(): void {
    this.look();
    this.animate(this.view.motions, false);
  }

  private takeBack(): void {
    const { motions } = this.view;
    this.table.undo();
    this.look();
    this.animate(motions, true);
  }

  private animate(motions: Motion[], backwards: boolean): void {
    this.moving = { key: this.moving.key + 1, motions, backwards };
  }

  private pause(what: keyof typeof PAUSES): Promise<void> {
    const [moving, still] = PAUSES[what];
    return new Promise((resolve) => setTimeout(resolve, settings.moving ? moving : still));
  }
}
