import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.js';

/** Tests of the page in a real browser. They run in Node and drive the browser from outside. */
export default mergeConfig(
  page,
  defineConfig({
    test: {
      root: fileURLToPath(new URL('.', import.meta.url)),
      include: ['**/*.test.ts'],
      globalSetup: [fileURLToPath(new URL('./testing/serve.ts', import.meta.url))],
      testTimeout: 30_000,
      hookTimeout: 60_000,
      fileParallelism: false,
    },
  }),
);
