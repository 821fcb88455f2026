import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, contact, intersectionRayPlane, raycastPlane } from '../index.js';
import { plane } from '../shapes/plane.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = plane(at(2, 3, 6), -49);
const none = { kind: 'plane', normal: at(0, 0, 0), constant: 0 } as const;

test.each([
  ['runs towards it from above', ray(at(4, 6, 12), at(-2, -3, -6)), slope, 'overlapping'],
  ['runs towards it from below', ray(at(0, 0, 0), at(0, 1e-300, 0)), slope, 'overlapping'],
  ['runs away', ray(at(4, 6, 12), at(2, 3, 6)), slope, 'apart'],
  ['runs away below', ray(at(0, 0, 0), at(-2, -3, -6)), slope, 'apart'],
  ['starts on it', ray(at(2, 3, 6), at(2, 3, 6)), slope, 'touching'],
  ['lies in it', ray(at(2, 3, 6), at(3, -2, 0)), slope, 'touching'],
  ['along, one step above', ray(at(2, 3, 6 + 2 ** -50), at(3, -2, 0)), slope, 'apart'],
  ['no direction, on it', { kind: 'ray', origin: at(2, 3, 6), direction: at(0, 0, 0) }, slope, 'touching'],
  ['no normal', ray(at(0, 0, 0), at(2, 3, 6)), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const floor = plane(at(0, 2, 0), -4);

test.each([
  [
    'from above',
    ray(at(0, 6, 0), at(1, -2, 0)),
    { t: 2, point: at(2, 2, 0), normal: at(0, 1, 0), inside: false, tExit: 2 },
  ],
  [
    'from below',
    ray(at(0, 0, 0), at(1, 4, 0)),
    { t: 0.5, point: at(0.5, 2, 0), normal: at(0, -1, 0), inside: false, tExit: 0.5 },
  ],
  [
    'from the plane, up',
    ray(at(5, 2, 0), at(1, 2, 0)),
    { t: 0, point: at(5, 2, 0), normal: at(0, -1, 0), inside: false, tExit: 0 },
  ],
  [
    'in the plane',
    ray(at(5, 2, 0), at(1, 0, 0)),
    { t: 0, point: at(5, 2, 0), normal: at(0, 1, 0), inside: false, tExit: Number.POSITIVE_INFINITY },
  ],
  [
    'no direction, on the plane',
    { origin: at(5, 2, 0), direction: at(0, 0, 0) },
    { t: 0, point: at(5, 2, 0), normal: at(0, 1, 0), inside: false, tExit: 0 },
  ],
])('the hit %s', (_situation, cast, hit) => {
  expect(raycastPlane(cast, floor)).toEqual(hit);
});

test('the nearest points, or one that they share', () => {
  expect(closestPoints(ray(at(1, 5, 0), at(1, 1, 0)), floor)).toEqual({ a: at(1, 5, 0), b: at(1, 2, 0), distance: 3 });
  expect(closestPoints(ray(at(0, 6, 0), at(1, -2, 0)), floor)?.a).toEqual(at(2, 2, 0));
});

test('the plane goes back to the origin of the ray', () => {
  expect(contact(ray(at(0, 6, 0), at(1, -2, 0)), floor)).toEqual({ normal: at(0, 1, 0), depth: 4, point: at(2, 2, 0) });
  expect(contact(ray(at(0, 0, 0), at(1, 4, 0)), floor)).toEqual({
    normal: at(0, -1, 0),
    depth: 2,
    point: at(0.5, 2, 0),
  });
});

test.each([
  ['from above', ray(at(0, 6, 0), at(1, -2, 0)), { t: 2, point: at(2, 2, 0), side: 1, inPlane: false }],
  ['starting on it', ray(at(0, 2, 0), at(1, 3, 0)), { t: 0, point: at(0, 2, 0), side: -1, inPlane: false }],
  ['in it', ray(at(1, 2, 0), at(4, 0, 7)), { t: 0, point: at(1, 2, 0), side: 0, inPlane: true }],
])('the crossing %s', (_situation, a, crossing) => {
  expect(intersectionRayPlane(a, floor)).toEqual(crossing);
});
