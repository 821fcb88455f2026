import { expect, test } from 'vitest';
import { stageCounts } from '../../src/exact/program.js';
import { checkSeed, type Tally } from './fuzz/check.js';

test('random questions are answered rightly', () => {
  const tally: Tally = { asked: 0, yes: 0, notFinite: 0 };
  const before = { ...stageCounts };
  for (let seed = 1; seed <= 200; seed++) checkSeed(seed, 3, tally);
  // All of it is tried: yes and no, input that is not finite, and all exact stages.
  expect(tally.yes).toBeGreaterThan(tally.asked / 4);
  expect(tally.asked - tally.yes).toBeGreaterThan(tally.asked / 4);
  expect(tally.notFinite).toBeGreaterThan(tally.asked / 20);
  expect(stageCounts.grid - before.grid).toBeGreaterThan(tally.asked / 100);
  expect(stageCounts.limbs - before.limbs).toBeGreaterThan(tally.asked / 20);
  expect(stageCounts.dyadic - before.dyadic).toBeGreaterThan(tally.asked / 20);
});
