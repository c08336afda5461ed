// The one WebSocket of this tab. It is opened when first needed and opened again whenever it breaks, with growing pauses, and
// at once when the network or the reader comes back. What was not answered is sent again.
import { SvelteMap } from 'svelte/reactivity';
import type {
  Ask,
  Command,
  Cursor,
  GameId,
  Moment,
  Name,
  Row,
  Said,
  Tell,
  Terms,
  Wish,
  You,
} from './types.ts';
import { freshId, keep, recall, type Kept } from './unanswered.ts';

/** How it stands: `none` means that nobody plays online at this address. */
export type Line = 'idle' | 'opening' | 'open' | 'lost' | 'none';

/** The answer to a command. */
export type Answer = { number: number; game: GameId } | { refused: Said };

type Events = Extract<Tell, { type: 'events' }>;
type Here = Extract<Tell, { type: 'here' }>;
type Spoken = Extract<Tell, { type: 'said' }>;

/** A listener for one game's events. */
export interface Watcher {
  /** The last number it knows. */
  number(): number;
  events(frame: Events): void;
  here?(frame: Here): void;
  said?(frame: Spoken): void;
  /** The game cannot be watched, or what was said there was refused. */
  refused(why: Said): void;
  /** The server's log is not a continuation of the events it knows: it forgets them all. */
  reset(): void;
}

/**
 * Pauses before the next attempt, in milliseconds; the last one is repeated. It is short: from the moment the server is back
 * clocks run, also for whoever has not noticed yet.
 */
const PAUSES = [300, 700, 1500, 3000, 5000];
/** After so long a silence the server is asked something, to notice a dead connection. */
const SILENCE_MS = 25_000;
/** A connection without an answer for so long is dead. */
const ANSWER_MS = 6000;
/** The same after a return to the page: a phone that slept has most likely lost its connection. */
const WAKING_MS = 2500;
/** The same where the browser says that there is no network. */
const OFFLINE_MS = 1000;

export class Connection {
  line = $state<Line>('idle');
  /** Whether the server was tried and does not answer; so it stays while it is tried again. */
  silent = $state(false);
  /** Whether the browser says that there is no network. */
  offline = $state(typeof navigator !== 'undefined' && navigator.onLine === false);
  you = $state.raw<You | null>(null);
  /** Own games, as far as they are known, and open ones. */
  readonly mine = new SvelteMap<GameId, Row>();
  open = $state.raw<Row[]>([]);
  /** Own games that were asked for beyond the first page, and where the list goes on. */
  readonly older = new SvelteMap<GameId, Row>();
  more = $state.raw<Cursor | null>(null);
  /** Whether the lists have come. */
  listed = $state(false);
  /** Why the server closed the connection last, when it said so. */
  bye = $state.raw<Said | null>(null);
  /** Commands without an answer, in the order in which they were given. */
  unanswered = $state.raw<Kept[]>(recall());

  /** Whether the connection looks open and the browser says that there is no network. */
  private doubtful = $state(false);
  private socket: WebSocket | null = null;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private probing: ReturnType<typeof setTimeout> | undefined;
  private overdue: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  /** By how much the server's clock is ahead of ours. */
  private ahead = 0;
  private watchers: { game: GameId; watcher: Watcher }[] = [];
  private waiting: { id: string; told: (answer: Answer) => void }[] = [];

  /** What time it is by the server's clock. */
  get now(): Moment {
    return Date.now() + this.ahead;
  }

  /** Whether the server answers, as far as anybody can know. */
  get sure(): boolean {
    return this.line === 'open' && !this.doubtful;
  }

  /** Opens the connection and keeps it open from now on. */
  start(): void {
    if (this.line !== 'idle' && this.line !== 'none') return;
    const first = this.line === 'idle';
    void this.connect();
    if (!first) return;
    addEventListener('online', () => {
      this.offline = false;
      this.wake();
    });
    addEventListener('offline', () => {
      this.offline = true;
      this.doubt();
    });
    addEventListener('pageshow', () => this.wake());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.wake();
    });
    setInterval(() => {
      if (!document.hidden && this.line === 'open' && Date.now() - this.heard > SILENCE_MS) this.probe();
    }, 5000);
  }

  /** Tries now, or makes sure that what looks open is. */
  wake(): void {
    if (this.line === 'lost') void this.connect();
    else this.probe(WAKING_MS);
  }

  /** Watches a game; returns how to stop. */
  watch(game: GameId, watcher: Watcher): () => void {
    this.watchers.push({ game, watcher });
    this.send({ do: 'watch', game, after: watcher.number() });
    return () => {
      this.watchers = this.watchers.filter((one) => one.watcher !== watcher);
      if (this.watchersOf(game).length === 0) this.send({ do: 'unwatch', game });
    };
  }

  act(game: GameId, command: Command): { id: string; answer: Promise<Answer> } {
    return this.ask({ do: 'act', game, id: freshId(), command });
  }

  create(name: Name, terms: Terms, seats: Wish[]): { id: string; answer: Promise<Answer> } {
    return this.ask({ do: 'create', id: freshId(), name, terms, seats });
  }

  /** The answer to a command that was given before. */
  answer(id: string): Promise<Answer> {
    return new Promise((told) => this.waiting.push({ id, told }));
  }

  /** Whether it could be sent: what is said is not kept. */
  say(game: GameId, text: string): boolean {
    return this.send({ do: 'say', game, text });
  }

  rename(name: Name): void {
    if (this.you !== null) this.you = { ...this.you, name };
    this.send({ do: 'rename', name });
  }

  list(): void {
    this.send({ do: 'list' });
  }

  /** Asks for the next page of own games. */
  listMore(): void {
    if (this.more !== null) this.send({ do: 'list', after: this.more });
  }

  private ask(ask: Kept): { id: string; answer: Promise<Answer> } {
    this.keep([...this.unanswered, ask]);
    const answer = this.answer(ask.id);
    if (this.send(ask)) this.awaitAnswers();
    return { id: ask.id, answer };
  }

  private send(ask: Ask): boolean {
    if (this.line !== 'open' || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(ask));
    return true;
  }

  private keep(unanswered: Kept[]): void {
    this.unanswered = unanswered;
    keep(unanswered);
  }

  /** Becomes a guest, unless we are one, and opens the socket. */
  private async connect(): Promise<void> {
    clearTimeout(this.retry);
    if (this.line === 'opening') return;
    this.line = 'opening';
    const welcome = await greet();
    if (welcome === 'none') {
      this.line = 'none';
      return;
    }
    if (welcome === 'later') return this.later();
    this.you = welcome;
    const secure = location.protocol === 'https:';
    const socket = new WebSocket(`${secure ? 'wss' : 'ws'}://${location.host}/api/socket`);
    this.socket = socket;
    // A server that never answers the greeting.
    const patience = setTimeout(() => this.drop(socket), ANSWER_MS);
    socket.onmessage = (event) => {
      clearTimeout(patience);
      this.heard = Date.now();
      clearTimeout(this.probing);
      this.probing = undefined;
      this.doubtful = false;
      this.take(JSON.parse(String(event.data)) as Tell);
    };
    socket.onclose = () => {
      clearTimeout(patience);
      this.drop(socket);
    };
  }

  /** Gives a socket up, whatever its state says. */
  private drop(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearTimeout(this.probing);
    clearTimeout(this.overdue);
    this.probing = undefined;
    this.doubtful = false;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    this.later();
  }

  /** Tries again after a pause. */
  private later(): void {
    this.line = 'lost';
    this.silent = true;
    const pause = PAUSES[Math.min(this.attempts, PAUSES.length - 1)] ?? 0;
    this.attempts++;
    // Not all at the same moment when a server comes back.
    this.retry = setTimeout(() => void this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** Asks the server something, to see whether it answers. */
  private probe(patience = ANSWER_MS): void {
    if (this.line !== 'open') return;
    this.list();
    const { socket } = this;
    if (socket) this.probing ??= setTimeout(() => this.drop(socket), patience);
  }

  /** Tests the connection instead of believing the browser: a server on this machine is reached without a network. */
  private doubt(): void {
    if (this.line !== 'open') return;
    this.doubtful = true;
    clearTimeout(this.probing);
    this.probing = undefined;
    this.probe(OFFLINE_MS);
  }

  /** Commands that stay without an answer are sent again over another connection. */
  private awaitAnswers(): void {
    const { socket } = this;
    clearTimeout(this.overdue);
    if (!socket || this.unanswered.length === 0) return;
    this.overdue = setTimeout(() => this.drop(socket), ANSWER_MS);
  }

  private take(tell: Tell): void {
    switch (tell.type) {
      case 'hello':
        this.hello(tell.you, tell.now);
        break;
      case 'events':
        this.tick(tell.now);
        this.events(tell);
        break;
      case 'done':
        this.answered(tell.id, { number: tell.number, game: tell.game });
        break;
      case 'refused':
        if (tell.id !== undefined) this.answered(tell.id, { refused: tell.why });
        else for (const watcher of this.watchersOf(tell.game)) watcher.refused(tell.why);
        break;
      case 'here':
        for (const watcher of this.watchersOf(tell.game)) watcher.here?.(tell);
        break;
      case 'said':
        for (const watcher of this.watchersOf(tell.game)) watcher.said?.(tell);
        break;
      case 'list':
        this.rows(tell);
        break;
      case 'changed':
        this.mine.set(tell.row.id, tell.row);
        break;
      case 'bye':
        this.bye = tell.why;
        // After a limit was exceeded the pause is longer than after a lost connection.
        if (tell.why.code === 'house-flood') this.attempts = PAUSES.length - 2;
        break;
    }
  }

  private rows({ mine, open, more, after }: Extract<Tell, { type: 'list' }>): void {
    if (after === undefined) {
      this.mine.clear();
      this.open = open;
    }
    for (const row of mine) (after === undefined ? this.mine : this.older).set(row.id, row);
    // Pages that were turned stay, and the list goes on behind them.
    if (after !== undefined || this.older.size === 0) this.more = more ?? null;
    this.listed = true;
  }

  private hello(you: You, now: Moment): void {
    this.you = you;
    if (this.line === 'open') return;
    this.line = 'open';
    this.silent = false;
    this.attempts = 0;
    this.bye = null;
    this.ahead = now - Date.now();
    for (const { game, watcher } of this.watchers) this.send({ do: 'watch', game, after: watcher.number() });
    for (const ask of this.unanswered) this.send(ask);
    this.awaitAnswers();
    this.list();
  }

  /** The frame with the shortest delay so far gives the best estimate of the server's clock. */
  private tick(now: Moment): void {
    this.ahead = Math.max(this.ahead, now - Date.now());
  }

  private watchersOf(game: GameId | undefined): Watcher[] {
    return this.watchers.filter((one) => one.game === game).map(({ watcher }) => watcher);
  }

  /** Passes new events to a watcher; asks again where some are missing. */
  private events(frame: Events): void {
    const { game, after, events } = frame;
    for (const watcher of this.watchersOf(game)) {
      const number = watcher.number();
      if (after > number) {
        this.send({ do: 'watch', game, after: number });
      } else if (after + events.length < number) {
        // The server has fewer events than we know: it was restored from a backup, and its log counts.
        watcher.reset();
        this.send({ do: 'watch', game, after: 0 });
      } else {
        watcher.events({ ...frame, after: number, events: events.slice(number - after) });
      }
    }
  }

  private answered(id: string, answer: Answer): void {
    this.keep(this.unanswered.filter((ask) => ask.id !== id));
    const told = this.waiting.filter((one) => one.id === id);
    this.waiting = this.waiting.filter((one) => one.id !== id);
    for (const one of told) one.told(answer);
    this.awaitAnswers();
  }
}

/** Who we are; `none` where there is no server of ours, `later` where it cannot be reached now. */
async function greet(): Promise<You | 'none' | 'later'> {
  let response: Response;
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    response = await fetch('/api/guest', { method: 'POST', credentials: 'same-origin', signal });
  } catch {
    return 'later';
  }
  // A plain file server knows no such address, or answers with a page.
  if ([404, 405, 501].includes(response.status)) return 'none';
  if (!response.ok) return 'later';
  try {
    const { you } = (await response.json()) as { you?: You };
    return typeof you?.id === 'string' ? you : 'none';
  } catch {
    return 'none';
  }
}

export const connection = new Connection();
