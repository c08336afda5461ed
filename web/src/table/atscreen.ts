// What can be done at a table where everybody sits at this screen.
import type { Tool } from '../parts/Tools.svelte';
import { t } from '../state/messages.svelte.ts';
import type { PlayedGame } from '../state/played.svelte.ts';
import type { Item, Own } from './attable.ts';

/** The four buttons of the bar. */
export function toolsAt(played: PlayedGame, own: Own, analyse: () => void): Tool[] {
  const { game, back } = played;
  if (played.over) {
    return [
      { name: 'rematch', label: t('rematch'), run: () => played.rematch(), main: true },
      { name: 'look', label: t('look'), run: () => back.show(0), off: played.plies.length === 0 },
      { name: 'analyse', label: t('analyse'), run: analyse, off: !game.thinks },
      { ...own.more, slim: true },
    ];
  }
  const noHint = !game.thinks || played.person === null || played.hinting || back.looking;
  return [
    { name: 'undo', label: t('undo'), icon: 'undo', run: () => played.undo(), off: !played.canUndo },
    { name: 'hint', label: t('hint'), icon: 'hint', run: () => void played.askHint(), off: noHint },
    { name: 'turn', label: t('turn-board'), icon: 'turn', run: own.flip },
    own.more,
  ];
}

/** Everything else, behind « Autres ». */
export function itemsAt(played: PlayedGame, own: Own, analyse: () => void): Item[] {
  const draw = () => own.ask(played.withComputers ? 'offer' : 'draw', () => void played.offerDraw());
  return [
    { name: 'redo', icon: 'redo', run: () => played.redo(), off: !played.canRedo },
    { name: 'offer-draw', icon: 'draw', run: draw, off: played.over },
    { name: 'resign', icon: 'flag', run: () => own.ask('resign', () => played.resign()), off: played.over },
    { name: 'moves', icon: 'list', run: own.moves, off: played.plies.length === 0 },
    { name: 'type-move', icon: 'type', run: own.type, off: played.person === null || played.back.looking },
    // Once the game is over these are no longer in the bar.
    ...(played.over
      ? [
          { name: 'review-title', icon: 'hint', run: own.review, off: !played.game.thinks },
          { name: 'undo', icon: 'undo', run: () => played.undo(), off: !played.canUndo },
          { name: 'turn-board', icon: 'turn', run: own.flip },
        ]
      : []),
    // Nobody looks into a game against a computer while it runs.
    ...(!played.over && !played.withComputers && played.game.thinks
      ? [{ name: 'analyse', icon: 'hint', run: analyse, off: played.plies.length === 0 }]
      : []),
  ];
}
