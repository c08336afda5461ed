// Offering a draw to computers: each judges by what it thinks of its own chances.
import type { Rules } from '../rules/rules.ts';
import type { Opinion, Verdict } from '../rules/types.ts';
import type { Line } from '../rules/worker.ts';

/**
 * A computer agrees when it thinks that it stands this much worse than level, in hundredths. A lead of a few tens is nothing
 * in any of the games (in Siam having the move is worth about as much), so a computer that is level plays on, or every
 * game could be drawn at once; one that is further behind has nothing to hope for.
 */
export const BEHIND = -30;
/** After so many plies a level game is as good as drawn, and being no better than level is enough. */
export const LONG_GAME = 80;

/** After a refusal a draw may be offered again only when everybody has had so many turns. */
export const TURNS_BETWEEN_OFFERS = 5;

/** Whether a computer that thinks this of its own chances agrees to a draw after so many plies. */
export function agrees(verdict: Verdict, plies: number): boolean {
  if ('win' in verdict) return false;
  return 'loss' in verdict || verdict.estimate <= (plies < LONG_GAME ? BEHIND : 0);
}

/** What is good for one of two players is bad for the other. */
function turned(verdict: Verdict): Verdict {
  if ('win' in verdict) return { loss: verdict.win };
  if ('loss' in verdict) return { win: verdict.loss };
  return { estimate: -verdict.estimate };
}

/**
 * The first of the computers that does not agree to a draw; `null` when all agree.
 *
 * The engine only says what it thinks of the player to move. Of two, the other one thinks the contrary; of more, the best
 * moves are played in thought until everybody has had the move.
 */
export async function whoDeclines(
  rules: Rules,
  line: Line,
  computers: number[],
  judge: (line: Line) => Promise<Opinion | null>,
): Promise<number | null> {
  const table = rules.sitDown(line.name, line.start);
  for (const mv of line.moves) table.play(mv);
  const players = rules.game(line.name)?.players.length ?? 2;
  const asked = new Set(computers);
  for (let ply = 0; asked.size > 0 && ply < 4 * players; ply++) {
    const { actor, played, ending } = table.view();
    // The best moves ended the game before everybody had the move.
    if (ending) return ending.winner !== null && asked.has(ending.winner) ? ending.winner : null;
    const opinion = await judge({ ...line, moves: played });
    // Without an opinion nobody agrees.
    if (opinion === null) return [...asked][0] ?? null;
    const verdicts = players === 2 ? [opinion.verdict, turned(opinion.verdict)] : [opinion.verdict];
    for (const [index, verdict] of verdicts.entries()) {
      const player = (actor + index) % players;
      if (asked.delete(player) && !agrees(verdict, line.moves.length)) return player;
    }
    table.play(opinion.mv);
  }
  return null;
}
