/** The same as general.test.ts with many more cases; SOAK_CASES says how many of each value, SOAK_SEED which. */
import { env } from 'node:process';
import { expect, test } from 'vitest';
import { allFamilies } from '../oracle/generators.js';
import { faultsOf, generalValues } from './general.js';

const perFamily = Math.ceil(Number(env['SOAK_CASES'] || 4800) / allFamilies.length);
const seed = Number(env['SOAK_SEED'] ?? 1);

test.each(generalValues.map((value) => [value.name, value] as const))('%s', (_name, value) => {
  expect(faultsOf(value, perFamily, seed)).toEqual([]);
});
