// The moves on a table: played, taken back, played again, and the view that the rules give of them.
import type { Rules, Table } from '../rules/rules.ts';
import type { Left, Motion, Ply, Said, View } from '../rules/types.ts';
import type { Kept } from './kept.ts';
import { replay } from './replay.ts';

/** What the board should show moving. */
export interface Moving {
  key: number;
  motions: Motion[];
  backwards: boolean;
}

export class TableLine {
  view = $state.raw<View>() as View;
  /** Moves taken back that can be played again, the next one first. */
  undone = $state.raw<string[]>([]);
  moving = $state.raw<Moving>({ key: 0, motions: [], backwards: false });
  private table: Table;

  /** Throws when the rules refuse what was kept. */
  constructor(
    private readonly rules: Rules,
    kept: Kept,
  ) {
    ({ table: this.table, undone: this.undone } = replay(rules, kept));
    this.look();
  }

  /** Puts another state of the same game on the table; throws when the rules refuse it. */
  follow(kept: Kept): void {
    const grown = kept.moves.length === this.view.played.length + 1;
    ({ table: this.table, undone: this.undone } = replay(this.rules, kept));
    this.look();
    if (grown) this.animate(this.view.motions, false);
  }

  /** Plays a move; what the rules say against it, if they do. */
  play(mv: string): Said | null {
    const refusal = this.table.play(mv);
    if (refusal !== null) return refusal;
    this.undone = [];
    this.look();
    return null;
  }

  /** Takes the last move back; which one it was. */
  takeBack(): Ply | null {
    const { motions, plies } = this.view;
    const last = plies.at(-1);
    if (!last || !this.table.undo()) return null;
    this.undone = [last.mv, ...this.undone];
    this.look();
    this.animate(motions, true);
    return last;
  }

  /** Plays the next of the moves that were taken back; whose it was. */
  playAgain(): number | null {
    const player = this.view.actor;
    if (this.undone.length === 0 || !this.table.redo()) return null;
    this.undone = this.undone.slice(1);
    this.look();
    this.animate(this.view.motions, false);
    return player;
  }

  /** Somebody leaves; `false` when the rules refuse that. */
  leave(player: number, how: Left['how'], then: 'goes-on' | 'ends'): boolean {
    const left = this.table.leave(player, how, then) === null;
    this.look();
    return left;
  }

  /** All agree to a draw; `false` when the rules refuse that. */
  agreeDraw(): boolean {
    const agreed = this.table.agreeDraw() === null;
    this.look();
    return agreed;
  }

  /** Takes back how the players ended the game. */
  unsettle(): void {
    this.table.undo();
    this.look();
  }

  choices(player: number) {
    return this.table.choices(player);
  }

  refuse(...asked: Parameters<Table['refuse']>) {
    return this.table.refuse(...asked);
  }

  animate(motions: Motion[], backwards: boolean): void {
    this.moving = { key: this.moving.key + 1, motions, backwards };
  }

  /** Shows the table as the acting player sees it, or as a spectator does once it is over. */
  private look(): void {
    const anybody = this.table.view();
    this.view = anybody.ending === null ? this.table.view(anybody.actor) : anybody;
  }
}
