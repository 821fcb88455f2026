import { defineConfig } from 'vitest/config';

/** The long runs: `vitest run --config test/soak.config.ts`. SOAK_CASES sets the number of cases of each pair. */
export default defineConfig({
  test: {
    include: ['test/**/*.soak.ts'],
    testTimeout: 3_600_000,
    disableConsoleIntercept: true,
  },
});
