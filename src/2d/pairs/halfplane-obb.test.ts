import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { closestPoints, contact } from '../index.js';
import { halfplane } from '../shapes/halfplane.js';
import { obb } from '../shapes/obb.js';

const at = (x: number, y: number) => ({ x, y });
const slope = halfplane(at(3, 4), -25);
const none = { kind: 'halfplane', normal: at(0, 0), constant: -1 } as const;
const axes = [at(3, 4), at(-4, 3)] as const;

test.each([
  ['touching with a face', slope, obb(at(6, 8), at(1, 1), axes), 'touching'],
  ['one step above', slope, obb(at(6, 8), at(1 - 2 ** -53, 1), axes), 'apart'],
  ['one step below', slope, obb(at(6, 8), at(1 + 2 ** -52, 1), axes), 'overlapping'],
  ['far inside', slope, obb(at(-6, -8), at(1, 1), axes), 'overlapping'],
  ['flat, in the surface', slope, obb(at(3, 4), at(0, 7), axes), 'touching'],
  ['without axes, on the surface', slope, obb(at(3, 4), at(1, 1), [at(0, 0), at(0, 0)]), 'touching'],
  ['without axes, above', slope, obb(at(6, 8), at(1, 1), [at(0, 0), at(0, 0)]), 'apart'],
  ['no normal', none, obb(at(0, 0), at(1, 1), axes), 'apart'],
  ['empty', slope, { kind: 'obb', center: at(0, 0), halfExtents: at(-1, 1), axes }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});

const floor = halfplane(at(0, 2), -4);

test('the nearest points', () => {
  expect(closestPoints(floor, obb(at(1, 5), at(1, 2)))).toEqual({ a: at(1, 2), b: at(1, 3), distance: 1 });
});

test('the shortest way apart', () => {
  expect(contact(floor, obb(at(1, 2), at(1, 2)))).toEqual({ normal: at(0, 1), depth: 2, point: at(1, 1) });
});
