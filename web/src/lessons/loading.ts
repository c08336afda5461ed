// Where lessons are found: in the games' folders, each loaded when it is wanted.
import type { Lesson } from './lesson.ts';

const files = import.meta.glob<{ default: Lesson }>('../../../games/*/lessons/*.json');

/** Loads one lesson; `null` when there is none of that name. */
export async function loadLesson(id: string): Promise<Lesson | null> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${id}.json`));
  return found ? (await found[1]()).default : null;
}

/** Loads all lessons, in their order. */
export async function loadLessons(): Promise<Lesson[]> {
  const all = await Promise.all(Object.values(files).map((load) => load()));
  return all.map((file) => file.default).sort((one, other) => one.place - other.place);
}
