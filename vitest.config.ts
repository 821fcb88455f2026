import { defineConfig } from 'vitest/config';

/** Tests that look at answers only. They run one after the other, and load the library once; all others are each for themselves. */
const together = [
  'test/laws/!(withoutWasm|stages).test.ts',
  'test/{values,seeds}/*.test.ts',
  'src/2d/pairs/!(segment-aabb|segment-segment).test.ts',
  'src/3d/pairs/*.test.ts',
  'src/math/*.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    // One less than there are cores is the default, which leaves half of a small machine idle.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'together', include: together, isolate: false } },
      {
        extends: true,
        test: { name: 'alone', include: ['{src,test,tools}/**/*.test.ts'], exclude: ['tools/pack/**', ...together] },
      },
    ],
  },
});
