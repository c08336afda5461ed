// Who sits at a table, and who goes on where somebody left.
import type { Leaving, Seat } from './kept.ts';

/** How strong a computer is that takes a seat over at a table without computers. */
const SUBSTITUTE_LEVEL = 5;

type ComputerSeat = Extract<Seat, { kind: 'computer' }>;

export const isPerson = (seat: Seat | undefined): boolean => seat?.kind === 'person';

/** The first seat with a person in it. */
export function firstPerson(seats: Seat[]): number | null {
  const first = seats.findIndex(isPerson);
  return first < 0 ? null : first;
}

/** What becomes of a game when somebody leaves it. */
export type AfterLeaving = { goesOn: false } | { goesOn: true; seat: ComputerSeat };

/**
 * G4: of two the other one wins. Of three or four a computer goes on, where that was agreed, as strong as the others at the
 * table; but nobody watches computers play to the end for them, so with the last person the game ends.
 */
export function afterLeaving(seats: Seat[], leaving: Leaving | undefined, player: number): AfterLeaving {
  const stays = seats.some((seat, index) => index !== player && isPerson(seat));
  if (seats.length === 2 || leaving !== 'goes-on' || !stays) return { goesOn: false };
  const usual = seats.find((seat): seat is ComputerSeat => seat.kind === 'computer');
  const level = usual ? usual.level : SUBSTITUTE_LEVEL;
  return { goesOn: true, seat: level === undefined ? { kind: 'computer' } : { kind: 'computer', level } };
}
