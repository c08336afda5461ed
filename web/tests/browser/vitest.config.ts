import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // One browser, one page at a time: timings are part of what is tested.
    fileParallelism: false,
  },
});
