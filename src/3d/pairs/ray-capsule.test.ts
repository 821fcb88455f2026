import { expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import { intersectsRayCapsule, overlapsRayCapsule, touchesRayCapsule } from '../../generated/3d/ray-capsule.js';
import { intersection, raycast } from '../index.js';
import { capsule } from '../shapes/capsule.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const pill = capsule(at(0, 0, 0), at(4, 0, 0), 1);
const step = 2 ** -51;

test.each([
  ['along the side', ray(at(-1, 1, 0), at(3, 0, 0)), 'touching'],
  ['just beside it', ray(at(-1, 1 + step, 0), at(3, 0, 0)), 'apart'],
  ['through it', ray(at(2, -9, 0), at(0, 0.5, 0)), 'overlapping'],
  ['away from the cap, on it', ray(at(5, 0, 0), at(2, 0, 0)), 'touching'],
  ['away from it', ray(at(5.5, 0, 0), at(2, 0.5, 0)), 'apart'],
  ['from inside', ray(at(1, 0, 0), at(0, 7, 0)), 'overlapping'],
  ['passing above', ray(at(2, -9, 1), at(0, 7, 0)), 'touching'],
  ['passing just above', ray(at(2, -9, 1 + step), at(0, 7, 0)), 'apart'],
] as const)('%s', (_situation, other, expected) => {
  expect(intersectsRayCapsule(other, pill)).toBe(expected !== 'apart');
  expect(overlapsRayCapsule(other, pill)).toBe(expected === 'overlapping');
  expect(touchesRayCapsule(other, pill)).toBe(expected === 'touching');
});

const lying = capsule(at(0, 0, 0), at(4, 0, 0), 1);

test.each([
  [
    'through',
    ray(at(2, 5, 0), at(0, -2, 0)),
    {
      tMin: 2,
      tMax: 3,
      entry: at(2, 1, 0),
      exit: at(2, -1, 0),
      relation: 'through',
      count: 2,
      t0: 2,
      t1: 3,
      normal: at(0, 1, 0),
    },
  ],
  [
    'from inside',
    ray(at(2, 0, 0), at(0, -2, 0)),
    {
      tMin: 0,
      tMax: 0.5,
      entry: at(2, 0, 0),
      exit: at(2, -1, 0),
      relation: 'leaves',
      count: 1,
      t0: -0.5,
      t1: 0.5,
      normal: at(0, 0, 0),
    },
  ],
  [
    'from the surface, inward',
    ray(at(2, 1, 0), at(0, -2, 0)),
    {
      tMin: 0,
      tMax: 1,
      entry: at(2, 1, 0),
      exit: at(2, -1, 0),
      relation: 'leaves',
      count: 2,
      t0: 0,
      t1: 1,
      normal: at(0, 1, 0),
    },
  ],
  [
    'from the surface, outward',
    ray(at(2, 1, 0), at(0, 2, 0)),
    {
      tMin: 0,
      tMax: 0,
      entry: at(2, 1, 0),
      exit: at(2, 1, 0),
      relation: 'touches',
      count: 1,
      t0: -1,
      t1: 0,
      normal: at(0, 1, 0),
    },
  ],
])('what it shares with a capsule: %s', (_situation, through, expected) => {
  expect(intersection(through, lying)).toEqual(nearly(expected));
});

test.each([
  [
    'at the side',
    ray(at(1, 3, 0), at(0, -1, 0)),
    { t: 2, point: at(1, 1, 0), normal: at(0, 1, 0), inside: false, tExit: 4 },
  ],
  [
    'at the side, in steps so small that they are beyond counting',
    ray(at(0, 3, 0), at(1e-319, -2e-319, 0)),
    { t: Infinity, point: at(1, 1, 0), normal: at(0, 1, 0), inside: false, tExit: Infinity },
  ],
  [
    'at an end',
    ray(at(-3, 0, 0), at(2, 0, 0)),
    { t: 1, point: at(-1, 0, 0), normal: at(-1, 0, 0), inside: false, tExit: 4 },
  ],
  [
    'from inside',
    ray(at(1, 0, 0), at(0, 2, 0)),
    { t: 0, point: at(1, 0, 0), normal: at(0, 0, 0), inside: true, tExit: 0.5 },
  ],
  [
    'from the surface, away',
    ray(at(1, 1, 0), at(0, 2, 0)),
    { t: 0, point: at(1, 1, 0), normal: at(0, 1, 0), inside: false, tExit: 0 },
  ],
])('a ray %s', (_situation, cast, expected) => {
  expect(raycast(cast, lying)).toEqual(nearly(expected));
});
