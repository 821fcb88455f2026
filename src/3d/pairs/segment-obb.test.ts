import { expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { intersection, obb, segment } = library;
const relation = relationIn(library);
const at = (x: number, y: number, z: number) => ({ x, y, z });
/** A cube of the half width 5, turned about z, with corners at (7, 1, ±5), (-1, 7, ±5), (-7, -1, ±5) and (1, -7, ±5). */
const box = obb(at(0, 0, 0), at(1, 1, 1), [at(3, 4, 0), at(-4, 3, 0), at(0, 0, 5)]);
/** Its section with the plane z = 0, by an extent of 0 and by three axes that do not span space. */
const flat = obb(at(0, 0, 0), at(1, 1, 0), [at(3, 4, 0), at(-4, 3, 0), at(0, 0, 5)]);
const spread = obb(at(0, 0, 0), at(1, 1, 1), [at(2, 0, 0), at(0, 2, 0), at(1, 1, 0)]);
/** From (-3, -3, -3) to (3, 3, 3). */
const needle = obb(at(0, 0, 0), at(1, 1, 1), [at(1, 1, 1), at(2, 2, 2), at(0, 0, 0)]);
const dot = obb(at(0, 0, 0), at(1, 1, 1), [at(0, 0, 0), at(0, 0, 0), at(0, 0, 0)]);
const empty = { ...box, halfExtents: at(1, 1, -1) };

test.each([
  ['through it', segment(at(-9, 0, 0), at(9, 0, 0)), box, 'overlapping'],
  ['inside', segment(at(-1, 0, 0), at(1, 0, 0)), box, 'overlapping'],
  ['along a face', segment(at(11, -2, 0), at(-5, 10, 0)), box, 'touching'],
  ['a step beside it', segment(at(11, -2 + 2 ** -50, 0), at(-5, 10 + 2 ** -49, 0)), box, 'apart'],
  ['ending on a face', segment(at(3, 4, 1), at(6, 8, 1)), box, 'touching'],
  ['past an edge', segment(at(7, -9, -1), at(7, 11, 1)), box, 'touching'],
  ['past a corner', segment(at(6, 2, 5), at(8, 0, 5)), box, 'touching'],
  ['beside an edge, where no face separates them', segment(at(3, 4, 6), at(6, 8, 4.9)), box, 'apart'],
  ['across a flat box', segment(at(1, 1, -1), at(1, 1, 1)), flat, 'overlapping'],
  ['along a flat box', segment(at(-9, 0, 0), at(9, 0, 0)), flat, 'touching'],
  ['across three axes in a plane', segment(at(2.5, 2.5, -1), at(2.5, 2.5, 1)), spread, 'overlapping'],
  ['across their plane beside them', segment(at(2.5, -2.5, -1), at(2.5, -2.5, 1)), spread, 'apart'],
  ['across a box with parallel axes', segment(at(3, 0, 0), at(-1, 2, 2)), needle, 'touching'],
  ['along it, beyond its end', segment(at(4, 4, 4), at(5, 5, 5)), needle, 'apart'],
  ['through a box without axes', segment(at(-1, -1, -1), at(1, 1, 1)), dot, 'touching'],
  ['an empty box', segment(at(-9, 0, 0), at(9, 0, 0)), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});

/** Faces across (3, 4) and (-4, 3), each 5 from its middle. */
const tilted = obb(at(0, 0, 0), at(1, 1, 1), [at(3, 4, 0), at(-4, 3, 0), at(0, 0, 1)]);

test.each([
  [
    'coming in',
    segment(at(-8, 6, 0), at(0, 0, 0)),
    {
      tMin: 0.5,
      tMax: 1,
      entry: at(-4, 3, 0),
      exit: at(0, 0, 0),
      relation: 'enters',
      normal: at(-0.8, 0.6, 0),
      face: '+y',
    },
  ],
  [
    'going out',
    segment(at(0, 0, 0), at(8, -6, 0)),
    {
      tMin: 0,
      tMax: 0.5,
      entry: at(0, 0, 0),
      exit: at(4, -3, 0),
      relation: 'leaves',
      normal: at(0, 0, 0),
      face: 'none',
    },
  ],
  [
    'inside',
    segment(at(1, 0, 0), at(0, 1, 0)),
    { tMin: 0, tMax: 1, entry: at(1, 0, 0), exit: at(0, 1, 0), relation: 'inside', face: 'none' },
  ],
  [
    'with its end on a face',
    segment(at(6, 8, 0), at(3, 4, 0)),
    {
      tMin: 1,
      tMax: 1,
      entry: at(3, 4, 0),
      exit: at(3, 4, 0),
      relation: 'touches',
      normal: at(0.6, 0.8, 0),
      face: '+x',
    },
  ],
])('what it shares with a box: %s', (_situation, through, expected) => {
  expect(intersection(through, tilted)).toEqual(nearly(expected));
});
