import { expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { intersection, obb, ray, raycast } = library;
const relation = relationIn(library);
const at = (x: number, y: number) => ({ x, y });
/** A square of the half width 5, with corners at (7, 1), (-1, 7), (-7, -1) and (1, -7). */
const box = obb(at(0, 0), at(1, 1), [at(3, 4), at(-4, 3)]);
/** From (-3, -4) to (3, 4). */
const flat = obb(at(0, 0), at(1, 0), [at(3, 4), at(-4, 3)]);
/** From (-3, -3) to (3, 3). */
const needle = obb(at(0, 0), at(1, 1), [at(1, 1), at(2, 2)]);
const dot = obb(at(0, 0), at(1, 1), [at(0, 0), at(0, 0)]);
const empty = { ...box, halfExtents: at(1, -1) };

test.each([
  ['towards it', ray(at(-90, 0), at(1, 0)), box, 'overlapping'],
  ['away from it', ray(at(-90, 0), at(-1, 0)), box, 'apart'],
  ['from inside', ray(at(0, 0), at(1, 0)), box, 'overlapping'],
  ['from a side, inwards', ray(at(3, 4), at(-1, -1)), box, 'overlapping'],
  ['from a side, outwards', ray(at(3, 4), at(1, 1)), box, 'touching'],
  ['along a side', ray(at(11, -2), at(-4, 3)), box, 'touching'],
  ['a step beside it', ray(at(11, -2 + 2 ** -50), at(-4, 3)), box, 'apart'],
  ['along a flat box', ray(at(-30, -40), at(3, 4)), flat, 'touching'],
  ['along a flat box, from beyond its end', ray(at(6, 8), at(3, 4)), flat, 'apart'],
  ['across a box with parallel axes', ray(at(9, -9), at(-1, 1)), needle, 'overlapping'],
  ['a direction of 0, inside', { kind: 'ray', origin: at(1, 1), direction: at(0, 0) }, box, 'overlapping'],
  ['a direction of 0, outside', { kind: 'ray', origin: at(6, 6), direction: at(0, 0) }, box, 'apart'],
  ['through a box without axes', ray(at(-1, -1), at(1, 1)), dot, 'touching'],
  ['an empty box', ray(at(-90, 0), at(1, 0)), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});

/** Faces across (3, 4) and (-4, 3), each 5 from its middle. */
const tilted = obb(at(0, 0), at(1, 1), [at(3, 4), at(-4, 3)]);

test.each([
  [
    'from inside',
    ray(at(0, 0), at(3, 4)),
    { tMin: 0, tMax: 1, entry: at(0, 0), exit: at(3, 4), relation: 'leaves', normal: at(0, 0), face: 'none' },
  ],
  [
    'from a face, inward',
    ray(at(3, 4), at(-3, -4)),
    { tMin: 0, tMax: 2, entry: at(3, 4), exit: at(-3, -4), relation: 'leaves', normal: at(0.6, 0.8), face: '+x' },
  ],
  [
    'from a face, outward',
    ray(at(3, 4), at(3, 4)),
    { tMin: 0, tMax: 0, entry: at(3, 4), exit: at(3, 4), relation: 'touches', normal: at(0.6, 0.8), face: '+x' },
  ],
  [
    'through',
    ray(at(-8, 6), at(4, -3)),
    { tMin: 1, tMax: 3, entry: at(-4, 3), exit: at(4, -3), relation: 'through', normal: at(-0.8, 0.6), face: '+y' },
  ],
])('what it shares with a box: %s', (_situation, through, expected) => {
  expect(intersection(through, tilted)).toEqual(nearly(expected));
});

test.each([
  ['at a face', ray(at(9, 12), at(-3, -4)), { t: 2, point: at(3, 4), normal: at(0.6, 0.8), inside: false, tExit: 4 }],
  ['from inside', ray(at(0, 0), at(0, -1)), { t: 0, point: at(0, 0), normal: at(0, 0), inside: true, tExit: 6.25 }],
  [
    'from a face, away',
    ray(at(3, 4), at(6, 8)),
    { t: 0, point: at(3, 4), normal: at(0.6, 0.8), inside: false, tExit: 0 },
  ],
])('a ray %s', (_situation, cast, expected) => {
  expect(raycast(cast, tilted)).toEqual(nearly(expected));
});
