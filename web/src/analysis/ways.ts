// The ways into an analysis: from a game that is kept, found or online, from a link, a position, or nothing.
import { take } from '../exchange/carry.ts';
import type { Rules } from '../rules/rules.ts';
import { Tree } from '../rules/tree.ts';
import type { Kept } from '../state/kept.ts';
import { router } from '../state/router.svelte.ts';
import { begin, continued } from './kept.ts';

/** The moves of the main line. */
function mainMoves(tree: Tree): string[] {
  const last = tree.mainLine().at(-1);
  return last === undefined ? [] : tree.moves(last);
}

/** How many plies of the main line the address asks for, where it does: `?ply=12`. */
export function plyAsked(query: string): number | null {
  const asked = new URLSearchParams(query).get('ply') ?? '';
  return /^\d{1,9}$/.test(asked) ? Number(asked) : null;
}

/** Opens an analysis of a record, or the one that was begun from the same game before; its id. */
export function analysisOf(rules: Rules, record: string, source: string | null): string {
  const tree = Tree.read(rules.module, record);
  try {
    const before = source === null ? null : continued(source);
    if (before !== null && goesOn(rules, before.kept.record, tree)) return before.id;
    return begin(tree.shown().name, tree.record(), source);
  } finally {
    tree.free();
  }
}

/** Whether the tree that was kept still holds all of the game as it is now. */
function goesOn(rules: Rules, record: string, now: Tree): boolean {
  try {
    const kept = Tree.read(rules.module, record);
    try {
      let at = 0;
      const { nodes } = kept.shown();
      const before = nodes.length;
      for (const mv of mainMoves(now)) {
        const tried = kept.play(at, mv);
        if (!('node' in tried)) return false;
        at = tried.node;
      }
      return kept.shown().nodes.length === before;
    } finally {
      kept.free();
    }
  } catch {
    return false;
  }
}

/** Goes from a game that the browser keeps, or that is put in the same form, to its analysis. */
export function analyseGame(rules: Rules, kept: Kept): void {
  router.go(`/analysis/kept/${analysisOf(rules, take(rules, kept).text, `game:${kept.id}`)}`);
}

/** Goes to the analysis of a record that was found. */
export function analyseRecord(rules: Rules, record: string): void {
  router.go(`/analysis/kept/${analysisOf(rules, record, null)}`);
}
