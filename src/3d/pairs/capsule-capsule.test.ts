import { expect, test } from 'vitest';
import {
  intersectsCapsuleCapsule,
  overlapsCapsuleCapsule,
  touchesCapsuleCapsule,
} from '../../generated/3d/capsule-capsule.js';
import { closestPoints, contact, distance, pushOut } from '../index.js';
import { capsule } from '../shapes/capsule.js';

const near = (x: number) => expect.closeTo(x, 12);
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

test('side by side, and end to end', () => {
  expect(distance(pill, capsule(at(0, 5, 0), at(4, 5, 0), 1))).toEqual(near(3));
  expect(distance(pill, capsule(at(8, 3, 0), at(9, 9, 0), 1))).toEqual(near(3));
  expect(closestPoints(pill, capsule(at(8, 3, 0), at(9, 9, 0), 1))).toEqual({
    a: { x: near(4.8), y: near(0.6), z: near(0) },
    b: { x: near(7.2), y: near(2.4), z: near(0) },
    distance: near(3),
  });
});

test('overlapping by their radii, and crossing', () => {
  expect(contact(pill, capsule(at(2, 1.5, 0), at(2, 9, 0), 1))).toEqual({
    normal: { x: near(0), y: near(1), z: near(0) },
    depth: near(0.5),
    point: { x: near(2), y: near(0.75), z: near(0) },
  });
  expect(pushOut(capsule(at(2, 1.5, 0), at(2, 9, 0), 1), pill)).toEqual({ x: near(0), y: near(0.5), z: near(0) });
  expect(contact(pill, capsule(at(2, -9, 0), at(2, 9, 0), 1))).toEqual(
    expect.objectContaining({ depth: near(2), point: { x: near(2), y: near(0), z: near(0) } }),
  );
});

test('one and the same', () => {
  expect(contact(pill, capsule(at(0, 0, 0), at(4, 0, 0), 1))?.depth).toEqual(near(2));
});
