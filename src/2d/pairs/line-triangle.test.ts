import { expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import { intersectsLineTriangle, overlapsLineTriangle, touchesLineTriangle } from '../../generated/2d/line-triangle.js';
import { intersection } from '../index.js';
import { line } from '../shapes/line.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number) => ({ x, y });
const half = triangle(at(0, 0), at(2, 0), at(0, 2));
const slope = triangle(at(0, 0), at(3, 3), at(6, 6));

test.each([
  ['across', line(at(-1, 0.5), at(1, 0)), half, 'overlapping'],
  ['away from it', line(at(-1, 0.5), at(-1, 0)), half, 'overlapping'],
  ['from inside', line(at(0.5, 0.5), at(-1, 0)), half, 'overlapping'],
  ['from an edge, outwards', line(at(1, 1), at(1, 1)), half, 'overlapping'],
  ['along an edge', line(at(-1, 0), at(1, 0)), half, 'touching'],
  ['past a corner', line(at(1, -1), at(1, 1)), half, 'touching'],
  ['a step past the corner', line(at(1, -1 - 2 ** -52), at(1, 1)), half, 'apart'],
  ['without a direction, inside', { origin: at(0.5, 0.5), direction: at(0, 0) }, half, 'overlapping'],
  ['without a direction, outside', { origin: at(3, 3), direction: at(0, 0) }, half, 'apart'],
  ['across a collinear triangle', line(at(1, 0), at(-1, 1)), slope, 'overlapping'],
  ['along a collinear triangle', line(at(-1, -1), at(1, 1)), slope, 'touching'],
  ['across the tip of a collinear triangle', line(at(7, 5), at(-1, 1)), slope, 'touching'],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsLineTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsLineTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesLineTriangle(first, second)).toBe(expected === 'touching');
});

const right = triangle(at(0, 0), at(4, 0), at(0, 4));

test.each([
  [
    'through two edges',
    line(at(-3, 1), at(2, 0)),
    { tMin: 1.5, tMax: 3, entry: at(0, 1), exit: at(3, 1), relation: 'through', normal: at(-1, 0) },
  ],
  [
    'along an edge',
    line(at(9, 0), at(-1, 0)),
    { tMin: 5, tMax: 9, entry: at(4, 0), exit: at(0, 0), relation: 'touches' },
  ],
  [
    'through a corner only',
    line(at(-1, 3), at(1, 1)),
    { tMin: 1, tMax: 1, entry: at(0, 4), exit: at(0, 4), relation: 'touches' },
  ],
])('what it shares with a triangle: %s', (_situation, through, expected) => {
  expect(intersection(through, right)).toEqual(nearly(expected));
  expect(intersection(through, triangle(at(0, 4), at(4, 0), at(0, 0)))).toEqual(nearly(expected));
});

test.each([
  [line(at(2, 5), at(0, 1)), { tMin: -5, tMax: -5, entry: at(2, 0), relation: 'through' }],
  [line(at(9, 0), at(-1, 0)), { tMin: 5, tMax: 9, relation: 'touches' }],
])('a triangle without area is crossed in a point, or shares a stretch', (through, expected) => {
  expect(intersection(through, triangle(at(0, 0), at(1, 0), at(4, 0)))).toEqual(nearly(expected));
});
