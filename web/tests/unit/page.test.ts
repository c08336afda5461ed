import { describe, expect, test } from 'vitest';
import { chatter, cut, seeded } from '../../src/art/gouge.ts';
import { merged } from '../../src/art/drawings.ts';
import { rounds } from '../../src/parts/rounds.ts';
import { blocks, inline, plainText, rows } from '../../src/rules/markdown.ts';
import { clockText } from '../../src/state/clock.ts';

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
    expect(parts[0]?.caption).toEqual([{ kind: 'em', parts: [{ kind: 'text', text: 'Légende.' }] }]);
  });

  test('marks within a line', () => {
    const text = (words: string) => ({ kind: 'text', text: words });
    expect(inline('a **b** *c* `d*e`')).toEqual([
      text('a '),
      { kind: 'strong', parts: [text('b')] },
      text(' '),
      { kind: 'em', parts: [text('c')] },
      text(' '),
      { kind: 'code', text: 'd*e' },
    ]);
  });

  test('code within bold or italics is code, not backticks', () => {
    const page = '- **`ban`** : rien en c1\n\n*Sauf avec `ban`.*\n';
    expect(JSON.stringify(blocks(page))).not.toContain('`');
    expect(plainText(inline('**`ban`** *ou*'))).toBe('ban ou');
  });

  test('rulings are grouped by their letter', () => {
    const [list] = blocks('- **G1** Un.\n- **G2** Deux\n  *encore*.\n- **S1** Trois, selon G1.\n');
    expect(list).toMatchObject({
      kind: 'rulings',
      groups: [[{ number: 'G1' }, { number: 'G2' }], [{ number: 'S1' }]],
    });
    expect(blocks('- **G1** Un.\n- Autre.\n')[0]?.kind).toBe('list');
  });
});

test('clocks show minutes, and tenths at the end', () => {
  expect(clockText(300_000)).toBe('05:00');
  expect(clockText(61_001)).toBe('01:02');
  expect(clockText(9_940)).toBe('10.0');
  expect(clockText(1_230)).toBe('1.3');
  expect(clockText(1_230, 'fr')).toBe('1,3');
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

test('cuts are the same every time', () => {
  expect(chatter(0, 0, 7)).toBe(chatter(0, 0, 7));
  expect(chatter(0, 0, 7)).not.toBe(chatter(0, 0, 8));
  expect(cut(0, 0, 10, 0, 1)).toBe('M0 0Q5 1 10 0Q5 -1 0 0Z');
  const random = seeded(1);
  for (let index = 0; index < 100; index++) expect(random()).toBeLessThan(1);
});

test('the halves of a small square are drawn once', () => {
  const half = (facing: string) => ({ cell: 'a1', owner: 0, kind: 'small-square', facing });
  expect(merged([half('nw'), half('se')])).toHaveLength(1);
});
