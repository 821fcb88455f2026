import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { halfspace } from '../shapes/halfspace.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = halfspace(at(2, 3, 6), -49);
const none = { kind: 'halfspace', normal: at(0, 0, 0), constant: -1 } as const;

test.each([
  ['opposite, with one surface', slope, halfspace(at(-2, -3, -6), 49), 'touching'],
  ['opposite, twice as long, with one surface', slope, halfspace(at(-4, -6, -12), 98), 'touching'],
  ['opposite, with a gap', slope, halfspace(at(-2, -3, -6), 49 + 2 ** -40), 'apart'],
  ['opposite, overlapping', slope, halfspace(at(-2, -3, -6), 49 - 2 ** -40), 'overlapping'],
  ['hardly not opposite, far apart', slope, halfspace(at(-3, -4 + 2 ** -51, -6), 1e9), 'overlapping'],
  ['the same', slope, halfspace(at(2, 3, 6), -49), 'overlapping'],
  ['one inside the other', slope, halfspace(at(2, 3, 6), 1000), 'overlapping'],
  [
    'normals whose products vanish',
    halfspace(at(2 ** -599, 3 * 2 ** -600, 3 * 2 ** -599), 0),
    halfspace(at(-(2 ** -599), -3 * 2 ** -600, -3 * 2 ** -599), 0),
    'touching',
  ],
  ['no normal', slope, none, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});
