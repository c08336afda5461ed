// A kept game as a record that can be taken anywhere, and a record as a game that can be kept.
import { Refused, type Rules, type Taken } from '../rules/rules.ts';
import type { FoundGame, Left } from '../rules/types.ts';
import { MOST_PLIES, type Kept, type Seat, type Settled } from '../state/kept.ts';
import { FIRST, LAST } from '../state/levels.ts';
import { bring, recordOf } from '../state/record.ts';
import { replay } from '../state/replay.ts';

/** What a computer of ours is called in records, with its level where it does not play at full strength. */
const COMPUTER = 'Siliam';
/** How strong a computer is that goes on for somebody who left, where the record does not tell. */
const SUBSTITUTE_LEVEL = 5;

/** A game as a record and as a link, with everything that the record had from which it was read. */
export function take(rules: Rules, kept: Kept): Taken {
  const told = (words: string[]) =>
    rules.take({
      name: kept.name,
      start: kept.start,
      words,
      names: kept.seats.map((seat, player) => nameOf(seat, kept.imported?.names[player] ?? '')),
      date: new Date(kept.changed),
      base: kept.imported ? recordOf(kept.id) : null,
    });
  const ended = endOf(rules, kept);
  try {
    return told([...wordsOf(rules, kept), ...ended]);
  } catch (error) {
    // Moves were taken back to before somebody had left: nobody knows any more when that was.
    if (error instanceof Refused) return told([...kept.moves, ...ended]);
    throw error;
  }
}

function nameOf(seat: Seat, known: string): string {
  if (seat.kind === 'person' || seat.instead) return known;
  return seat.level === undefined ? COMPUTER : `${COMPUTER} ${seat.level}`;
}

/** The moves, and between them who left while a computer went on (G4). */
function wordsOf(rules: Rules, { name, seats, moves }: Kept): string[] {
  const letters = rules.game(name)?.letters ?? [];
  const leftAfter = (plies: number) =>
    seats.flatMap((seat, player) => {
      if (seat.kind === 'person' || !seat.instead) return [];
      const since = Math.min(seat.since ?? moves.length, moves.length);
      return since === plies ? [`${seat.instead}-${letters[player] ?? ''}+`] : [];
    });
  return [...leftAfter(0), ...moves.flatMap((mv, index) => [mv, ...leftAfter(index + 1)])];
}

/** How the players ended it. */
function endOf(rules: Rules, { name, settled }: Kept): string[] {
  if (settled === null) return [];
  if (settled.kind === 'agreed') return ['agreed'];
  const letter = rules.game(name)?.letters[settled.player] ?? '';
  return [`${settled.kind === 'time' ? 'flagged' : 'resigned'}-${letter}`];
}

/** Whether a game is longer than any that is kept. */
export const isTooLong = (found: FoundGame): boolean => found.moves.length > MOST_PLIES;

/** Who sits where in a game that was found, as far as its record tells: people, and computers of ours by their names. */
export function seatsOf(found: FoundGame): Seat[] {
  return found.players.map((name, player): Seat => {
    const left = found.left.find((one) => one.player === player);
    if (left) {
      return { kind: 'computer', level: SUBSTITUTE_LEVEL, instead: left.how, since: left.plies };
    }
    const [, ours, level] = /^(Siliam)(?: (\d+))?$/.exec(name) ?? [];
    if (ours === undefined) return { kind: 'person' };
    const known = Number(level ?? 0);
    return known >= FIRST && known <= LAST ? { kind: 'computer', level: known } : { kind: 'computer' };
  });
}

/** A game that was found as the browser keeps games; throws when the rules refuse it after all. */
export function keptOf(rules: Rules, found: FoundGame, seats: Seat[]): Omit<Kept, 'id'> {
  const { name, start, moves, date, result, players } = found;
  const ended: Settled | null =
    found.settled === null
      ? null
      : found.settled === 'agreed'
        ? { kind: 'agreed' }
        : leaving(found.settled.left);
  const kept: Omit<Kept, 'id'> = {
    name,
    start,
    seats,
    clock: null,
    ...(seats.length > 2 ? { leaving: 'goes-on' } : {}),
    seed: Math.floor(Math.random() * 2 ** 32),
    left: seats.map(() => 0),
    moves,
    undone: [],
    settled: ended,
    revision: 0,
    changed: Date.now(),
    over: false,
    imported: { names: players.map((player) => player.slice(0, 200)), ...(date ? { date } : {}) },
  };
  const over = replay(rules, { ...kept, id: '' }).table.view().ending !== null;
  // A result that no move shows: the players ended the game without a word.
  if (!over && result !== null && kept.imported) kept.imported.result = result;
  return { ...kept, over };
}

function leaving({ player, how }: Left): Settled {
  return { kind: how === 'flagged' ? 'time' : 'resigned', player };
}

/** Keeps a game that was found; its id, and whether the browser really keeps it. */
export const bringIn = (rules: Rules, found: FoundGame, seats: Seat[]): ReturnType<typeof bring> =>
  bring(keptOf(rules, found, seats), found.record);
