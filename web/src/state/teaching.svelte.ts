// A computer that teaches: before it answers a move that threw a win away or handed one over, it stops and says why.
import type { Rules } from '../rules/rules.ts';
import type { Ahead, Game, View } from '../rules/types.ts';
import type { Line } from '../rules/worker.ts';
import type { Speech } from '../table/attable.ts';
import type { Computer } from './computer.svelte.ts';
import type { Seat } from './kept.ts';
import { FULL, LAST_TEACHER } from './levels.ts';
import { isPerson } from './seats.ts';

/** What is said of a mistake, and the line that refutes it from the position on the board. */
export interface Correction {
  say: () => Speech;
  ahead: Ahead[];
}

const isTeacher = (seat: Seat | undefined): boolean =>
  seat?.kind === 'computer' &&
  seat.teaches === true &&
  seat.instead === undefined &&
  (seat.level ?? FULL) <= LAST_TEACHER;

export class Teaching {
  correction = $state.raw<Correction | null>(null);
  /** How many plies were played when somebody chose to go on. */
  private passed: number | null = null;
  /** Counts what was asked, so that an answer that comes too late is known. */
  private asked = 0;

  constructor(
    private readonly rules: Rules,
    private readonly game: Game,
    private readonly computer: Computer,
  ) {}

  /** Whether a person has just moved and a computer that teaches is to answer. */
  wants(seats: Seat[], { plies, actor }: View): boolean {
    const last = plies.at(-1);
    if (last === undefined || this.passed === plies.length) return false;
    return isPerson(seats[last.player]) && isTeacher(seats[actor]);
  }

  /** Looks at the last move: the computer answers it, or waits for what the person says. */
  async look(line: Line): Promise<'answer' | 'wait'> {
    this.drop();
    const { asked } = this;
    const judged = await this.computer.judgeLast(line);
    if (judged === 'stopped' || asked !== this.asked) return 'wait';
    if (judged === 'fine') return 'answer';
    try {
      const { correctionOf } = await import('../teaching/correction.ts');
      if (asked !== this.asked) return 'wait';
      this.correction = correctionOf(this.rules, this.game, line, judged);
      return 'wait';
    } catch {
      // What it has to say did not arrive: it plays as any other.
      return asked === this.asked ? 'answer' : 'wait';
    }
  }

  /** The person goes on with so many plies on the board. */
  pass(plies: number): void {
    this.drop();
    this.passed = plies;
  }

  /** The game has changed: what was said is over. */
  drop(): void {
    this.asked++;
    this.correction = null;
    this.passed = null;
  }
}
