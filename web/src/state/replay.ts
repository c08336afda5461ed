// A kept game played again, up to where it stands.
import type { Rules, Table } from '../rules/rules.ts';
import type { Kept } from './kept.ts';

export interface Replayed {
  table: Table;
  /** Moves taken back that the table can still play again, the next one first. */
  undone: string[];
}

/** Plays a kept line again; throws when the rules refuse it. */
export function replay(rules: Rules, kept: Kept): Replayed {
  const game = rules.game(kept.name);
  if (game?.players.length !== kept.seats.length) throw new Error('the seats do not fit the game');
  const table = rules.sitDown(kept.name, kept.start ?? undefined);
  for (const mv of kept.moves) {
    if (table.play(mv) !== null) throw new Error(`the kept move ${mv} is refused`);
  }
  // What was taken back is played and taken back again, so that the table knows it.
  const refused = kept.undone.findIndex((mv) => table.play(mv) !== null);
  const undone = refused < 0 ? kept.undone : kept.undone.slice(0, refused);
  for (let index = 0; index < undone.length; index++) table.undo();
  settle(table, kept);
  return { table, undone };
}

/** Tells the table who left it and how the players ended the game (G4). */
function settle(table: Table, { seats, settled }: Kept): void {
  for (const [player, seat] of seats.entries()) {
    if (seat.kind === 'computer' && seat.instead) table.leave(player, seat.instead, 'goes-on');
  }
  if (settled?.kind === 'agreed') table.agreeDraw();
  if (settled?.kind === 'resigned') table.leave(settled.player, 'resigned');
  if (settled?.kind === 'time') table.leave(settled.player, 'flagged');
}
