/** Every number of a general answer is as near to the truth as the value's doc comment says. */
import { expect, test } from 'vitest';
import { faultsOf, generalValues } from './general.js';

test.each(generalValues.map((value) => [value.name, value] as const))('%s keeps its bounds', (_name, value) => {
  expect(faultsOf(value, 12)).toEqual([]);
});
