// A tree of moves as it is read: where lines break, what stands before a move, and the ways through it.
import { expect, test } from 'vitest';
import { lineFrom, pathTo, roundsOf, type TreeLine } from '../../src/analysis/lines.ts';
import type { TreeNode } from '../../src/rules/types.ts';

/** A tree of nodes, each with its parent and its player. */
function grown(nodes: [parent: number | null, player: number][]): TreeNode[] {
  const all = nodes.map(([parent, player], id): TreeNode => {
    const rest = { marks: [], comment: '', labels: [], over: false };
    return { id, parent, children: [], mv: `m${id}`, ply: 0, player, ...rest };
  });
  for (const { id, parent } of all) if (parent !== null) all[parent]?.children.push(id);
  return all;
}

/** A line in one text: branches in parentheses behind what they replace. */
const read = ({ runs }: TreeLine): string =>
  runs
    .map(({ moves, branches }) => {
      const main = moves.map(({ node, number }) => `${number}${number === '' ? '' : ' '}${node.mv}`);
      return [...main, ...branches.map((branch) => `(${read(branch)})`)].join(' ');
    })
    .join(' ');

test('a line breaks behind a move that has others in its place, and goes on with where it is', () => {
  // 1 m1 m2 (1 … m4 2 m5) … m3
  const nodes = grown([
    [null, 0],
    [0, 0],
    [1, 1],
    [2, 0],
    [1, 1],
    [4, 0],
    [2, 0],
  ]);
  expect(read(lineFrom(nodes, 1))).toBe('1 m1 m2 (1 … m4 2 m5) 2 m3 (2 m6)');
  expect(pathTo(nodes, 5)).toEqual([1, 4, 5]);
  expect(pathTo(nodes, 0)).toEqual([]);
});

test('rounds go around the table, also where somebody acts twice or the first is not the one who begins', () => {
  const three = grown([
    [null, 1],
    [0, 1],
    [1, 2],
    [2, 0],
    [3, 0],
    [4, 1],
  ]);
  const rounds = roundsOf(three);
  expect([1, 2, 3, 4, 5].map((id) => rounds.get(id)?.round)).toEqual([1, 1, 2, 2, 2]);
  expect(read(lineFrom(three, 1))).toBe('1 … m1 m2 2 m3 m4 m5');
});

test('a line that branches at every move is read without an end to the stack', () => {
  const nodes: [number | null, number][] = [[null, 0]];
  let at = 0;
  for (let ply = 0; ply < 2000; ply++) {
    nodes.push([at, ply % 2], [at, ply % 2]);
    at = nodes.length - 1;
  }
  const tree = grown(nodes);
  let line: TreeLine | undefined = lineFrom(tree, 1);
  let depth = 0;
  for (; line; depth++) line = line.runs[0]?.branches[0];
  // The main line and two thousand branches in each other.
  expect(depth).toBe(2001);
});
