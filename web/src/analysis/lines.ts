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

/** A time around the table, from 1, and whether a move begins it. */
interface Round {
  round: number;
  begins: boolean;
}

const NO_ROUND: Round = { round: 0, begins: false };

/** The round of each move, by its node. */
export function roundsOf(nodes: TreeNode[]): Map<number, Round> {
  const rounds = new Map<number, Round>();
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

/** What stands before a move: its round where the first player begins one, else dots where nothing stands before it. */
function numberOf(node: TreeNode, { round, begins }: Round, place: 'branch' | 'first' | 'later'): string {
  if (begins && node.player === 0) return `${round}`;
  if (place === 'branch' || (place === 'first' && begins)) return `${round} …`;
  return place === 'first' ? '…' : '';
}

/** The line that begins with a node. */
export function lineFrom(nodes: TreeNode[], first: number): TreeLine {
  const rounds = roundsOf(nodes);
  const whole: TreeLine = { first, runs: [] };
  // Not by recursion: a line may branch at every move.
  const open = [whole];
  for (let line = open.pop(); line !== undefined; line = open.pop()) {
    let run: Run = { moves: [], branches: [] };
    for (let node = nodes[line.first]; node !== undefined; node = nodes[node.children[0] ?? -1]) {
      const starts = line !== whole && node.id === line.first;
      const place = starts ? 'branch' : run.moves.length === 0 ? 'first' : 'later';
      run.moves.push({ node, number: numberOf(node, rounds.get(node.id) ?? NO_ROUND, place) });
      const [main, ...others] = nodes[node.parent ?? 0]?.children ?? [];
      if (main !== node.id || others.length === 0) continue;
      run.branches = others.map((other) => ({ first: other, runs: [] }));
      open.push(...run.branches);
      line.runs.push(run);
      run = { moves: [], branches: [] };
    }
    if (run.moves.length > 0) line.runs.push(run);
  }
  return whole;
}

/** The way to a node from the first move on. */
export function pathTo(nodes: TreeNode[], id: number): number[] {
  const path: number[] = [];
  for (let node = nodes[id]; node !== undefined && node.parent !== null; node = nodes[node.parent])
    path.push(node.id);
  return path.reverse();
}
