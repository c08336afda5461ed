// A game at this screen's table: the rules' view of it, the clock, the computer's seats, and what is kept.
import type { Rules, Table } from '../rules/rules.ts';
import { askLevel, askOpinion, type Thought } from '../rules/thinking.ts';
import type { Choice, Ending, Game, Label, Motion, Said, Verdict, View } from '../rules/types.ts';
import type { LevelMove, Line } from '../rules/worker.ts';
import { Hand } from './hand.svelte.ts';
import { LookBack } from './lookback.svelte.ts';
import { forget, keep, loadKept, readKept, type Kept } from './record.ts';
import { GameReview } from './review.svelte.ts';
import { settings } from './settings.svelte.ts';
import { onChange } from './storage.ts';

/** How long the computer thinks at full strength. */
const THINK_MS = 700;
/** How long it thinks about a hint. */
const HINT_MS = 900;
/** It never answers faster than this, so that its move can be followed. */
const PAUSE_MS = 550;
/** The same where nothing moves on the board. */
const STILL_PAUSE_MS = 250;

/** So little time is worth a word. */
export const LOW_MS = 20_000;

/** One move of the line, for the list beside the board. */
export interface Ply {
  mv: string;
  player: number;
  labels: Label[];
}

/** A move the computer advises, what is touched for it, and what it thinks of it. */
export interface Hint extends Choice {
  verdict: Verdict;
}

/** What the board should show moving. */
export interface Moving {
  key: number;
  motions: Motion[];
  backwards: boolean;
}

export class PlayedGame {
  readonly game: Game;
  readonly hand: Hand;
  readonly back: LookBack;
  readonly review = new GameReview();
  kept = $state.raw<Kept>() as Kept;
  view = $state.raw<View>() as View;
  plies = $state.raw<Ply[]>([]);
  undone = $state.raw<string[]>([]);
  moving = $state.raw<Moving>({ key: 0, motions: [], backwards: false });
  refusal = $state.raw<Said | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  hinting = $state(false);
  left = $state.raw<number[]>([]);
  /** `false` once the browser refused to keep the game. */
  saved = $state(true);
  drawOffered = $state(false);
  private settledByTime = $state.raw<number | null>(null);
  private table: Table;
  private thought: Thought<LevelMove> | null = null;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private ticked = 0;
  private closed = false;
  private silence: () => void;

  constructor(
    private readonly rules: Rules,
    kept: Kept,
  ) {
    const game = rules.game(kept.name);
    if (!game) throw new Error('no such game');
    this.game = game;
    this.kept = kept;
    this.hand = new Hand((mv) => this.play(mv));
    this.back = new LookBack(rules, {
      line: () => this.line,
      open: () => this.over,
      animate: (motions, backwards) => this.animate(motions, backwards),
      lastMotions: () => this.view.motions,
    });
    this.table = this.replay(kept);
    this.look();
    this.silence = onChange(`game:${kept.id}`, (text) => this.adopt(text));
    this.startClock();
    this.consider();
  }

  /** How the game ended, the clock included. */
  get ending(): Ending | null {
    if (this.settledByTime !== null) {
      const loser = this.settledByTime;
      const winner = this.kept.seats.length === 2 ? 1 - loser : null;
      const side = { term: this.game.players[loser] ?? '' };
      return { winner, reason: { code: 'table-time', args: { side }, ruling: null }, cells: [] };
    }
    return this.view.ending;
  }

  get over(): boolean {
    return this.ending !== null;
  }

  /** Whose turn it is, when that is a person. */
  get person(): number | null {
    return !this.over && this.kept.seats[this.view.actor]?.kind === 'person' ? this.view.actor : null;
  }

  /** The game so far, as the worker is told it. */
  get line(): Line {
    return { name: this.kept.name, start: this.view.start, moves: this.view.played };
  }

  get alone(): boolean {
    return this.kept.seats.filter((seat) => seat.kind === 'person').length === 1;
  }

  /** Plays a move that a person or the computer chose. */
  play(mv: string): boolean {
    if (this.over) return false;
    const player = this.view.actor;
    const refusal = this.table.play(mv);
    this.refusal = refusal;
    if (refusal !== null) {
      this.hand.drop();
      return false;
    }
    this.spend(player, true);
    this.undone = [];
    this.look();
    // Whoever looks back is not disturbed.
    if (!this.back.looking) this.animate(this.view.motions, false);
    this.plies = [...this.plies, { mv: this.view.played.at(-1) ?? mv, player, labels: this.view.labels }];
    this.save();
    this.consider();
    return true;
  }

  get canUndo(): boolean {
    return this.plies.length > 0 || this.kept.settled !== null;
  }

  /** Takes back to the last choice a person had. */
  undo(): void {
    this.stopThinking();
    this.back.leave();
    this.refusal = null;
    if (this.kept.settled !== null) {
      if (this.kept.settled.kind !== 'time') this.table.undo();
      this.kept.settled = null;
      this.settledByTime = null;
      this.left = this.left.map((ms) => Math.max(ms, 10_000));
    } else {
      do {
        const { motions } = this.view;
        const last = this.plies.at(-1);
        if (!last || !this.table.undo()) break;
        this.undone = [last.mv, ...this.undone];
        this.plies = this.plies.slice(0, -1);
        this.look();
        this.animate(motions, true);
      } while (this.hasPerson && this.person === null && this.plies.length > 0);
    }
    this.look();
    this.save();
    this.consider();
  }

  get canRedo(): boolean {
    return this.undone.length > 0 && this.kept.settled === null;
  }

  redo(): void {
    this.stopThinking();
    this.back.leave();
    do {
      const [mv] = this.undone;
      const player = this.view.actor;
      if (mv === undefined || !this.table.redo()) break;
      this.undone = this.undone.slice(1);
      this.look();
      this.plies = [...this.plies, { mv, player, labels: this.view.labels }];
      this.animate(this.view.motions, false);
    } while (this.hasPerson && this.person === null && this.undone.length > 0);
    this.save();
    this.consider();
  }

  /** Who resigns: the person to act, else the first person at the table. */
  get resigner(): number {
    return this.person ?? this.kept.seats.findIndex((seat) => seat.kind === 'person');
  }

  resign(): void {
    const player = Math.max(this.resigner, 0);
    if (this.over || this.table.resign(player) !== null) return;
    this.stopThinking();
    this.kept.settled = { kind: 'resigned', player };
    this.look();
    this.save();
  }

  /** At one screen the players agree aloud; the computer agrees only when it has nothing left to win. */
  agreeDraw(): void {
    if (this.over || this.table.agreeDraw() !== null) return;
    this.stopThinking();
    this.kept.settled = { kind: 'agreed' };
    this.look();
    this.save();
  }

  /** Asks the computer what it would do at full strength. */
  async askHint(): Promise<void> {
    if (this.person === null || this.hinting) return;
    this.hinting = true;
    const revision = this.kept.revision;
    const thought = askOpinion(this.line, HINT_MS);
    this.thought = thought;
    const opinion = await thought.answer;
    if (this.thought !== thought) return;
    this.thought = null;
    this.hinting = false;
    if (opinion === null || this.kept.revision !== revision || this.closed) return;
    const { mv, verdict } = opinion;
    this.hand.drop();
    const choice = this.hand.choices.find((one) => one.mv === mv) ?? { mv, path: [] };
    this.hint = { ...choice, verdict };
  }

  close(): void {
    this.closed = true;
    this.silence();
    this.review.drop();
    clearInterval(this.ticking);
    this.stopThinking();
    if (this.kept.clock && !this.over) this.save();
  }

  forget(): void {
    this.close();
    forget(this.kept.id);
  }

  private animate(motions: Motion[], backwards: boolean): void {
    this.moving = { key: this.moving.key + 1, motions, backwards };
  }

  private get hasPerson(): boolean {
    return this.kept.seats.some((seat) => seat.kind === 'person');
  }

  /** Plays a kept line again; throws when the rules refuse it. */
  private replay(kept: Kept): Table {
    const table = this.rules.sitDown(kept.name, kept.start ?? undefined);
    const plies: Ply[] = [];
    for (const mv of kept.moves) {
      const player = table.view().actor;
      if (table.play(mv) !== null) throw new Error(`the kept move ${mv} is refused`);
      plies.push({ mv, player, labels: table.view().labels });
    }
    // What was taken back is played and taken back again, so that the table knows it.
    let ahead = 0;
    for (const mv of kept.undone) {
      if (table.play(mv) !== null) break;
      ahead++;
    }
    for (let index = 0; index < ahead; index++) table.undo();
    if (kept.settled?.kind === 'resigned') table.resign(kept.settled.player);
    if (kept.settled?.kind === 'agreed') table.agreeDraw();
    this.settledByTime = kept.settled?.kind === 'time' ? kept.settled.player : null;
    this.plies = plies;
    this.undone = kept.undone.slice(0, ahead);
    this.left = kept.left;
    return table;
  }

  /** Looks at the table with the eyes of whoever acts, or anybody's once it is over. */
  private look(): void {
    const anybody = this.table.view();
    const person = this.kept.seats[anybody.actor]?.kind === 'person' && anybody.ending === null;
    this.view = anybody.ending === null ? this.table.view(anybody.actor) : anybody;
    this.hint = null;
    this.drawOffered = false;
    this.review.drop();
    this.hand.offer(
      person && this.settledByTime === null ? this.table.choices(anybody.actor) : [],
      anybody.actor,
    );
  }

  /** Lets the computer think when it is its turn. */
  private consider(): void {
    this.stopThinking();
    const seat = this.kept.seats[this.view.actor];
    if (this.closed || this.over || seat?.kind !== 'computer') return;
    this.thinking = true;
    const begun = performance.now();
    const thought =
      seat.level === undefined
        ? askOpinion(this.line, THINK_MS)
        : askLevel(this.line, seat.level, this.kept.seed ?? 0);
    this.thought = thought;
    void thought.answer.then(async (opinion) => {
      const rest = (settings.moving ? PAUSE_MS : STILL_PAUSE_MS) - (performance.now() - begun);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      if (this.thought !== thought || this.closed) return;
      this.thought = null;
      this.thinking = false;
      if (opinion !== null) this.play(opinion.mv);
    });
  }

  private stopThinking(): void {
    this.thought?.stop();
    this.thought = null;
    this.thinking = false;
    this.hinting = false;
  }

  private startClock(): void {
    if (!this.kept.clock) return;
    this.ticked = performance.now();
    this.ticking = setInterval(() => this.spend(this.view.actor, false), 200);
  }

  /** Takes the time gone by off a player's clock; a move adds the increment. */
  private spend(player: number, moved: boolean): void {
    const clock = this.kept.clock;
    if (!clock || this.over) return;
    const now = performance.now();
    const gone = now - this.ticked;
    this.ticked = now;
    // The clock starts with the first move.
    if (this.plies.length === 0 && !moved) return;
    const before = this.left[player] ?? 0;
    const after = Math.max(0, before - (this.plies.length === 0 ? 0 : gone));
    const added = moved ? clock.increment * 1000 : 0;
    this.left = this.left.map((ms, index) => (index === player ? after + added : ms));
    if (after === 0 && !moved) {
      this.stopThinking();
      this.settledByTime = player;
      this.kept.settled = { kind: 'time', player };
      this.hand.offer([]);
      this.save();
    }
  }

  private save(): void {
    this.kept = {
      ...this.kept,
      moves: this.view.played,
      undone: this.undone,
      left: this.left,
      revision: this.kept.revision + 1,
      changed: Date.now(),
      over: this.over,
    };
    this.saved = keep(this.kept);
  }

  /** Another tab went on with this game: follow it, unless it is behind. */
  private adopt(text: string | null): void {
    const other = readKept(text);
    if (other === null || other.revision <= this.kept.revision || this.closed) return;
    this.stopThinking();
    const grown = other.moves.length === this.plies.length + 1;
    this.kept = other;
    try {
      this.table = this.replay(other);
    } catch {
      return;
    }
    this.back.leave();
    this.look();
    if (grown) this.animate(this.view.motions, false);
    this.consider();
  }
}

/** Opens a kept game; says why when it cannot be. */
export function open(rules: Rules, id: string): PlayedGame | 'unknown' | 'broken' {
  const kept = loadKept(id);
  if (kept === null) return 'unknown';
  try {
    return new PlayedGame(rules, kept);
  } catch {
    return 'broken';
  }
}
