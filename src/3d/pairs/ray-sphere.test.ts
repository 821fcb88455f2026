import { describe, expect, test } from 'vitest';
import { closestPointsRaySphere, distanceRaySphere } from '../../generated/3d/closestPoints.js';
import { contactRaySphere } from '../../generated/3d/contact.js';
import { intersectionRaySphere } from '../../generated/3d/intersection.js';
import { intersectsRaySphere } from '../../generated/3d/ray-sphere.js';
import { raycastSphere } from '../../generated/3d/raycast.js';
import { ray } from '../shapes/ray.js';
import { sphere } from '../shapes/sphere.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const beam = (x: number, y: number, z: number, dx: number, dy: number, dz: number) => ({
  origin: at(x, y, z),
  direction: at(dx, dy, dz),
});
const ball = sphere(at(0, 0, 0), 1);

describe('whether they meet', () => {
  test.each([
    ['through', beam(-3, 0, 0, 1, 0, 0), true],
    ['away from it', beam(-3, 0, 0, -1, 0, 0), false],
    ['tangent', beam(-3, 1, 0, 1, 0, 0), true],
    ['one step off the tangent', beam(-3, 1 + 2 ** -52, 0, 1, 0, 0), false],
    ['from inside', beam(0.5, 0, 0, 0, 1, 0), true],
    ['from the surface, going away', beam(1, 0, 0, 1, 0, 0), true],
    ['a short direction', beam(-3, 0, 0, 1e-200, 0, 0), true],
    ['no direction, inside', beam(0.5, 0, 0, 0, 0, 0), true],
    ['no direction, outside', beam(1.5, 0, 0, 0, 0, 0), false],
  ])('%s', (_situation, from, expected) => {
    expect(intersectsRaySphere(from, ball)).toBe(expected);
    expect(distanceRaySphere(from, ball) === 0).toBe(expected);
    expect(contactRaySphere(from, ball) !== null).toBe(expected);
    expect(raycastSphere(from, ball) !== null).toBe(expected);
    expect(intersectionRaySphere(from, ball) !== null).toBe(expected);
  });
});

describe('the hit', () => {
  const none = at(0, 0, 0);
  test.each([
    ['through', beam(-3, 0, 0, 0.5, 0, 0), 4, 8, at(-1, 0, 0), false],
    ['at a slant', beam(-3, 0.6, 0, 1, 0, 0), 2.2, 3.8, at(-0.8, 0.6, 0), false],
    ['tangent', beam(-3, 1, 0, 1, 0, 0), 3, 3, at(0, 1, 0), false],
    ['from inside', beam(0, 0, 0, 2, 0, 0), 0, 0.5, none, true],
    ['from the surface inwards', beam(-1, 0, 0, 1, 0, 0), 0, 2, at(-1, 0, 0), false],
    ['from the surface outwards', beam(1, 0, 0, 1, 0, 0), 0, 0, at(1, 0, 0), false],
    ['no direction, inside', beam(0.5, 0, 0, 0, 0, 0), 0, 0, none, true],
  ])('%s', (_situation, from, t, exit, normal, inside) => {
    const hit = raycastSphere(from, ball)!;
    expect(hit.t).toBeCloseTo(t, 14);
    expect(hit.tExit).toBeCloseTo(exit, 14);
    for (const axis of ['x', 'y', 'z'] as const) expect(hit.normal[axis]).toBeCloseTo(normal[axis], 14);
    expect(hit.inside).toBe(inside);
  });

  test('on a sphere without size it faces the ray', () => {
    expect(raycastSphere(beam(-3, 0, -4, 3, 0, 4), sphere(at(0, 0, 0), 0))).toEqual({
      t: 1,
      point: at(0, 0, 0),
      normal: at(-0.6, 0, -0.8),
      inside: false,
      tExit: 1,
    });
  });

  test('from a light year away it is still on the surface', () => {
    const hit = raycastSphere(ray(at(-9.5e15, 0.6, 0), at(1, 0, 0)), ball)!;
    expect(Math.hypot(hit.point.x, hit.point.y, hit.point.z)).toBeCloseTo(1, 15);
  });
});

test.each([
  ['through', beam(-3, 0, 0, 1, 0, 0), { tMin: 2, tMax: 4, count: 2, relation: 'through' }],
  ['from inside', beam(0, 0, 0, 1, 0, 0), { tMin: 0, tMax: 1, t0: -1, t1: 1, count: 1, relation: 'leaves' }],
  ['tangent', beam(-3, 1, 0, 1, 0, 0), { tMin: 3, tMax: 3, count: 1, relation: 'touches' }],
  ['never leaving', beam(0, 0.5, 0, 0, 0, 0), { tMin: 0, tMax: 0, count: 0, relation: 'inside' }],
])('what they share: %s', (_situation, from, expected) => {
  expect(intersectionRaySphere(from, ball)).toMatchObject(expected);
});

test('the nearest points', () => {
  expect(closestPointsRaySphere(beam(-9, 3, 4, 1, 0, 0), ball)).toEqual({
    a: at(0, 3, 4),
    b: at(0, 0.6, 0.8),
    distance: 4,
  });
  expect(closestPointsRaySphere(beam(0, 3, 4, 1, 3, 4), ball)?.a).toEqual(at(0, 3, 4));
});

test('the contact pushes the sphere off the ray sideways, or back from its origin', () => {
  expect(contactRaySphere(beam(-9, 0.25, 0, 1, 0, 0), ball)).toEqual({
    normal: at(0, -1, 0),
    depth: 0.75,
    point: at(0, 0.25, 0),
  });
  expect(contactRaySphere(beam(0.5, 0, 0, 1, 0, 0), ball)).toEqual({
    normal: at(-1, 0, 0),
    depth: 0.5,
    point: at(0.5, 0, 0),
  });
});

test('near the largest double', () => {
  const far = sphere(at(-4.85e307, -1.14e306, -1.46e306), 3.63e307);
  const hit = raycastSphere(beam(-5.28e307, 6.5e307, 4.1e307, 1.34e307, -2.07e307, -1.69e307), far)!;
  const near = sphere(at(-4.85, -0.114, -0.146), 3.63);
  const expected = raycastSphere(beam(-5.28, 6.5, 4.1, 1.34, -2.07, -1.69), near)!;
  expect(hit.t).toBeCloseTo(expected.t, 13);
  expect(hit.tExit).toBeCloseTo(expected.tExit, 13);
  expect(hit.point.y / 1e307).toBeCloseTo(expected.point.y, 13);
  expect(hit.normal.z).toBeCloseTo(expected.normal.z, 13);
});
