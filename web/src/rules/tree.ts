// A tree of moves: the typed face of the rules module's own.
import type { Module } from './module.ts';
import { refusing } from './refused.ts';
import type { Ahead, Choice, Objection, Said, ShownTree, Touch, Tried, View } from './types.ts';

type Grown = ReturnType<Module['GameTree']['of']>;

/** Nodes are numbers, 0 before the first move. Deleting changes them. */
export class Tree {
  constructor(private readonly grown: Grown) {}

  /** A game from its start or from a position; throws what is refused. */
  static of(module: Module, name: string, start: string | null, moves: string[]): Tree {
    return new Tree(refusing(() => module.GameTree.of(name, start ?? undefined, moves)));
  }

  /** The game of a record or of a short form; throws what is refused. */
  static read(module: Module, text: string): Tree {
    return new Tree(refusing(() => module.GameTree.read(text)));
  }

  shown(): ShownTree {
    return JSON.parse(this.grown.json()) as ShownTree;
  }

  view(node: number): View {
    return JSON.parse(known(this.grown.view(node))) as View;
  }

  choices(node: number): Choice[] {
    return JSON.parse(known(this.grown.choices(node))) as Choice[];
  }

  refuse(node: number, path: Touch[]): Objection | null {
    const text = this.grown.refuse(node, path);
    return text === undefined ? null : (JSON.parse(text) as Objection);
  }

  /** Plays a move: the node it leads to, or what the rules say against it. */
  play(node: number, mv: string): Tried {
    return JSON.parse(known(this.grown.play(node, mv))) as Tried;
  }

  /** What moves that might follow would do, as far as they are legal. */
  ahead(node: number, moves: string[]): Ahead[] {
    return JSON.parse(known(this.grown.ahead(node, moves))) as Ahead[];
  }

  promote(node: number): boolean {
    return this.grown.promote(node);
  }

  makeMain(node: number): void {
    this.grown.makeMain(node);
  }

  /** Deletes a node and all that follows; the node before it, as it is called now. */
  delete(node: number): number {
    return this.grown.delete(node) ?? 0;
  }

  comment(node: number, text: string): void {
    this.grown.comment(node, text);
  }

  /** Judges a move as PGN numbers it, 1 to 6. */
  mark(node: number, judgement: number | null): void {
    this.grown.mark(node, judgement ?? undefined);
  }

  mainLine(): number[] {
    return [...this.grown.mainLine()];
  }

  moves(node: number): string[] {
    return this.grown.moves(node) ?? [];
  }

  record(): string {
    return this.grown.record();
  }

  /** The end of a link; a refusal where it is too long for one. */
  link(): string | { refused: Said } {
    try {
      return this.grown.link();
    } catch (error) {
      if (typeof error === 'string') return { refused: JSON.parse(error) as Said };
      throw error;
    }
  }

  free(): void {
    this.grown.free();
  }
}

function known(text: string | undefined): string {
  if (text === undefined) throw new Error('there is no such move in the tree');
  return text;
}
