/** The same as accuracy.test.ts with many more cases; SOAK_CASES says how many of each value, SOAK_SEED which. */
import { env } from 'node:process';
import { expect, test } from 'vitest';
import { allFamilies } from '../oracle/generators.js';
import { values, worstOf } from './accuracy.js';

const perFamily = Math.ceil(Number(env['SOAK_CASES'] || 4800) / allFamilies.length);
const seed = Number(env['SOAK_SEED'] ?? 1);

test.each(values.map((value) => [value.name, value] as const))('%s', (name, value) => {
  const started = performance.now();
  const worst = worstOf(value, perFamily, seed);
  const ulps = worst.flatMap(({ field, part, bound }) =>
    bound && bound.ulps > 0 ? [`${field} ${(part * bound.ulps).toPrecision(3)} of ${bound.ulps}`] : [],
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${ulps.join(', ')} ulp, ${seconds} s`);
  expect(worst.flatMap(({ part, report }) => (part <= 1 ? [] : [report]))).toEqual([]);
});
