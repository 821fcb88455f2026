import { describe, expect, test } from 'vitest';
import { closestPointsSphereAabb, distanceSphereAabb } from '../../generated/3d/closestPoints.js';
import { contactSphereAabb } from '../../generated/3d/contact.js';
import { intersectsSphereAabb } from '../../generated/3d/sphere-aabb.js';
import { aabb } from '../shapes/aabb.js';
import { sphere } from '../shapes/sphere.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const ball = (x: number, y: number, z: number, radius: number) => sphere(at(x, y, z), radius);
const box = aabb(at(0, 0, 0), at(4, 2, 6));

describe('whether they meet', () => {
  test.each([
    ['touching a face', ball(6, 1, 1, 2), box, true],
    ['one step off the face', ball(6 + 2 ** -50, 1, 1, 2), box, false],
    ['touching an edge', ball(7, 6, 1, 5), box, true],
    ['touching a corner', ball(6, 5, 12, 7), box, true],
    ['one step off the corner', ball(6, 5, 12 + 2 ** -49, 7), box, false],
    ['near a corner, in reach of no face', ball(5, 3, 7, 1.7), box, false],
    ['centre inside', ball(1, 1, 1, 0.1), box, true],
    ['the box inside the sphere', ball(1, 1, 1, 50), box, true],
    ['a point on the corner', ball(4, 2, 6, 0), box, true],
    ['a flat box', ball(2, 1, 3, 1), aabb(at(0, 0, 0), at(4, 0, 6)), true],
    ['an empty box', ball(1, 1, 1, 9), { min: at(2, 0, 0), max: at(1, 4, 4) }, false],
    ['a negative radius', { center: at(1, 1, 1), radius: -1 }, box, false],
    ['far from the origin', ball(1e8 + 6, 1e8 + 5, 12, 7), aabb(at(1e8, 1e8, 0), at(1e8 + 4, 1e8 + 2, 6)), true],
  ])('%s', (_situation, round, room, expected) => {
    expect(intersectsSphereAabb(round, room)).toBe(expected);
    expect(distanceSphereAabb(round, room) === 0).toBe(expected);
    expect(contactSphereAabb(round, room) !== null).toBe(expected);
  });
});

test('apart, the nearest point of the box is the centre clamped to it', () => {
  expect(closestPointsSphereAabb(ball(10, 10, 3, 5), box)).toEqual({ a: at(7, 6, 3), b: at(4, 2, 3), distance: 5 });
});

describe('the contact', () => {
  test.each([
    ['from a face', ball(5, 1, 1, 2), at(-1, 0, 0), 1, at(3.5, 1, 1)],
    ['from an edge', ball(7, 6, 1, 10), at(-0.6, -0.8, 0), 5, at(2.5, 1, 1)],
    ['centre inside, nearest to the top', ball(2, 1.75, 3, 0.5), at(0, -1, 0), 0.75, at(2, 1.625, 3)],
    ['centre on the face', ball(4, 1, 1, 0.5), at(-1, 0, 0), 0.5, at(3.75, 1, 1)],
  ])('%s', (_situation, round, normal, depth, point) => {
    const contact = contactSphereAabb(round, box)!;
    for (const axis of ['x', 'y', 'z'] as const) {
      expect(contact.normal[axis]).toBeCloseTo(normal[axis], 14);
      expect(contact.point[axis]).toBeCloseTo(point[axis], 14);
    }
    expect(contact.depth).toBeCloseTo(depth, 14);
  });

  test('through a thin plate the point stays in the plate', () => {
    const contact = contactSphereAabb(ball(2, 1, 3, 5), aabb(at(0, 0, 0), at(4, 0.5, 6)))!;
    expect(contact).toEqual({ normal: at(0, -1, 0), depth: 4.5, point: at(2, 0.25, 3) });
  });

  test.each([1e-160, 1e-300, 1e150, 1e300])('at the scale of %s', (scale) => {
    const room = aabb(at(0, 0, 0), at(4 * scale, 2 * scale, 6 * scale));
    const contact = contactSphereAabb(ball(5 * scale, scale, scale, 2 * scale), room)!;
    expect(contact.normal).toEqual(at(-1, 0, 0));
    expect(contact.depth / scale).toBeCloseTo(1, 12);
  });
});
