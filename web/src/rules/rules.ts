// The rules as the pages see them: a thin, typed face on the WebAssembly module.
import type { Module } from './module.ts';
import { once } from './once.ts';
import type { Choice, Game, Left, Objection, Said, Touch, View } from './types.ts';

/** A refusal of the rules, to be worded. */
export class Refused extends Error {
  constructor(readonly said: Said) {
    super(said.code);
  }
}

export class Rules {
  readonly games: Game[];

  constructor(private readonly module: Module) {
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

  sitDown(name: string, position?: string): Table {
    try {
      return new Table(new this.module.Board(name, position), this.game(name)?.letters ?? []);
    } catch (error) {
      if (typeof error === 'string') throw new Refused(JSON.parse(error) as Said);
      throw error;
    }
  }
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
