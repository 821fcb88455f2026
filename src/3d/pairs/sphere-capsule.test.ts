import { expect, test } from 'vitest';
import {
  intersectsSphereCapsule,
  overlapsSphereCapsule,
  touchesSphereCapsule,
} from '../../generated/3d/sphere-capsule.js';
import { capsule } from '../shapes/capsule.js';
import { sphere } from '../shapes/sphere.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const pill = capsule(at(0, 0, 0), at(4, 0, 0), 1);
const step = 2 ** -51;

test.each([
  ['touching the side', sphere(at(2, 3, 0), 2), 'touching'],
  ['a step short of it', sphere(at(2, 3, 0), 2 - step), 'apart'],
  ['touching the cap', sphere(at(7, 0, 0), 2), 'touching'],
  ['past the end, inside the endless strip', sphere(at(5.5, 0.5, 0), 0.25), 'apart'],
  ['around it', sphere(at(2, 0, 0), 9), 'overlapping'],
  ['within it', sphere(at(2, 0, 0), 0.25), 'overlapping'],
  ['a point on the side', sphere(at(2, -1, 0), 0), 'touching'],
] as const)('%s', (_situation, other, expected) => {
  expect(intersectsSphereCapsule(other, pill)).toBe(expected !== 'apart');
  expect(overlapsSphereCapsule(other, pill)).toBe(expected === 'overlapping');
  expect(touchesSphereCapsule(other, pill)).toBe(expected === 'touching');
});
