import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test,tools}/**/*.test.ts'],
    exclude: ['tools/pack/**'],
    testTimeout: 60_000,
    // One less than there are cores is the default, which leaves half of a small machine idle.
    maxWorkers: 2,
  },
});
