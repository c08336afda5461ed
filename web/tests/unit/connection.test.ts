// The one WebSocket of a tab, against a server made of paper: what is sent, sent again, handed on and left out.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask, Event, Tell } from '../../src/online/types.ts';
import type { Connection, Watcher } from '../../src/online/connection.svelte.ts';

class PaperSocket {
  static readonly OPEN = 1;
  static all: PaperSocket[] = [];
  readyState = 1;
  sent: Ask[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    PaperSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Ask);
  }

  close(): void {
    this.readyState = 3;
  }

  tell(tell: Tell): void {
    this.onmessage?.({ data: JSON.stringify(tell) });
  }

  /** The network is gone. */
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** Everything sent but questions for lists. */
  get asked(): Ask[] {
    return this.sent.filter((ask) => ask.do !== 'list');
  }
}

const GAME = '3mzk-8e4r-hq6w';
const YOU = { id: 'kx3f9q2mw7dt' };
let guest: () => Promise<unknown>;
const kept: Record<string, string> = {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  PaperSocket.all = [];
  for (const key of Object.keys(kept)) Reflect.deleteProperty(kept, key);
  guest = () => Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ you: YOU }) });
  vi.stubGlobal('WebSocket', PaperSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', () => guest());
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => (kept[key] = text),
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A connection of a new page in this tab. */
async function page(): Promise<Connection> {
  vi.resetModules();
  const { Connection } = await import('../../src/online/connection.svelte.ts');
  return new Connection();
}

/** The socket that was opened last, greeted by the server. */
async function greeted(): Promise<PaperSocket> {
  await vi.advanceTimersByTimeAsync(0);
  const socket = PaperSocket.all.at(-1);
  if (!socket) throw new Error('no socket was opened');
  socket.tell({ type: 'hello', you: YOU, now: 5000 });
  return socket;
}

const started = (count: number): Event[] =>
  Array.from({ length: count }, (_, index) => ({ at: index, type: 'started' }));

/** Remembers what it is told. */
function watcher(number = 0): Watcher & { known: number; told: string[] } {
  const self = {
    known: number,
    told: [] as string[],
    number: () => self.known,
    events: ({ after, events }: { after: number; events: Event[] }) => {
      self.told.push(`${after}+${events.length}`);
      self.known += events.length;
    },
    refused: ({ code }: { code: string }) => self.told.push(code),
    reset: () => {
      self.told.push('reset');
      self.known = 0;
    },
  };
  return self;
}

test('however long the server was away, the page is back within seconds of it', async () => {
  const connection = await page();
  connection.start();
  const first = await greeted();
  const welcome = guest;
  guest = () => Promise.reject(new Error('nobody is there'));
  first.break();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(connection.line).toBe('lost');
  guest = welcome;
  await vi.advanceTimersByTimeAsync(6300);
  expect(connection.line).toBe('opening');
  await greeted();
  expect(connection.line).toBe('open');
});

test('a command is kept until it is answered, and sent again with its name over the next connection', async () => {
  const connection = await page();
  connection.start();
  const first = await greeted();
  const { id, answer } = connection.act(GAME, { do: 'play', after: 3, move: '@c1n' });
  expect(first.asked).toEqual([
    { do: 'act', game: GAME, id, command: { do: 'play', after: 3, move: '@c1n' } },
  ]);
  first.break();
  expect(connection.line).toBe('lost');
  // What is asked without a connection waits as well, in order.
  const later = connection.act(GAME, { do: 'resign' });
  await vi.advanceTimersByTimeAsync(1000);
  const second = await greeted();
  expect(second.asked.map((ask) => 'id' in ask && ask.id)).toEqual([id, later.id]);
  second.tell({ type: 'done', id, game: GAME, number: 4 });
  second.tell({
    type: 'refused',
    id: later.id,
    game: GAME,
    why: { code: 'room-over', args: {}, ruling: null },
  });
  expect(await answer).toEqual({ number: 4, game: GAME });
  expect(await later.answer).toMatchObject({ refused: { code: 'room-over' } });
  expect(connection.unanswered).toEqual([]);
});

test('a reload keeps what is unanswered', async () => {
  const before = await page();
  const { id } = before.act(GAME, { do: 'play', after: 3, move: '@c1n' });
  const after = await page();
  after.start();
  const socket = await greeted();
  expect(socket.asked).toMatchObject([{ do: 'act', id }]);
  const answer = after.answer(id);
  socket.tell({ type: 'done', id, game: GAME, number: 4 });
  expect(await answer).toEqual({ number: 4, game: GAME });
  expect((await page()).unanswered).toEqual([]);
});

test('what somebody else has put into the storage is not sent', async () => {
  for (const text of ['nonsense', '{}', '[1]', '[{"do":"say"}]', '[{"do":"act","id":"<b>"}]']) {
    kept['siliam:unanswered'] = text;
    expect((await page()).unanswered, text).toEqual([]);
  }
});

test('a game is watched from the last number that is known, and known events are left out', async () => {
  const connection = await page();
  const one = watcher(2);
  connection.watch(GAME, one);
  connection.start();
  const socket = await greeted();
  expect(socket.asked).toEqual([{ do: 'watch', game: GAME, after: 2 }]);
  socket.tell({ type: 'events', game: GAME, after: 0, events: started(3), now: 6000 });
  socket.tell({ type: 'events', game: GAME, after: 3, events: started(2), now: 6000 });
  expect(one.told).toEqual(['2+1', '3+2']);
  socket.break();
  await vi.advanceTimersByTimeAsync(1000);
  expect((await greeted()).asked).toEqual([{ do: 'watch', game: GAME, after: 5 }]);
});

test('a gap is asked for; a server that was set back is believed', async () => {
  const connection = await page();
  const one = watcher();
  connection.watch(GAME, one);
  connection.start();
  const socket = await greeted();
  socket.tell({ type: 'events', game: GAME, after: 0, events: started(4), now: 6000 });
  socket.tell({ type: 'events', game: GAME, after: 6, events: started(1), now: 6000 });
  expect(socket.asked.at(-1)).toEqual({ do: 'watch', game: GAME, after: 4 });
  socket.tell({ type: 'events', game: GAME, after: 2, events: [], now: 6000 });
  expect(one.told).toEqual(['0+4', 'reset']);
  expect(socket.asked.at(-1)).toEqual({ do: 'watch', game: GAME, after: 0 });
});

test('pauses between attempts grow, and a greeting makes them short again', async () => {
  const connection = await page();
  guest = () => Promise.reject(new Error('no network'));
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const fetched = vi.fn(() => guest());
  vi.stubGlobal('fetch', fetched);
  connection.start();
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return fetched.mock.calls.length;
  };
  expect([await after(0), await after(300), await after(600), await after(100)]).toEqual([1, 2, 2, 3]);
  expect([await after(1400), await after(100), await after(2900), await after(100)]).toEqual([3, 4, 4, 5]);
  connection.wake();
  expect(await after(0)).toBe(6);
});

test('an address without a server is told from a server that is away', async () => {
  const answers = [
    { ok: false, status: 404 },
    { ok: false, status: 405 },
    { ok: true, status: 200, json: () => Promise.reject(new Error('a page, not JSON')) },
    { ok: true, status: 200, json: () => Promise.resolve({}) },
  ];
  for (const answer of answers) {
    const connection = await page();
    guest = () => Promise.resolve(answer);
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.line).toBe('none');
  }
  const connection = await page();
  guest = () => Promise.resolve({ ok: false, status: 503 });
  connection.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.line).toBe('lost');
});

test('a connection that answers nothing any more is given up', async () => {
  const connection = await page();
  connection.start();
  const socket = await greeted();
  // Nothing is heard for long: a question, and no answer.
  await vi.advanceTimersByTimeAsync(31_000);
  expect(socket.sent.filter((ask) => ask.do === 'list').length).toBe(2);
  expect(connection.line).toBe('open');
  await vi.advanceTimersByTimeAsync(6000);
  expect(socket.readyState).toBe(3);
  await vi.advanceTimersByTimeAsync(1000);
  await greeted();
  expect(connection.line).toBe('open');
  // Other frames come, but a command stays without an answer.
  const again = PaperSocket.all.at(-1);
  connection.act(GAME, { do: 'resign' });
  for (let seconds = 0; seconds < 7; seconds++) {
    again?.tell({ type: 'here', game: GAME, seats: [], watching: 0 });
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(again?.readyState).toBe(3);
});

test('the server’s clock is the one that counts', async () => {
  vi.setSystemTime(1000);
  const connection = await page();
  connection.start();
  const socket = await greeted();
  expect(connection.now).toBe(5000);
  // A frame that was quicker on its way tells the time better, a slower one does not.
  socket.tell({ type: 'events', game: GAME, after: 0, events: [], now: 5100 });
  expect(connection.now).toBe(5100);
  socket.tell({ type: 'events', game: GAME, after: 0, events: [], now: 4000 });
  expect(connection.now).toBe(5100);
});
