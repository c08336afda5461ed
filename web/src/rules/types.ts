// What the WebAssembly module says, as TypeScript. Cells are names ("c3"), players their place in playing order from 0.

export interface Game {
  id: string;
  family: string;
  letters: string[];
  /** The messages that name the players. */
  players: string[];
  inks: string[];
  grounds: string[];
  options: string[];
  /** Whether the computer plays it. */
  thinks: boolean;
}

export interface Piece {
  cell: string;
  owner: number | null;
  kind: string;
  facing: string | null;
}

export interface Reserve {
  player: number;
  kind: string;
  left: number;
  of: number;
}

export interface Mark {
  kind: string;
  player: number | null;
  cells: string[];
}

export interface Scene {
  columns: number;
  rows: number;
  holes: string[];
  pieces: Piece[];
  reserves: Reserve[];
  marks: Mark[];
}

/** `from` and `to` are `cell:c3`, `reserve:0` or `beyond:n`. */
export interface Motion {
  step: number;
  piece: Piece;
  from: string;
  to: string;
  turned: string | null;
}

export interface Label {
  code: string;
  cells: string[];
}

export type Word = { text: string } | { number: number } | { term: string };

/** Something to be worded from the message files. */
export interface Said {
  code: string;
  args: Record<string, Word>;
  ruling: string | null;
}

export interface Ending {
  winner: number | null;
  reason: Said;
  cells: string[];
}

export interface View {
  name: string;
  position: string;
  start: string;
  actor: number;
  ending: Ending | null;
  scene: Scene;
  motions: Motion[];
  labels: Label[];
  played: string[];
}

/** A move and what is touched, in order, to make it: `reserve:0:elephant`, `cell:c3`, `facing:n`, `action:swap`. */
export interface Choice {
  mv: string;
  path: string[];
}

/** What the engine holds of a position: proven in so many plies, or guessed in hundredths. */
export type Verdict = { win: number } | { loss: number } | { estimate: number };

/** A move the engine would play, and what it thinks of it where it says. */
export interface Opinion {
  mv: string;
  verdict: Verdict | null;
  nodes: number;
}

/** A move that decided something in a game that is looked back upon. */
export interface Moment {
  /** Plies played before it. */
  ply: number;
  player: number;
  mv: string;
  better: string;
  failing: 'missed' | 'allowed' | 'turned';
  /** How far the win is that was missed or allowed. */
  plies: number | null;
  /** The player's chances to win, in hundredths. */
  before: number;
  after: number;
}
