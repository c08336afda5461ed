// Games in lists: whose turn it is, in which order they stand, how they ended.
import type { PersonId, Row, Sitter } from './types.ts';

const isPerson = (sitter: Sitter | null | undefined, me: PersonId | undefined): boolean =>
  sitter?.kind === 'person' && sitter.id === me;

export const isMyTurn = ({ summary }: Row, me: PersonId | undefined): boolean =>
  summary.turn !== undefined && isPerson(summary.seats[summary.turn], me);

/** Games that go on: those that wait for me before the others, those on a clock first, then the most pressing. */
export function going(rows: Row[], me: PersonId | undefined): Row[] {
  const weight = (row: Row) => (isMyTurn(row, me) ? 0 : row.summary.waits === 'move' ? 1 : 2);
  // A first turn on a clock has no deadline, but somebody sits there and waits.
  const calm = ({ summary }: Row) => (summary.pace.kind === 'clock' ? 0 : 1);
  const deadline = ({ summary }: Row) => summary.deadline ?? Number.MAX_SAFE_INTEGER;
  return rows
    .filter(({ summary }) => summary.waits !== 'nothing')
    .sort(
      (one, other) =>
        weight(one) - weight(other) ||
        calm(one) - calm(other) ||
        deadline(one) - deadline(other) ||
        other.summary.changed - one.summary.changed,
    );
}

/** Games that are over, the latest first; a table that was taken away before anybody came is none. */
export const finished = (rows: Row[]): Row[] =>
  rows
    .filter(({ summary }) => summary.waits === 'nothing' && summary.seats.every((sitter) => sitter !== null))
    .sort((one, other) => other.summary.changed - one.summary.changed);

/** How a finished game ended for somebody: the message that says it. */
export function resultOf({ summary }: Row, me: PersonId | undefined): string {
  const { result, seats, gone = [] } = summary;
  if (result === undefined || result === '*') return 'result-aborted';
  const got = result.split('-');
  const own = seats.findIndex((sitter) => isPerson(sitter, me));
  // A person who left before the end has lost, even if a computer then won in their seat or everybody shares the point.
  const left = me !== undefined && gone.includes(me);
  if (left || own < 0 || got[own] === '0') return 'result-lost';
  if (got[own] === '1') return 'result-won';
  return got.every((part) => part === got[0]) ? 'result-drawn' : 'result-shared';
}
