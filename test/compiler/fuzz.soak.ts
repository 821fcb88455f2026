/** The same as fuzz.test.ts with many more questions; SOAK_CASES says how many, SOAK_SEED which. */
import { env } from 'node:process';
import { expect, test } from 'vitest';
import { checkSeed, type Tally } from './fuzz/check.js';

const questions = Number(env['SOAK_CASES'] || 20_000);
const first = 1_000_000 * Number(env['SOAK_SEED'] ?? 1);

test('random questions are answered rightly', () => {
  const tally: Tally = { asked: 0, yes: 0, notFinite: 0 };
  const failures: string[] = [];
  const started = performance.now();
  for (let seed = first; seed < first + questions; seed++) {
    try {
      checkSeed(seed, 6, tally);
    } catch (problem) {
      failures.push((problem as Error).message);
    }
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${questions} questions asked ${tally.asked} times, ${tally.yes} yes, ${failures.length} wrong, ${seconds} s`,
  );
  const [smallest] = failures.sort((a, b) => a.length - b.length);
  expect(smallest).toBeUndefined();
});
