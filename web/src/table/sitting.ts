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

/** Who sits near a board that is not turned: the only person, else the first player. */
export const nearest = (seats: Seat[]): number =>
  (seats.filter(isPerson).length === 1 ? firstPerson(seats) : null) ?? 0;

/** A board that is turned about turns the seats with it. */
export function sitting(seats: Seat[], first: number, turn: Quarter): Sitting {
  const near = (first + (turn === 2 ? Math.ceil(seats.length / 2) : 0)) % seats.length;
  return { near, far: seats.slice(1).map((_, index) => (near + index + 1) % seats.length) };
}
