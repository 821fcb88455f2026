import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { closestPoints, distance } from '../index.js';
import { halfplane } from '../shapes/halfplane.js';

const near = (x: number) => expect.closeTo(x, 12);
const at = (x: number, y: number) => ({ x, y });
const slope = halfplane(at(3, 4), -25);
const none = { kind: 'halfplane', normal: at(0, 0), constant: -1 } as const;

test.each([
  ['opposite, with one surface', slope, halfplane(at(-3, -4), 25), 'touching'],
  ['opposite, twice as long, with one surface', slope, halfplane(at(-6, -8), 50), 'touching'],
  ['opposite, with a gap', slope, halfplane(at(-3, -4), 25 + 2 ** -40), 'apart'],
  ['opposite, overlapping', slope, halfplane(at(-3, -4), 25 - 2 ** -40), 'overlapping'],
  ['hardly not opposite, far apart', slope, halfplane(at(-3, -4 + 2 ** -51), 1e9), 'overlapping'],
  ['the same', slope, halfplane(at(3, 4), -25), 'overlapping'],
  ['one inside the other', slope, halfplane(at(3, 4), 1000), 'overlapping'],
  [
    'normals whose products vanish',
    halfplane(at(3 * 2 ** -600, 4 * 2 ** -600), 0),
    halfplane(at(-3 * 2 ** -600, -(2 ** -598)), 0),
    'touching',
  ],
  ['no normal', slope, none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});

test('facing each other over a gap, and sharing a corner', () => {
  expect(distance(slope, halfplane(at(-3, -4), 50))).toEqual(near(5));
  expect(closestPoints(slope, halfplane(at(-3, -4), 50))).toEqual({
    a: { x: near(3), y: near(4) },
    b: { x: near(6), y: near(8) },
    distance: near(5),
  });
  expect(closestPoints(halfplane(at(1, 0), 1), halfplane(at(0, 1), 2))).toEqual({
    a: { x: near(-1), y: near(-2) },
    b: { x: near(-1), y: near(-2) },
    distance: 0,
  });
});
