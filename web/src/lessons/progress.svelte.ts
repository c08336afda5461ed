// How far somebody is in each lesson, as the browser keeps it. Whatever is read there is checked: a damaged row is a lesson
// that was not begun.
import * as v from 'valibot';
import { keys, read, write } from '../state/storage.ts';

/** No lesson has more steps. */
const MOST_STEPS = 50;
/** The last moment that a calendar of the browser knows. */
const LAST_MOMENT = 8.64e15;

const step = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STEPS - 1));
const row = v.object({
  /** The steps that were reached, counted from 0. */
  done: v.pipe(v.array(step), v.maxLength(MOST_STEPS)),
  /** Where somebody stood last. */
  at: step,
  changed: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT)),
});

export type Progress = v.InferOutput<typeof row>;

export const NOTHING: Progress = { done: [], at: 0, changed: 0 };

/** Reads a row. */
export function readProgress(text: string | null): Progress {
  try {
    const found = v.safeParse(row, JSON.parse(text ?? 'null'));
    return found.success ? found.output : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Reads how far somebody is. */
export const progressIn = (id: string): Progress => readProgress(read(`lesson:${id}`));

/** The steps of both rows; where somebody stood is what the later one says. */
export function bothProgress(one: Progress, other: Progress): Progress {
  const more = other.done.filter((step) => !one.done.includes(step));
  const done = [...one.done, ...more].sort((a, b) => a - b);
  return { ...(other.changed > one.changed ? other : one), done };
}

/** The lesson that was open last; `null` before the first one. */
export function lastLesson(): string | null {
  const rows = keys('lesson:').map((key) => key.slice('lesson:'.length));
  const begun = rows
    .map((id) => ({ id, changed: progressIn(id).changed }))
    .filter(({ changed }) => changed > 0);
  return begun.sort((one, other) => other.changed - one.changed)[0]?.id ?? null;
}

/** The step at which a lesson goes on: where somebody stood, unless that was done and another was not. */
export function nextStep({ done, at }: Progress, steps: number): number {
  const open = (index: number) => index < steps && !done.includes(index);
  if (open(at)) return at;
  const left = Array.from({ length: steps }, (_, index) => index).filter(open);
  return left.find((index) => index > at) ?? left[0] ?? 0;
}

/** The progress of the lesson that is on the page. */
export class Keeper {
  now = $state.raw<Progress>(NOTHING);

  constructor(private readonly id: string) {
    this.now = progressIn(id);
  }

  /** Somebody opens a step. */
  stand(at: number): void {
    this.keep({ ...this.now, at });
  }

  /** Somebody reached what a step asks for. */
  reach(index: number): void {
    const others = this.now.done.filter((one) => one !== index);
    const done = [...others, index].sort((one, other) => one - other);
    this.keep({ ...this.now, done });
  }

  private keep(change: Progress): void {
    this.now = { ...change, changed: Date.now() };
    write(`lesson:${this.id}`, JSON.stringify(this.now));
  }
}
