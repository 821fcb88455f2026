import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { obb } from '../shapes/obb.js';
import { plane } from '../shapes/plane.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = plane(at(2, 3, 6), -49);
const none = { kind: 'plane', normal: at(0, 0, 0), constant: 0 } as const;
const axes = [at(2, 3, 6), at(3, -6, 2), at(6, 2, -3)] as const;

test.each([
  ['touching with a face', slope, obb(at(4, 6, 12), at(1, 1, 1), axes), 'touching'],
  ['touching from below', slope, obb(at(0, 0, 0), at(1, 1, 1), axes), 'touching'],
  ['one step short', slope, obb(at(4, 6, 12), at(1 - 2 ** -53, 1, 1), axes), 'apart'],
  ['across', slope, obb(at(0, 0, 0), at(1 + 2 ** -52, 1, 1), axes), 'overlapping'],
  ['flat, in it', slope, obb(at(2, 3, 6), at(0, 7, 7), axes), 'touching'],
  ['without axes, on it', slope, obb(at(2, 3, 6), at(1, 1, 1), [at(0, 0, 0), at(0, 0, 0), at(0, 0, 0)]), 'touching'],
  ['no normal', none, obb(at(0, 0, 0), at(1, 1, 1), axes), 'apart'],
  ['empty', slope, { kind: 'obb', center: at(2, 3, 6), halfExtents: at(-1, 1, 1), axes }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const floor = plane(at(0, 2, 0), -4);

test('the nearest points', () => {
  expect(closestPoints(floor, obb(at(1, 5, 0), at(1, 2, 1)))).toEqual({ a: at(1, 2, 0), b: at(1, 3, 0), distance: 1 });
});

test('the shortest way apart', () => {
  expect(contact(floor, obb(at(1, 3, 0), at(1, 2, 1)))).toEqual({ normal: at(0, 1, 0), depth: 1, point: at(1, 2, 0) });
});
