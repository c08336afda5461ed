// What the WebAssembly modules answer. Cells are names ("c3"), players their place in playing order from 0.
// Generated from crates/wasm: do not edit, run `SILIAM_BLESS=1 cargo test -p siliam-wasm --lib`.

/**
 * A move that might follow, as it is hinted at on the board.
 */
export type Ahead = { 
/**
 * As lists show it.
 */
mv: string, player: number, 
/**
 * The pieces that come to stand somewhere, as they will stand there.
 */
pieces: Array<Piece>, trace: Trace | null, };

/**
 * A line of play and what it is worth.
 */
export type AnalysisLine = { moves: Array<string>, 
/**
 * For the player of its first move.
 */
verdict: Verdict, 
/**
 * Each player's chance to win, 0 to 1; together they are 1.
 */
chances: Array<number>, };

/**
 * What an analyst knows of the position by now.
 */
export type AnalysisReport = { 
/**
 * How deep the last complete iteration looked; for three and four the length of the line.
 */
depth: number, 
/**
 * Positions searched.
 */
nodes: number, 
/**
 * The best lines, the best one first; none before the first slices.
 */
lines: Array<AnalysisLine>, };

/**
 * A move a person may try, and what they touch, in order, to make it.
 */
export type Choice = { mv: string, path: Array<Touch>, };

/**
 * What a move was.
 */
export type Deed = { 
/**
 * As in `push`.
 */
kind: string, 
/**
 * Parts of one sentence.
 */
said: Array<Said>, trace: Trace, };

export type Duty = { said: Said, cells: Array<string>, };

/**
 * Something that a position holds beside its board.
 */
export type EditField = { 
/**
 * The message that names it.
 */
name: string, value: string, 
/**
 * What it can be set to; nothing where that is a number.
 */
offers: Array<EditOffer> | null, };

export type EditOffer = { value: string, 
/**
 * The message that words it; it is shown as it is without.
 */
said: string | null, };

/**
 * What a touch can do.
 */
export type EditTool = "take" | { "put": { owner: number | null, kind: string, facing: string | null, } } | { "note": { player: number, kind: string, 
/**
 * The cells for which it is noted.
 */
cells: Array<string>, } };

export type Ending = { 
/**
 * Nobody in a draw.
 */
winner: number | null, 
/**
 * Who share the rest where one of three or four left and the game ended there.
 */
shares: Array<number>, 
/**
 * Who left the table on the way.
 */
left: Array<Left>, reason: Said, cells: Array<string>, 
/**
 * Each figure that decided the game.
 */
figures: Array<Figure>, };

/**
 * What was wrong with a move.
 */
export type Failing = "missed" | "allowed" | "turned";

/**
 * Cells that decided a game together.
 */
export type Figure = { outline: Outline, cells: Array<string>, };

/**
 * What was found in a text.
 */
export type Found = { games: Array<FoundGame>, faults: Array<FoundFault>, 
/**
 * Games that the text may be about, where it does not say which.
 */
asks: Array<string>, 
/**
 * Whether it fits all of these games; else it fits none.
 */
fits: boolean, 
/**
 * Whether there were more games than are taken from one text.
 */
more: boolean, };

/**
 * What is wrong with a text, and where.
 */
export type FoundFault = { said: Said, 
/**
 * Line and column from 1, where there are lines.
 */
place: [number, number] | null, };

/**
 * A game that was found: its main line, and what else its record tells.
 */
export type FoundGame = { name: string, start: string | null, moves: Array<string>, 
/**
 * Who left it while a computer went on in their seat, and after how many plies.
 */
left: Array<LeftAt>, 
/**
 * How the players ended it.
 */
settled: Settled | null, 
/**
 * Names in playing order, empty where one is not known.
 */
players: Array<string>, date: string | null, 
/**
 * What each got, as `1-0`; nothing while nobody knows.
 */
result: string | null, 
/**
 * Moves beside the main line.
 */
branches: number, 
/**
 * How many moves have notes.
 */
notes: number, 
/**
 * All of it, as text.
 */
record: string, };

/**
 * A game of the catalog.
 */
export type Game = { id: string, family: string, letters: Array<string>, 
/**
 * The messages that name the players.
 */
players: Array<string>, inks: Array<string>, grounds: Array<string>, 
/**
 * The facings or corners a piece can have, clockwise.
 */
facings: Array<string>, options: Array<string>, 
/**
 * Whether the computer plays it.
 */
thinks: boolean, };

export type Label = { code: string, cells: Array<string>, };

export type Left = { player: number, how: 'resigned' | 'flagged', };

export type LeftAt = { plies: number, player: number, how: 'resigned' | 'flagged', };

export type Mark = { kind: string, player: number | null, cells: Array<string>, 
/**
 * How a line goes through them, where they make a figure.
 */
outline: Outline | null, 
/**
 * What is missing there.
 */
ghosts: Array<Piece>, };

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
 * Why a touch leads nowhere.
 */
export type Objection = { said: Said, cells: Array<string>, sum: Sum | null, };

/**
 * What a thinker would play and what it thinks of that.
 */
export type Opinion = { mv: string, verdict: Verdict, 
/**
 * Positions searched.
 */
nodes: number, };

/**
 * How a line goes through the cells of a figure: around them, as two arms, or straight.
 */
export type Outline = "closed" | "cross" | "line";

export type Piece = { cell: string, owner: number | null, kind: string, facing: string | null, };

/**
 * Where a piece comes from or goes to.
 */
export type Place = `cell:${string}` | `reserve:${number}` | `beyond:${string}`;

export type Ply = { mv: string, player: number, labels: Array<Label>, };

export type Reserve = { player: number, kind: string, left: number, of: number, };

/**
 * What a position of a game that is looked back upon is worth.
 */
export type ReviewedPly = { 
/**
 * Plies played before it.
 */
ply: number, 
/**
 * Each player's chance to win, 0 to 1; together they are 1.
 */
chances: Array<number>, 
/**
 * Whether that is proven, or the game was over.
 */
proven: boolean, };

/**
 * Something to be worded from a message file.
 */
export type Said = { code: string, args: { [key in string]: Word }, ruling: string | null, };

export type Scene = { columns: number, rows: number, holes: Array<string>, pieces: Array<Piece>, reserves: Array<Reserve>, marks: Array<Mark>, };

export type Settled = "agreed" | { "left": Left };

/**
 * A tree as it is drawn.
 */
export type ShownTree = { 
/**
 * The game's name with its options.
 */
name: string, 
/**
 * The position that it begins with.
 */
start: string, 
/**
 * Names in playing order, empty where one is not known.
 */
players: Array<string>, 
/**
 * By their numbers, the start first.
 */
nodes: Array<TreeNode>, };

/**
 * What a refused push weighs, from the pusher on.
 */
export type Sum = { toward: string, 
/**
 * Whether the pusher enters: it counts one `for` more and stands on no cell yet, so it is not among the weights.
 */
entering: boolean, weights: Array<Weighed>, };

/**
 * Something a person touches.
 */
export type Touch = `reserve:${number}:${string}` | `cell:${string}` | `facing:${string}` | `action:${string}`;

/**
 * The cells in which a move is drawn afterwards.
 */
export type Trace = { 
/**
 * Where a whole line moved to, as one.
 */
pushed: string | null, 
/**
 * Cells the move emptied.
 */
from: Array<string>, 
/**
 * Cells on which the pieces that moved now stand; of a push, from the pusher on.
 */
to: Array<string>, };

/**
 * A node of a tree: a move, and the position after it.
 */
export type TreeNode = { id: number, 
/**
 * Nothing at the start.
 */
parent: number | null, 
/**
 * The main line first.
 */
children: Array<number>, 
/**
 * The move as lists show it; empty at the start.
 */
mv: string, 
/**
 * Plies from the start.
 */
ply: number, 
/**
 * Who played it; at the start the player who begins.
 */
player: number, 
/**
 * Marks as PGN numbers them: 1 good, 2 bad, 5 interesting …
 */
marks: Array<number>, comment: string, labels: Array<Label>, 
/**
 * Whether the game is over after it.
 */
over: boolean, };

/**
 * What became of a move that was tried.
 */
export type Tried = { "node": number } | { "refused": Said };

/**
 * A score as people read it: `win` and `loss` are proven, in so many plies; an estimate is in hundredths.
 */
export type Verdict = { "win": number } | { "loss": number } | { "estimate": number };

/**
 * Everything a screen shows.
 */
export type View = { name: string, 
/**
 * The position's text, as far as this viewer may know it.
 */
position: string, start: string, actor: number, ending: Ending | null, scene: Scene, motions: Array<Motion>, labels: Array<Label>, played: Array<string>, 
/**
 * All moves, with the labels that this viewer may know by now.
 */
plies: Array<Ply>, 
/**
 * What the rules ask of the actor or grant them, the most pressing first.
 */
duties: Array<Duty>, 
/**
 * What the last move was; nothing at the start.
 */
deed: Deed | null, };

export type Weighed = { cell: string, weight: Weight, };

export type Weight = "for" | "against" | "aside" | "rock";

export type Word = { "text": string } | { "number": number } | { "term": string } | { "terms": Array<string> };
