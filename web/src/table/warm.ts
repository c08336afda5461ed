// Makes the first move of a game as quick as those after it: what a browser does the first time, it does while nobody waits.
import { mount, unmount } from 'svelte';
import Board from '../board/Board.svelte';
import type { Rules } from '../rules/rules.ts';
import type { Game } from '../rules/types.ts';
import { Hand } from '../state/hand.svelte.ts';
import type { Line } from '../rules/worker.ts';

let done = false;

/** Draws the position after some move where nobody sees it, once, when there is nothing else to do. */
export function warmUp(rules: Rules, game: Game, line: Line): void {
  if (done || !('requestIdleCallback' in globalThis)) return;
  done = true;
  requestIdleCallback(() => {
    const table = rules.sitDown(line.name, line.start);
    for (const mv of line.moves) table.play(mv);
    const { actor } = table.view();
    const [choice] = table.choices(actor);
    if (!choice || table.play(choice.mv) !== null) return;
    const { scene, deed, labels } = table.view(table.view().actor);
    const target = document.createElement('div');
    const hand = new Hand(() => undefined);
    void unmount(mount(Board, { target, props: { game, scene, name: '', deed, labels, hand } }));
  });
}
