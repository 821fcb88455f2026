import { expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { intersection, obb, ray, raycast } = library;
const relation = relationIn(library);
const at = (x: number, y: number, z: number) => ({ x, y, z });
/** A cube of the half width 5, turned about z, with corners at (7, 1, ±5), (-1, 7, ±5), (-7, -1, ±5) and (1, -7, ±5). */
const box = obb(at(0, 0, 0), at(1, 1, 1), [at(3, 4, 0), at(-4, 3, 0), at(0, 0, 5)]);
/** Its section with the plane z = 0, by an extent of 0 and by three axes that do not span space. */
const flat = obb(at(0, 0, 0), at(1, 1, 0), [at(3, 4, 0), at(-4, 3, 0), at(0, 0, 5)]);
const spread = obb(at(0, 0, 0), at(1, 1, 1), [at(2, 0, 0), at(0, 2, 0), at(1, 1, 0)]);
/** From (-3, -3, -3) to (3, 3, 3). */
const needle = obb(at(0, 0, 0), at(1, 1, 1), [at(1, 1, 1), at(2, 2, 2), at(0, 0, 0)]);
const empty = { ...box, halfExtents: at(1, 1, -1) };

test.each([
  ['towards it', ray(at(-90, 0, 0), at(1, 0, 0)), box, 'overlapping'],
  ['away from it', ray(at(-90, 0, 0), at(-1, 0, 0)), box, 'apart'],
  ['from inside', ray(at(0, 0, 0), at(1, 0, 0)), box, 'overlapping'],
  ['from a face, inwards', ray(at(3, 4, 1), at(-1, -1, 0)), box, 'overlapping'],
  ['from a face, outwards', ray(at(3, 4, 1), at(1, 1, 0)), box, 'touching'],
  ['along a face', ray(at(11, -2, 0), at(-4, 3, 0)), box, 'touching'],
  ['a step beside it', ray(at(11, -2 + 2 ** -50, 0), at(-4, 3, 0)), box, 'apart'],
  ['past an edge', ray(at(7, -9, -1), at(0, 20, 2)), box, 'touching'],
  ['across a flat box', ray(at(1, 1, -1), at(0, 0, 1)), flat, 'overlapping'],
  ['along a flat box', ray(at(-9, 0, 0), at(1, 0, 0)), flat, 'touching'],
  ['across three axes in a plane', ray(at(2.5, 2.5, -1), at(0, 0, 1)), spread, 'overlapping'],
  ['in their plane, away from them', ray(at(2.5, -2.5, 0), at(1, -1, 0)), spread, 'apart'],
  ['along a box with parallel axes, from beyond its end', ray(at(4, 4, 4), at(1, 1, 1)), needle, 'apart'],
  ['a direction of 0, inside', { kind: 'ray', origin: at(1, 1, 1), direction: at(0, 0, 0) }, box, 'overlapping'],
  ['an empty box', ray(at(-90, 0, 0), at(1, 0, 0)), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});

/** Faces across (3, 4) and (-4, 3), each 5 from its middle. */
const tilted = obb(at(0, 0, 0), at(1, 1, 1), [at(3, 4, 0), at(-4, 3, 0), at(0, 0, 1)]);

test.each([
  [
    'from inside',
    ray(at(0, 0, 0), at(3, 4, 0)),
    { tMin: 0, tMax: 1, entry: at(0, 0, 0), exit: at(3, 4, 0), relation: 'leaves', normal: at(0, 0, 0), face: 'none' },
  ],
  [
    'from a face, inward',
    ray(at(3, 4, 0), at(-3, -4, 0)),
    {
      tMin: 0,
      tMax: 2,
      entry: at(3, 4, 0),
      exit: at(-3, -4, 0),
      relation: 'leaves',
      normal: at(0.6, 0.8, 0),
      face: '+x',
    },
  ],
  [
    'from a face, outward',
    ray(at(3, 4, 0), at(3, 4, 0)),
    {
      tMin: 0,
      tMax: 0,
      entry: at(3, 4, 0),
      exit: at(3, 4, 0),
      relation: 'touches',
      normal: at(0.6, 0.8, 0),
      face: '+x',
    },
  ],
  [
    'through',
    ray(at(-8, 6, 0), at(4, -3, 0)),
    {
      tMin: 1,
      tMax: 3,
      entry: at(-4, 3, 0),
      exit: at(4, -3, 0),
      relation: 'through',
      normal: at(-0.8, 0.6, 0),
      face: '+y',
    },
  ],
])('what it shares with a box: %s', (_situation, through, expected) => {
  expect(intersection(through, tilted)).toEqual(nearly(expected));
});

test.each([
  [
    'at a face',
    ray(at(9, 12, 0), at(-3, -4, 0)),
    { t: 2, point: at(3, 4, 0), normal: at(0.6, 0.8, 0), inside: false, tExit: 4 },
  ],
  [
    'from inside',
    ray(at(0, 0, 0), at(0, -1, 0)),
    { t: 0, point: at(0, 0, 0), normal: at(0, 0, 0), inside: true, tExit: 6.25 },
  ],
  [
    'from a face, away',
    ray(at(3, 4, 0), at(6, 8, 0)),
    { t: 0, point: at(3, 4, 0), normal: at(0.6, 0.8, 0), inside: false, tExit: 0 },
  ],
])('a ray %s', (_situation, cast, expected) => {
  expect(raycast(cast, tilted)).toEqual(nearly(expected));
});
