import { expect, test } from 'vitest';
import { intersectsPointCapsule, overlapsPointCapsule, touchesPointCapsule } from '../../generated/2d/point-capsule.js';
import { capsule } from '../shapes/capsule.js';

const at = (x: number, y: number) => ({ x, y });
const pill = capsule(at(0, 0), at(4, 0), 1);
const step = 2 ** -51;

test.each([
  ['touching the side', at(2, 1), 'touching'],
  ['just beside it', at(2, 1 + step), 'apart'],
  ['touching the cap', at(5, 0), 'touching'],
  ['inside', at(2, 0.5), 'overlapping'],
  ['past the end, inside the endless strip', at(4.9, 0.9), 'apart'],
  ['on the core', at(1, 0), 'overlapping'],
  ['far away', at(1000000000.0, 1e9), 'apart'],
] as const)('%s', (_situation, other, expected) => {
  expect(intersectsPointCapsule(other, pill)).toBe(expected !== 'apart');
  expect(overlapsPointCapsule(other, pill)).toBe(expected === 'overlapping');
  expect(touchesPointCapsule(other, pill)).toBe(expected === 'touching');
});
