import { describe, expect, test } from 'vitest';
import { closestPointsRayRay, distanceRayRay } from '../../generated/3d/closestPoints.js';
import { contactRayRay } from '../../generated/3d/contact.js';
import { intersectsRayRay } from '../../generated/3d/ray-ray.js';
import { raycastRay } from '../../generated/3d/raycast.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const beam = ray(at(0, 0, 0), at(2, 0, 0));

describe('whether they meet', () => {
  test.each([
    ['crossing', ray(at(3, -1, -1), at(0, 1, 1)), true],
    ['crossing in an origin', ray(at(0, -1, -1), at(0, 1, 1)), true],
    ['starting on the other', ray(at(5, 0, 0), at(1, 2, 3)), true],
    ['lines cross behind one origin', ray(at(-3, -1, -1), at(0, 1, 1)), false],
    ['lines cross behind the other', ray(at(3, -1, -1), at(0, -1, -1)), false],
    ['passing one step above', ray(at(3, -1, 2 ** -1074), at(0, 1, 0)), false],
    ['one way on one line', ray(at(-4, 0, 0), at(1, 0, 0)), true],
    ['towards each other', ray(at(4, 0, 0), at(-1, 0, 0)), true],
    ['away from each other', ray(at(-4, 0, 0), at(-1, 0, 0)), false],
    ['away from the same origin', ray(at(0, 0, 0), at(-1, 0, 0)), true],
    ['side by side', ray(at(0, 1, 0), at(1, 0, 0)), false],
    ['no direction, on the other', { origin: at(9, 0, 0), direction: at(0, 0, 0) }, true],
    ['no direction, behind it', { origin: at(-9, 0, 0), direction: at(0, 0, 0) }, false],
  ])('%s', (_situation, other, expected) => {
    expect(intersectsRayRay(beam, other)).toBe(expected);
    expect(intersectsRayRay(other, beam)).toBe(expected);
    expect(distanceRayRay(beam, other) === 0).toBe(expected);
    expect(contactRayRay(beam, other) !== null).toBe(expected);
    expect(raycastRay(beam, other) !== null).toBe(expected);
  });
});

test.each([
  ['above each other', ray(at(3, -1, 4), at(0, 5, 0)), at(3, 0, 0), at(3, 0, 4), 4],
  ['origin to origin', ray(at(-2, 3, 6), at(-1, 1, 0)), at(0, 0, 0), at(-2, 3, 6), 7],
  ['side by side', ray(at(6, 3, 4), at(1, 0, 0)), at(6, 0, 0), at(6, 3, 4), 5],
])('the nearest points: %s', (_situation, other, onBeam, onOther, distance) => {
  expect(closestPointsRayRay(beam, other)).toEqual({ a: onBeam, b: onOther, distance });
  expect(closestPointsRayRay(other, beam)).toEqual({ a: onOther, b: onBeam, distance });
});

test('running apart by less than rounding tells, they are nearest at their origins', () => {
  const almost = ray(at(0, 1, 0), at(2, 2 ** -52, 2 ** -60));
  expect(distanceRayRay(beam, almost)).toBeCloseTo(1, 14);
});

describe('the hit', () => {
  test.each([
    ['a crossing', ray(at(3, -1, -1), at(0, 1, 1)), 1.5, 1.5, at(-1, 0, 0)],
    ['from behind, on one line: never leaves', ray(at(-4, 0, 0), at(1, 0, 0)), 0, Infinity, at(-1, 0, 0)],
    ['ahead, on one line: never leaves', ray(at(4, 0, 0), at(1, 0, 0)), 2, Infinity, at(-1, 0, 0)],
    ['towards each other: until the other starts', ray(at(4, 0, 0), at(-1, 0, 0)), 0, 2, at(-1, 0, 0)],
    ['no direction', { origin: at(8, 0, 0), direction: at(0, 0, 0) }, 4, 4, at(-1, 0, 0)],
  ])('%s', (_situation, target, t, exit, normal) => {
    expect(raycastRay(beam, target)).toMatchObject({ t, tExit: exit, normal, inside: false });
  });
});

test('the contact of crossing rays is square to both', () => {
  expect(contactRayRay(beam, ray(at(3, -1, 0), at(0, 1, 0)))).toEqual({
    normal: at(0, 0, 1),
    depth: 0,
    point: at(3, 0, 0),
  });
});

test('directions that are parallel up to rounding: the distance is that of the lines', () => {
  const [u, by] = [{ x: 0.6, y: 0.1, z: 0.7 }, 3];
  const other = { origin: { x: 8, y: -6, z: 0 }, direction: { x: by * u.x, y: by * u.y, z: by * u.z } };
  expect(distanceRayRay({ origin: { x: 0, y: 0, z: 0 }, direction: u }, other)).toBeCloseTo(8.915625165574383, 13);
});

test('the distance does not depend on the order, not even in its last digit', () => {
  const a = ray(
    { x: -0.36779070569951844, y: 0.9785582010748248, z: 0.036773881653551 },
    { x: -0.024779900104702435, y: 0.3518646478417675, z: -0.1983357068340541 },
  );
  const b = ray(
    { x: -0.7178182249624432, y: 0.5058697676277226, z: 0.6718258379685367 },
    { x: 0.12296831926794871, y: 0.9641869446638349, z: -0.7189205270652437 },
  );
  expect(distanceRayRay(a, b)).toBe(distanceRayRay(b, a));
  expect(closestPointsRayRay(a, b)?.a).toEqual(closestPointsRayRay(b, a)?.b);
});
