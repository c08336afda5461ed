// What a row of a file has to be, so that it may stand where the browser keeps such rows. Every kind of row that goes along is
// listed here; what is not listed is none of ours.
import * as v from 'valibot';
import { NOTHING, readProgress } from '../lessons/progress.svelte.ts';
import { readRow } from '../puzzles/kept.ts';
import { readKept } from '../state/kept.ts';
import { areSettings } from '../state/settings.svelte.ts';
import { readUsual } from '../state/usual.ts';

type Check = (row: string, id: string, rows: Record<string, string>) => boolean;

/** A row in JSON whose content is like this. The pages that use such rows look closer. */
const like =
  (schema: v.GenericSchema): Check =>
  (row) => {
    try {
      return v.is(schema, JSON.parse(row));
    } catch {
      return false;
    }
  };

/** A row under another game's name would write over that game. */
const isGame = (row: string, id: string): boolean => readKept(row)?.id === id;

const texts = v.array(v.string());
// The pages that use these read them more strictly, and come with too much to be loaded for that.
const analysis = v.object({
  name: v.string(),
  record: v.string(),
  source: v.nullable(v.string()),
  at: texts,
  touched: v.boolean(),
  changed: v.number(),
});
const invite = v.object({ id: v.string(), options: texts, pace: v.string() });

/** By the name of the row, or what stands before its colon. */
const CHECKS = new Map<string, Check>([
  ['settings', areSettings],
  ['puzzles', (row) => readRow(row) !== null],
  ['analysis-lines', (row) => /^[1-9]$/.test(row)],
  ['muted', like(texts)],
  ['invite', like(invite)],
  ['game:', isGame],
  // A text, read anew whenever it is needed; without its game it is of no use.
  ['record:', (row, id, rows) => row.includes('[Game "') && isGame(rows[`game:${id}`] ?? '', id)],
  ['lesson:', (row) => readProgress(row) !== NOTHING],
  ['analysis:', like(analysis)],
  ['usual:', (row) => readUsual(row) !== null],
]);

/** Whether a row of a file is one of ours and undamaged; `rows` is all that the file holds. */
export function isReadable(key: string, row: string, rows: Record<string, string>): boolean {
  const [, kind = '', id] = /^([a-z-]+)(?::([\w.-]{1,64}))?$/.exec(key) ?? [];
  const check = CHECKS.get(id === undefined ? kind : `${kind}:`);
  return check?.(row, id ?? '', rows) ?? false;
}
