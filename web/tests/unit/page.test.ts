import { describe, expect, test } from 'vitest';
import { spell } from '../../src/art/capitals.ts';
import { chatter, cut, seeded } from '../../src/art/gouge.ts';
import { merged } from '../../src/art/drawings.ts';
import { rounds } from '../../src/parts/rounds.ts';
import { blocks, inline, rows } from '../../src/rules/markdown.ts';
import { clockText } from '../../src/state/clock.ts';
import { readKept } from '../../src/state/record.ts';

describe('rules pages', () => {
  test('boards, captions, lists and paragraphs are told apart', () => {
    const page = blocks(
      '# Siam\n\nUn jeu\nsur deux lignes.\n\n- **Un.** Oui\n  et encore\n- Deux\n\n```position siam\n5/5 e 0\nb2^ c3^\n```\n\n*Légende.*\n\nSuite.\n',
    );
    expect(page.map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'position',
      'paragraph',
      'paragraph',
    ]);
    expect(page[2]).toMatchObject({ ordered: false, items: [expect.anything(), expect.anything()] });
    expect(page[3]).toMatchObject({ game: 'siam', position: '5/5 e 0', moves: ['b2^', 'c3^'] });
    const parts = rows(page);
    expect(parts).toHaveLength(2);
    expect(parts[0]?.caption).toEqual([{ kind: 'em', text: 'Légende.' }]);
  });

  test('marks within a line', () => {
    expect(inline('a **b** *c* `d*e`')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd*e' },
    ]);
  });
});

test('clocks show minutes, and tenths at the end', () => {
  expect(clockText(300_000)).toBe('05:00');
  expect(clockText(61_001)).toBe('01:02');
  expect(clockText(9_940)).toBe('10.0');
  expect(clockText(1_230)).toBe('1.3');
  expect(clockText(-5)).toBe('0.0');
});

test('several actions of one turn share a place in the list of moves', () => {
  const ply = (player: number) => ({ player });
  expect(rounds([0, 1, 0, 0, 1, 1, 0].map(ply), 2).map((row) => row.map((turn) => turn.length))).toEqual([
    [1, 1],
    [2, 2],
    [1, 0],
  ]);
});

test('a kept game is read, and a broken one is not', () => {
  const whole = {
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
  expect(readKept(JSON.stringify(whole))).toEqual(whole);
  for (const broken of [null, '', '{', '[]', '7', JSON.stringify({ ...whole, moves: [1] })]) {
    expect(readKept(broken)).toBeNull();
  }
  expect(readKept(JSON.stringify({ ...whole, seats: [{ kind: 'ghost' }, { kind: 'person' }] }))).toBeNull();
});

test('cuts are the same every time', () => {
  expect(chatter(0, 0, 7)).toBe(chatter(0, 0, 7));
  expect(chatter(0, 0, 7)).not.toBe(chatter(0, 0, 8));
  expect(cut(0, 0, 10, 0, 1)).toBe('M0 0Q5 1 10 0Q5 -1 0 0Z');
  const random = seeded(1);
  for (let index = 0; index < 100; index++) expect(random()).toBeLessThan(1);
});

test('our titles are cut, others are not', () => {
  for (const title of ['Siam', 'Squaryd', 'Sam Liam']) expect(spell(title)?.paths.length).toBeGreaterThan(3);
  expect(spell('Échecs')).toBeNull();
});

test('the halves of a small square are drawn once', () => {
  const half = (facing: string) => ({ cell: 'a1', owner: 0, kind: 'small-square', facing });
  expect(merged([half('nw'), half('se')])).toHaveLength(1);
});
