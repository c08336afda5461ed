import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // In the deep tier one browser, one page at a time: how quickly a touch is painted is printed there.
    fileParallelism: process.env.TIER !== 'deep',
    maxWorkers: 2,
    // What all files import is loaded once a worker: the modules, and axe. Each file has a browser of its own all the same.
    isolate: false,
    // On a machine that does other things a browser may be late once; the runner says which test was run again.
    retry: process.env.TIER === 'deep' ? 0 : 1,
  },
});
