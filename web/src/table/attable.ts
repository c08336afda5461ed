// A game as the table's page sees it: on this device (`PlayedGame`) or online (`OnlineGame`).
import type { Tool } from '../parts/Tools.svelte';
import type { Ending, Game, Ply, Said, View } from '../rules/types.ts';
import type { Line } from '../rules/worker.ts';
import type { Hand } from '../state/hand.svelte.ts';
import type { Seat } from '../state/kept.ts';
import type { LookBack } from '../state/lookback.svelte.ts';
import type { Hint } from '../state/played.svelte.ts';
import type { GameReview } from '../state/review.svelte.ts';
import type { Moving } from '../state/tableline.svelte.ts';

/** Whether somebody is at the table, where that can be known. */
export type Presence = 'here' | 'away';

/** What the status says of who is to move, and what matters more than anything that follows from the position. */
export interface Speech {
  title: string;
  line: string | null;
}

export interface AtTable {
  readonly game: Game;
  /** The game's name with its options. */
  readonly name: string;
  /** Which game it is, in a few words beside its name. */
  readonly conditions: string;
  readonly hand: Hand;
  readonly back: LookBack;
  readonly review: GameReview;
  readonly seats: Seat[];
  /** Who sits at the near edge of a board that is not turned. */
  readonly near: number;
  readonly view: View;
  readonly moving: Moving;
  readonly ending: Ending | null;
  readonly over: boolean;
  readonly plies: Ply[];
  /** The game so far, as the worker is told it. */
  readonly line: Line;
  /** Whether the last move on the board is still on its way to the server. */
  readonly pending: boolean;
  /** Whose turn it is; `null` once the game is over. */
  readonly acting: number | null;
  /** The same, when that is a person at this screen. */
  readonly person: number | null;
  readonly thinking: boolean;
  readonly hinting: boolean;
  readonly hint: Hint | null;
  /** `false` once the game could not be kept. */
  readonly saved: boolean;
  /** Why the last move was refused. */
  refusal: Said | null;
  /** Something the table has to say: an offer was declined, somebody left. */
  readonly notice: Said | null;
  /** What is proposed or answered after the end, where that can happen; it is said instead of how the game ended. */
  readonly afterwards?: Said | null;
  readonly speech: Speech | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Who sits there, in words; in few of them where there is hardly any room. */
  who(player: number, short: boolean): string;
  presence(player: number): Presence | null;
  /** The time that a player has left, in words; `null` for a player without a clock. */
  time(player: number): string | null;
  /** Whether that is so little that it is worth a word. */
  low(player: number): boolean;
  play(mv: string): boolean;
  undo(): void;
  redo(): void;
}

/** Something that can be done at the table, behind « Autres ». */
export interface Item {
  name: string;
  icon: string;
  run: () => void;
  off?: boolean;
}

/** What the page itself can do, for those who say what its buttons are. */
export interface Own {
  /** Turns the board about. */
  flip(): void;
  /** Asks before it does something that cannot be taken back; `what` names the question. */
  ask(what: string, run: () => void): void;
  /** Shows the moves, or the review in their place. */
  moves(): void;
  /** Goes through the game that is over, in the place of its moves. */
  review(): void;
  type(): void;
  /** The button that opens the menu. */
  more: Tool;
}
