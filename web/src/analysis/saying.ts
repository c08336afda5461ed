// What the status says over the board of an analysis.
import type { Game } from '../rules/types.ts';
import { messages, t } from '../state/messages.svelte.ts';
import { sharedWords } from '../state/gamewords.ts';
import { calledWords, playerWords, slipWords, toldWords, verdictWords, whole } from '../state/words.ts';
import type { Line } from '../table/saying.svelte.ts';
import type { Analysis } from './analysis.svelte.ts';
import { isProven, provenWords } from './words.ts';

const line = (kind: Line['kind'], text: string, ruling: string | null = null, called = ''): Line => ({
  kind,
  text,
  ruling,
  called,
});

/** "À Foncé de jouer". */
const turnWords = (game: Game, player: number): string =>
  messages.first([`${game.players[player]}.turn`]) ?? t('turn-of', { side: playerWords(game, player) });

/** Whose turn it is, or how the game ended there. */
export function titleOf({ game, view }: Analysis): string {
  const { ending, actor } = view;
  if (ending)
    return ending.winner === null ? (sharedWords(game, ending) ?? t('drawn')) : verdictWords(game, ending);
  return turnWords(game, actor);
}

/** "En main : Foncé 18, Clair 14"; nothing where there are no reserves. */
function inHandWords({ game, view }: Analysis): string {
  const { reserves } = view.scene;
  if (reserves.length === 0) return '';
  const list = game.players.map((_, player) => {
    const own = reserves.filter((reserve) => reserve.player === player);
    return `${playerWords(game, player)} ${own.reduce((sum, { left }) => sum + left, 0)}`;
  });
  return whole(t('analysis-in-hand', { list: list.join(', ') }));
}

/** What the status says, and what is in hand where no reserve shows it. */
export function lineOf(analysis: Analysis, countsHands: boolean): Line {
  const said = pressing(analysis);
  // Neither beside a refusal nor when all is over.
  if (!countsHands || said.kind === 'refusal' || said.kind === 'reason') return said;
  return { ...said, more: inHandWords(analysis) };
}

/** The first that holds: a refusal, how it ended, a threat that was asked for, a duty, the last move. */
function pressing(analysis: Analysis): Line {
  const { game, view, hand, refusal, live } = analysis;
  const refused = hand.objection?.said ?? refusal;
  if (refused) return line('refusal', whole(messages.said({ ...refused, ruling: null })), refused.ruling);
  if (view.ending) {
    const { reason } = view.ending;
    return line('reason', whole(messages.said({ ...reason, ruling: null })), reason.ruling);
  }
  if (live.threat !== null) return line('duty', threatWords(analysis));
  if (!analysis.saved) return line('duty', t('not-saved'));
  if (analysis.proof.winner !== null && analysis.proof.winner !== view.actor)
    return line('duty', t('analysis-defend'));
  if (hand.onlyFacings) return line('note', whole(t('ask-facing')));
  const [duty] = view.duties;
  if (duty) return line('duty', whole(messages.said({ ...duty.said, ruling: null })), duty.said.ruling);
  const slips = view.labels.flatMap((label) => slipWords(game, label) ?? []);
  const slip = slips.length === 0 ? '' : whole(t('slip', { what: slips.join(', ') }));
  return line('told', `${toldWords(view)} ${slip}`.trimEnd(), null, calledWords(view));
}

function threatWords({ game, view, live }: Analysis): string {
  const { threat } = live;
  if (threat === null || threat === 'asked') return whole(t('thinking'));
  if (threat === 'none') return t('analysis-threat-none');
  const player = (view.actor + 1) % game.players.length;
  const told = { turn: turnWords(game, player), move: threat.moves[0] ?? '' };
  const { verdict } = threat;
  if (isProven(verdict) && 'win' in verdict)
    return whole(t('analysis-threat-wins', { ...told, wins: provenWords(game, player, verdict.win) }));
  return whole(t('analysis-threat', told));
}

/** Spoken after each step: the move, whose turn it is, what is noted there. */
export const spokenOf = (analysis: Analysis): string =>
  [toldWords(analysis.view), calledWords(analysis.view), titleOf(analysis), analysis.node.comment]
    .filter((part) => part !== '')
    .join(' ');
