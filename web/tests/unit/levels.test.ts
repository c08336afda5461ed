// The levels in the browser's module play what they play natively: both are held against one list.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FULL, isLevel, LAST, NEWCOMER, wordOf } from '../../src/state/levels.ts';
import { readKept } from '../../src/state/kept.ts';
import { loadEngine, loadRules } from '../browser/harness.ts';

const engine = await loadEngine();
const { rules } = await loadRules();
const list = readFileSync('../crates/catalog/tests/data/levels.txt', 'utf8').trim().split('\n');

test('every level of the list plays the same here', { timeout: 60_000 }, () => {
  for (const line of list) {
    const [asked = '', expected = ''] = line.split(' -> ');
    const [name = '', level, seed, ...moves] = asked.split(' ');
    const { start } = rules.sitDown(name).view();
    expect(engine.levelMove(name, start, moves, Number(level), Number(seed)), line).toBe(expected);
  }
});

test('a review names the win that was there, and who missed it', () => {
  const reviewer = engine.Reviewer.at('siam', '2#2/2N2/5/5/#3# e 6 00', ['c4d4n']);
  while (reviewer?.step());
  expect(JSON.parse(reviewer?.moments() ?? '[]')).toMatchObject([
    { ply: 0, player: 0, failing: 'missed', plies: 1, better: 'c4^' },
  ]);
});

test('every strength has its word, and full strength is no level', () => {
  expect(new Set(Array.from({ length: FULL }, (_, index) => wordOf(index + 1))).size).toBe(6);
  expect([1, NEWCOMER, LAST].every(isLevel)).toBe(true);
  expect([0, FULL, 2.5, '3', undefined].some(isLevel)).toBe(false);
});

test('a kept game knows its levels and its seed; a level that does not exist breaks it', () => {
  const kept = (seat: object, seed: unknown = 7) =>
    readKept(
      JSON.stringify({
        id: 'x',
        name: 'siam',
        seats: [{ kind: 'person' }, { kind: 'computer', ...seat }],
        seed,
        left: [],
        moves: [],
        undone: [],
        revision: 0,
        changed: 0,
      }),
    );
  expect(kept({ level: 3 })).toMatchObject({ seats: [{}, { level: 3 }], seed: 7 });
  expect(kept({})).not.toBeNull();
  expect(kept({ level: 11 })).toBeNull();
  expect(kept({ level: 3 }, 'x')).toBeNull();
});
