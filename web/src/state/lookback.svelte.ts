// Looking back at an earlier position of a game that is being played or is over: for the eyes only.
import type { Rules, Table } from '../rules/rules.ts';
import type { Choice, Motion, View } from '../rules/types.ts';
import type { Line } from '../rules/worker.ts';

/** What looking back needs to know of the game. */
export interface Present {
  line(): Line;
  /** The viewer of a running game's earlier position; `undefined`, a spectator, once nothing is hidden any more. */
  eyes(actor: number): number | undefined;
  /** Shows pieces moving. */
  animate(motions: Motion[], backwards: boolean): void;
  /** How pieces moved in the last move of all. */
  lastMotions(): Motion[];
}

export class LookBack {
  /** How many plies are on the board that is shown; `null` for the present. */
  at = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  /** A move that would have been better in the position shown, and what would be touched for it. */
  advised = $state.raw<Choice | null>(null);

  constructor(
    private readonly rules: Rules,
    private readonly present: Present,
  ) {}

  get looking(): boolean {
    return this.at !== null;
  }

  /** Shows the position after so many plies, and perhaps what should have been played there. */
  show(plies: number, better: string | null = null): void {
    const line = this.present.line();
    const now = this.at ?? line.moves.length;
    const then = Math.max(0, plies);
    if (then >= line.moves.length) {
      this.leave();
      if (now === line.moves.length - 1) this.present.animate(this.present.lastMotions(), false);
      return;
    }
    const shown = this.view?.motions ?? this.present.lastMotions();
    const table = this.tableAfter(line, then);
    const { actor } = table.view();
    this.view = table.view(this.present.eyes(actor));
    this.at = then;
    this.advised =
      better === null
        ? null
        : (table.choices(actor).find((choice) => choice.mv === better) ?? { mv: better, path: [] });
    if (then === now + 1) this.present.animate(this.view.motions, false);
    if (then === now - 1) this.present.animate(shown, true);
  }

  /** One ply back or forth. */
  step(by: 1 | -1): void {
    this.show((this.at ?? this.present.line().moves.length) + by);
  }

  /** Back to the present. */
  leave(): void {
    this.at = null;
    this.view = null;
    this.advised = null;
  }

  private tableAfter(line: Line, plies: number): Table {
    const table = this.rules.sitDown(line.name, line.start);
    for (const mv of line.moves.slice(0, plies)) table.play(mv);
    return table;
  }
}
