// A position to look at: what a game looks like after some moves, always the same ones.
import type { Rules } from '../rules/rules.ts';
import type { Scene } from '../rules/types.ts';

/** Plies of each player. */
const TURNS = 6;

const drawn: Record<string, Scene> = {};

export function sample(rules: Rules, id: string): Scene {
  drawn[id] ??= draw(rules, id);
  return drawn[id];
}

/** Any moves will do; one that ends the game would not. */
function draw(rules: Rules, id: string): Scene {
  const table = rules.sitDown(id);
  const plies = TURNS * (rules.game(id)?.players.length ?? 2);
  for (let ply = 0; ply < plies; ply++) {
    const choices = table.choices(table.view().actor);
    const choice = choices[(ply * 7919 + 137) % Math.max(1, choices.length)];
    if (!choice || table.play(choice.mv) !== null) break;
    if (table.view().ending !== null) {
      table.undo();
      break;
    }
  }
  return { ...table.view().scene, marks: [] };
}
