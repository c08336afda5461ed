// Analyses that the browser keeps: each a record with its branches, and where somebody stood in it. The oldest go.
import * as v from 'valibot';
import { keys, read, remove, write } from '../state/storage.ts';

const MOST_KEPT = 24;
/** The last moment that a calendar of the browser knows. */
const LAST_MOMENT = 8.64e15;

const row = v.object({
  /** The game's name with its options. */
  name: v.pipe(v.string(), v.maxLength(200)),
  /** The whole tree. */
  record: v.pipe(v.string(), v.maxLength(4_000_000)),
  /** What it was begun from: a game that is kept, a link; nothing for one begun here. */
  source: v.nullable(v.pipe(v.string(), v.maxLength(40_000))),
  /** Where somebody stood, as the moves that lead there. */
  at: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(20_000)),
  /** Whether somebody changed anything. */
  touched: v.boolean(),
  changed: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT)),
});

export type KeptAnalysis = v.InferOutput<typeof row>;

/** Reads what was kept under an id; `null` when it is not there or damaged. */
export function load(id: string): KeptAnalysis | null {
  try {
    const found = v.safeParse(row, JSON.parse(read(`analysis:${id}`) ?? 'null'));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

/** Keeps an analysis; `false` when the browser refuses. */
export const save = (id: string, kept: KeptAnalysis): boolean =>
  write(`analysis:${id}`, JSON.stringify(kept));

export const forget = (id: string): void => remove(`analysis:${id}`);

/** All that are kept, the latest first. */
export function all(): { id: string; kept: KeptAnalysis }[] {
  return keys('analysis:')
    .map((key) => key.slice('analysis:'.length))
    .flatMap((id) => {
      const kept = load(id);
      return kept === null ? [] : [{ id, kept }];
    })
    .sort((one, other) => other.kept.changed - one.kept.changed);
}

export const freshId = (): string => Math.random().toString(36).slice(2, 10).padEnd(8, '0');

/** Begins an analysis and keeps it; its id. What was begun before and never touched makes room. */
export function begin(name: string, record: string, source: string | null): string {
  const rows = all();
  const stale = rows.filter(({ kept }) => !kept.touched);
  const rest = rows.filter(({ kept }) => kept.touched);
  for (const { id } of [...stale, ...rest.slice(MOST_KEPT - 1)]) forget(id);
  const id = freshId();
  save(id, { name, record, source, at: [], touched: false, changed: Date.now() });
  return id;
}

/** The analysis that was begun from something and changed since. */
export const continued = (source: string): { id: string; kept: KeptAnalysis } | null =>
  all().find(({ kept }) => kept.source === source) ?? null;
