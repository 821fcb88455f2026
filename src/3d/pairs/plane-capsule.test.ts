import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { capsule } from '../shapes/capsule.js';
import { plane } from '../shapes/plane.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = plane(at(2, 3, 6), -49);
const none = { kind: 'plane', normal: at(0, 0, 0), constant: 0 } as const;

test.each([
  ['touching with an end', slope, capsule(at(60, 80, 90), at(4, 6, 12), 7), 'touching'],
  ['touching along its side, below', slope, capsule(at(0, 0, 0), at(3, -2, 0), 7), 'touching'],
  ['one step short', slope, capsule(at(4, 6, 12), at(60, 80, 90), 7 - 2 ** -50), 'apart'],
  ['dips in', slope, capsule(at(-4, -6, -12), at(0, 0, 0), 7 + 2 ** -50), 'overlapping'],
  ['its ends on both sides, without a radius', slope, capsule(at(4, 6, 12), at(0, 0, 0), 0), 'overlapping'],
  ['a segment in it', slope, capsule(at(2, 3, 6), at(5, 1, 6), 0), 'touching'],
  ['no normal', none, capsule(at(0, 0, 0), at(-4, -6, -12), 1), 'apart'],
  ['a negative radius', slope, { kind: 'capsule', start: at(0, 0, 0), end: at(4, 6, 12), radius: -1 }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const floor = plane(at(0, 2, 0), -4);

test('the nearest points', () => {
  expect(closestPoints(floor, capsule(at(0, -5, 0), at(4, -4, 0), 1))).toEqual({
    a: at(4, 2, 0),
    b: at(4, -3, 0),
    distance: 5,
  });
});

test('the shortest way apart', () => {
  expect(contact(floor, capsule(at(0, 4, 0), at(0, 1, 0), 1))).toEqual({
    normal: at(0, 1, 0),
    depth: 2,
    point: at(0, 2, 0),
  });
});
