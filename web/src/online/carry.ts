// A finished online game in the form in which the browser keeps its own games, so that it can be exported like them.
import type { Kept, Settled } from '../state/kept.ts';
import type { OnlineGame } from './onlinegame.svelte.ts';
import { clockRule } from './words.ts';

/** How the players ended it beside the rules. */
const SETTLED: Record<string, (player: number) => Settled> = {
  'table-agreed': () => ({ kind: 'agreed' }),
  'table-resigned': (player) => ({ kind: 'resigned', player }),
  'table-resigned-shared': (player) => ({ kind: 'resigned', player }),
  'table-flagged': (player) => ({ kind: 'time', player }),
  'table-flagged-shared': (player) => ({ kind: 'time', player }),
  'table-all-left': (player) => ({ kind: 'resigned', player }),
};

export function keptOf(id: string, game: OnlineGame, changed: number): Kept {
  const { state, view } = game;
  const last = view.ending?.left.at(-1)?.player ?? 0;
  return {
    id,
    name: game.name,
    start: state.terms.start ?? null,
    seats: game.seats,
    clock: clockRule(state.terms.pace),
    left: state.seats.map(({ left }) => left ?? 0),
    moves: view.played,
    undone: [],
    settled: SETTLED[view.ending?.reason.code ?? '']?.(last) ?? null,
    revision: 0,
    changed,
    over: true,
    imported: {
      names: state.seats.map(
        ({ sitter, gone }) => gone?.name ?? (sitter?.kind === 'person' ? sitter.name : ''),
      ),
    },
  };
}
