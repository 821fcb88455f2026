import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test,tools}/**/*.test.ts'],
    exclude: ['tools/pack/**'],
    testTimeout: 60_000,
  },
});
