// All that the browser keeps, as one file to take along and to bring in elsewhere.
import * as v from 'valibot';
import { readKept } from '../state/kept.ts';
import { keys, read, write } from '../state/storage.ts';

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

/** Brings in what a file holds: a game that is here already stays when it is as new. `null` where the file is not ours. */
export function bringIn(text: string): Brought | null {
  const found = text.length > MOST_LETTERS ? null : parsed(text);
  if (!found) return null;
  const brought: Brought = { added: 0, skipped: 0, saved: true };
  for (const [key, row] of Object.entries(found.rows)) {
    if (STAYS.includes(key) || read(key) === row) continue;
    if (!/^[a-z]+(:[\w.-]{1,64})?$/.test(key) || !isReadable(key, row)) brought.skipped++;
    else if (isNewer(key, row)) {
      brought.saved = write(key, row) && brought.saved;
      brought.added++;
    }
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

/** A game is read as strictly as ever; other rows are read as what they are when they are used, and a record is a text. */
function isReadable(key: string, row: string): boolean {
  if (key.startsWith('game:')) return readKept(row) !== null;
  if (key.startsWith('record:')) return true;
  try {
    JSON.parse(row);
    return true;
  } catch {
    return false;
  }
}

function isNewer(key: string, row: string): boolean {
  const here = readKept(key.startsWith('game:') ? read(key) : null);
  const there = here ? readKept(row) : null;
  return !here || !there || there.changed > here.changed;
}
