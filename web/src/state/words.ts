// What is seen, in words: cells for those who listen, and the last move for everybody. Read off the motions, without rules.
import { placeCell, pushedLine } from '../rules/push.ts';
import type { Game, Label, Motion, Piece } from '../rules/types.ts';
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

/** How a label is called out; `null` for one that players find out for themselves and only the analysis tells. */
export const callWords = (label: Label): string | null => messages.first([`call-${label.code}`]);
