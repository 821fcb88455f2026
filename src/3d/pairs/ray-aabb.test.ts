import { describe, expect, test } from 'vitest';
import { closestPointsRayAabb, distanceRayAabb } from '../../generated/3d/closestPoints.js';
import { contactRayAabb } from '../../generated/3d/contact.js';
import { intersectionRayAabb } from '../../generated/3d/intersection.js';
import { intersectsRayAabb } from '../../generated/3d/ray-aabb.js';
import { raycastAabb } from '../../generated/3d/raycast.js';
import { aabb } from '../shapes/aabb.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const beam = (x: number, y: number, z: number, dx: number, dy: number, dz: number) => ({
  origin: at(x, y, z),
  direction: at(dx, dy, dz),
});
const box = aabb(at(-1, -1, -1), at(1, 1, 1));

describe('whether they meet', () => {
  test.each([
    ['through', beam(-3, 0, 0, 1, 0.1, 0), box, true],
    ['away from it', beam(-3, 0, 0, -1, 0, 0), box, false],
    ['beside it', beam(-3, 2, 0, 1, 0, 0), box, false],
    ['along a face', beam(-3, 1, 0, 1, 0, 0), box, true],
    ['one step above the face', beam(-3, 1 + 2 ** -52, 0, 1, 0, 0), box, false],
    ['over an edge, touching', beam(-1, 3, 0, 1, -1, 0), box, true],
    ['over an edge, one step off', beam(-1, 3 + 2 ** -51, 0, 1, -1, 0), box, false],
    ['from inside', beam(0, 0, 0, 1, 2, 3), box, true],
    ['from a face, going away', beam(1, 0, 0, 1, 0, 0), box, true],
    ['from one step off the face, going away', beam(1 + 2 ** -52, 0, 0, 1, 0, 0), box, false],
    ['no direction, on a corner', beam(1, 1, 1, 0, 0, 0), box, true],
    ['no direction, outside', beam(1, 1, 2, 0, 0, 0), box, false],
    ['a short direction', beam(-3, 0, 0, 1e-300, 0, 0), box, true],
    ['an empty box', beam(-3, 0, 0, 1, 0, 0), { min: at(1, -1, -1), max: at(-1, 1, 1) }, false],
  ])('%s', (_situation, from, room, expected) => {
    expect(intersectsRayAabb(from, room)).toBe(expected);
    expect(distanceRayAabb(from, room) === 0).toBe(expected);
    expect(contactRayAabb(from, room) !== null).toBe(expected);
    expect(raycastAabb(from, room) !== null).toBe(expected);
    expect(intersectionRayAabb(from, room) !== null).toBe(expected);
  });
});

describe('the hit', () => {
  const none = at(0, 0, 0);
  test.each([
    ['through', beam(-3, 0, 0, 2, 0, 0), 1, 2, at(-1, 0, 0), at(-1, 0, 0), false],
    ['from above', beam(0.5, 4, 0, 0, -1, 0), 3, 5, at(0.5, 1, 0), at(0, 1, 0), false],
    ['over an edge', beam(-1, 3, 0, 1, -1, 0), 2, 2, at(1, 1, 0), at(0, 1, 0), false],
    ['into an edge, x before y', beam(-2, -2, 0, 1, 1, 0), 1, 3, at(-1, -1, 0), at(-1, 0, 0), false],
    ['from inside', beam(0, 0, 0, 1, 0, 0), 0, 1, none, none, true],
    ['from a face inwards', beam(-1, 0, 0, 1, 0, 0), 0, 2, at(-1, 0, 0), at(-1, 0, 0), false],
    ['from a face outwards', beam(1, 0, 0, 1, 0, 0), 0, 0, at(1, 0, 0), at(1, 0, 0), false],
    ['from an edge, by the face it faces', beam(-1, -1, 0, 0, 1, 0), 0, 2, at(-1, -1, 0), at(0, -1, 0), false],
    ['no direction, inside', beam(0, 0, 0, 0, 0, 0), 0, 0, none, none, true],
  ])('%s', (_situation, from, t, exit, point, normal, inside) => {
    expect(raycastAabb(from, box)).toEqual({ t, point, normal, inside, tExit: exit });
  });

  test('a flat box is left where it is entered', () => {
    const plate = aabb(at(-1, 0, -1), at(1, 0, 1));
    expect(raycastAabb(beam(0, 3, 0, 0, -1, 0), plate)).toMatchObject({ t: 3, tExit: 3, normal: at(0, 1, 0) });
    expect(raycastAabb(beam(0, 0, 0, 0, -1, 0), plate)).toMatchObject({ t: 0, tExit: 0, normal: at(0, 1, 0) });
  });
});

test.each([
  ['through', beam(-3, 0, 0, 1, 0, 0), { tMin: 2, tMax: 4, relation: 'through' }],
  ['from inside', beam(0, 0, 0, 0, 2, 0), { tMin: 0, tMax: 0.5, relation: 'leaves' }],
  ['over an edge', beam(-1, 3, 0, 1, -1, 0), { tMin: 2, tMax: 2, relation: 'touches' }],
  ['never leaving', beam(0, 0, 0, 0, 0, 0), { tMin: 0, tMax: 0, relation: 'inside' }],
])('what they share: %s', (_situation, from, expected) => {
  expect(intersectionRayAabb(from, box)).toMatchObject(expected);
});

test.each([
  ['passing an edge', beam(4, 5, -9, 0, 0, 2), at(4, 5, -1), at(1, 1, -1), 5],
  ['from its origin', beam(3, 4, 7, 1, 0, 0), at(3, 4, 7), at(1, 1, 1), 7],
  ['running towards it and past', beam(-9, 3, 0, 3, 0, 0), at(-1, 3, 0), at(-1, 1, 0), 2],
])('the nearest points: %s', (_situation, from, onRay, onBox, distance) => {
  expect(closestPointsRayAabb(from, box)).toEqual({ a: onRay, b: onBox, distance });
});

describe('the contact never goes against the ray', () => {
  test.each([
    ['sideways', beam(-5, 0.5, 0, 1, 0, 0), at(0, -1, 0), 0.5],
    ['back, from an origin just inside', beam(0.75, 0, 0, 1, 0, 0), at(-1, 0, 0), 0.25],
    ['not onwards, though the far face is nearer', beam(-0.75, 0, 0, 1, 0, 0), at(0, 1, 0), 1],
  ])('%s', (_situation, from, normal, depth) => {
    expect(contactRayAabb(from, box)).toMatchObject({ normal, depth });
  });

  test('across a corner, square to the ray and the edge', () => {
    const contact = contactRayAabb(ray(at(-1, 2, 0), at(3, -3, 0)), box)!;
    expect(contact.normal.x).toBeCloseTo(-Math.SQRT1_2, 14);
    expect(contact.normal.y).toBeCloseTo(-Math.SQRT1_2, 14);
    expect(contact.depth).toBeCloseTo(Math.SQRT1_2, 14);
  });
});
