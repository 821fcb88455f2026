import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, distance } from '../index.js';
import { line } from '../shapes/line.js';

const near = (x: number) => expect.closeTo(x, 12);
const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = line(at(1, 1, 1), at(3, 1, -2));
const dot = { kind: 'line', origin: at(1, 1, 1), direction: at(0, 0, 0) } as const;

test.each([
  ['crossing', slope, line(at(7, 9, -3), at(0, 1, 0)), 'touching'],
  ['crossing behind both origins', slope, line(at(-5, 9, 5), at(0, 1, 0)), 'touching'],
  ['nearly parallel', slope, line(at(0, 0, 0), at(3, 1 + 2 ** -52, -2)), 'apart'],
  ['passing in space', slope, line(at(7, 9, -2), at(0, 1, 0)), 'apart'],
  ['the same', slope, line(at(-5, -1, 5), at(-6, -2, 4)), 'touching'],
  ['parallel', slope, line(at(-5, 0, 5), at(-6, -2, 4)), 'apart'],
  ['parallel along an axis', line(at(1, 0, 0), at(1, 0, 0)), line(at(0, 2 ** -1074, 0), at(-5, 0, 0)), 'apart'],
  ['no direction, on the other', dot, slope, 'touching'],
  ['no direction, beside the other', dot, line(at(0, 0, 0), at(1, 0, 0)), 'apart'],
  ['both without direction', dot, { kind: 'line', origin: at(1, 2, 1), direction: at(0, 0, 0) }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

test('passing in space, parallel, and crossing', () => {
  expect(distance(line(at(0, 0, 0), at(1, 0, 0)), line(at(5, 9, 3), at(0, 1, 0)))).toEqual(near(3));
  expect(closestPoints(line(at(0, 0, 0), at(1, 0, 0)), line(at(5, 9, 3), at(0, 1, 0)))).toEqual({
    a: { x: near(5), y: near(0), z: near(0) },
    b: { x: near(5), y: near(0), z: near(3) },
    distance: near(3),
  });
  expect(distance(line(at(0, 0, 0), at(1, 0, 0)), line(at(5, 4, 3), at(-2, 0, 0)))).toEqual(near(5));
  expect(closestPoints(slope, line(at(7, 9, -3), at(0, 1, 0)))).toEqual({
    a: { x: near(7), y: near(3), z: near(-3) },
    b: { x: near(7), y: near(3), z: near(-3) },
    distance: 0,
  });
});
