// The rules as the pages see them: a thin, typed face on the WebAssembly module.
import type { Module } from './module.ts';
import { once } from './once.ts';
import { Refused, refusing } from './refused.ts';
import type { Choice, Found, Game, Left, Objection, Said, Touch, View } from './types.ts';

export { Refused } from './refused.ts';

export class Rules {
  readonly games: Game[];

  constructor(readonly module: Module) {
    this.games = JSON.parse(module.games()) as Game[];
  }

  /** The game of a name with or without options. */
  game(name: string): Game | undefined {
    const id = name.split(':')[0];
    return this.games.find((game) => game.id === id);
  }

  messages(lang: string): string[] {
    return this.module.messages(lang);
  }

  page(name: string, lang: string): string | undefined {
    return this.module.rules(name, lang);
  }

  /** An online game of its first events, in the wire's form; throws what is wrong with them. */
  room(events: string): Room {
    return new this.module.OnlineRoom(events);
  }

  sitDown(name: string, position?: string): Table {
    const board = refusing(() => new this.module.Board(name, position));
    return new Table(board, this.game(name)?.letters ?? []);
  }

  /** What a text holds: records, positions, lists of moves, links. `game` is the one it is about where it does not say so. */
  find(text: string, game?: string): Found {
    return JSON.parse(this.module.findGames(text, game)) as Found;
  }

  /** A game as a record and as a link. */
  take({ name, start, words, names, date, base }: Told): Taken {
    const taken = refusing(() => new this.module.Export(name, start ?? undefined, words));
    if (base !== null) taken.keep(base);
    for (const [place, known] of names.entries()) if (known !== '') taken.name_player(place, known);
    taken.date(date.getFullYear(), date.getMonth() + 1, date.getDate());
    const text = taken.text();
    try {
      return { text, link: refusing(() => taken.link()) };
    } catch (error) {
      if (error instanceof Refused) return { text, link: error.said };
      throw error;
    } finally {
      taken.free();
    }
  }
}

/** An online game, folded of its events by the rules module. */
export type Room = InstanceType<Module['OnlineRoom']>;

/** A game as it is taken away. */
export interface Told {
  name: string;
  start: string | null;
  /** Its moves, and between them what was settled beside the rules. */
  words: string[];
  /** Names in playing order, empty where one is not known. */
  names: string[];
  date: Date;
  /** The record from which it was read. */
  base: string | null;
}

/** The record of a game, and the end of a link to it; a refusal where it is too long for one. */
export interface Taken {
  text: string;
  link: string | Said;
}

/** A game being played. */
export class Table {
  constructor(
    private readonly board: InstanceType<Module['Board']>,
    /** The players' letters, by which they are named. */
    private readonly letters: string[],
  ) {}

  /** What a player sees, or anybody. */
  view(viewer?: number): View {
    return JSON.parse(this.board.view(viewer)) as View;
  }

  choices(viewer?: number): Choice[] {
    return JSON.parse(this.board.choices(viewer)) as Choice[];
  }

  /** Plays a move; what the rules say against it, if they do. */
  play(mv: string): Said | null {
    return said(this.board.play(mv));
  }

  undo(): boolean {
    return this.board.undo();
  }

  redo(): boolean {
    return this.board.redo();
  }

  /** Why the last touch of a path, which no choice continues, leads nowhere. */
  refuse(path: Touch[], viewer?: number): Objection | null {
    const text = this.board.refuse(path, viewer);
    return text === undefined ? null : (JSON.parse(text) as Objection);
  }

  /** Somebody leaves (G4): the game ends, or a computer goes on in that seat. */
  leave(player: number, how: Left['how'], then: 'ends' | 'goes-on' = 'ends'): Said | null {
    return said(this.board.settle(`${how}-${this.letters[player] ?? ''}${then === 'goes-on' ? '+' : ''}`));
  }

  agreeDraw(): Said | null {
    return said(this.board.settle('agreed'));
  }
}

function said(text: string | undefined): Said | null {
  return text === undefined ? null : (JSON.parse(text) as Said);
}

/** Loads the rules once. */
export const loadRules = once(async () => {
  const { loadModule } = await import('./module.ts');
  return new Rules(await loadModule());
});
