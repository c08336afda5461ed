// A tree of moves as it is read: lines broken where branches leave them.
import type { TreeNode } from '../rules/types.ts';

/** Moves that follow each other; other moves in place of the last one are branches. */
export interface Run {
  moves: Numbered[];
  branches: TreeLine[];
}

export interface TreeLine {
  /** The first node, by which a line is known. */
  first: number;
  runs: Run[];
}

export interface Numbered {
  node: TreeNode;
  /** What stands before the move: its round, or that it is not the first of one. */
  number: string;
}

/** Each time around the table is a round, from 1. */
export function roundsOf(nodes: TreeNode[]): Map<number, { round: number; begins: boolean }> {
  const rounds = new Map<number, { round: number; begins: boolean }>();
  const open = [0];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = nodes[id];
    if (!node) continue;
    const parent = node.parent === null ? undefined : nodes[node.parent];
    const before = node.parent === null ? undefined : rounds.get(node.parent);
    const begins = parent?.parent === null || (parent !== undefined && node.player < parent.player);
    rounds.set(id, { round: (before?.round ?? 0) + (begins ? 1 : 0), begins });
    open.push(...node.children);
  }
  return rounds;
}

/** The line that begins with a node. */
export function lineFrom(
  nodes: TreeNode[],
  first: number,
  rounds = roundsOf(nodes),
  branch = false,
): TreeLine {
  const line: TreeLine = { first, runs: [] };
  let run: Run = { moves: [], branches: [] };
  for (let node = nodes[first]; node !== undefined; node = nodes[node.children[0] ?? -1]) {
    const { round, begins } = rounds.get(node.id) ?? { round: 0, begins: false };
    const opens = run.moves.length === 0;
    const number =
      begins && node.player === 0
        ? `${round}`
        : opens && (branch || begins)
          ? `${round} …`
          : opens
            ? '…'
            : '';
    run.moves.push({ node, number });
    branch = false;
    const [main, ...others] = nodes[node.parent ?? 0]?.children ?? [];
    if (main === node.id && others.length > 0) {
      run.branches = others.map((other) => lineFrom(nodes, other, rounds, true));
      line.runs.push(run);
      run = { moves: [], branches: [] };
    }
  }
  if (run.moves.length > 0) line.runs.push(run);
  return line;
}

/** The way to a node from the first move on. */
export function pathTo(nodes: TreeNode[], id: number): number[] {
  const path: number[] = [];
  for (let node = nodes[id]; node !== undefined && node.parent !== null; node = nodes[node.parent])
    path.unshift(node.id);
  return path;
}
