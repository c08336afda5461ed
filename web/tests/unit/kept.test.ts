// What the browser kept: read when it is whole, and never believed when it is not.
import { expect, test } from 'vitest';
import { readKept } from '../../src/state/kept.ts';
import { replay } from '../../src/state/replay.ts';
import { loadRules } from '../browser/harness.ts';

const { rules } = await loadRules();

const WHOLE = {
  id: 'x',
  name: 'siam',
  start: null,
  seats: [{ kind: 'person' }, { kind: 'computer' }],
  clock: null,
  left: [0, 0],
  moves: ['@c1n'],
  undone: [],
  settled: null,
  revision: 3,
  changed: 0,
  over: false,
};

const read = (change: object) => readKept(JSON.stringify({ ...WHOLE, ...change }));
const whole = (change: object = {}) => {
  const kept = read(change);
  if (!kept) throw new Error('the row is damaged');
  return kept;
};

test('a kept game is read as it was written', () => {
  expect(read({})).toEqual(WHOLE);
  // Games of earlier versions have neither a seed nor a word about leaving, and some no more than this.
  const gone = { start: undefined, clock: undefined, settled: undefined, over: undefined };
  expect(read({ ...gone, left: [] })).toEqual(WHOLE);
});

test('a damaged or hostile row is no game', () => {
  for (const row of [null, '', '{', '[]', '7', 'null', '"siam"'])
    expect(readKept(row), String(row)).toBeNull();
  for (const change of [
    { moves: [1] },
    { moves: '@c1n' },
    { moves: Array.from({ length: 6000 }, () => 'pass') },
    { moves: ['x'.repeat(1000)] },
    { seats: [{ kind: 'ghost' }, { kind: 'person' }] },
    { seats: [{ kind: 'person' }] },
    { seats: Array.from({ length: 9 }, () => ({ kind: 'person' })) },
    { seats: [{ kind: 'person' }, { kind: 'computer', level: 11 }] },
    { settled: { kind: 'resigned', player: 2 } },
    { settled: { kind: 'struck by lightning' } },
    { changed: 1e300 },
    { changed: 'yesterday' },
    { revision: -1 },
    { left: [null, 0] },
    { clock: { minutes: -1, increment: 0 } },
    { clock: { minutes: 5 } },
    { id: '../settings' },
    { name: 7 },
  ]) {
    expect(read(change), JSON.stringify(change).slice(0, 80)).toBeNull();
  }
});

test('a game is played again up to where it stood, with what was taken back', () => {
  const { table, undone } = replay(rules, whole({ undone: ['@c5s', 'nonsense'] }));
  expect(table.view().played).toEqual(['@c1n']);
  expect(undone).toEqual(['@c5s']);
  expect(table.redo()).toBe(true);
  expect(() => replay(rules, whole({ moves: ['@z9n'] }))).toThrow();
  expect(() => replay(rules, whole({ name: 'chess' }))).toThrow();
  expect(() => replay(rules, whole({ name: 'samliam-3p', moves: [] }))).toThrow();
});

test('time that ran out is remembered as the rules word it', () => {
  const ending = replay(rules, whole({ settled: { kind: 'time', player: 1 } })).table.view().ending;
  expect(ending).toMatchObject({ winner: 0, left: [{ player: 1, how: 'flagged' }] });
});

test('who left a table of three has left it also after a reload', () => {
  const seats = [{ kind: 'computer', level: 5, instead: 'resigned' }, { kind: 'person' }, { kind: 'person' }];
  const three = { name: 'samliam-3p', seats, moves: [], left: [0, 0, 0] };
  const { table } = replay(rules, whole(three));
  expect(table.view().ending).toBeNull();
  table.leave(1, 'resigned');
  expect(table.view().ending).toMatchObject({
    winner: null,
    shares: [2],
    left: [
      { player: 0, how: 'resigned' },
      { player: 1, how: 'resigned' },
    ],
  });
});
