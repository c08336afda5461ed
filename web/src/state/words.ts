// What is seen, in words: cells for those who listen; moves, objections and results as the rules put them.
import type { Deed, Ending, Game, Label, Moment, Objection, Piece, Verdict, View } from '../rules/types.ts';
import { FULL, wordOf } from './levels.ts';
import { messages, sentence, t } from './messages.svelte.ts';
import type { ClockRule, Kept } from './record.ts';

export function kindWords(game: Game, kind: string): string {
  return messages.first([`${game.family}-${kind}`, `${game.family}-piece-${kind}`]) ?? kind;
}

export function playerWords(game: Game, player: number): string {
  return t(game.players[player] ?? '');
}

/** A piece with its owner where the kind alone does not tell. */
function pieceWords(game: Game, piece: Piece): string {
  const kind = kindWords(game, piece.kind);
  if (piece.owner === null || kind.toLowerCase() === playerWords(game, piece.owner).toLowerCase())
    return kind;
  const own = messages.first([`${game.family}-${piece.kind}-${game.letters[piece.owner]}`]);
  if (own) return own;
  return ownsKind(game, piece) ? kind : t('piece-of', { kind, side: playerWords(game, piece.owner) });
}

/** Whether the kind's name already names the side, as an elephant does. */
function ownsKind(game: Game, piece: Piece): boolean {
  const side = playerWords(game, piece.owner ?? 0).toLowerCase();
  return side.startsWith(kindWords(game, piece.kind).toLowerCase().slice(0, 5));
}

/** A facing or corner, in the game's own words where it has them. */
export const facingWords = (game: Game, facing: string): string =>
  messages.first([`${game.family}-${facing}`, `facing-${facing}`]) ?? facing;

/** What a button says. */
export const actionWords = (game: Game, action: string): string =>
  sentence(
    messages.first([`${game.family}-action-${action}`, `${game.family}-${action}`, `action-${action}`]) ??
      action,
  );

/** "rhinocéros, face au nord". */
export const standingWords = (game: Game, piece: Piece): string =>
  piece.facing === null
    ? pieceWords(game, piece)
    : `${pieceWords(game, piece)}, ${facingWords(game, piece.facing)}`;

/** "c3, rhinocéros, face au nord". */
export function cellWords(game: Game, cell: string, pieces: Piece[], target: boolean): string {
  const here = pieces.filter((piece) => piece.cell === cell);
  const words = here.map((piece) => standingWords(game, piece));
  const parts = [cell, ...(words.length > 0 ? words : [t('cell-empty')])];
  if (target) parts.push(t('cell-target'));
  return parts.join(', ');
}

/** What was said, as a sentence. */
export const whole = (text: string): string =>
  text === '' || /[.!?…]$/.test(text) ? sentence(text) : `${sentence(text)}.`;

/** Why a touch leads nowhere, with its ruling; nothing while there is nothing to object to. */
export const objectionWords = (objection: Objection | null): string =>
  objection === null ? '' : whole(messages.said(objection.said));

/** A move in one sentence. */
export const deedWords = (deed: Deed | null): string =>
  whole((deed?.said ?? []).map((said) => messages.said(said)).join(t('told-join')));

/** The last move in a sentence; nothing at the start. */
export const toldWords = (view: View): string => deedWords(view.deed);

/** How a game ended, in as few words as a seal has room for. */
export function verdictWords(game: Game, ending: Ending): string {
  const { winner, shares } = ending;
  if (winner === null) return t(shares.length > 0 ? 'seal-shared' : 'seal-draw');
  return messages.first([`${game.players[winner]}.wins`]) ?? t('win-of', { side: playerWords(game, winner) });
}

/** What was overlooked, for when the game is over; `null` for labels that are called out instead. */
export const slipWords = (game: Game, label: Label): string | null =>
  messages.first([`${game.family}-label-${label.code}`]);

/** Turns of their own that a player needs for what takes so many plies. */
const turns = (game: Game, plies: number): number => Math.max(1, Math.ceil(plies / game.players.length));

/** A move that is advised, and why. */
export function hintWords(game: Game, mv: string, verdict: Verdict | null): string {
  if (verdict && 'win' in verdict) return t('hint-wins', { move: mv, count: turns(game, verdict.win) });
  if (verdict && 'loss' in verdict) return t('hint-holds', { move: mv });
  return t('hint-best', { move: mv });
}

/** How strong a computer's seat is. */
export const strengthWords = (strength: number): string =>
  strength >= FULL
    ? t(wordOf(strength))
    : t('strength-level', { number: strength, word: t(wordOf(strength)) });

/** Who sits at the computer's place, short. */
export const computerWords = (level: number | undefined): string =>
  level === undefined ? t('seat-computer-full') : t('seat-computer-level', { number: level });

/** The same where there is hardly any room. */
export const computerShortWords = (level: number | undefined): string =>
  level === undefined ? t('strength-full') : t('seat-level', { number: level });

/** A move that decided something, in a sentence. */
export function momentWords(game: Game, moment: Moment): string {
  const count = turns(game, moment.plies ?? 0);
  const { mv, better, before, after } = moment;
  return t(`review-${moment.failing}`, { move: mv, better, count, before, after });
}

/** How a label is called out; `null` for one that players find out for themselves and only the analysis tells. */
export const callWords = (label: Label): string | null => messages.first([`call-${label.code}`]);

/** Everything that is called out after a move. */
export const calledWords = (view: View): string =>
  view.labels.flatMap((label) => callWords(label) ?? []).join(' ');

/** Which game it is, short: players where that tells something, the board, options and the clock. */
export function gameWords(game: Game, { name, clock }: Pick<Kept, 'name' | 'clock'>): string {
  const options = name.split(':')[1]?.split(',') ?? [];
  const parts = [
    messages.first([`short-${game.id}`]) ?? '',
    ...options.map((option) => messages.first([`short-${option}`]) ?? option),
    clock ? clockWords(clock) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** "15 min + 5 s". */
const clockWords = ({ minutes, increment }: ClockRule): string =>
  t('clock-minutes', { count: minutes }) + (increment > 0 ? t('clock-plus', { count: increment }) : '');
