// Online games that wait for this person, as far as the pages that know no server have to know of them. It is filled by
// `online/elsewhere.svelte.ts`, which is loaded only where somebody has played online.
import type { Game, Scene } from '../rules/types.ts';

/** The game to go on with. */
export interface Going {
  id: string;
  game: Game;
  scene: Scene;
  /** Who else plays. */
  names: string;
  plies: number;
  isMyTurn: boolean;
}

class Elsewhere {
  /** In how many games it is this person's turn, the one on the page not counted. */
  waiting = $state(0);
  going = $state.raw<Going | null>(null);
}

export const elsewhere = new Elsewhere();
