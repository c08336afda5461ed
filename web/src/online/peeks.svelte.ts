// Small pictures of games in a list. The lists hold no positions, so each game is looked at once, and once more when it has
// gone on. Such a look counts as being present for a moment only.
import type { Rules } from '../rules/rules.ts';
import type { View } from '../rules/types.ts';
import { connection } from './connection.svelte.ts';
import type { Event, GameId, RoomState, Row } from './types.ts';

/** What a list shows of a game beside its summary. */
export interface Peek {
  number: number;
  view: View;
  creator: RoomState['creator'];
}

/** Games that are looked at at the same time. */
const AT_ONCE = 4;

class Peeks {
  private known = $state.raw<Record<GameId, Peek>>({});
  private waiting: { rules: Rules; row: Row }[] = [];
  private looking: GameId[] = [];

  of(id: GameId): Peek | null {
    return this.known[id] ?? null;
  }

  /** Looks at a game, unless it is known as it is. */
  ask(rules: Rules, row: Row): void {
    const known = this.known[row.id];
    if (known && known.number >= row.summary.number) return;
    this.waiting = [...this.waiting.filter(({ row: { id } }) => id !== row.id), { rules, row }];
    this.next();
  }

  private next(): void {
    if (this.looking.length >= AT_ONCE || connection.line !== 'open') return;
    const next = this.waiting.find(({ row: { id } }) => !this.looking.includes(id));
    if (!next) return;
    this.waiting = this.waiting.filter((one) => one !== next);
    this.looking = [...this.looking, next.row.id];
    this.look(next.rules, next.row);
    this.next();
  }

  private look(rules: Rules, { id, summary }: Row): void {
    const events: Event[] = [];
    const done = () => {
      stop();
      this.looking = this.looking.filter((one) => one !== id);
      this.next();
    };
    const stop = connection.watch(id, {
      number: () => events.length,
      events: (frame) => events.push(...frame.events),
      here: () => {
        this.draw(rules, id, events, summary.seats);
        done();
      },
      refused: done,
      reset: () => (events.length = 0),
    });
  }

  private draw(rules: Rules, id: GameId, events: Event[], seats: Row['summary']['seats']): void {
    try {
      const room = rules.room(JSON.stringify(events));
      const { creator, phase } = JSON.parse(room.state()) as RoomState;
      const me = connection.you?.id;
      const own = seats.findIndex((sitter) => sitter?.kind === 'person' && sitter.id === me);
      const view = JSON.parse(room.view(phase === 'over' || own < 0 ? undefined : own)) as View;
      room.free();
      this.known = { ...this.known, [id]: { number: events.length, view, creator } };
    } catch {
      // A log that cannot be folded has no picture; its page says why.
    }
  }
}

export const peeks = new Peeks();
