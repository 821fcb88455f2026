import { expect, test } from 'vitest';
import {
  intersectsCircleCapsule,
  overlapsCircleCapsule,
  touchesCircleCapsule,
} from '../../generated/2d/circle-capsule.js';
import { capsule } from '../shapes/capsule.js';
import { circle } from '../shapes/circle.js';

const at = (x: number, y: number) => ({ x, y });
const pill = capsule(at(0, 0), at(4, 0), 1);
const step = 2 ** -51;

test.each([
  ['touching the side', circle(at(2, 3), 2), 'touching'],
  ['a step short of it', circle(at(2, 3), 2 - step), 'apart'],
  ['touching the cap', circle(at(7, 0), 2), 'touching'],
  ['past the end, inside the endless strip', circle(at(5.5, 0.5), 0.25), 'apart'],
  ['around it', circle(at(2, 0), 9), 'overlapping'],
  ['within it', circle(at(2, 0), 0.25), 'overlapping'],
  ['a point on the side', circle(at(2, -1), 0), 'touching'],
] as const)('%s', (_situation, other, expected) => {
  expect(intersectsCircleCapsule(other, pill)).toBe(expected !== 'apart');
  expect(overlapsCircleCapsule(other, pill)).toBe(expected === 'overlapping');
  expect(touchesCircleCapsule(other, pill)).toBe(expected === 'touching');
});
