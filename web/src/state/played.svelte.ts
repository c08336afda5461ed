// A game at this screen's table: the rules' view of it and what people do with it. The clocks, the computer, the looking back
// and the keeping have files of their own.
import type { Rules } from '../rules/rules.ts';
import type { Choice, Ending, Game, Left, Ply, Said, Verdict, View } from '../rules/types.ts';
import type { Line } from '../rules/worker.ts';
import { nearest } from '../table/sitting.ts';
import type { AtTable, Presence, Speech } from '../table/attable.ts';
import { clockText } from './clock.ts';
import { Computer } from './computer.svelte.ts';
import { TURNS_BETWEEN_OFFERS, whoDeclines } from './draw.ts';
import { Hand } from './hand.svelte.ts';
import { Keeping } from './keeping.svelte.ts';
import { LookBack } from './lookback.svelte.ts';
import { t } from './messages.svelte.ts';
import { again, loadKept, type Kept, type Seat } from './record.ts';
import { GameReview } from './review.svelte.ts';
import { router } from './router.svelte.ts';
import { afterLeaving, firstPerson, isPerson } from './seats.ts';
import { settings } from './settings.svelte.ts';
import { TableLine, type Moving } from './tableline.svelte.ts';
import { Teaching } from './teaching.svelte.ts';
import { Ticking } from './ticking.svelte.ts';
import { computerShortWords, computerWords, gameWords } from './words.ts';

export type { Ply } from '../rules/types.ts';
export type { Moving } from './tableline.svelte.ts';

/** So little time is worth a word. */
const LOW_MS = 20_000;

/** A move the computer advises, what is touched for it, and what it thinks of it. */
export interface Hint extends Choice {
  verdict: Verdict;
}

export class PlayedGame implements AtTable {
  readonly game: Game;
  readonly hand: Hand;
  readonly back: LookBack;
  readonly review = new GameReview();
  refusal = $state.raw<Said | null>(null);
  /** Something the table has to say: an offer was declined, somebody left. Gone with the next move. */
  notice = $state.raw<Said | null>(null);
  hint = $state.raw<Hint | null>(null);
  readonly pending = false;
  private readonly table: TableLine;
  private readonly keeping: Keeping;
  private readonly clock: Ticking;
  private readonly computer = new Computer();
  readonly teaching: Teaching;
  private readonly silence: () => void;
  private closed = false;

  constructor(
    private readonly rules: Rules,
    kept: Kept,
  ) {
    const game = rules.game(kept.name);
    if (!game) throw new Error('no such game');
    this.game = game;
    this.keeping = new Keeping(kept);
    this.table = new TableLine(rules, kept);
    this.teaching = new Teaching(rules, game, this.computer);
    this.hand = new Hand(
      (mv) => this.play(mv),
      (path) => this.table.refuse(path, this.person ?? firstPerson(this.kept.seats) ?? undefined),
    );
    this.back = new LookBack(rules, {
      line: () => this.line,
      eyes: (actor) => (this.over ? undefined : actor),
      animate: (motions, backwards) => this.table.animate(motions, backwards),
      lastMotions: () => this.view.motions,
    });
    this.clock = new Ticking(kept.clock, kept.left, {
      running: () => this.timed,
      flag: (player) => this.leave(player, 'flagged'),
      keep: () => this.keepTime(),
      kept: () => this.keeping.time(),
    });
    this.silence = this.keeping.onAhead((other) => this.follow(other));
    this.turn();
  }

  get kept(): Kept {
    return this.keeping.kept;
  }

  /** `false` once the browser refused to keep the game. */
  get saved(): boolean {
    return this.keeping.saved;
  }

  get name(): string {
    return this.kept.name;
  }

  get conditions(): string {
    return gameWords(this.game, this.kept);
  }

  get seats(): Seat[] {
    return this.kept.seats;
  }

  get near(): number {
    return nearest(this.seats);
  }

  who(player: number, short: boolean): string {
    const seat = this.seats[player];
    const name = this.kept.imported?.names[player] ?? '';
    if (seat?.kind !== 'computer') return name || t(this.alone ? 'seat-you' : 'seat-person');
    if (seat.instead) return t(`seat-instead-${seat.instead}`);
    return short ? computerShortWords(seat.level) : computerWords(seat.level);
  }

  /** Nobody knows who sits at this screen. */
  presence(): Presence | null {
    return null;
  }

  time(player: number): string | null {
    const seat = this.seats[player];
    // The computer in the seat of a player who left has no clock.
    if (this.kept.clock === null || (seat?.kind === 'computer' && seat.instead)) return null;
    return clockText(this.left[player] ?? 0, settings.values.lang);
  }

  low(player: number): boolean {
    return this.kept.clock !== null && (this.left[player] ?? 0) < LOW_MS;
  }

  get acting(): number | null {
    return this.over ? null : this.view.actor;
  }

  get view(): View {
    return this.table.view;
  }

  get moving(): Moving {
    return this.table.moving;
  }

  get ending(): Ending | null {
    return this.view.ending;
  }

  get over(): boolean {
    return this.view.ending !== null;
  }

  get plies(): Ply[] {
    return this.view.plies;
  }

  get thinking(): boolean {
    return this.computer.thinking;
  }

  get hinting(): boolean {
    return this.computer.hinting;
  }

  /** Milliseconds left, by player. */
  get left(): number[] {
    return this.clock.left;
  }

  /** What a computer that teaches says of a mistake. */
  get speech(): Speech | null {
    return this.teaching.correction?.say() ?? null;
  }

  /** Whose turn it is, when that is a person. */
  get person(): number | null {
    return !this.over && isPerson(this.kept.seats[this.view.actor]) ? this.view.actor : null;
  }

  /** The game so far, as the worker is told it. */
  get line(): Line {
    return { name: this.kept.name, start: this.view.start, moves: this.view.played };
  }

  get alone(): boolean {
    return this.kept.seats.filter(isPerson).length === 1;
  }

  get withComputers(): boolean {
    return !this.kept.seats.every(isPerson);
  }

  /** Plays a move that a person or the computer chose. */
  play(mv: string): boolean {
    // The time until now is charged first: a move after the flag fell does not count.
    this.clock.tick();
    if (this.over) return false;
    const player = this.view.actor;
    this.refusal = this.table.play(mv);
    if (this.refusal !== null) {
      this.hand.drop();
      return false;
    }
    this.clock.moved(player);
    this.notice = null;
    // A person who looks back at an earlier position stays there.
    if (!this.back.looking) this.table.animate(this.view.motions, false);
    this.save();
    this.turn();
    return true;
  }

  get canUndo(): boolean {
    return this.plies.length > 0 || this.kept.settled !== null;
  }

  /** Takes back how the players ended the game, else all moves up to the last choice a person had. */
  undo(): void {
    this.pause();
    const { settled } = this.kept;
    if (settled !== null) {
      this.table.unsettle();
      if (settled.kind === 'time') this.clock.reprieve();
    } else {
      do {
        const taken = this.table.takeBack();
        if (taken) this.clock.unmoved(taken.player);
      } while (this.mayStepOn && this.plies.length > 0);
    }
    this.save({ settled: null });
    this.turn();
  }

  get canRedo(): boolean {
    return this.table.undone.length > 0 && this.kept.settled === null;
  }

  redo(): void {
    this.pause();
    do {
      const player = this.table.playAgain();
      if (player !== null) this.clock.moved(player);
    } while (this.mayStepOn && this.table.undone.length > 0);
    this.save();
    this.turn();
  }

  /** Who resigns: the person to act, else the first person at the table. */
  get resigner(): number {
    return this.person ?? firstPerson(this.kept.seats) ?? 0;
  }

  resign(): void {
    this.leave(this.resigner, 'resigned');
  }

  /** How many plies must be played before a draw may be offered again; 0 when it may. */
  get offerAgainIn(): number {
    if (this.kept.declined === undefined) return 0;
    const next = this.kept.declined + TURNS_BETWEEN_OFFERS * this.kept.seats.length;
    return Math.max(0, next - this.plies.length);
  }

  /** The same game once more, everybody one seat on. */
  rematch(): void {
    router.go(`/table/${again(this.kept)}`);
  }

  /** Offers a draw. People at one screen have agreed aloud; of computers each must agree. */
  async offerDraw(): Promise<void> {
    if (this.over) return;
    this.pause();
    const computers = this.kept.seats.flatMap((seat, player) => (isPerson(seat) ? [] : [player]));
    if (computers.length > 0 && this.offerAgainIn > 0) {
      this.notice = saying('draw-too-soon', { count: { number: this.offerAgainIn } });
      this.turn();
      return;
    }
    const { revision } = this.kept;
    const judge = (line: Line) => this.computer.judge(line);
    const against = await whoDeclines(this.rules, this.line, computers, judge);
    // The game went on meanwhile: a move is an answer too.
    if (this.closed || this.over || this.kept.revision !== revision) return;
    if (against === null) {
      if (this.table.agreeDraw()) this.save({ settled: { kind: 'agreed' } });
    } else {
      this.save({ declined: this.plies.length });
      this.notice = saying('draw-declined', { side: { term: this.game.players[against] ?? '' } });
    }
    this.turn();
  }

  /** Asks the computer what it would do at full strength. */
  async askHint(): Promise<void> {
    if (this.person === null || this.hinting) return;
    const { revision } = this.kept;
    const opinion = await this.computer.advise(this.line);
    if (opinion === null || this.kept.revision !== revision || this.closed) return;
    const { mv, verdict } = opinion;
    this.hand.drop();
    const choice = this.hand.choices.find((one) => one.mv === mv) ?? { mv, path: [] };
    this.hint = { ...choice, verdict };
  }

  close(): void {
    this.clock.tick();
    this.keepTime();
    this.closed = true;
    this.silence();
    this.review.drop();
    this.clock.stop();
    this.computer.stop();
  }

  forget(): void {
    this.close();
    this.keeping.forget();
  }

  /** Somebody leaves (G4): a computer goes on in their seat, or the game ends. */
  private leave(player: number, how: Left['how']): void {
    const { seats, leaving } = this.kept;
    const then = afterLeaving(seats, leaving, player);
    if (this.over || !this.table.leave(player, how, then.goesOn ? 'goes-on' : 'ends')) return;
    this.pause();
    if (then.goesOn) {
      const taken = { ...then.seat, instead: how, since: this.plies.length };
      this.save({ seats: seats.map((seat, index) => (index === player ? taken : seat)) });
      this.notice = saying(`left-${how}`, { side: { term: this.game.players[player] ?? '' } });
    } else {
      this.save({ settled: { kind: how === 'flagged' ? 'time' : how, player } });
    }
    this.turn();
  }

  /** Whose time is running: nobody's before the first move, nor in a seat whose player has left. */
  private get timed(): number | null {
    const { actor } = this.view;
    const seat = this.kept.seats[actor];
    const left = seat?.kind === 'computer' && seat.instead !== undefined;
    const waits = this.closed || this.over || this.teaching.correction !== null;
    return waits || left || this.plies.length === 0 ? null : actor;
  }

  /** Whether taking back or playing again does not stop here: the next choice is not a person's. */
  private get mayStepOn(): boolean {
    return this.person === null && !this.over && this.kept.seats.some(isPerson);
  }

  /** The table has changed: the player who acts gets their choices, or thinks. */
  private turn(): void {
    this.computer.stop();
    this.hint = null;
    this.review.drop();
    const { actor } = this.view;
    const { person, over } = this;
    this.hand.offer(person === null ? [] : this.table.choices(person), actor);
    const seat = this.kept.seats[actor];
    if (this.closed || over || seat?.kind !== 'computer') return;
    if (this.teaching.wants(this.kept.seats, this.view)) {
      void this.teaching.look(this.line).then((then) => {
        if (then === 'answer' && !this.closed) this.reply(seat);
      });
    } else this.reply(seat);
  }

  /** The computer plays in its seat. */
  private reply(seat: Seat & { kind: 'computer' }): void {
    void this.computer.move(this.line, seat, this.kept.seed).then((mv) => {
      if (mv !== null && !this.closed) this.play(mv);
    });
  }

  /** Plays on in spite of what the computer that teaches said. */
  goOn(): void {
    this.teaching.pass(this.plies.length);
    this.turn();
  }

  /** Before anything but a move changes the game. */
  private pause(): void {
    this.clock.tick();
    this.computer.stop();
    this.teaching.drop();
    this.back.leave();
    this.refusal = null;
    this.notice = null;
  }

  private save(change: Partial<Kept> = {}): void {
    const { over, left } = this;
    this.keeping.save({ moves: this.view.played, undone: this.table.undone, left, over, ...change });
  }

  private keepTime(): void {
    if (this.timed !== null) this.keeping.saveTime(this.left);
  }

  /** Another tab went on with this game. */
  private follow(other: Kept): void {
    if (this.closed) return;
    try {
      this.table.follow(other);
    } catch {
      // A row that the rules refuse is not followed.
      return;
    }
    this.pause();
    this.keeping.kept = other;
    this.clock.left = other.left;
    this.turn();
  }
}

const saying = (code: string, args: Said['args']): Said => ({ code, args, ruling: null });

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
