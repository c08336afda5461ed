// What is being chosen before a game.
import type { Rules } from '../rules/rules.ts';
import type { Game } from '../rules/types.ts';
import type { ClockRule, Seat } from './kept.ts';
import { isLevel, LAST_TEACHER } from './levels.ts';
import { begin } from './record.ts';
import { settings } from './settings.svelte.ts';
import { remember, usually, type Usual } from './usual.ts';

/** Clocks that are offered by name. */
export const PRESETS: ClockRule[] = [
  { minutes: 5, increment: 3 },
  { minutes: 15, increment: 5 },
  { minutes: 30, increment: 10 },
];

/** A seat for a person (`null`) or for a computer of some strength. */
const seatFor = (strength: number | null, teaches: boolean): Seat => {
  if (strength === null) return { kind: 'person' };
  if (!isLevel(strength)) return { kind: 'computer' };
  const seat: Seat = { kind: 'computer', level: strength };
  return teaches && strength <= LAST_TEACHER ? { ...seat, teaches } : seat;
};

export class SetUp {
  chosen = $state() as Usual;
  readonly family: Game[];

  /** A name with a colon asks for its game and options; a bare id of a family means what is usual there. */
  constructor(
    private readonly rules: Rules,
    asked: Game,
    name: string,
    private readonly random: () => number = () => Math.random(),
  ) {
    this.family = rules.games.filter((game) => game.family === asked.family);
    const first = this.family[0]?.id ?? asked.id;
    const usual = usually(asked.family, first, settings.values.strength);
    const [id = '', options] = name.split(':');
    const kept = this.family.some((game) => game.id === usual.id) ? usual.id : first;
    this.chosen = {
      ...usual,
      id: options === undefined && id === first ? kept : id,
      options: options === undefined ? usual.options : options.split(','),
    };
  }

  get game(): Game {
    const found = this.rules.game(this.chosen.id) ?? this.family[0];
    if (!found) throw new Error('a family has at least one game');
    return found;
  }

  /** The options that the chosen game has. */
  get options(): string[] {
    return this.game.options.filter((option) => this.chosen.options.includes(option));
  }

  get many(): boolean {
    return this.game.players.length > 2;
  }

  toggle(option: string): void {
    const { options } = this.chosen;
    this.chosen.options = options.includes(option)
      ? options.filter((other) => other !== option)
      : [...options, option];
  }

  /** Who sits where, before anything is drawn by lot. */
  get seats(): Seat[] {
    const teaches = this.chosen.teaches && this.canTeach;
    return this.strengths.map((strength) => seatFor(strength, teaches));
  }

  /** Whether a computer is there that could correct somebody. */
  get canTeach(): boolean {
    const all = this.strengths;
    return all.includes(null) && all.some((strength) => strength !== null && strength <= LAST_TEACHER);
  }

  /** How strong the computer of each seat is; `null` for a person. */
  private get strengths(): (number | null)[] {
    const { opponent, side, strength, seats } = this.chosen;
    if (!this.game.thinks) return this.game.players.map(() => null);
    if (this.many) return this.game.players.map((_, player) => seats[player] ?? null);
    const others = opponent === 'person' ? null : strength;
    const own = opponent === 'watch' ? strength : null;
    return [0, 1].map((player) => (player === (side ?? 0) ? own : others));
  }

  /** Begins the game as it was chosen, and remembers the choice; the game's id. */
  begin(): string {
    const { clock, leaving, strength } = this.chosen;
    remember(this.game.family, $state.snapshot(this.chosen));
    if (!this.many) settings.set({ strength });
    const name = [this.game.id, this.options.join(',')].filter((part) => part !== '').join(':');
    const rule = clock && { minutes: clock.minutes, increment: clock.increment };
    return begin(name, this.drawn(), rule, null, leaving);
  }

  /** The seats after lots were drawn. */
  private drawn(): Seat[] {
    const seats = [...this.seats];
    const drawing = this.many ? this.chosen.shuffled : this.chosen.side === null;
    if (!drawing) return seats;
    for (let last = seats.length - 1; last > 0; last--) {
      const other = Math.floor(this.random() * (last + 1));
      const [one, two] = [seats[last], seats[other]];
      if (one && two) [seats[last], seats[other]] = [two, one];
    }
    return seats;
  }
}
