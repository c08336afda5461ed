import { expect, test } from 'vitest';
import { between, corners, through, toFrame } from '../../src/art/figures.ts';
import { linesOf } from '../../src/art/lettering.ts';
import { merged } from '../../src/art/drawings.ts';
import { alsoOpen, standing } from '../../src/board/marks.ts';
import { borderOf, planOf } from '../../src/board/plan.ts';
import { freeBeside, roomFor } from '../../src/board/room.ts';
import type { Ending, Mark } from '../../src/rules/types.ts';

const size = { columns: 5, rows: 5 };
const plan = planOf(size, 0, 30);
const mark = (kind: string, player: number, ...cells: string[]): Mark => ({
  kind,
  player,
  cells,
  outline: cells.length > 2 ? 'closed' : null,
  ghosts: [],
});

test('a winning figure runs from frame to frame, and its corners point away from it', () => {
  const points = ['a1', 'c1', 'c3', 'a3'].map(plan.place);
  expect(between(points, 'closed', toFrame(54)).match(/M/g)).toHaveLength(4);
  expect(between(['a1', 'b1'].map(plan.place), 'line', toFrame(54))).toBe('');
  const angles = corners(points, 'closed').map(({ angle }) => Math.round(Math.abs(angle)));
  expect(angles.sort()).toEqual([135, 135, 45, 45]);
});

test('a cross is drawn as its two arms, a line from end to end', () => {
  const at = (cell: string) => Object.values(plan.place(cell)).join(' ');
  const cross = ['c5', 'c1', 'a3', 'e3'];
  expect(through(cross.map(plan.place), 'cross')).toBe(`M${at('c5')}L${at('c1')}M${at('a3')}L${at('e3')}`);
  expect(corners(cross.map(plan.place), 'cross').map(({ angle }) => angle)).toEqual([0, 180, -90, 90]);
  const line = ['d4', 'a1', 'c3', 'b2'].map(plan.place);
  expect(through(line, 'line').match(/M/g)).toHaveLength(3);
  expect(corners(line, 'line').map(({ point }) => Object.values(point).join(' '))).toEqual([
    at('a1'),
    at('d4'),
  ]);
});

test('words are set in lines that are as even as they can be', () => {
  expect(linesOf('Rouge gagne', 2)).toEqual(['Rouge', 'gagne']);
  expect(linesOf('Les Éléphants gagnent', 2)).toEqual(['Les Éléphants', 'gagnent']);
  expect(linesOf('nulle', 2)).toEqual(['nulle']);
});

test('gold frames stand where a figure is in place, not where it is closed', () => {
  const marks = [mark('open-figure', 0, 'a1', 'c1', 'c3', 'a3'), mark('closing', 0, 'c3')];
  expect(standing(marks)).toEqual(['a1', 'c1', 'a3']);
});

test('after the end only the winner’s other closing cells are left', () => {
  const ending = { winner: 0, figures: [{ outline: 'closed', cells: ['a1', 'c1', 'c3', 'a3'] }] } as Ending;
  const open = mark('open-figure', 0, 'a1', 'b1', 'b2', 'a2');
  const closing = mark('closing', 0, 'b2');
  const others = [mark('closing', 1, 'e5'), mark('open-figure', 0, 'a1', 'c1', 'c3', 'a3')];
  expect(alsoOpen([open, closing, ...others], ending)).toEqual([open, closing]);
});

test('seals find a free cell, above first, and one each', () => {
  expect(freeBeside(plan, size, ['c3', 'c3'], [])).toEqual(['c4', 'c2']);
  expect(freeBeside(plan, size, ['c3'], ['c4', 'c2'])).toEqual(['b3']);
  const all = 'abcde'.split('').flatMap((column) => [1, 2, 3, 4, 5].map((row) => `${column}${row}`));
  expect(freeBeside(plan, size, ['c3'], all)).toEqual([null]);
});

test('a great seal goes to the corner where nothing matters', () => {
  const right = roomFor(plan, 150, 120, []);
  expect(right?.x).toBeGreaterThan(plan.width / 2);
  const left = roomFor(plan, 150, 120, ['e5', 'd5']);
  expect(left?.x).toBeLessThan(plan.width / 2);
});

test('words on the frame lie outside a cell of the border', () => {
  expect(['c1', 'c5', 'a3', 'e3', 'c3'].map((cell) => borderOf(plan, cell))).toEqual([
    'bottom',
    'top',
    'left',
    'right',
    null,
  ]);
});

test('halves that have to be told apart are drawn as what each of them is', () => {
  const half = (facing: string) => ({ cell: 'a1', owner: 0, kind: 'small-square', facing });
  const apart = merged([half('ne'), half('sw')], 'a1');
  expect(apart.map(({ kind, facing }) => `${kind} ${facing}`)).toEqual(['triangle ne', 'triangle sw']);
});
