// Asking the worker for a move.
import type { Answer, Order } from './worker.ts';

export interface Thought {
  /** The move; `null` when the thought was stopped or there is none. */
  mv: Promise<string | null>;
  stop(): void;
}

const waiting = new Map<number, (mv: string | null) => void>();
let worker: Worker | undefined;
let last = 0;

function thinkingWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<Answer>) => {
    waiting.get(event.data.id)?.(event.data.mv);
    waiting.delete(event.data.id);
  });
  worker.addEventListener('error', () => {
    for (const done of waiting.values()) done(null);
    waiting.clear();
    worker = undefined;
  });
  return worker;
}

export function think(name: string, start: string, moves: string[], ms: number, seed = Date.now()): Thought {
  const id = ++last;
  const order: Order = { think: { id, name, start, moves, seed: seed >>> 0, ms } };
  const mv = new Promise<string | null>((resolve) => waiting.set(id, resolve));
  thinkingWorker().postMessage(order);
  return {
    mv,
    stop() {
      if (!waiting.has(id)) return;
      waiting.get(id)?.(null);
      waiting.delete(id);
      worker?.postMessage({ stop: id } satisfies Order);
    },
  };
}
