import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, distance, intersectionPlanePlane } from '../index.js';
import { plane } from '../shapes/plane.js';

const near = (x: number) => expect.closeTo(x, 12);
const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = plane(at(2, 3, 6), -49);
const none = { kind: 'plane', normal: at(0, 0, 0), constant: 0 } as const;

test.each([
  ['crossing', slope, plane(at(1, 0, 0), 0), 'overlapping'],
  ['the same', slope, plane(at(2, 3, 6), -49), 'touching'],
  ['the same, turned and longer', slope, plane(at(-4, -6, -12), 98), 'touching'],
  ['parallel, one step apart', slope, plane(at(2, 3, 6), -49 + 2 ** -47), 'apart'],
  ['opposite, on the other side', slope, plane(at(-2, -3, -6), -49), 'apart'],
  ['hardly not parallel', slope, plane(at(2, 3, 6 + 2 ** -50), 1e9), 'overlapping'],
  [
    'normals whose products vanish',
    plane(at(2 ** -599, 3 * 2 ** -600, 3 * 2 ** -599), 0),
    plane(at(2, 3, 6), 0),
    'touching',
  ],
  ['no normal', slope, none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

test.each([
  ['in a line', plane(at(0, 2, 0), -4), plane(at(5, 0, 0), 15), at(-3, 2, 0), at(0, 0, -1), false],
  ['all over', plane(at(0, 2, 0), -4), plane(at(0, -1, 0), 2), at(0, 2, 0), at(0, 0, 0), true],
])('they meet %s', (_situation, a, b, origin, direction, coincident) => {
  expect(intersectionPlanePlane(a, b)).toEqual({ origin, direction, coincident });
});

test('parallel, and crossing', () => {
  expect(distance(slope, plane(at(-2, -3, -6), 0))).toEqual(near(7));
  expect(closestPoints(slope, plane(at(2, 3, 6), 0))).toEqual({
    a: { x: near(2), y: near(3), z: near(6) },
    b: { x: near(0), y: near(0), z: near(0) },
    distance: near(7),
  });
  expect(closestPoints(plane(at(1, 0, 0), -1), plane(at(0, 3, 0), -6))).toEqual({
    a: { x: near(1), y: near(2), z: near(0) },
    b: { x: near(1), y: near(2), z: near(0) },
    distance: 0,
  });
});
