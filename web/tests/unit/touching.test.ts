import { describe, expect, test } from 'vitest';
import { nextTouches, touch } from '../../src/rules/touching.ts';
import type { Choice, Touch } from '../../src/rules/types.ts';

/** A choice from a line: the move, then what is touched for it. */
const choices = (...lines: string[]): Choice[] =>
  lines.map((line) => {
    const [mv = '', ...path] = line.split(' ');
    return { mv, path: path as Touch[] };
  });

const siam = choices(
  '@c1n reserve:0:elephant cell:c1 facing:n',
  '@c1e reserve:0:elephant cell:c1 facing:e',
  '@a5s reserve:0:elephant cell:a5 facing:s',
  'b2w cell:b2 facing:w',
  'b2b3n cell:b2 cell:b3 facing:n',
  'b2b3e cell:b2 cell:b3 facing:e',
  'b2^ cell:b2 cell:c2',
  'swap action:swap',
);

describe('touching', () => {
  test('offers the beginnings, then what goes on from there', () => {
    expect([...nextTouches(siam, [])]).toEqual(['reserve:0:elephant', 'cell:b2', 'action:swap']);
    expect([...nextTouches(siam, ['cell:b2'])]).toEqual(['facing:w', 'cell:b3', 'cell:c2']);
  });

  test('a complete path is the move', () => {
    expect(touch(siam, ['cell:b2'], 'cell:c2')).toEqual({ touched: [], mv: 'b2^' });
    expect(touch(siam, [], 'action:swap')).toEqual({ touched: [], mv: 'swap' });
    expect(touch(siam, ['cell:b2', 'cell:b3'], 'facing:e')?.mv).toBe('b2b3e');
  });

  test('a path that only one facing can finish is the move already', () => {
    expect(touch(siam, ['reserve:0:elephant'], 'cell:a5')).toEqual({ touched: [], mv: '@a5s' });
    expect(touch(siam, ['reserve:0:elephant'], 'cell:c1')?.mv).toBeNull();
  });

  test('touching a thing again lets go of it, another beginning starts anew, anything else leads nowhere', () => {
    expect(touch(siam, ['cell:b2'], 'cell:b2')).toEqual({ touched: [], mv: null });
    expect(touch(siam, ['cell:b2'], 'reserve:0:elephant')?.touched).toEqual(['reserve:0:elephant']);
    expect(touch(siam, ['cell:b2'], 'cell:e5')).toBeNull();
  });

  test('a cell where what is in hand does not go makes no other move', () => {
    const tiles = choices(
      'c3sq reserve:0:tile cell:c3',
      'c3ne cell:c3 facing:ne',
      'c3sw cell:c3 facing:sw',
      'd4ne cell:d4 facing:ne',
    );
    expect(touch(tiles, [], 'cell:d4')?.mv).toBe('d4ne');
    expect(touch(tiles, ['cell:c3'], 'cell:d4')?.mv).toBe('d4ne');
    expect(touch(tiles, ['reserve:0:tile'], 'cell:d4')).toBeNull();
  });

  test('the corners of a figure are pointed out in any order', () => {
    const claims = choices('claim-a1a3c1c3 action:claim cell:a1 cell:a3 cell:c1 cell:c3');
    let touched: Touch[] = ['action:claim'];
    for (const cell of ['cell:c3', 'cell:a1', 'cell:c1'] as const)
      touched = touch(claims, touched, cell)?.touched ?? [];
    expect(touched).toHaveLength(4);
    expect(touch(claims, touched, 'cell:a3')?.mv).toBe('claim-a1a3c1c3');
  });

  test('a triangle may be lifted and put back into its own cell', () => {
    const lifts = choices('a1ne>a1sw cell:a1 cell:a1 facing:sw', 'a1ne>a1se cell:a1 cell:a1 facing:se');
    expect(touch(lifts, ['cell:a1'], 'cell:a1')?.touched).toEqual(['cell:a1', 'cell:a1']);
  });
});
