// The worker in which the engine of the analysis thinks.

export const beginWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
