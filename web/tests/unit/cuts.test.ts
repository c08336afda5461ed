// Pictures are drawn by crates/picture with the same cuts as the page's boards: both make what this file holds.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brackets, chatter, cut, fan, grain, nicked, rays, sideRays } from '../../src/art/gouge.ts';

const kept = new URL('../../../crates/picture/tests/data/cuts.txt', import.meta.url);

test('the page and pictures cut alike', () => {
  const holes = [50, 150].map((at) => ({ x: at, y: at }));
  const wood = grain(200, 200, holes, 17, 11);
  const at = { x: 80, y: 80 };
  const cuts = [
    cut(0, 0, 10, -3, 1.2),
    chatter(100, 200, 1),
    chatter(0, 0, 160),
    rays(at.x, at.y, 34, 49, 32, 1.1),
    sideRays(at),
    fan(at, 315, 66, 114),
    brackets({ x: at.x - 50, y: at.y - 50 }, 4, 20),
    wood.dark,
    wood.light,
    nicked(150, 80, 3),
  ];
  const lines = readFileSync(kept, 'utf8').replaceAll('\r', '').trimEnd().split('\n');
  for (const [index, path] of cuts.entries()) expect(path === lines[index], `line ${index + 1}`).toBe(true);
  expect(lines).toHaveLength(cuts.length);
});
