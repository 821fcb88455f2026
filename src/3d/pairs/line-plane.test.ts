import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, intersectionLinePlane } from '../index.js';
import { line } from '../shapes/line.js';
import { plane } from '../shapes/plane.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = plane(at(2, 3, 6), -49);
const none = { kind: 'plane', normal: at(0, 0, 0), constant: 0 } as const;

test.each([
  ['crossing', line(at(4, 6, 12), at(1, 0, 0)), slope, 'overlapping'],
  ['crossing at one of its points', line(at(2, 3, 6), at(2, 3, 6)), slope, 'overlapping'],
  ['lies in it', line(at(2, 3, 6), at(3, -2, 0)), slope, 'touching'],
  ['parallel, one step above', line(at(2, 3, 6 + 2 ** -50), at(3, -2, 0)), slope, 'apart'],
  ['parallel, one step below', line(at(2, 3, 6 - 2 ** -50), at(3, -2, 0)), slope, 'apart'],
  ['hardly not parallel', line(at(2, 3, 6 + 2 ** -50), at(3, -2, 2 ** -1070)), slope, 'overlapping'],
  ['no direction, on it', { kind: 'line', origin: at(2, 3, 6), direction: at(0, 0, 0) }, slope, 'touching'],
  ['no normal', line(at(0, 0, 0), at(2, 3, 6)), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const floor = plane(at(0, 2, 0), -4);

test('the nearest points, or one that they share', () => {
  expect(closestPoints(line(at(1, 5, 0), at(1, 0, 0)), floor)).toEqual({ a: at(1, 5, 0), b: at(1, 2, 0), distance: 3 });
  expect(closestPoints(line(at(0, 6, 0), at(-1, 2, 0)), floor)?.a).toEqual(at(2, 2, 0));
});

test('a line that is hardly steeper than the plane', () => {
  const steep = line(at(0, 3, 0), at(1, 2 ** -60, 0));
  expect(closestPoints(steep, plane(at(0, 1, 0), -2))?.a).toEqual(at(-(2 ** 60), 2, 0));
});

test.each([
  ['from above', line(at(0, 6, 0), at(1, -2, 0)), { t: 2, point: at(2, 2, 0), side: 1, inPlane: false }],
  ['behind the origin', line(at(0, 6, 0), at(1, 2, 0)), { t: -2, point: at(-2, 2, 0), side: -1, inPlane: false }],
  ['in it', line(at(1, 2, 0), at(4, 0, 7)), { t: 0, point: at(1, 2, 0), side: 0, inPlane: true }],
])('the crossing %s', (_situation, a, crossing) => {
  expect(intersectionLinePlane(a, floor)).toEqual(crossing);
});
