// What the WebAssembly modules answer. Cells are names ("c3"), players their place in playing order from 0.
// Generated from crates/wasm: do not edit, run `SILIAM_BLESS=1 cargo test -p siliam-wasm --lib`.

/**
 * A move a person may try, and what they touch, in order, to make it.
 */
export type Choice = { mv: string, path: Array<Touch>, };

export type Ending = { 
/**
 * Nobody in a draw.
 */
winner: number | null, reason: Said, cells: Array<string>, };

/**
 * What was wrong with a move.
 */
export type Failing = "missed" | "allowed" | "turned";

/**
 * A game of the catalog.
 */
export type Game = { id: string, family: string, letters: Array<string>, 
/**
 * The messages that name the players.
 */
players: Array<string>, inks: Array<string>, grounds: Array<string>, options: Array<string>, 
/**
 * Whether the computer plays it.
 */
thinks: boolean, };

export type Label = { code: string, cells: Array<string>, };

export type Mark = { kind: string, player: number | null, cells: Array<string>, };

/**
 * A move that decided something in a game that is looked back upon.
 */
export type Moment = { 
/**
 * Plies played before it.
 */
ply: number, player: number, mv: string, better: string, failing: Failing, 
/**
 * How far the win is that was missed or allowed.
 */
plies: number | null, 
/**
 * The player's chances to win before the move, in whole hundredths.
 */
before: number, 
/**
 * The same after it.
 */
after: number, };

export type Motion = { step: number, piece: Piece, from: Place, to: Place, 
/**
 * Where it faced before, when it turns.
 */
turned: string | null, };

/**
 * What a thinker would play and what it thinks of that.
 */
export type Opinion = { mv: string, verdict: Verdict, 
/**
 * Positions searched.
 */
nodes: number, };

export type Piece = { cell: string, owner: number | null, kind: string, facing: string | null, };

/**
 * Where a piece comes from or goes to.
 */
export type Place = `cell:${string}` | `reserve:${number}` | `beyond:${string}`;

export type Reserve = { player: number, kind: string, left: number, of: number, };

/**
 * Something to be worded from a message file.
 */
export type Said = { code: string, args: { [key in string]: Word }, ruling: string | null, };

export type Scene = { columns: number, rows: number, holes: Array<string>, pieces: Array<Piece>, reserves: Array<Reserve>, marks: Array<Mark>, };

/**
 * Something a person touches.
 */
export type Touch = `reserve:${number}:${string}` | `cell:${string}` | `facing:${string}` | `action:${string}`;

/**
 * A score as people read it: `win` and `loss` are proven, in so many plies; an estimate is in hundredths.
 */
export type Verdict = { "win": number } | { "loss": number } | { "estimate": number };

/**
 * Everything a screen shows.
 */
export type View = { name: string, position: string, start: string, actor: number, ending: Ending | null, scene: Scene, motions: Array<Motion>, labels: Array<Label>, played: Array<string>, };

export type Word = { "text": string } | { "number": number } | { "term": string };
