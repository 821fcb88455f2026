import { expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import {
  intersectsSegmentTriangle,
  overlapsSegmentTriangle,
  touchesSegmentTriangle,
} from '../../generated/2d/segment-triangle.js';
import { intersection } from '../index.js';
import { segment } from '../shapes/segment.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number) => ({ x, y });
const half = triangle(at(0, 0), at(2, 0), at(0, 2));
const slope = triangle(at(0, 0), at(3, 3), at(6, 6));

test.each([
  ['across', segment(at(-1, 0.5), at(3, 0.5)), half, 'overlapping'],
  ['inside', segment(at(0.25, 0.25), at(0.5, 0.5)), half, 'overlapping'],
  ['along an edge', segment(at(-1, 0), at(1, 0)), half, 'touching'],
  ['past a corner', segment(at(1, -1), at(3, 1)), half, 'touching'],
  ['a step past the corner', segment(at(1, -1 - 2 ** -52), at(3, 1 - 2 ** -52)), half, 'apart'],
  ['ending on an edge', segment(at(1, 1), at(3, 3)), half, 'touching'],
  ['ending a step short of it', segment(at(1, 1 + 2 ** -52), at(3, 3)), half, 'apart'],
  ['a point inside', segment(at(0.5, 0.5), at(0.5, 0.5)), half, 'overlapping'],
  ['across a collinear triangle', segment(at(1, 0), at(0, 1)), slope, 'overlapping'],
  ['on a collinear triangle', segment(at(1, 1), at(2, 2)), slope, 'touching'],
  ['beside it', segment(at(7, 7), at(9, 9)), slope, 'apart'],
] as const)('%s', (_situation, first, second, expected) => {
  expect(intersectsSegmentTriangle(first, second)).toBe(expected !== 'apart');
  expect(overlapsSegmentTriangle(first, second)).toBe(expected === 'overlapping');
  expect(touchesSegmentTriangle(first, second)).toBe(expected === 'touching');
});

const right = triangle(at(0, 0), at(4, 0), at(0, 4));

test.each([
  [
    'coming in',
    segment(at(-1, 1), at(1, 1)),
    { tMin: 0.5, tMax: 1, entry: at(0, 1), exit: at(1, 1), relation: 'enters', normal: at(-1, 0) },
  ],
  [
    'inside',
    segment(at(1, 1), at(1, 2)),
    { tMin: 0, tMax: 1, entry: at(1, 1), exit: at(1, 2), relation: 'inside', normal: at(0, 0) },
  ],
  [
    'ending on an edge',
    segment(at(-1, 1), at(0, 1)),
    { tMin: 1, tMax: 1, entry: at(0, 1), exit: at(0, 1), relation: 'touches', normal: at(-1, 0) },
  ],
  [
    'over a part of an edge',
    segment(at(-1, 0), at(3, 0)),
    { tMin: 0.25, tMax: 1, entry: at(0, 0), exit: at(3, 0), relation: 'touches' },
  ],
])('what it shares with a triangle: %s', (_situation, through, expected) => {
  expect(intersection(through, right)).toEqual(nearly(expected));
  expect(intersection(through, triangle(at(0, 4), at(4, 0), at(0, 0)))).toEqual(nearly(expected));
});

test.each([
  [segment(at(2, 1), at(2, -1)), { tMin: 0.5, tMax: 0.5, entry: at(2, 0), relation: 'through' }],
  [segment(at(3, 0), at(5, 0)), { tMin: 0, tMax: 0.5, relation: 'touches' }],
])('a triangle without area is crossed in a point, or shares a stretch', (through, expected) => {
  expect(intersection(through, triangle(at(0, 0), at(1, 0), at(4, 0)))).toEqual(nearly(expected));
});
