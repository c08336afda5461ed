// Analysis in the browser's module finds what it finds natively: both are held against one list.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ReviewedPly } from '../../src/rules/types.ts';
import { loadEngine, loadRules } from '../browser/harness.ts';

const engine = await loadEngine();
const { rules } = await loadRules();
const list = readFileSync('../crates/wasm/tests/data/analysis.txt', 'utf8').trim().split('\n');

test('slices of the same size with the same memory find the same lines here', { timeout: 120_000 }, () => {
  let analysed = '';
  let analyst: ReturnType<typeof engine.Analyst.of>;
  for (const line of list) {
    const [asked = '', expected = ''] = line.split(' -> ');
    const [name = '', lines, slices, ...moves] = asked.split(' ');
    if (name !== analysed) {
      analyst?.free();
      analyst = engine.Analyst.of(name);
      analysed = name;
    }
    expect(analyst?.show(rules.sitDown(name).view().start, moves, Number(lines)), asked).toBe(true);
    for (let slice = 0; slice < Number(slices); slice += 1) analyst?.think();
    expect(JSON.parse(analyst?.report() ?? 'null') as unknown, asked).toEqual(JSON.parse(expected));
  }
});

test('a review tells what every position is worth, and how well each played', () => {
  const reviewer = engine.Reviewer.at('siam', '2#2/2N2/5/5/#3# e 6 00', ['c4d4n']);
  while (reviewer?.step());
  const plies = JSON.parse(reviewer?.plies() ?? '[]') as ReviewedPly[];
  expect(plies.map(({ ply, proven }) => [ply, proven])).toMatchObject([
    [0, true],
    [1, expect.any(Boolean)],
  ]);
  expect(plies[0]?.chances).toEqual([1, 0]);
  const [elephants, rhinos] = JSON.parse(reviewer?.accuracy() ?? '[]') as (number | null)[];
  expect(elephants).toBeLessThan(50);
  expect(rhinos).toBeNull();
});
