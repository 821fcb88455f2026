import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { capsule } from '../shapes/capsule.js';
import { halfplane } from '../shapes/halfplane.js';

const at = (x: number, y: number) => ({ x, y });
const slope = halfplane(at(3, 4), -25);
const none = { kind: 'halfplane', normal: at(0, 0), constant: -1 } as const;

test.each([
  ['touching with an end', slope, capsule(at(60, 80), at(6, 8), 5), 'touching'],
  ['one step short', slope, capsule(at(6, 8), at(60, 80), 5 - 2 ** -50), 'apart'],
  ['touching along its side', slope, capsule(at(6, 8), at(10, 5), 5), 'touching'],
  ['dips in', slope, capsule(at(6, 8), at(10, 5), 5 + 2 ** -50), 'overlapping'],
  ['crossing the surface without a radius', slope, capsule(at(6, 8), at(0, 0), 0), 'overlapping'],
  ['a segment in the surface', slope, capsule(at(3, 4), at(7, 1), 0), 'touching'],
  ['far inside', slope, capsule(at(0, 0), at(-6, -8), 1), 'overlapping'],
  ['no normal', none, capsule(at(0, 0), at(-6, -8), 1), 'apart'],
  ['a negative radius', slope, { kind: 'capsule', start: at(0, 0), end: at(0, 0), radius: -1 }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});

const floor = halfplane(at(0, 2), -4);

test('the nearest points', () => {
  expect(closestPoints(floor, capsule(at(0, 5), at(4, 4), 1))).toEqual({ a: at(4, 2), b: at(4, 3), distance: 1 });
});

test('the shortest way apart', () => {
  expect(contact(floor, capsule(at(0, 4), at(0, 1), 1))).toEqual({ normal: at(0, 1), depth: 2, point: at(0, 1) });
});
