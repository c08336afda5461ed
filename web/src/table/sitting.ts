// Who sits where around the board, as it is seen.
import type { Quarter } from '../rules/geometry.ts';
import type { Seat } from '../state/kept.ts';
import { firstPerson, isPerson } from '../state/seats.ts';

export interface Sitting {
  /** The seat at the near edge. */
  near: number;
  /** The others, in playing order. */
  far: number[];
}

/** The only person sits near, else the first player; a board that is turned about turns the seats with it. */
export function sitting(seats: Seat[], turn: Quarter): Sitting {
  const alone = seats.filter(isPerson).length === 1;
  const first = (alone ? firstPerson(seats) : null) ?? 0;
  const near = (first + (turn === 2 ? Math.ceil(seats.length / 2) : 0)) % seats.length;
  return { near, far: seats.slice(1).map((_, index) => (near + index + 1) % seats.length) };
}
