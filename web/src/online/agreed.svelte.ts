// The terms of an online game as they are chosen: which game, at what pace, who sits where.
import * as v from 'valibot';
import type { Rules } from '../rules/rules.ts';
import type { Game } from '../rules/types.ts';
import { FIRST, LAST } from '../state/levels.ts';
import { read, write } from '../state/storage.ts';
import type { Pace, RoomState, Terms, Wish } from './types.ts';

const MINUTE = 60_000;

/** The paces that are offered. */
const PACES: Pace[] = [
  { kind: 'free' },
  { kind: 'clock', base: 5 * MINUTE, increment: 3000 },
  { kind: 'clock', base: 15 * MINUTE, increment: 5000 },
  { kind: 'days', days: 1 },
];

/** A pace as one word, for radios and storage. */
export const paceKey = (pace: Pace): string => {
  if (pace.kind === 'free') return 'free';
  return pace.kind === 'days' ? `${pace.days}d` : `${pace.base / MINUTE}+${pace.increment / 1000}`;
};

/** How strong a computer is that is asked to sit down. */
const USUAL_LEVEL = 4;

const level = v.pipe(v.number(), v.integer(), v.minValue(FIRST), v.maxValue(LAST));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const wished = v.object({
  id: v.string(),
  options: v.array(v.string()),
  pace: v.string(),
  /** One's own place; `null` when it is drawn by lot. */
  place: v.nullable(place),
  /** Games of more than two: the level of a computer, or `null` for a free seat. */
  others: v.pipe(v.array(v.nullable(level)), v.length(4)),
  leaving: v.picklist(['goes_on', 'ends']),
});

type Wished = v.InferOutput<typeof wished>;

function recall(): Wished | null {
  try {
    const kept = v.safeParse(wished, JSON.parse(read('invite') ?? 'null'));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}

export class Agreed {
  private chosen = $state() as Wished;
  listed = $state(false);
  /** The paces on offer: the usual ones, and another that a program may have agreed on. */
  paces = PACES;

  /** Begins with what was agreed last, or with a game that is asked for. */
  constructor(
    private readonly rules: Rules,
    asked: string | undefined,
    private readonly random: () => number = () => Math.random(),
  ) {
    const kept = recall();
    const game = (asked === undefined ? undefined : rules.game(asked)) ?? rules.game(kept?.id ?? '');
    this.chosen = {
      options: [],
      pace: paceKey(PACES[2] ?? { kind: 'free' }),
      place: 0,
      others: [null, null, null, null],
      leaving: 'goes_on',
      ...kept,
      id: game?.id ?? rules.games[0]?.id ?? '',
    };
  }

  /** What was agreed at a table that waits. */
  static of(rules: Rules, { terms, seats }: RoomState, place: number): Agreed {
    const agreed = new Agreed(rules, terms.game);
    agreed.chosen = {
      ...agreed.chosen,
      options: terms.game.split(':')[1]?.split(',') ?? [],
      pace: paceKey(terms.pace),
      place,
      others: [0, 1, 2, 3].map((seat) => {
        const sitter = seats[seat]?.sitter;
        return sitter?.kind === 'computer' ? sitter.level : null;
      }),
      leaving: terms.leaving,
    };
    agreed.listed = terms.listed;
    const isUsual = PACES.some((pace) => paceKey(pace) === paceKey(terms.pace));
    if (!isUsual) agreed.paces = [...PACES, terms.pace];
    return agreed;
  }

  get game(): Game {
    const found = this.rules.game(this.chosen.id) ?? this.rules.games[0];
    if (!found) throw new Error('there is at least one game');
    return found;
  }

  /** The first game of each family. */
  get families(): Game[] {
    return this.rules.games.filter((game, index, all) => all[index - 1]?.family !== game.family);
  }

  /** The games of the chosen one's family. */
  get family(): Game[] {
    return this.rules.games.filter(({ family }) => family === this.game.family);
  }

  get many(): boolean {
    return this.game.players.length > 2;
  }

  choose(id: string): void {
    this.chosen.id = id;
    if (this.place !== null && this.place >= this.game.players.length) this.chosen.place = 0;
  }

  get options(): string[] {
    return this.game.options.filter((option) => this.chosen.options.includes(option));
  }

  toggle(option: string): void {
    const { options } = this.chosen;
    this.chosen.options = options.includes(option)
      ? options.filter((other) => other !== option)
      : [...options, option];
  }

  get pace(): Pace {
    return this.paces.find((pace) => paceKey(pace) === this.chosen.pace) ?? { kind: 'free' };
  }

  set pace(pace: Pace) {
    this.chosen.pace = paceKey(pace);
  }

  /** One's own place; `null` when it is drawn by lot. */
  get place(): number | null {
    return this.chosen.place;
  }

  set place(place: number | null) {
    this.chosen.place = place;
  }

  get leaving(): Terms['leaving'] {
    return this.chosen.leaving;
  }

  set leaving(leaving: Terms['leaving']) {
    this.chosen.leaving = leaving;
  }

  /** Who shall sit at a place of more than two. */
  wish(place: number): Wish {
    if (place === (this.place ?? 0)) return { kind: 'me' };
    const computer = this.many ? (this.chosen.others[place] ?? null) : null;
    return computer === null ? { kind: 'free' } : { kind: 'computer', level: computer };
  }

  put(place: number, wish: Wish['kind'], strength = USUAL_LEVEL): void {
    if (wish === 'me') this.chosen.place = place;
    else if (place !== this.place) this.chosen.others[place] = wish === 'computer' ? strength : null;
  }

  get terms(): Terms {
    const { game, options, pace, leaving, listed } = this;
    const name = [game.id, options.join(',')].filter((part) => part !== '').join(':');
    return { game: name, pace, leaving, listed };
  }

  /** Who sits where, after lots were drawn. */
  seats(): Wish[] {
    const seats = this.game.players.map((_, place) => this.wish(place));
    if (this.place !== null) return seats;
    for (let last = seats.length - 1; last > 0; last--) {
      const other = Math.floor(this.random() * (last + 1));
      const [one, two] = [seats[last], seats[other]];
      if (one && two) [seats[last], seats[other]] = [two, one];
    }
    return seats;
  }

  /** Keeps the choice for the next time. */
  remember(): void {
    write('invite', JSON.stringify($state.snapshot(this.chosen)));
  }
}
