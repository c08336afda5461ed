// Asking the worker: for a level's move, for the engine's opinion, for a review.
import type { Opinion } from './types.ts';
import type { Answer, Judged, LevelMove, Line, Order, Question, Reply, Reviewed } from './worker.ts';

/** Something asked; the answer is `null` when it was stopped or there is none. */
export interface Thought<T> {
  answer: Promise<T | null>;
  stop(): void;
}

interface Waiting {
  done(reply: Reply | null): void;
  progress(part: number, reviewed: Reviewed): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let last = 0;

function thinkingWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<Answer>) => {
    const { data } = event;
    const asked = waiting.get(data.id);
    if ('progress' in data) {
      asked?.progress(data.progress, data.reviewed);
      return;
    }
    waiting.delete(data.id);
    asked?.done(data.reply);
  });
  worker.addEventListener('error', () => {
    for (const { done } of waiting.values()) done(null);
    waiting.clear();
    worker = undefined;
  });
  return worker;
}

function ask<T>(
  line: Line,
  question: Question,
  read: (reply: Reply) => T | null,
  progress: (part: number, reviewed: Reviewed) => void = () => undefined,
): Thought<T> {
  const id = ++last;
  const answer = new Promise<T | null>((resolve) =>
    waiting.set(id, { done: (reply) => resolve(reply && read(reply)), progress }),
  );
  const { name, start, moves } = line;
  thinkingWorker().postMessage({ ask: { id, name, start, moves, question } } satisfies Order);
  return {
    answer,
    stop() {
      const asked = waiting.get(id);
      if (!asked) return;
      waiting.delete(id);
      asked.done(null);
      worker?.postMessage({ stop: id } satisfies Order);
    },
  };
}

/** What a level plays: for a seed always the same. */
export const askLevel = (line: Line, level: number, seed: number): Thought<LevelMove> =>
  ask(line, { kind: 'level', level, seed: seed >>> 0 }, (reply) => ('level' in reply ? reply.level : null));

/** What the engine thinks after so many milliseconds. */
export const askOpinion = (line: Line, ms: number): Thought<Opinion> =>
  ask(line, { kind: 'opinion', ms }, (reply) => ('opinion' in reply ? reply.opinion : null));

/** A game gone through; `progress` hears how much is done, 0 to 1, and what was found so far. */
export const askReview = (
  line: Line,
  progress: (part: number, reviewed: Reviewed) => void,
): Thought<Reviewed> =>
  ask(line, { kind: 'review' }, (reply) => ('reviewed' in reply ? reply.reviewed : null), progress);

/** The last move of a game, where it threw a win away or handed one over. */
export const askJudgement = (line: Line): Thought<Judged> =>
  ask(line, { kind: 'judge' }, (reply) => ('judged' in reply ? reply.judged : null));
