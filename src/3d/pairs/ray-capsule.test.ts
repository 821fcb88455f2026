import { expect, test } from 'vitest';
import { intersectsRayCapsule, overlapsRayCapsule, touchesRayCapsule } from '../../generated/3d/ray-capsule.js';
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
