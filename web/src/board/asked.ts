// Which piece a path or a question about facings is about.
import { lastCell } from '../rules/touching.ts';
import type { Piece, Scene, Touch } from '../rules/types.ts';
import type { Hand } from '../state/hand.svelte.ts';

/** The piece that a path moves or places on a cell: the one touched, the one in hand, or one from its owner's reserve. */
export function pieceOf(scene: Scene, path: Touch[], owner: number | null, cell: string): Piece | null {
  for (const what of path) {
    const [sort, where = '', kind = ''] = what.split(':');
    if (sort === 'reserve') return { cell, owner: Number(where), kind, facing: null };
    const own = scene.pieces.find(
      (piece) => sort === 'cell' && piece.cell === where && piece.owner === owner,
    );
    if (own && (where !== cell || path.length === 1)) return own;
  }
  const own = scene.reserves.filter((reserve) => reserve.player === owner);
  const reserve = own.find((one) => one.left > 0) ?? own[0];
  return reserve ? { cell, owner: reserve.player, kind: reserve.kind, facing: null } : null;
}

/** The piece that an advised path brings onto an empty place, as it will stand there; `null` where none comes. */
export function advisedPiece(scene: Scene, path: Touch[], owner: number | null): Piece | null {
  const cell = lastCell(path);
  if (cell === null || scene.pieces.some((piece) => piece.cell === cell)) return null;
  const piece = pieceOf(scene, path, owner, cell);
  const last = path.at(-1);
  const facing = last?.startsWith('facing:') ? last.slice(7) : (piece?.facing ?? null);
  return piece && { ...piece, cell, facing };
}

/** The cell of which one of several pieces is asked for or was taken; they are told apart there. */
export function apartAt(scene: Scene, hand: Hand): string | null {
  const cell = hand.touched.find((what) => what.startsWith('cell:'))?.slice(5) ?? null;
  if (cell === null) return null;
  const facings = scene.pieces.flatMap((piece) =>
    piece.cell === cell && piece.owner === hand.owner && piece.facing !== null ? [piece.facing] : [],
  );
  if (facings.length < 2) return null;
  const asked = hand.around === cell && facings.every((facing) => hand.facings.includes(facing));
  return asked || takenFrom(hand, cell) !== null ? cell : null;
}

/** The facing of the piece that was taken from a cell, where it had to be told which one. */
export function takenFrom(hand: Hand, cell: string): string | null {
  const index = hand.touched.indexOf(`cell:${cell}`);
  const next = index < 0 ? undefined : hand.touched[index + 1];
  return next?.startsWith('facing:') ? next.slice(7) : null;
}
