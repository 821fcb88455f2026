import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tools/pack/*.test.ts'],
    globalSetup: 'tools/pack/setup.ts',
    testTimeout: 120_000,
  },
});
