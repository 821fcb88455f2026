import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { line } from '../shapes/line.js';

const at = (x: number, y: number) => ({ x, y });
const slope = line(at(1, 1), at(3, 1));
const dot = { kind: 'line', origin: at(1, 1), direction: at(0, 0) } as const;

test.each([
  ['crossing', slope, line(at(7, 9), at(0, 1)), 'overlapping'],
  ['crossing behind both origins', slope, line(at(-5, 9), at(0, 1)), 'overlapping'],
  ['nearly parallel', slope, line(at(0, 0), at(3, 1 + 2 ** -52)), 'overlapping'],
  ['the same', slope, line(at(-5, -1), at(-6, -2)), 'touching'],
  ['parallel', slope, line(at(-5, 0), at(-6, -2)), 'apart'],
  ['parallel along an axis', line(at(1, 0), at(1, 0)), line(at(0, 2 ** -1074), at(-5, 0)), 'apart'],
  ['no direction, on the other', dot, slope, 'touching'],
  ['no direction, beside the other', dot, line(at(0, 0), at(1, 0)), 'apart'],
  ['both without direction', dot, { kind: 'line', origin: at(1, 2), direction: at(0, 0) }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});
