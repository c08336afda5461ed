// A puzzle in words: what is asked, what became of a try, how it was solved.
import type { Game, View } from '../rules/types.ts';
import { messages, t } from '../state/messages.svelte.ts';
import { deedWords, playerWords, toldWords, whole } from '../state/words.ts';
import type { Task } from './file.ts';
import type { Seen } from './kept.ts';
import type { Answer, Solving } from './solving.svelte.ts';

/** Turns of the solver's own in so many plies. */
export const turnsOf = (game: Game, plies: number): number =>
  Math.max(1, Math.ceil(plies / game.players.length));

/** "Aux Éléphants de jouer et de gagner en deux coups." */
export function taskWords(game: Game, player: number, { kind, plies }: Task): string {
  const turn =
    messages.first([`${game.players[player]}.turn`]) ?? t('turn-of', { side: playerWords(game, player) });
  return kind === 'win'
    ? t('puzzle-asks-win', { turn, count: turnsOf(game, plies) })
    : t('puzzle-asks-save', { turn });
}

/** The same in two or three words. */
export const shortTaskWords = (game: Game, { kind, plies }: Task): string =>
  kind === 'win' ? t('puzzle-short-win', { count: turnsOf(game, plies) }) : t('puzzle-short-save');

/** What it is about; a theme without a name of its own goes by a general one. */
export const themeWords = (theme: string): string =>
  messages.first([`puzzle-theme-${theme}`]) ?? t('puzzle-theme-other');

const reasonOf = ({ ending }: View): string =>
  ending ? whole(messages.said({ ...ending.reason, ruling: null })) : '';

/** Why a try was not right. */
export function answerWords(game: Game, task: Task, answer: Answer): string {
  const { kind, mv } = answer;
  if (kind === 'slower') return t('puzzle-slower', { move: mv });
  if (kind === 'ended') return `${t('puzzle-wrong-ends', { move: mv })} ${reasonOf(answer.view)}`;
  const { reply, opinion, view } = answer;
  const wins = 'win' in opinion.verdict ? turnsOf(game, opinion.verdict.win) : null;
  const what =
    wins !== null
      ? t('puzzle-wrong-loses', { move: mv, reply, count: wins })
      : t(task.kind === 'win' ? 'puzzle-wrong-escapes' : 'puzzle-wrong-other', { move: mv, reply });
  // The reply is named already; why it ends the game is not.
  return view.ending ? `${what} ${reasonOf(view)}` : what;
}

/** What is said beside the board while it is not solved. */
export function stateWords(solving: Solving, seen: Seen | null): string {
  const { game, phase, advice, answer, refusal, hand, puzzle, view } = solving;
  const objection = hand.objection?.said ?? refusal;
  if (objection) return whole(messages.said(objection));
  if (answer) return answerWords(game, puzzle.task, answer);
  if (advice) return t(advice.whole ? 'puzzle-hint-move' : 'puzzle-hint-touch', { move: advice.mv });
  if (phase === 'waiting') return view.played.length > 0 ? toldWords(view) : '';
  if (hand.onlyFacings) return whole(t('ask-facing'));
  if (view.played.length > 0) return `${toldWords(view)} ${t('puzzle-go-on')}`;
  if (seen?.shown) return t('puzzle-was-shown');
  const [duty] = view.duties;
  return duty ? whole(messages.said({ ...duty.said, ruling: null })) : t('puzzle-begin');
}

/** Why a move wins, or is the only one that does not lose. */
function whyWords(game: Game, { kind, plies }: Task, view: View): string {
  if (kind === 'save') return t('puzzle-saves', { count: turnsOf(game, plies) });
  return view.ending ? reasonOf(view) : '';
}

function foundWords(phase: Solving['phase'], seen: Seen | null): string {
  if (phase === 'shown') return t('puzzle-found-not');
  if (seen?.shown) return t('puzzle-found-shown');
  if (seen?.score === 1) return t('puzzle-found-first');
  return t(seen?.score === 0.5 && !seen.detour ? 'puzzle-found-helped' : 'puzzle-found-later');
}

/** What is said once it is over: the move, why that is right, how it was found. */
export function endWords(
  { game, phase, puzzle, view }: Solving,
  first: View | null,
  seen: Seen | null,
): string {
  const parts = [deedWords(first?.deed ?? null), whyWords(game, puzzle.task, view), foundWords(phase, seen)];
  return parts.filter((part) => part !== '').join(' ');
}

/** "1 min 12". */
export function timeWords(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return seconds < 60
    ? t('puzzle-seconds', { seconds })
    : t('puzzle-minutes', {
        minutes: Math.floor(seconds / 60),
        seconds: String(seconds % 60).padStart(2, '0'),
      });
}
