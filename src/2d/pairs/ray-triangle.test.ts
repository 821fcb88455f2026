import { expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import { intersectsRayTriangle, overlapsRayTriangle, touchesRayTriangle } from '../../generated/2d/ray-triangle.js';
import { intersection, raycast } from '../index.js';
import { ray } from '../shapes/ray.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number) => ({ x, y });
const half = triangle(at(0, 0), at(2, 0), at(0, 2));
const slope = triangle(at(0, 0), at(3, 3), at(6, 6));

test.each([
  ['across', ray(at(-1, 0.5), at(1, 0)), half, 'overlapping'],
  ['away from it', ray(at(-1, 0.5), at(-1, 0)), half, 'apart'],
  ['from inside', ray(at(0.5, 0.5), at(-1, 0)), half, 'overlapping'],
  ['from an edge, outwards', ray(at(1, 1), at(1, 1)), half, 'touching'],
  ['along an edge', ray(at(-1, 0), at(1, 0)), half, 'touching'],
  ['past a corner', ray(at(1, -1), at(1, 1)), half, 'touching'],
  ['a step past the corner', ray(at(1, -1 - 2 ** -52), at(1, 1)), half, 'apart'],
  ['without a direction, inside', { origin: at(0.5, 0.5), direction: at(0, 0) }, half, 'overlapping'],
  ['without a direction, outside', { origin: at(3, 3), direction: at(0, 0) }, half, 'apart'],
  ['across a collinear triangle', ray(at(1, 0), at(-1, 1)), slope, 'overlapping'],
  ['along a collinear triangle', ray(at(-1, -1), at(1, 1)), slope, 'touching'],
  ['across the tip of a collinear triangle', ray(at(7, 5), at(-1, 1)), slope, 'touching'],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsRayTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsRayTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesRayTriangle(first, second)).toBe(expected === 'touching');
});

const right = triangle(at(0, 0), at(4, 0), at(0, 4));

test.each([
  [
    'from inside',
    ray(at(1, 1), at(-1, 0)),
    { tMin: 0, tMax: 1, entry: at(1, 1), exit: at(0, 1), relation: 'leaves', normal: at(0, 0) },
  ],
  [
    'from an edge, outward',
    ray(at(0, 1), at(-1, 0)),
    { tMin: 0, tMax: 0, entry: at(0, 1), exit: at(0, 1), relation: 'touches', normal: at(-1, 0) },
  ],
  [
    'from an edge, inward',
    ray(at(0, 1), at(1, 0)),
    { tMin: 0, tMax: 3, entry: at(0, 1), exit: at(3, 1), relation: 'leaves', normal: at(-1, 0) },
  ],
  [
    'along an edge, from its middle',
    ray(at(2, 0), at(1, 0)),
    { tMin: 0, tMax: 2, entry: at(2, 0), exit: at(4, 0), relation: 'touches' },
  ],
])('what it shares with a triangle: %s', (_situation, through, expected) => {
  expect(intersection(through, right)).toEqual(nearly(expected));
  expect(intersection(through, triangle(at(0, 4), at(4, 0), at(0, 0)))).toEqual(nearly(expected));
});

test.each([
  [ray(at(2, 5), at(0, -1)), { tMin: 5, tMax: 5, entry: at(2, 0), relation: 'through' }],
  [ray(at(9, 0), at(-1, 0)), { tMin: 5, tMax: 9, relation: 'touches' }],
])('a triangle without area is crossed in a point, or shares a stretch', (through, expected) => {
  expect(intersection(through, triangle(at(0, 0), at(1, 0), at(4, 0)))).toEqual(nearly(expected));
});

test.each([
  ['at an edge', ray(at(-2, 1), at(2, 0)), { t: 1, point: at(0, 1), normal: at(-1, 0), inside: false, tExit: 2.5 }],
  ['from inside', ray(at(1, 1), at(0, -1)), { t: 0, point: at(1, 1), normal: at(0, 0), inside: true, tExit: 1 }],
  ['at a corner, by the edge that it faces', ray(at(-1, -3), at(1, 3)), { t: 1, point: at(0, 0), normal: at(0, -1) }],
])('a ray %s', (_situation, cast, expected) => {
  expect(raycast(cast, right)).toEqual(nearly(expected));
});
