import { expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { intersection, line, obb } = library;
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
  ['through it, from afar', line(at(90, 0, 0), at(1, 0, 0)), box, 'overlapping'],
  ['along a face', line(at(11, -2, 0), at(-4, 3, 0)), box, 'touching'],
  ['a step beside it', line(at(11, -2 + 2 ** -50, 0), at(-4, 3, 0)), box, 'apart'],
  ['past an edge', line(at(7, -9, -1), at(0, 20, 2)), box, 'touching'],
  ['across a flat box', line(at(1, 1, 9), at(0, 0, 1)), flat, 'overlapping'],
  ['along a flat box', line(at(-9, 0, 0), at(1, 0, 0)), flat, 'touching'],
  ['across three axes in a plane', line(at(2.5, 2.5, -1), at(0, 0, 1)), spread, 'overlapping'],
  ['across their plane beside them', line(at(2.5, -2.5, -1), at(0, 0, 1)), spread, 'apart'],
  ['along a box with parallel axes', line(at(9, 9, 9), at(1, 1, 1)), needle, 'touching'],
  ['a direction of 0, inside', { kind: 'line', origin: at(1, 1, 1), direction: at(0, 0, 0) }, box, 'overlapping'],
  ['through a box without axes', line(at(5, 5, 5), at(1, 1, 1)), dot, 'touching'],
  ['an empty box', line(at(0, 0, 0), at(1, 0, 0)), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});

/** Faces across (3, 4) and (-4, 3), each 5 from its middle. */
const tilted = obb(at(0, 0, 0), at(1, 1, 1), [at(3, 4, 0), at(-4, 3, 0), at(0, 0, 1)]);

test.each([
  [
    'square through two faces',
    line(at(6, 8, 0), at(-3, -4, 0)),
    {
      tMin: 1,
      tMax: 3,
      entry: at(3, 4, 0),
      exit: at(-3, -4, 0),
      relation: 'through',
      normal: at(0.6, 0.8, 0),
      face: '+x',
      x: { min: 1, max: 3 },
      y: { min: -Infinity, max: Infinity },
      z: { min: -Infinity, max: Infinity },
    },
  ],
  [
    'along a face',
    line(at(11, -2, 0), at(-4, 3, 0)),
    {
      tMin: 1,
      tMax: 3,
      entry: at(7, 1, 0),
      exit: at(-1, 7, 0),
      relation: 'touches',
      normal: at(0.8, -0.6, 0),
      face: '-y',
      x: { min: -Infinity, max: Infinity },
      y: { min: 1, max: 3 },
      z: { min: -Infinity, max: Infinity },
    },
  ],
  [
    'past an edge',
    line(at(7, 9, 0), at(0, 4, 0)),
    { tMin: -2, tMax: -2, entry: at(7, 1, 0), exit: at(7, 1, 0), relation: 'touches' },
  ],
])('what it shares with a box: %s', (_situation, through, expected) => {
  expect(intersection(through, tilted)).toEqual(nearly(expected));
});
