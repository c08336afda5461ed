// What is seen, in words: cells for those who listen, and the last move for everybody. Read off the motions, without rules.
import { placeCell, pushedLine } from '../rules/push.ts';
import type { Game, Label, Moment, Motion, Piece, Verdict, View } from '../rules/types.ts';
import { FULL, wordOf } from './levels.ts';
import { messages, sentence, t } from './messages.svelte.ts';
import { settings } from './settings.svelte.ts';

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

/** "c3, rhinocéros, face au nord". */
export function cellWords(game: Game, cell: string, pieces: Piece[], target: boolean): string {
  const here = pieces.filter((piece) => piece.cell === cell);
  const words = here.map((piece) =>
    piece.facing === null
      ? pieceWords(game, piece)
      : `${pieceWords(game, piece)}, ${facingWords(game, piece.facing)}`,
  );
  const parts = [cell, ...(words.length > 0 ? words : [t('cell-empty')])];
  if (target) parts.push(t('cell-target'));
  return parts.join(', ');
}

function list(items: string[]): string {
  return new Intl.ListFormat(settings.values.lang, { type: 'conjunction' }).format(items);
}

/** The last move in one sentence; `null` when no piece moved. */
export function moveWords(game: Game, motions: Motion[]): string | null {
  if (motions.length === 0) return null;
  const line = pushedLine(motions);
  const parts: string[] = [];
  if (line) {
    const direction = line.dy > 0 ? 'n' : line.dy < 0 ? 's' : line.dx > 0 ? 'e' : 'w';
    const along = (motion: Motion) => {
      const cell = placeCell(motion.from) ?? placeCell(motion.to) ?? 'a1';
      const place = cell.charCodeAt(0) * line.dx + Number(cell.slice(1)) * line.dy;
      return motion.from.startsWith('reserve:') ? place - 0.5 : place;
    };
    const ordered = [...motions].sort((one, other) => along(one) - along(other));
    const on = ordered.filter((motion) => placeCell(motion.to) !== null);
    parts.push(
      t('told-push', {
        cell: line.origin,
        direction: t(`toward-${direction}`),
        pieces: list(on.map((motion) => kindWords(game, motion.piece.kind))),
        count: on.length,
      }),
    );
    for (const motion of ordered) if (placeCell(motion.to) === null) parts.push(alone(game, motion));
  } else {
    // A piece that only changes its kind while another moves is not worth a word.
    const moved = motions.some((motion) => motion.from !== motion.to);
    for (const motion of motions) {
      if (!moved || motion.from !== motion.to) parts.push(alone(game, motion));
    }
  }
  return sentence(parts.join(t('told-join'))) + '.';
}

/** What one piece did. */
function alone(game: Game, motion: Motion): string {
  const piece = pieceWords(game, motion.piece);
  const from = placeCell(motion.from);
  const to = placeCell(motion.to);
  const facing = motion.piece.facing === null ? '' : facingWords(game, motion.piece.facing);
  const shown = facing === '' ? 'plain' : 'facing';
  if (to === null) {
    const id = motion.to.startsWith('reserve:') ? 'told-home' : 'told-fall';
    return t(id, { piece, cell: from ?? '' });
  }
  if (from === null) return t('told-enter', { piece, cell: to, facing, shown });
  if (from !== to) return t('told-step', { piece, from, to, facing, shown });
  if (motion.turned !== null) return t('told-turn', { piece, cell: to, facing });
  return t('told-swap', { piece, cell: to });
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

/** The last move in a sentence; nothing at the start. */
export function toldWords(game: Game, view: View): string {
  const mv = view.played.at(-1);
  return mv === undefined ? '' : (moveWords(game, view.motions) ?? t('told-move', { move: mv }));
}
