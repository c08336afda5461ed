// An online game, as the table's page sees it. Everything follows from the log; only our own move is shown before it has
// arrived at the server, and is taken back if the server refuses it.
import type { Rules } from '../rules/rules.ts';
import type { Ending, Game, Motion, Ply, Said, View } from '../rules/types.ts';
import type { Line } from '../rules/worker.ts';
import { Hand } from '../state/hand.svelte.ts';
import type { Seat } from '../state/kept.ts';
import { LookBack } from '../state/lookback.svelte.ts';
import { messages, t } from '../state/messages.svelte.ts';
import { GameReview } from '../state/review.svelte.ts';
import type { Moving } from '../state/tableline.svelte.ts';
import { computerShortWords, computerWords, gameWords } from '../state/words.ts';
import type { AtTable, Presence, Speech } from '../table/attable.ts';
import { connection, type Answer } from './connection.svelte.ts';
import type { GameLog } from './log.svelte.ts';
import type { Command, Event, Moment, Offer, ProposalState, RoomState, SeatState } from './types.ts';
import { clockRule, nameOf, paceWords, spanWords, timeWords } from './words.ts';

/** So little time is worth a word. */
const LOW_MS = 20_000;
/** An answer that takes longer is worth a word. */
const LATE_MS = 1000;
/** How often the clocks are looked at. */
const TICK_MS = 200;

const saying = (code: string, args: Said['args'] = {}): Said => ({ code, args, ruling: null });

export class OnlineGame implements AtTable {
  readonly game: Game;
  readonly hand: Hand;
  readonly back: LookBack;
  readonly review = new GameReview();
  view = $state.raw<View>() as View;
  moving = $state.raw<Moving>({ key: 0, motions: [], backwards: false });
  refusal = $state.raw<Said | null>(null);
  readonly thinking = $derived.by(() => this.sitterToMove?.kind === 'computer');
  readonly hinting = false;
  readonly hint = null;
  readonly saved = true;
  readonly canUndo = false;
  readonly canRedo = false;
  /** Something that happened at the table; gone with the next move. */
  private told = $state.raw<Said | null>(null);
  /** A move of ours that is on the board and not in the log. */
  private sent = $state.raw<{ id: string; mv: string; at: Moment } | null>(null);
  /** The moment that clocks show. */
  private now = $state(connection.now);
  /** The position for which choices were offered. */
  private offered = '';
  private readonly stops: (() => void)[];

  constructor(
    rules: Rules,
    private readonly log: GameLog,
    /** Told when everybody goes on to another game. */
    private readonly onnext: (game: string) => void,
  ) {
    const game = rules.game(this.state.terms.game);
    if (!game) throw new Error('no such game');
    this.game = game;
    this.hand = new Hand(
      (mv) => this.play(mv),
      (path) => (this.sent ? null : this.log.refuse(path, this.place)),
    );
    this.back = new LookBack(rules, {
      line: () => this.line,
      eyes: () => (this.over ? undefined : (this.place ?? undefined)),
      animate: (motions, backwards) => this.animate(motions, backwards),
      lastMotions: () => this.view.motions,
    });
    this.recall();
    this.look();
    const ticking = setInterval(() => (this.now = connection.now), TICK_MS);
    this.stops = [() => clearInterval(ticking), log.onEvents((events) => this.take(events))];
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.review.drop();
  }

  /** Everything but the board. The page of a table makes a game of a log that has come. */
  get state(): RoomState {
    if (this.log.state === null) throw new Error('the log has not come');
    return this.log.state;
  }

  get name(): string {
    return this.state.terms.game;
  }

  get conditions(): string {
    const { pace, listed } = this.state.terms;
    const words = gameWords(this.game, { name: this.name, clock: clockRule(pace) });
    return [words, pace.kind === 'days' ? paceWords(pace) : '', listed ? '' : t('among-friends')]
      .filter((part) => part !== '')
      .join(', ');
  }

  /** Our own seat; `null` for spectators. */
  get place(): number | null {
    return this.log.seatOf(connection.you?.id);
  }

  get near(): number {
    return this.place ?? 0;
  }

  get seats(): Seat[] {
    return this.state.seats.map(({ sitter, gone }) => {
      if (sitter?.kind !== 'computer') return { kind: 'person' };
      const left = gone ? { instead: gone.how, since: gone.plies } : {};
      return { kind: 'computer', level: sitter.level, ...left };
    });
  }

  get ending(): Ending | null {
    return this.view.ending;
  }

  get over(): boolean {
    return this.state.phase === 'over';
  }

  /** While a move is on its way it is still our turn: our clock runs until it arrives. */
  get acting(): number | null {
    return this.state.turn;
  }

  /** Whether it was called off: then nobody has won or lost. */
  get aborted(): boolean {
    return this.state.result === '*';
  }

  get plies(): Ply[] {
    return this.view.plies;
  }

  get line(): Line {
    return { name: this.name, start: this.view.start, moves: this.view.played };
  }

  get pending(): boolean {
    return this.sent !== null;
  }

  get person(): number | null {
    const { place } = this;
    return place !== null && this.state.turn === place && this.sent === null ? place : null;
  }

  /** What the table says: an open proposal, else what happened last. */
  get notice(): Said | null {
    for (const proposal of this.state.proposals) {
      const said = this.proposed(proposal);
      if (said) return said;
    }
    return this.told;
  }

  /** A rematch that is proposed or declined. */
  get afterwards(): Said | null {
    return this.over ? this.notice : null;
  }

  get speech(): Speech | null {
    const { state, sent, place } = this;
    if (this.aborted) return { title: t('aborted'), line: messages.text(state.reason ?? 'room-aborted') };
    if (sent && !connection.sure) return { title: t('sent-leaves', { move: sent.mv }), line: this.keptWords };
    if (sent && this.now - sent.at > LATE_MS)
      return { title: t('sent-late', { move: sent.mv }), line: t('sent-waits') };
    if (place === null || state.turn === null || sent) return null;
    if (state.turn === place) return { title: t('turn-yours'), line: null };
    return { title: t('turn-of', { side: nameOf(this.sitterToMove) }), line: null };
  }

  /** Whether our clock runs while a move cannot be sent. Clocks stand still while the server is down. */
  private get keptWords(): string {
    if (!this.state.runs) return t('sent-kept');
    return t(connection.offline ? 'sent-clock' : 'sent-clock-perhaps');
  }

  who(player: number, short: boolean): string {
    const seat = this.seat(player);
    if (!seat?.sitter) return t('seat-free');
    if (seat.sitter.kind === 'computer') {
      if (seat.gone) return t('who-instead', { name: seat.gone.name });
      return short ? computerShortWords(seat.sitter.level) : computerWords(seat.sitter.level);
    }
    const name = player === this.place ? t('seat-you') : seat.sitter.name;
    if (short) return name;
    if (this.hasFreeTurn(player)) return t('who-free-turn', { name });
    const since = this.awayFor(player);
    return since === null ? name : t('who-away', { name, span: spanWords(since) });
  }

  presence(player: number): Presence | null {
    // Once it is over nobody waits for anybody.
    if (this.over || this.seat(player)?.sitter?.kind !== 'person') return null;
    if (!connection.sure) return 'away';
    return player === this.place || this.log.here[player] ? 'here' : 'away';
  }

  time(player: number): string | null {
    const left = this.left(player);
    return left === null ? null : timeWords(left);
  }

  low(player: number): boolean {
    const left = this.left(player);
    return left !== null && this.isTimed(player) && left < LOW_MS;
  }

  play(mv: string): boolean {
    const { person } = this;
    this.refusal = null;
    if (person === null) return false;
    const after = this.log.viewAfter(mv, person);
    if (after === null) return false;
    if ('refused' in after) {
      this.refusal = after.refused;
      this.hand.drop();
      return false;
    }
    this.back.leave();
    this.told = null;
    const command: Command = { do: 'play', after: this.state.number, move: mv };
    const { id, answer } = connection.act(this.log.id, command);
    this.sent = { id, mv, at: connection.now };
    this.look();
    this.animate(this.view.motions, false);
    void answer.then((answer) => this.arrived(id, answer));
    return true;
  }

  /** Nothing is taken back without the others; they are asked by `offer`. */
  undo(): void {
    // A key that takes back at one screen does nothing here.
  }

  redo(): void {
    // As above.
  }

  /** Whether something can be proposed now. */
  canOffer(offer: Offer): boolean {
    const { place, state } = this;
    const seat = place === null ? null : this.seat(place);
    if (!seat || seat.proposed.includes(offer)) return false;
    if (offer === 'rematch')
      return this.over && state.next === null && state.seats.every((one) => one.sitter);
    if (state.phase !== 'running') return false;
    return offer === 'draw' || this.view.plies.some((ply) => ply.player === place);
  }

  /** What we are asked to agree to. */
  get asked(): Offer | null {
    const { place, state } = this;
    const asked = state.proposals.find(({ waiting }) => place !== null && waiting.includes(place));
    return asked?.offer ?? null;
  }

  offer(offer: Offer): void {
    this.ask({ do: 'offer', offer });
  }

  answer(offer: Offer, accept: boolean): void {
    this.ask({ do: 'answer', offer, accept });
  }

  get canResign(): boolean {
    return this.place !== null && this.state.phase === 'running';
  }

  resign(): void {
    this.ask({ do: 'resign' });
  }

  /** Whether the game can still be called off: not everybody has had a turn. */
  get canAbort(): boolean {
    return this.canResign && this.state.seats.some(({ turns }) => turns === 0);
  }

  abort(): void {
    this.ask({ do: 'abort' });
  }

  private ask(command: Command): void {
    this.refusal = null;
    void connection.act(this.log.id, command).answer.then((answer) => {
      if ('refused' in answer) this.refusal = answer.refused;
    });
  }

  private seat(player: number): SeatState | undefined {
    return this.state.seats[player];
  }

  private get sitterToMove() {
    const { turn } = this.state;
    return turn === null ? null : (this.seat(turn)?.sitter ?? null);
  }

  /** How long a person has been away, where that is known. */
  private awayFor(player: number): number | null {
    const sitter = this.seat(player)?.sitter;
    // Without a connection nobody knows who else is here.
    if (!connection.sure) return null;
    if (sitter?.kind !== 'person' || this.presence(player) !== 'away' || player === this.place) return null;
    const seen = this.log.seen[sitter.id];
    return seen === undefined ? null : Math.max(0, this.now - seen);
  }

  /** A first turn on a clock is free. */
  private hasFreeTurn(player: number): boolean {
    const { turn, terms } = this.state;
    return turn === player && terms.pace.kind === 'clock' && this.seat(player)?.turns === 0;
  }

  private isTimed(player: number): boolean {
    return this.state.turn === player && this.state.runs;
  }

  /** Milliseconds left. */
  private left(player: number): number | null {
    const seat = this.seat(player);
    if (seat?.left == null || seat.sitter?.kind === 'computer') return null;
    return Math.max(0, seat.left - (this.isTimed(player) ? Math.max(0, this.now - this.state.began) : 0));
  }

  private proposed({ offer, seat, waiting }: ProposalState): Said | null {
    const { place, state } = this;
    const list = (places: number[]) =>
      places.map((one) => nameOf(state.seats[one]?.sitter ?? null)).join(', ');
    if (place === seat) return saying(`proposed-${offer}`, { names: { text: list(waiting) } });
    const name = { text: nameOf(state.seats[seat]?.sitter ?? null) };
    return saying(`asks-${offer}`, { name });
  }

  /** Goes on with a move that an earlier page in this tab has sent. */
  private recall(): void {
    for (const ask of connection.unanswered) {
      if (ask.do !== 'act' || ask.game !== this.log.id) continue;
      const { id, command } = ask;
      if (command.do === 'play' && !this.log.knows(id) && this.state.turn === this.place) {
        this.sent = { id, mv: command.move, at: connection.now };
      }
      void connection.answer(id).then((answer) => this.arrived(id, answer));
    }
  }

  /** The server has answered a command. */
  private arrived(id: string, answer: Answer): void {
    if (!('refused' in answer)) return;
    this.refusal = answer.refused;
    if (this.sent?.id !== id) return;
    const { motions } = this.view;
    this.sent = null;
    this.look();
    this.animate(motions, true);
  }

  /** Something has happened. */
  private take(events: Event[]): void {
    const own = this.sent !== null && events.some(({ cause }) => cause === this.sent?.id);
    if (own) this.sent = null;
    const last = events.findLast(({ type }) => type === 'played' || type === 'took_back');
    if (last) this.refusal = null;
    for (const event of events) this.note(event);
    const before = this.view.motions;
    this.look();
    if (last?.type === 'took_back') this.animate(before, true);
    else if (last && !(own && events.length <= 2) && !this.back.looking)
      this.animate(this.view.motions, false);
    const next = events.find((event) => event.type === 'rematched');
    if (next?.type === 'rematched') this.onnext(next.game);
  }

  /** The message for an event, if it is worth one. */
  private note(event: Event): void {
    const side = (seat: number) => ({ side: { term: this.game.players[seat] ?? '' } });
    // A move is news; what happened before it is not any more.
    if (event.type === 'played' || event.type === 'ended') this.told = null;
    const name = (seat: number) => ({ name: { text: nameOf(this.seat(seat)?.sitter ?? null) } });
    if (event.type === 'resigned' && event.instead !== undefined)
      this.told = saying('left-resigned', side(event.seat));
    if (event.type === 'flagged' && event.instead !== undefined)
      this.told = saying('left-flagged', side(event.seat));
    if (event.type === 'answered' && !event.accepted)
      this.told = saying(`declined-${event.offer}`, name(event.seat));
    if (event.type === 'took_back') this.told = saying('took-back', { count: { number: event.plies } });
    if (event.type === 'paused')
      this.told = saying('server-slept', { span: { text: spanWords(event.slept) } });
  }

  private animate(motions: Motion[], backwards: boolean): void {
    this.moving = { key: this.moving.key + 1, motions, backwards };
  }

  /** Looks at the table with our own eyes, a move on its way included. */
  private look(): void {
    const eyes = this.over ? null : this.place;
    const now = this.log.view(eyes);
    if (now === null) return;
    const after = this.sent ? this.log.viewAfter(this.sent.mv, eyes) : null;
    // A move that is not legal any more is not shown; the server will say why.
    this.view = after && 'view' in after ? after.view : now;
    const { person } = this;
    const offered = `${person} ${this.view.played.length} ${this.view.position}`;
    // What is in hand stays there while nothing changes on the board.
    if (offered === this.offered) return;
    this.offered = offered;
    this.hand.offer(person === null ? [] : this.log.choices(person), this.view.actor);
  }
}
