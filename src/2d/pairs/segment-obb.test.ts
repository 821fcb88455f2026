import { expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { intersection, obb, segment } = library;
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
  ['through it', segment(at(-9, 0), at(9, 0)), box, 'overlapping'],
  ['inside', segment(at(-1, 0), at(1, 0)), box, 'overlapping'],
  ['along a side', segment(at(11, -2), at(-5, 10)), box, 'touching'],
  ['a step beside it', segment(at(11, -2 + 2 ** -50), at(-5, 10 + 2 ** -49)), box, 'apart'],
  ['ending on a side', segment(at(3, 4), at(6, 8)), box, 'touching'],
  ['past a corner', segment(at(7, -9), at(7, 9)), box, 'touching'],
  ['ending before it', segment(at(9, 0), at(8, 0)), box, 'apart'],
  ['across a flat box', segment(at(-1, 1), at(1, -1)), flat, 'overlapping'],
  ['along a flat box, from its end', segment(at(3, 4), at(6, 8)), flat, 'touching'],
  ['along a flat box, beyond its end', segment(at(4.5, 6), at(6, 8)), flat, 'apart'],
  ['across a box with parallel axes', segment(at(3, 0), at(0, 3)), needle, 'overlapping'],
  ['along it, beyond its end', segment(at(4, 4), at(5, 5)), needle, 'apart'],
  ['through a box without axes', segment(at(-1, -1), at(1, 1)), dot, 'touching'],
  ['a point on a corner', segment(at(7, 1), at(7, 1)), box, 'touching'],
  ['an empty box', segment(at(-9, 0), at(9, 0)), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});

/** Faces across (3, 4) and (-4, 3), each 5 from its middle. */
const tilted = obb(at(0, 0), at(1, 1), [at(3, 4), at(-4, 3)]);

test.each([
  [
    'coming in',
    segment(at(-8, 6), at(0, 0)),
    { tMin: 0.5, tMax: 1, entry: at(-4, 3), exit: at(0, 0), relation: 'enters', normal: at(-0.8, 0.6), face: '+y' },
  ],
  [
    'going out',
    segment(at(0, 0), at(8, -6)),
    { tMin: 0, tMax: 0.5, entry: at(0, 0), exit: at(4, -3), relation: 'leaves', normal: at(0, 0), face: 'none' },
  ],
  [
    'inside',
    segment(at(1, 0), at(0, 1)),
    { tMin: 0, tMax: 1, entry: at(1, 0), exit: at(0, 1), relation: 'inside', face: 'none' },
  ],
  [
    'with its end on a face',
    segment(at(6, 8), at(3, 4)),
    { tMin: 1, tMax: 1, entry: at(3, 4), exit: at(3, 4), relation: 'touches', normal: at(0.6, 0.8), face: '+x' },
  ],
])('what it shares with a box: %s', (_situation, through, expected) => {
  expect(intersection(through, tilted)).toEqual(nearly(expected));
});
