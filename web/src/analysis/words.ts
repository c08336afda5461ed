// What the analysis says in words: verdicts, chances, speed, lengths of wins.
import type { AnalysisLine, Game, Verdict } from '../rules/types.ts';
import { messages, t } from '../state/messages.svelte.ts';
import { settings } from '../state/settings.svelte.ts';
import { playerWords, whole } from '../state/words.ts';

/** "12,9 M". */
export const countWords = (count: number): string =>
  new Intl.NumberFormat(settings.values.lang, { notation: 'compact', maximumFractionDigits: 1 }).format(
    count,
  );

/** A chance from 0 to 1, "57 %". */
export const percentWords = (chance: number): string =>
  new Intl.NumberFormat(settings.values.lang, { style: 'percent', maximumFractionDigits: 0 }).format(chance);

/** "Foncé gagne". */
export const winsWords = (game: Game, player: number): string =>
  messages.first([`${game.players[player]}.wins`]) ?? t('win-of', { side: playerWords(game, player) });

/** "Foncé gagne en 9": moves of everybody, as the engine counts them. */
export const provenWords = (game: Game, player: number, plies: number): string =>
  t('analysis-wins-in', { wins: winsWords(game, player), plies });

/** "Prouvé : Foncé gagne en 9". */
export const provenLine = (game: Game, { winner, plies }: { winner: number; plies: number }): string =>
  whole(t('analysis-proven-line', { wins: provenWords(game, winner, plies) }));

/** Whose chance a figure is: between two the one's who begins, among more the one's who acts. */
export const figureOf = (game: Game, actor: number): number => (game.players.length === 2 ? 0 : actor);

/** What a line is worth, in as few words as its box has room for. */
export function verdictShort(game: Game, line: AnalysisLine, actor: number): string {
  const { verdict } = line;
  if ('win' in verdict) return t('analysis-win', { plies: verdict.win });
  if ('loss' in verdict) return t('analysis-loss', { plies: verdict.loss });
  return percentWords(line.chances[figureOf(game, actor)] ?? 0);
}

/** The same in a sentence. */
export function verdictLong(game: Game, line: AnalysisLine, actor: number): string {
  const { verdict } = line;
  if ('win' in verdict) return provenWords(game, actor, verdict.win);
  if ('loss' in verdict && game.players.length === 2) return provenWords(game, 1 - actor, verdict.loss);
  return chancesWords(game, line.chances);
}

/** "Foncé 57 %, Clair 43 %". */
export const chancesWords = (game: Game, chances: number[]): string =>
  chances
    .map((chance, player) =>
      t('analysis-chance', { side: playerWords(game, player), chance: percentWords(chance) }),
    )
    .join(', ');

export const isProven = (verdict: Verdict): boolean => 'win' in verdict || 'loss' in verdict;

/** What can be read on an ink of the games: dark on light, light on dark. */
export function readableOn(ink: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(ink.slice(at, at + 2), 16) / 255);
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 > 0.3 ? '#171411' : '#ffffff';
}

/** Who stands best. */
const favoured = (chances: number[]): number => chances.indexOf(Math.max(...chances));

/** The ink of a line's box: of whose chance its figure is, or of who wins where that is proven. */
export const inkOf = (game: Game, { verdict, chances }: AnalysisLine, actor: number): string =>
  game.inks[isProven(verdict) ? favoured(chances) : figureOf(game, actor)] ?? '#000000';
