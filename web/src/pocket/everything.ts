// All that the browser keeps, as one file to take along and to bring in elsewhere.
import * as v from 'valibot';
import { bothProgress, NOTHING, readProgress } from '../lessons/progress.svelte.ts';
import { bothRows, readRow } from '../puzzles/kept.ts';
import { readKept } from '../state/kept.ts';
import { bothSettings } from '../state/settings.svelte.ts';
import { keys, read, write } from '../state/storage.ts';
import { isReadable } from './readable.ts';

/** A file of more letters is not ours: browsers keep no more than this. */
const MOST_LETTERS = 20_000_000;

/** Who one is online and what was not answered yet belong to this browser. */
const STAYS = ['online', 'unanswered', 'plain'];

const file = v.object({ siliam: v.literal(1), rows: v.record(v.string(), v.string()) });

/** Everything as the text of a file. */
export function everything(now = new Date()): string {
  const rows: Record<string, string> = {};
  for (const key of keys('').sort()) {
    const text = STAYS.includes(key) ? null : read(key);
    if (text !== null) rows[key] = text;
  }
  return `${JSON.stringify({ siliam: 1, kept: now.toISOString(), rows }, null, 1)}\n`;
}

export interface Brought {
  /** Rows that are new or newer here. */
  added: number;
  /** Rows that could not be read. */
  skipped: number;
  /** Whether the browser kept all of them. */
  saved: boolean;
}

/**
 * Brings in what a file holds: a game that is here already stays when it is as new, and what was learnt or solved here is not
 * lost by a file that is older. `null` where the file is not ours.
 */
export function bringIn(text: string): Brought | null {
  const found = text.length > MOST_LETTERS ? null : parsed(text);
  if (!found) return null;
  const brought: Brought = { added: 0, skipped: 0, saved: true };
  for (const [key, row] of Object.entries(found.rows)) {
    if (STAYS.includes(key) || read(key) === row) continue;
    if (!isReadable(key, row, found.rows)) {
      brought.skipped++;
      continue;
    }
    const next = together(key, row);
    if (next === read(key)) continue;
    brought.saved = write(key, next) && brought.saved;
    brought.added++;
  }
  return brought;
}

function parsed(text: string): v.InferOutput<typeof file> | null {
  try {
    const found = v.safeParse(file, JSON.parse(text));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

/** What is kept of a row that is here and one of the same name that comes along. */
function together(key: string, row: string): string {
  const here = read(key);
  if (here === null) return row;
  if (key.startsWith('lesson:')) {
    const one = readProgress(here);
    return one === NOTHING ? row : said(here, bothProgress(one, readProgress(row)));
  }
  if (key === 'settings') return bothSettings(here, row);
  if (key === 'puzzles') {
    const [one, other] = [readRow(here), readRow(row)];
    return one && other ? said(here, bothRows(one, other)) : row;
  }
  if (key.startsWith('game:') && readKept(here) === null) return row;
  const dated = /^(game|analysis):/.test(key);
  return dated && changedIn(here) >= changedIn(row) ? here : row;
}

/** A row as it is written; as it stands where nothing was added. */
const said = (here: string, now: object): string => {
  const text = JSON.stringify(now);
  return text === JSON.stringify(JSON.parse(here)) ? here : text;
};

/** When a row was changed last; before all others where it does not say. */
function changedIn(row: string): number {
  try {
    const { changed } = (JSON.parse(row) ?? {}) as { changed?: unknown };
    return typeof changed === 'number' ? changed : -1;
  } catch {
    return -1;
  }
}
