// What online pages compute without a server: lists of games, what is agreed before one.
import { beforeEach, expect, test, vi } from 'vitest';
import { Agreed } from '../../src/online/agreed.svelte.ts';
import { finished, going, isMyTurn, resultOf } from '../../src/online/rows.ts';
import type { Row, RoomState, Summary } from '../../src/online/types.ts';
import { loadRules } from '../browser/harness.ts';

const { rules } = await loadRules();
const ME = 'kx3f9q2mw7dt';
const seats: Summary['seats'] = [
  { kind: 'person', id: ME, name: 'Léna' },
  { kind: 'person', id: 'p8v2c5nqa3xe', name: 'Tao' },
];

function row(id: string, summary: Partial<Summary>): Row {
  const base: Summary = {
    number: 1,
    game: 'siam',
    pace: { kind: 'free' },
    seats,
    waits: 'move',
    open: false,
    changed: 0,
  };
  return { id, summary: { ...base, ...summary } };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, length: 0 });
});

test('games that wait for me come first, the most pressing of them before the others', () => {
  const rows = [
    row('theirs', { turn: 1, changed: 9 }),
    row('empty', { waits: 'seats', seats: [seats[0] ?? null, null], changed: 10 }),
    row('mine', { turn: 0, changed: 1 }),
    row('late', { turn: 0, deadline: 5, changed: 0 }),
    row('over', { waits: 'nothing', result: '1-0' }),
  ];
  expect(going(rows, ME).map(({ id }) => id)).toEqual(['late', 'mine', 'theirs', 'empty']);
  expect(finished(rows).map(({ id }) => id)).toEqual(['over']);
  expect(rows.map((one) => isMyTurn(one, ME))).toEqual([false, false, true, true, false]);
});

test('a table that nobody came to is no finished game', () => {
  const empty = row('empty', { waits: 'nothing', result: '*', seats: [seats[0] ?? null, null] });
  expect(finished([empty, row('called-off', { waits: 'nothing', result: '*' })]).map(({ id }) => id)).toEqual(
    ['called-off'],
  );
});

test('a result is told from one’s own seat', () => {
  const result = (text: string, at: Summary['seats'] = seats) =>
    resultOf(row('x', { waits: 'nothing', result: text, seats: at }), ME);
  expect([result('1-0'), result('0-1'), result('1/2-1/2'), result('*')]).toEqual([
    'result-won',
    'result-lost',
    'result-drawn',
    'result-aborted',
  ]);
  const computer = { kind: 'computer', level: 6 } as const;
  const three = [seats[0] ?? null, seats[1] ?? null, computer];
  expect([result('1/2-1/2-0', three), result('0-1/2-1/2', three)]).toEqual(['result-shared', 'result-lost']);
  // Whoever left has lost, even where a computer won in their seat.
  expect(result('1-0-0', [computer, seats[1] ?? null, computer])).toBe('result-lost');
  const shared = row('x', { waits: 'nothing', result: '1/3-1/3-1/3', seats: three, gone: [ME] });
  expect([resultOf(shared, ME), resultOf(shared, 'p8v2c5nqa3xe')]).toEqual(['result-lost', 'result-drawn']);
});

test('what is agreed becomes terms and seats; lots are drawn once for all', () => {
  const agreed = new Agreed(rules, 'siam', () => 0);
  expect(agreed.terms).toEqual({
    game: 'siam',
    pace: { kind: 'clock', base: 900_000, increment: 5000 },
    leaving: 'goes_on',
    listed: false,
  });
  expect(agreed.seats()).toEqual([{ kind: 'me' }, { kind: 'free' }]);
  agreed.place = 1;
  expect(agreed.seats()).toEqual([{ kind: 'free' }, { kind: 'me' }]);
  agreed.place = null;
  expect(agreed.seats()).toEqual([{ kind: 'free' }, { kind: 'me' }]);
  agreed.toggle('ban');
  expect(agreed.terms.game).toBe('siam:ban');
});

test('of three, every place is mine, free or a computer’s', () => {
  const agreed = new Agreed(rules, 'samliam-3p');
  agreed.put(1, 'me');
  agreed.put(2, 'computer', 7);
  // My own place cannot be given away.
  agreed.put(1, 'computer', 3);
  expect(agreed.seats()).toEqual([{ kind: 'free' }, { kind: 'me' }, { kind: 'computer', level: 7 }]);
  agreed.put(0, 'me');
  expect(agreed.wish(1)).toEqual({ kind: 'free' });
  // A smaller board has no third place.
  agreed.put(2, 'me');
  agreed.choose('samliam-7');
  expect(agreed.seats()).toEqual([{ kind: 'me' }, { kind: 'free' }]);
});

test('a table that waits is taken as it was laid', () => {
  const seat = (sitter: RoomState['seats'][number]['sitter']) => ({
    sitter,
    left: null,
    turns: 0,
    gone: null,
    proposed: [],
  });
  const state: RoomState = {
    number: 1,
    terms: {
      game: `samliam-3p:${rules.game('samliam-3p')?.options[0]}`,
      pace: { kind: 'days', days: 3 },
      leaving: 'ends',
      listed: true,
    },
    creator: ME,
    seats: [seat({ kind: 'computer', level: 3 }), seat(null), seat({ kind: 'person', id: ME, name: 'Léna' })],
    phase: 'waiting',
    result: null,
    reason: null,
    turn: null,
    began: 0,
    runs: false,
    proposals: [],
    next: null,
  };
  const agreed = Agreed.of(rules, state, 2);
  expect(agreed.terms).toEqual(state.terms);
  expect(agreed.seats()).toEqual([{ kind: 'computer', level: 3 }, { kind: 'free' }, { kind: 'me' }]);
});
