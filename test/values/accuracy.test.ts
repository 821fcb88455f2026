/** Every number that a value gives back is as near to the truth as the value's doc comment says. */
import { expect, test } from 'vitest';
import { unbounded, values, worstOf } from './accuracy.js';

test('every field of every value has a bound that can be read', () => {
  expect(values.flatMap(unbounded)).toEqual([]);
  expect(values.length).toBeGreaterThan(80);
});

test.each(values.map((value) => [value.name, value] as const))('%s keeps its bounds', (_name, value) => {
  expect(worstOf(value, 12).flatMap(({ part, report }) => (part <= 1 ? [] : [report]))).toEqual([]);
});
