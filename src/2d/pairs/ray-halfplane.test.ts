import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { closestPoints, intersection, raycastHalfplane } from '../index.js';
import { halfplane } from '../shapes/halfplane.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number) => ({ x, y });
const slope = halfplane(at(3, 4), -25);
const none = { kind: 'halfplane', normal: at(0, 0), constant: -1 } as const;

test.each([
  ['runs down from far above', ray(at(6, 8), at(-3, -4)), slope, 'overlapping'],
  ['runs down by the least step', ray(at(6, 8), at(0, -5e-324)), slope, 'overlapping'],
  ['runs up from the surface', ray(at(3, 4), at(3, 4)), slope, 'touching'],
  ['along the surface', ray(at(3, 4), at(-4, 3)), slope, 'touching'],
  ['along, one step above', ray(at(3, 4 + 2 ** -50), at(-4, 3)), slope, 'apart'],
  ['runs up from inside', ray(at(0, 0), at(3, 4)), slope, 'overlapping'],
  ['no direction, on the surface', { kind: 'ray', origin: at(3, 4), direction: at(0, 0) }, slope, 'touching'],
  ['no direction, above', { kind: 'ray', origin: at(6, 8), direction: at(0, 0) }, slope, 'apart'],
  ['no normal', ray(at(0, 0), at(3, 4)), none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});

const floor = halfplane(at(0, 2), -4);

test.each([
  [
    'from above',
    ray(at(0, 6), at(1, -2)),
    { t: 2, point: at(2, 2), normal: at(0, 1), inside: false, tExit: Number.POSITIVE_INFINITY },
  ],
  [
    'from the surface, up',
    ray(at(5, 2), at(1, 2)),
    { t: 0, point: at(5, 2), normal: at(0, 1), inside: false, tExit: 0 },
  ],
  [
    'along the surface',
    ray(at(5, 2), at(1, 0)),
    { t: 0, point: at(5, 2), normal: at(0, 1), inside: false, tExit: Number.POSITIVE_INFINITY },
  ],
  ['from inside, up', ray(at(0, 0), at(1, 4)), { t: 0, point: at(0, 0), normal: at(0, 0), inside: true, tExit: 0.5 }],
  [
    'from inside, down',
    ray(at(0, 0), at(1, -4)),
    { t: 0, point: at(0, 0), normal: at(0, 0), inside: true, tExit: Number.POSITIVE_INFINITY },
  ],
  [
    'no direction, inside',
    { origin: at(0, 0), direction: at(0, 0) },
    { t: 0, point: at(0, 0), normal: at(0, 0), inside: true, tExit: 0 },
  ],
])('the hit %s', (_situation, cast, hit) => {
  expect(raycastHalfplane(cast, floor)).toEqual(hit);
});

test('the nearest points, or one that they share', () => {
  expect(closestPoints(ray(at(1, 5), at(1, 1)), floor)).toEqual({ a: at(1, 5), b: at(1, 2), distance: 3 });
  expect(closestPoints(ray(at(0, 6), at(1, -2)), floor)?.a).toEqual(at(2, 2));
});

test.each([
  [
    'running down to it',
    ray(at(0, 6), at(1, -2)),
    { tMin: 2, tMax: Infinity, entry: at(2, 2), exit: at(2, 2), relation: 'enters' },
  ],
  [
    'running up and out of it',
    ray(at(0, 0), at(1, 4)),
    { tMin: 0, tMax: 0.5, entry: at(0, 0), exit: at(0.5, 2), relation: 'leaves' },
  ],
  [
    'running down inside',
    ray(at(0, 0), at(1, -4)),
    { tMin: 0, tMax: Infinity, entry: at(0, 0), exit: at(0, 0), relation: 'inside' },
  ],
  [
    'up from the surface',
    ray(at(0, 2), at(1, 4)),
    { tMin: 0, tMax: 0, entry: at(0, 2), exit: at(0, 2), relation: 'touches' },
  ],
  [
    'down from the surface',
    ray(at(0, 2), at(1, -4)),
    { tMin: 0, tMax: Infinity, entry: at(0, 2), exit: at(0, 2), relation: 'inside' },
  ],
  [
    'lying in the surface',
    ray(at(0, 2), at(1, 0)),
    { tMin: 0, tMax: Infinity, entry: at(0, 2), exit: at(0, 2), relation: 'touches' },
  ],
] as const)('what a ray shares with it: %s', (_situation, through, expected) => {
  expect(intersection(through, floor)).toEqual(expected);
  expect(intersection(floor, through)).toEqual(expected);
});

test('a ray that is parallel above shares nothing', () => {
  expect(intersection(ray(at(1, 3), at(4, 0)), floor)).toBeNull();
});
