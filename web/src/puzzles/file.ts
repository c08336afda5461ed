// Puzzles as a game's folder holds them: a line each, its columns told by the first line.

/** What the one right move does: it wins within so many plies, or it alone does not lose within so many. */
export interface Task {
  kind: 'win' | 'save';
  plies: number;
}

export interface Puzzle {
  family: string;
  /** Its place in the file, from 1: it stays the same when a line cannot be read. */
  number: number;
  /** The game's name with its options. */
  name: string;
  position: string;
  task: Task;
  /** The one right move, then the longest defence and a shortest win in turn. */
  line: string[];
  theme: string;
  /** The lowest level that solves it, 11 where none does. */
  level: number;
}

export interface Read {
  puzzles: Puzzle[];
  /** Lines that could not be read. */
  skipped: number;
}

const COLUMNS = ['game', 'position', 'task', 'line', 'theme', 'level'] as const;
type Column = (typeof COLUMNS)[number];

export const HARDEST = 11;
/** Longer than any that is made. */
const MOST_PLIES = 40;

/** How a puzzle is called in an address and in what is kept. */
export const idOf = ({ family, number }: Pick<Puzzle, 'family' | 'number'>): string => `${family}/${number}`;

/** Reads a family's file. A line that is damaged is skipped and counted. */
export function readPuzzles(family: string, text: string): Read {
  const [head = '', ...rows] = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  const names = head.split('\t');
  const at = new Map(COLUMNS.map((column) => [column, names.indexOf(column)]));
  if ([...at.values()].includes(-1)) return { puzzles: [], skipped: rows.length };
  const puzzles = rows.flatMap((row, index) => {
    const parts = row.split('\t');
    return puzzleOf(family, index + 1, (column) => parts[at.get(column) ?? -1] ?? '') ?? [];
  });
  return { puzzles, skipped: rows.length - puzzles.length };
}

function puzzleOf(family: string, number: number, cell: (column: Column) => string): Puzzle | null {
  const [, kind, plies] = /^(win|save) (\d{1,2})$/.exec(cell('task')) ?? [];
  const line = cell('line')
    .split(' ')
    .filter((mv) => mv !== '');
  const level = Number(cell('level'));
  const name = cell('game');
  const position = cell('position');
  if ((kind !== 'win' && kind !== 'save') || line.length === 0 || line.length > MOST_PLIES) return null;
  if (name === '' || position === '' || Number(plies) < 1 || Number(plies) > MOST_PLIES) return null;
  if (!Number.isInteger(level) || level < 1 || level > HARDEST) return null;
  return {
    family,
    number,
    name,
    position,
    task: { kind, plies: Number(plies) },
    line,
    theme: cell('theme'),
    level,
  };
}
