// A mistake as the computer that teaches puts it: what it costs, by which move, and why that wins, in the words of the game.
import type { Rules } from '../rules/rules.ts';
import { Tree } from '../rules/tree.ts';
import type { Ending, Game } from '../rules/types.ts';
import type { Judged, Line } from '../rules/worker.ts';
import { messages, t } from '../state/messages.svelte.ts';
import type { Correction } from '../state/teaching.svelte.ts';
import { whole } from '../state/words.ts';
import './messages.ts';

export function correctionOf(
  rules: Rules,
  game: Game,
  line: Line,
  { moment, line: best }: Judged,
): Correction {
  const { failing, mv } = moment;
  const from = failing === 'missed' ? line.moves.slice(0, -1) : line.moves;
  const ending = endOf(rules, { ...line, moves: [...from, ...best] });
  // Of a win in several plies everybody but its player has a turn in between.
  const count = Math.max(1, Math.ceil((moment.plies ?? 1) / game.players.length));
  return {
    // A win that was missed is not given away: it can be looked for once the move is taken back.
    ahead: failing === 'allowed' ? aheadOf(rules, line, best) : [],
    say: () => ({
      title: t('teaching-title'),
      line: [
        t(`teaching-${failing}`, { move: mv, reply: best[0] ?? '', count }),
        ending === null ? '' : whyWords(ending, count),
      ]
        .map(whole)
        .join(' ')
        .trimEnd(),
    }),
  };
}

/** Why the line wins; what happens at once needs no "in the end". */
function whyWords({ reason: said }: Ending, count: number): string {
  const reason = messages.said({ ...said, ruling: null });
  return count === 1 ? reason : t('teaching-why', { reason });
}

/** How a line ends; `null` where it does not. */
function endOf(rules: Rules, { name, start, moves }: Line): Ending | null {
  const table = rules.sitDown(name, start);
  for (const mv of moves) if (table.play(mv) !== null) break;
  return table.view().ending;
}

/** What the moves of a line would do after the game so far. */
function aheadOf(rules: Rules, { name, start, moves }: Line, best: string[]) {
  const tree = Tree.of(rules.module, name, start, moves);
  try {
    return tree.ahead(tree.mainLine().at(-1) ?? 0, best);
  } finally {
    tree.free();
  }
}
