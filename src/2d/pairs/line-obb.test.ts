import { expect, test } from 'vitest';
import { nearly } from '../../../test/nearly.js';
import { relationIn } from '../../../test/relation.js';
import * as library from '../index.js';

const { intersection, line, obb } = library;
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
  ['through it, from afar', line(at(90, 0), at(1, 0)), box, 'overlapping'],
  ['along a side', line(at(11, -2), at(-4, 3)), box, 'touching'],
  ['a step beside it', line(at(11, -2 + 2 ** -50), at(-4, 3)), box, 'apart'],
  ['past a corner', line(at(7, 90), at(0, 1)), box, 'touching'],
  ['across a flat box', line(at(-9, 9), at(1, -1)), flat, 'overlapping'],
  ['along a flat box', line(at(30, 40), at(3, 4)), flat, 'touching'],
  ['along a box with parallel axes', line(at(9, 9), at(1, 1)), needle, 'touching'],
  ['a direction of 0, inside', { kind: 'line', origin: at(1, 1), direction: at(0, 0) }, box, 'overlapping'],
  ['a direction of 0, on a side', { kind: 'line', origin: at(3, 4), direction: at(0, 0) }, box, 'touching'],
  ['through a box without axes', line(at(5, 5), at(1, 1)), dot, 'touching'],
  ['an empty box', line(at(0, 0), at(1, 0)), empty, 'apart'],
])('%s', (_situation, a, b, expected) => {
  expect(relation(a, b)).toBe(expected);
});

/** Faces across (3, 4) and (-4, 3), each 5 from its middle. */
const tilted = obb(at(0, 0), at(1, 1), [at(3, 4), at(-4, 3)]);

test.each([
  [
    'square through two faces',
    line(at(6, 8), at(-3, -4)),
    {
      tMin: 1,
      tMax: 3,
      entry: at(3, 4),
      exit: at(-3, -4),
      relation: 'through',
      normal: at(0.6, 0.8),
      face: '+x',
      x: { min: 1, max: 3 },
      y: { min: -Infinity, max: Infinity },
    },
  ],
  [
    'along a face',
    line(at(11, -2), at(-4, 3)),
    {
      tMin: 1,
      tMax: 3,
      entry: at(7, 1),
      exit: at(-1, 7),
      relation: 'touches',
      normal: at(0.8, -0.6),
      face: '-y',
      x: { min: -Infinity, max: Infinity },
      y: { min: 1, max: 3 },
    },
  ],
  [
    'past an edge',
    line(at(7, 9), at(0, 4)),
    { tMin: -2, tMax: -2, entry: at(7, 1), exit: at(7, 1), relation: 'touches' },
  ],
])('what it shares with a box: %s', (_situation, through, expected) => {
  expect(intersection(through, tilted)).toEqual(nearly(expected));
});
