// The files of puzzles, one for each family of games, each fetched when it is first wanted.
import { once } from '../rules/once.ts';
import type { Rules } from '../rules/rules.ts';
import { readPuzzles, type Puzzle, type Read } from './file.ts';

const FILES = import.meta.glob<string>('$games/*/puzzles.tsv', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A file's address, by the folder in which it lies. */
const addresses = new Map(
  Object.entries(FILES).map(([path, address]) => [path.split('/').at(-2) ?? '', address]),
);

const fetched = new Map<string, () => Promise<Read>>();

/** A family's puzzles; rejects where they do not arrive. */
export function puzzlesOf(family: string): Promise<Read> {
  const load =
    fetched.get(family) ??
    once(async () => {
      const answer = await fetch(addresses.get(family) ?? '');
      if (!answer.ok) throw new Error(`the puzzles of ${family} did not arrive`);
      return readPuzzles(family, await answer.text());
    });
  fetched.set(family, load);
  return load();
}

/** Families that have puzzles, in the order of the catalog. */
export const familiesOf = (rules: Rules): string[] =>
  [...new Set(rules.games.map(({ family }) => family))].filter((family) => addresses.has(family));

/** All puzzles of all families, and how many lines were skipped. */
export async function allPuzzles(rules: Rules): Promise<Read> {
  const read = await Promise.all(familiesOf(rules).map(puzzlesOf));
  return {
    puzzles: read.flatMap(({ puzzles }) => puzzles),
    skipped: read.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/** Whether the rules know the position and let its line be played. */
export function isPlayable(rules: Rules, { name, position, line }: Puzzle): boolean {
  try {
    const table = rules.sitDown(name, position);
    return table.view().ending === null && line.every((mv) => table.play(mv) === null);
  } catch {
    return false;
  }
}
