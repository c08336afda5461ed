// Lessons as they are written in the games' folders (`games/<family>/lessons/*.json`, docs/lessons.md).
import type { Touch } from '../rules/types.ts';
import type { Lang } from '../state/settings.svelte.ts';

/** The same in each language. */
export type Text = Record<Lang, string>;

/** Something that is shown before the learner touches anything. */
export interface Shown {
  play: string[];
  say: Text;
}

/** What counts as reached. */
export type Goal =
  | { play: string[] }
  | { kind: string }
  | { refused: string }
  /** The learner's moves of which each will do, and between them the answers. */
  | { line: (string | string[])[] }
  /** Won within so many moves of the learner's own. */
  | { win: number };

/** A try that has a sentence of its own. */
export type Wrong = { say: Text } & ({ play: string[] } | { touch: string | string[] } | { refused: string });

export interface Step {
  task: Text;
  /** The game that it is played by, where that is not the lesson's: one lesson may tell of several games of a family. */
  game?: string;
  /** The position; without it the game's beginning. */
  start?: string;
  before?: string[];
  watch?: Shown[];
  goal: Goal;
  wrong: Wrong[];
  hint: Text;
  /** The learner's moves by the right way; for a refusal what is touched. */
  solution: string[];
  done: Text;
  /** The ruling or the heading of the rules page beside which it is offered. */
  rules?: string;
}

export interface Lesson {
  id: string;
  /** The game's name with its options; a step may name another one. */
  game: string;
  /** Its place among all lessons, from 1. */
  place: number;
  name: Text;
  about: Text;
  steps: Step[];
  /** The game that it leads to, and the level of the computers there. */
  then: { game: string; level: number };
}

/** The game that a step is played by. */
export const gameOf = (lesson: Lesson, step: Step): string => step.game ?? lesson.game;

/** A touch as lessons name it: a cell by its name, anything else in full. */
export const touchNamed = (name: string): Touch => (name.includes(':') ? name : `cell:${name}`) as Touch;
