// What is seen of a position that asks for a move.
import type { Mark, Scene } from '../rules/types.ts';

const nameOf = ({ kind, player, cells }: Mark): string => `${kind} ${player} ${cells.join()}`;

/** What would tell the answer: the figures that the solver could close at once. */
export const tellingOf = ({ marks }: Scene, solver: number): string[] =>
  marks.filter(({ player }) => player === solver).map(nameOf);

/** The scene without these marks. */
export const without = (scene: Scene, telling: string[]): Scene =>
  telling.length === 0
    ? scene
    : { ...scene, marks: scene.marks.filter((mark) => !telling.includes(nameOf(mark))) };
