// The buttons under a step, and what it needs beside the board.
import type { Rules } from '../rules/rules.ts';
import { t } from '../state/messages.svelte.ts';
import type { Step } from './lesson.ts';
import type { Teaching } from './teaching.svelte.ts';

export interface Doing {
  back: () => void;
  hint: () => void;
  show: () => void;
  watch: () => void;
  begin: () => void;
  next: () => void;
  more: () => void;
}

export interface Button {
  name: string;
  label: string;
  /** What it is called where there is hardly any room. */
  short?: string;
  icon: string;
  run: () => void;
  off?: boolean;
  /** The one that Enter presses. */
  main?: boolean;
}

/** What can be done now, two or three buttons. */
export function buttonsOf(
  teaching: Teaching,
  doing: Doing,
  place: { first: boolean; last: boolean },
): Button[] {
  const { phase, watched, watching } = teaching;
  if (phase === 'watch') {
    const over = watched >= watching.length;
    const label = t(over ? 'lesson-mine' : watched === 0 ? 'lesson-watch' : 'lesson-watch-next');
    const skip = { name: 'mine', label: t('lesson-mine'), icon: 'play', run: doing.begin };
    const on = { name: 'watch', label, icon: over ? 'play' : 'watch', run: doing.watch, main: true };
    return over ? [on] : [skip, on];
  }
  if (phase === 'reached') {
    return [
      { name: 'again', label: t('lesson-again'), icon: 'again', run: doing.begin },
      {
        name: 'next',
        label: t(place.last ? 'lesson-play' : 'lesson-next'),
        icon: place.last ? 'play' : 'later',
        run: doing.next,
        main: true,
      },
    ];
  }
  return [
    {
      name: 'back',
      label: t('lesson-back'),
      icon: 'earlier',
      run: doing.back,
      off: place.first && !teaching.moved,
      main: phase === 'refuted',
    },
    {
      name: 'hint',
      label: t('lesson-hint'),
      short: t('lesson-hint-short'),
      icon: 'hint',
      run: doing.hint,
    },
    { name: 'show', label: t('lesson-show'), icon: 'watch', run: doing.show },
  ];
}

/** Whether a step needs the reserves: pieces are taken from them, or it has something to say about them. */
export function touchesReserves(rules: Rules, name: string, step: Step): boolean {
  const table = rules.sitDown(name, step.start);
  const named = step.wrong.some(
    (wrong) => 'touch' in wrong && [wrong.touch].flat().some((touch) => touch.startsWith('reserve:')),
  );
  return named || table.choices(table.view().actor).some(({ path }) => path[0]?.startsWith('reserve:'));
}
