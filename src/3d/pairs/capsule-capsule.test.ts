import { expect, test } from 'vitest';
import {
  intersectsCapsuleCapsule,
  overlapsCapsuleCapsule,
  touchesCapsuleCapsule,
} from '../../generated/3d/capsule-capsule.js';
import { capsule } from '../shapes/capsule.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const pill = capsule(at(0, 0, 0), at(4, 0, 0), 1);
const step = 2 ** -51;

test.each([
  ['side by side', capsule(at(0, 3, 0), at(4, 3, 0), 2), 'touching'],
  ['a step short of it', capsule(at(0, 3, 0), at(4, 3, 0), 2 - step), 'apart'],
  ['crossing', capsule(at(2, -5, 0), at(2, 5, 0), 0.5), 'overlapping'],
  ['cap on cap', capsule(at(7, 0, 0), at(9, 5, 0), 2), 'touching'],
  ['one within the other', capsule(at(1, 0, 0), at(2, 0, 0), 0.25), 'overlapping'],
  ['a thin one along the side', capsule(at(0, 1, 0), at(4, 1, 0), 0), 'touching'],
  ['a ball on the side', capsule(at(2, 3, 0), at(2, 3, 0), 2), 'touching'],
  ['passing above', capsule(at(2, -9, 3), at(2, 9, 3), 2), 'touching'],
  ['passing just above', capsule(at(2, -9, 3), at(2, 9, 3), 2 - step), 'apart'],
] as const)('%s', (_situation, other, expected) => {
  expect(intersectsCapsuleCapsule(pill, other)).toBe(expected !== 'apart');
  expect(overlapsCapsuleCapsule(pill, other)).toBe(expected === 'overlapping');
  expect(touchesCapsuleCapsule(pill, other)).toBe(expected === 'touching');
});
