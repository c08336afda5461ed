// The log of one online game: its events, folded by the rules module, with presence and chat.
import type { Room, Rules } from '../rules/rules.ts';
import type { Choice, Objection, Touch, View } from '../rules/types.ts';
import { connection } from './connection.svelte.ts';
import type { Event, GameId, Moment, PersonId, RoomState, Said, Tell } from './types.ts';

/** Something that somebody said. */
export type Spoken = Extract<Tell, { type: 'said' }>;

/** More of what was said is not shown. */
const MOST_SAYINGS = 200;

export class GameLog {
  state = $state.raw<RoomState | null>(null);
  /** By seat, who has a page open. */
  here = $state.raw<boolean[]>([]);
  /** How many others watch. */
  watching = $state(0);
  sayings = $state.raw<Spoken[]>([]);
  /** Why it cannot be watched. */
  failed = $state.raw<Said | null>(null);
  /** Why something that was said was not passed on. */
  hushed = $state.raw<Said | null>(null);
  /** When each person last gave a sign, by the server's clock. */
  seen = $state.raw<Record<PersonId, Moment>>({});
  /** When anything happened last. */
  changed: Moment = 0;
  private room: Room | null = null;
  /** Whether everything has come that was there when we asked. */
  private complete = false;
  private causes: string[] = [];
  private listeners: ((events: Event[]) => void)[] = [];
  private readonly stop: () => void;

  constructor(
    private readonly rules: Rules,
    readonly id: GameId,
  ) {
    this.stop = connection.watch(id, {
      number: () => this.number,
      events: ({ events }) => this.take(events),
      here: ({ seats, watching }) => this.greet(seats, watching),
      said: (spoken) => this.hear(spoken),
      refused: (why) => {
        if (this.room === null) this.failed = why;
        else this.hushed = why;
      },
      reset: () => this.forget(),
    });
  }

  /** The number of the last event that is known. */
  get number(): number {
    return this.room?.number() ?? 0;
  }

  close(): void {
    this.stop();
    this.listeners = [];
    this.forget();
    // Lists were not told of a game that was watched.
    connection.list();
  }

  /** Listens to events that come after the first ones are loaded; returns how to stop. */
  onEvents(told: (events: Event[]) => void): () => void {
    this.listeners.push(told);
    return () => (this.listeners = this.listeners.filter((one) => one !== told));
  }

  /** Whether a command of this name has been carried out. */
  knows(cause: string): boolean {
    return this.causes.includes(cause);
  }

  /** The seat of a person; `null` for spectators. */
  seatOf(person: PersonId | undefined): number | null {
    const seats = this.state?.seats ?? [];
    const seat = seats.findIndex(({ sitter }) => sitter?.kind === 'person' && sitter.id === person);
    return seat < 0 ? null : seat;
  }

  /** What a place sees, or anybody. */
  view(place: number | null): View | null {
    return this.room === null ? null : (JSON.parse(this.room.view(place ?? undefined)) as View);
  }

  /** What a place would see after a move; what the rules say against it, if they do. */
  viewAfter(mv: string, place: number | null): { view: View } | { refused: Said } | null {
    if (this.room === null) return null;
    try {
      return { view: JSON.parse(this.room.viewAfter(mv, place ?? undefined)) as View };
    } catch (error) {
      if (typeof error !== 'string') throw error;
      return { refused: JSON.parse(error) as Said };
    }
  }

  choices(place: number | null): Choice[] {
    return this.room === null ? [] : (JSON.parse(this.room.choices(place ?? undefined)) as Choice[]);
  }

  /** Why the last touch of a path leads nowhere. */
  refuse(path: Touch[], place: number | null): Objection | null {
    const text = this.room?.refuse(path, place ?? undefined);
    return text === undefined ? null : (JSON.parse(text) as Objection);
  }

  private take(events: Event[]): void {
    if (events.length === 0) return;
    try {
      this.fold(JSON.stringify(events));
    } catch {
      // Damaged on its way, or of a newer server than this page.
      this.failed = { code: 'house-damaged', args: {}, ruling: null };
      return;
    }
    const seen = { ...this.seen };
    for (const { at, by, cause } of events) {
      this.changed = at;
      if (by !== undefined) seen[by] = Math.max(at, seen[by] ?? 0);
      if (cause !== undefined) this.causes.push(cause);
    }
    this.seen = seen;
    this.failed = null;
    if (this.complete) for (const told of this.listeners) told(events);
  }

  private fold(events: string): void {
    if (this.room === null) this.room = this.rules.room(events);
    else {
      const wrong = this.room.apply(events);
      if (wrong !== undefined) throw new Error(wrong);
    }
    this.state = JSON.parse(this.room.state()) as RoomState;
  }

  private greet(seats: boolean[], watching: number): void {
    const seen = { ...this.seen };
    for (const [seat, { sitter }] of (this.state?.seats ?? []).entries()) {
      // A person who goes away was here until now.
      if (sitter?.kind === 'person' && (seats[seat] || this.here[seat])) seen[sitter.id] = connection.now;
    }
    this.seen = seen;
    this.here = seats;
    this.watching = watching;
    // The server says who is here after everything that there was.
    this.complete = true;
  }

  private hear(spoken: Spoken): void {
    // After a reconnect what was said lately comes once more.
    const known = ({ by, at, text }: Spoken) => by === spoken.by && at === spoken.at && text === spoken.text;
    if (this.sayings.some(known)) return;
    this.sayings = [...this.sayings, spoken].slice(-MOST_SAYINGS);
    this.hushed = null;
  }

  private forget(): void {
    this.room?.free();
    this.room = null;
    this.complete = false;
    this.causes = [];
  }
}
