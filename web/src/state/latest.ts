// The game to go on with: the latest one that runs and can still be read.
import type { Rules } from '../rules/rules.ts';
import type { Game, View } from '../rules/types.ts';
import { running, type Kept } from './record.ts';
import { replay } from './replay.ts';

export interface Latest {
  kept: Kept;
  game: Game;
  view: View;
}

export function latest(rules: Rules): Latest | null {
  for (const kept of running()) {
    const game = rules.game(kept.name);
    if (!game) continue;
    try {
      const view = replay(rules, kept).table.view();
      if (view.ending === null) return { kept, game, view };
    } catch {
      // The rules refuse what was kept; the page of all games offers to delete it.
    }
  }
  return null;
}
