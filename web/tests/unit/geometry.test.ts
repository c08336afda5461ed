import { expect, test } from 'vitest';
import { around, cellAt, seenAt, seenStep, shortWay, type Quarter } from '../../src/rules/geometry.ts';

const turns: Quarter[] = [0, 1, 2, 3];

test('a cell is found where it is seen, however the board is turned', () => {
  const size = { columns: 7, rows: 6 };
  for (const turn of turns) {
    for (const cell of ['a1', 'g6', 'c2', 'a6', 'g1']) {
      const { x, y } = seenAt(cell, size, turn);
      expect(cellAt(x, y, size, turn)).toBe(cell);
    }
  }
});

test('a1 is at the bottom left, and at the top right after a half turn', () => {
  const size = { columns: 5, rows: 5 };
  expect(seenAt('a1', size, 0)).toEqual({ x: 0, y: 4 });
  expect(seenAt('a1', size, 2)).toEqual({ x: 4, y: 0 });
  expect(seenAt('a1', size, 1)).toEqual({ x: 0, y: 0 });
});

test('facings turn with the board', () => {
  expect(seenStep('n', 0)).toEqual({ dx: 0, dy: -1 });
  expect(seenStep('n', 1)).toEqual({ dx: 1, dy: -0 });
  expect(seenStep('ne', 2)).toEqual({ dx: -1, dy: 1 });
  expect(seenStep('sideways', 0)).toBeNull();
});

test('a turn takes the short way', () => {
  expect(shortWay(270, 0)).toBe(-90);
  expect(shortWay(90, 0)).toBe(90);
  expect(shortWay(0, 270)).toBe(360);
});

test('a figure is drawn around its middle, a line as a line', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
    { x: 1, y: 0 },
  ];
  const ordered = around(square);
  for (const [index, point] of ordered.entries()) {
    const next = ordered[(index + 1) % 4] ?? point;
    expect(Math.hypot(next.x - point.x, next.y - point.y)).toBe(1);
  }
});
