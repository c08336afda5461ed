// Thinking, away from the page: slices of work, and between two of them the worker listens.
import { loadModule } from './module.ts';

export interface Ask {
  id: number;
  name: string;
  start: string;
  moves: string[];
  seed: number;
  ms: number;
}

export type Order = { think: Ask } | { stop: number };
export type Answer = { id: number; mv: string | null };

/** Long enough to work, short enough to obey at once. */
const SLICE_MS = 12;
const stopped = new Set<number>();
/** Asks are answered one after the other. */
let queue: Promise<void> = Promise.resolve();

addEventListener('message', (event: MessageEvent<Order>) => {
  const order = event.data;
  if ('stop' in order) {
    stopped.add(order.stop);
    return;
  }
  queue = queue.then(async () => {
    const mv = await think(order.think).catch(() => null);
    stopped.delete(order.think.id);
    postMessage({ id: order.think.id, mv } satisfies Answer);
  });
});

async function think(ask: Ask): Promise<string | null> {
  const { Thinker } = await loadModule();
  const thinker = Thinker.at(ask.name, ask.start, ask.moves, ask.seed);
  if (thinker === undefined) return null;
  try {
    const end = performance.now() + ask.ms;
    while (!thinker.decided() && performance.now() < end) {
      const slice = Math.min(end, performance.now() + SLICE_MS);
      while (performance.now() < slice && !thinker.decided()) thinker.think();
      await new Promise((resolve) => setTimeout(resolve));
      if (stopped.has(ask.id)) return null;
    }
    return thinker.best();
  } finally {
    thinker.free();
  }
}
