// Steps of lessons as the rules pages offer them, each beside a heading or a ruling.
import type { Rules } from '../rules/rules.ts';
import type { Game } from '../rules/types.ts';
import { gameOf, type Lesson, type Step } from './lesson.ts';
import { loadLessons } from './loading.ts';

/** A step of a lesson that is offered beside the rules. */
export interface Offered {
  lesson: Lesson;
  step: Step;
  index: number;
}

/** By their places, the exercises of a game's rules page; games that share the page share them. */
export async function exercisesOf(rules: Rules, game: Game): Promise<Map<string, Offered[]>> {
  const page = rules.page(game.id, 'en');
  const found = new Map<string, Offered[]>();
  for (const lesson of await loadLessons()) {
    for (const [index, step] of lesson.steps.entries()) {
      const of = rules.game(gameOf(lesson, step));
      if (step.rules === undefined || !of || rules.page(of.id, 'en') !== page) continue;
      found.set(step.rules, [...(found.get(step.rules) ?? []), { lesson, step, index }]);
    }
  }
  return found;
}
