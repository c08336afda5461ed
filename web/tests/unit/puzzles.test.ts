// Puzzles without a page: how files are read, which is the day's, how strong a solver is, what comes next, what is kept.
import { describe, expect, test } from 'vitest';
import { tellingOf, without } from '../../src/puzzles/asked.ts';
import { choose, wished } from '../../src/puzzles/choose.ts';
import { dayOf, familyOf, numberOf, placeOf, streakOf } from '../../src/puzzles/day.ts';
import { idOf, readPuzzles, type Puzzle } from '../../src/puzzles/file.ts';
import { bothRows, readRow, type KeptPuzzles, type Seen } from '../../src/puzzles/kept.ts';
import { BEGINNING, expected, LOWEST, marksOf, rated, ratingOf } from '../../src/puzzles/rating.ts';
import type { Mark, Scene } from '../../src/rules/types.ts';

const HEAD = 'game\tposition\ttask\tline\ttheme\tlevel';
const ROW = 'toy\t1/2 a\twin 3\ta1 b2 c3\tfork\t4';

const puzzle = (number: number, level: number, theme = 'fork', family = 'toy'): Puzzle => ({
  family,
  number,
  name: family,
  position: '-',
  task: { kind: 'win', plies: 3 },
  line: ['a1'],
  theme,
  level,
});

/** Numbers that are always the same. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

describe('a file', () => {
  test('is read line by line, its columns in any order', () => {
    const { puzzles, skipped } = readPuzzles('toy', `${HEAD}\n${ROW}\n`);
    expect(skipped).toBe(0);
    expect(puzzles).toEqual([
      {
        family: 'toy',
        number: 1,
        name: 'toy',
        position: '1/2 a',
        task: { kind: 'win', plies: 3 },
        line: ['a1', 'b2', 'c3'],
        theme: 'fork',
        level: 4,
      },
    ]);
    const turned = readPuzzles(
      'toy',
      'level\ttheme\tline\ttask\tposition\tgame\n4\tfork\ta1\tsave 6\tx\ttoy',
    );
    expect(turned.puzzles[0]).toMatchObject({ level: 4, task: { kind: 'save', plies: 6 }, name: 'toy' });
  });

  test('with damaged lines loses only these, and the others keep their numbers', () => {
    const bad = [
      '',
      'toy',
      ROW.replace('win 3', 'win'),
      ROW.replace('win 3', 'draw 3'),
      ROW.replace('win 3', 'win 0'),
      ROW.replace('a1 b2 c3', ''),
      ROW.replace('1/2 a', ''),
      ROW.replace(/4$/, '12'),
      ROW.replace(/4$/, 'x'),
      '\u0000\t\t\t\t\t',
    ];
    const { puzzles, skipped } = readPuzzles('toy', [HEAD, ...bad, ROW].join('\r\n'));
    expect(skipped).toBe(bad.length - 1);
    // Empty lines are no lines.
    expect(puzzles.map(idOf)).toEqual([`toy/${bad.length}`]);
  });

  test('without its head holds nothing', () => {
    expect(readPuzzles('toy', `${ROW}\n${ROW}`)).toEqual({ puzzles: [], skipped: 1 });
    expect(readPuzzles('toy', '')).toEqual({ puzzles: [], skipped: 0 });
  });
});

describe('the day', () => {
  test('follows universal time alone', () => {
    const noon = Date.parse('2026-11-20T12:00:00Z');
    expect(numberOf(dayOf(noon))).toBe(3);
    expect(dayOf(Date.parse('2026-11-20T23:59:59.999Z'))).toBe(dayOf(noon));
    expect(dayOf(Date.parse('2026-11-21T00:00:00Z'))).toBe(dayOf(noon) + 1);
    expect(dayOf(Date.parse('2026-11-21T08:00:00+10:00'))).toBe(dayOf(noon));
  });

  test('gives each family its turn, and each puzzle its day before one comes again', () => {
    const first = dayOf(Date.parse('2026-11-18T00:00:00Z'));
    expect([0, 1, 2, 3].map((day) => familyOf(first + day, 3))).toEqual([0, 1, 2, 0]);
    for (const count of [1, 2, 7, 80, 300, 301]) {
      const places = Array.from({ length: count }, (_, turn) => placeOf(first + 3 * turn, 3, count));
      expect(new Set(places).size, `${count}`).toBe(count);
      expect(Math.min(...places)).toBe(0);
      expect(Math.max(...places)).toBe(count - 1);
    }
    // Neighbours in the file are far apart in time.
    const near = Array.from({ length: 50 }, (_, turn) => placeOf(first + 3 * turn, 3, 300));
    for (const [index, place] of near.slice(1).entries())
      expect(Math.abs(place - (near[index] ?? 0))).toBeGreaterThan(20);
    // A clock that is wrong finds a puzzle too.
    expect(placeOf(0, 3, 300)).toBeGreaterThanOrEqual(0);
    expect(familyOf(0, 3)).toBeGreaterThanOrEqual(0);
  });

  test('counts days in a row, and today is not missed before it is over', () => {
    expect(streakOf([], 10)).toBe(0);
    expect(streakOf([8, 9, 10], 10)).toBe(3);
    expect(streakOf([8, 9], 10)).toBe(2);
    expect(streakOf([7, 8], 10)).toBe(0);
    expect(streakOf([10, 8, 7], 10)).toBe(1);
  });
});

describe('a rating', () => {
  test('rises and falls with what was expected', () => {
    expect(expected(ratingOf(4), 4)).toBe(0.5);
    expect(rated(BEGINNING, 0, 2, 1)).toBe(BEGINNING + 24);
    expect(rated(BEGINNING, 0, 2, 0.5)).toBe(BEGINNING);
    expect(rated(BEGINNING, 0, 2, 0)).toBe(BEGINNING - 24);
    expect(rated(BEGINNING, 20, 2, 1)).toBe(BEGINNING + 12);
    expect(rated(BEGINNING, 0, 11, 1)).toBeGreaterThan(BEGINNING + 45);
    expect(rated(LOWEST, 0, 1, 0)).toBe(LOWEST);
    expect([1, 2, 3, 9, 10, 11].map(marksOf)).toEqual([1, 1, 2, 5, 5, 5]);
  });
});

describe('the next puzzle', () => {
  const all = Array.from({ length: 60 }, (_, index) => puzzle(index + 1, 1 + (index % 11)));

  test('is about as hard as the solver is strong, and none that is known', () => {
    const random = seeded(7);
    const seen = [6, 17].map((number) => ({ id: `toy/${number}`, score: 1 as const, solved: true }));
    for (let round = 0; round < 40; round++) {
      const next = choose(all, { rating: ratingOf(6), seen }, ['toy/28'], random);
      expect(Math.abs((next?.level ?? 99) - 6)).toBeLessThanOrEqual(1);
      expect(['toy/6', 'toy/17', 'toy/28']).not.toContain(next && idOf(next));
    }
  });

  test('is an old one where all are known, and none where there is none', () => {
    const seen = all.map((one) => ({ id: idOf(one), score: 0 as const, solved: false }));
    const next = choose(all, { rating: 700, seen }, [], seeded(3));
    expect(next?.number).toBeLessThanOrEqual(30);
    expect(choose([], { rating: 700, seen: [] }, [])).toBe(null);
    expect(choose([puzzle(1, 1)], { rating: 700, seen: [] }, ['toy/1'])).toBe(null);
  });

  test('is of the kind that is wished for', () => {
    const mixed = [puzzle(1, 1, 'fork'), puzzle(2, 1, 'lift'), puzzle(1, 1, 'fork', 'other')];
    expect(wished(mixed, { family: 'toy', theme: 'fork' }).map(idOf)).toEqual(['toy/1']);
    expect(wished(mixed, null)).toHaveLength(3);
  });
});

test('what is kept is checked when it is read', () => {
  const kept = {
    rating: 812,
    count: 3,
    seen: [{ id: 'toy/1', score: 1, solved: true }],
    days: [1],
    wish: null,
  };
  expect(readRow(JSON.stringify(kept))).toEqual(kept);
  for (const bad of [
    'x',
    'null',
    '[]',
    JSON.stringify({ ...kept, rating: 1e9 }),
    JSON.stringify({ ...kept, rating: 'x' }),
    JSON.stringify({ ...kept, count: -1 }),
    JSON.stringify({ ...kept, seen: [{ id: '<b>', score: 1, solved: true }] }),
    JSON.stringify({ ...kept, seen: [{ id: 'toy/1', score: 2, solved: true }] }),
    JSON.stringify({ ...kept, days: [0.5] }),
    JSON.stringify({ ...kept, wish: 'fork' }),
  ])
    expect(readRow(bad), bad).toBe(null);
});

describe('two rows', () => {
  const row = (count: number, ...seen: Seen[]): KeptPuzzles => ({
    rating: 700 + count,
    count,
    seen,
    days: [count],
    wish: null,
  });
  const entry = (number: number, by: Partial<Seen> = {}): Seen => ({
    id: `toy/${number}`,
    score: 0,
    solved: false,
    ...by,
  });

  test('become one in which everything is that is solved in either', () => {
    const more = row(5, entry(1, { shown: true }), entry(2, { score: 0.5, solved: true, ms: 9 }), entry(3));
    const less = row(2, entry(4, { score: 1, solved: true, ms: 7 }), entry(1, { solved: true, ms: 8 }));
    const both = {
      ...more,
      seen: [
        entry(4, { score: 1, solved: true, ms: 7 }),
        entry(1, { solved: true, ms: 8 }),
        entry(2, { score: 0.5, solved: true, ms: 9 }),
        entry(3),
      ],
      days: [2, 5],
    };
    expect(bothRows(more, less)).toEqual(both);
    expect(bothRows(less, more)).toEqual(both);
    // Once more adds nothing, not even another order.
    expect(JSON.stringify(bothRows(both, less))).toBe(JSON.stringify(both));
    expect(JSON.stringify(bothRows(both, more))).toBe(JSON.stringify(both));
  });

  test('keep the better score with what belongs to it', () => {
    const found = entry(1, { score: 0.5, solved: true, detour: true, ms: 3 });
    expect(bothRows(row(2, found), row(1, entry(1, { shown: true }))).seen).toEqual([found]);
    const first = entry(1, { score: 1, solved: true, ms: 4 });
    expect(bothRows(row(2, found), row(1, first)).seen).toEqual([first]);
  });

  test('are cut where together they are too long', () => {
    const many = (from: number) => Array.from({ length: 800 }, (_, index) => entry(from + index));
    const both = bothRows(row(801, ...many(1)), row(800, ...many(401)));
    expect(both.seen).toHaveLength(800);
    expect(readRow(JSON.stringify(both))).toEqual(both);
  });
});

test('of the marks only the solver’s own ones of the beginning are left out', () => {
  const mark = (player: number | null, ...cells: string[]): Mark => ({
    kind: 'closing',
    player,
    cells,
    outline: null,
    ghosts: [],
  });
  const scene = (...marks: Mark[]) => ({ marks }) as Scene;
  const begun = scene(mark(0, 'a1'), mark(1, 'a1'), mark(null, 'c1'));
  const telling = tellingOf(begun, 0);
  expect(without(begun, telling).marks).toEqual([mark(1, 'a1'), mark(null, 'c1')]);
  // What comes later may be seen.
  expect(without(scene(mark(0, 'a1'), mark(0, 'b2')), telling).marks).toEqual([mark(0, 'b2')]);
  expect(without(scene(mark(1, 'a1')), tellingOf(scene(), 0)).marks).toHaveLength(1);
});
