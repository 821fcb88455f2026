import { describe, expect, test } from 'vitest';
import { closestPointsRayRay, distanceRayRay } from '../../generated/2d/closestPoints.js';
import { contactRayRay } from '../../generated/2d/contact.js';
import { intersectsRayRay } from '../../generated/2d/ray-ray.js';
import { raycastRay } from '../../generated/2d/raycast.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number) => ({ x, y });
const from = (x: number, y: number, dx: number, dy: number) => ray(at(x, y), at(dx, dy));
const right = from(0, 0, 1, 0);
const dot = (x: number, y: number) => ({ origin: at(x, y), direction: at(0, 0) });

describe('whether they meet', () => {
  test.each([
    ['crossing', right, from(2, -1, 0, 3), true],
    ['crossing behind one of them', right, from(-1, -1, 0, 1), false],
    ['crossing behind both', right, from(-1, -1, -1, -1), false],
    ['from one origin', right, from(0, 0, 0, 1), true],
    ['an origin on the other, running off', right, from(5, 0, 1, 1), true],
    ['an origin one step off it, running off', right, from(5, Number.MIN_VALUE, 1, 1), false],
    ['nearly parallel, meeting very far away', right, from(0, 1, 1, -(2 ** -60)), true],
    ['nearly parallel, running apart', right, from(0, 1, 1, 2 ** -60), false],
    ['parallel', right, from(0, 1, 1, 0), false],
    ['on one line, the same way', right, from(5, 0, 2, 0), true],
    ['on one line, towards each other', right, from(5, 0, -1, 0), true],
    ['on one line, back to back', right, from(-5, 0, -1, 0), false],
    ['on one line, back to back from one origin', right, from(0, 0, -1, 0), true],
    ['a point on the other', right, dot(3, 0), true],
    ['a point behind the other', right, dot(-3, 0), false],
    ['two points', dot(1, 2), dot(1, 2), true],
    ['two points apart', dot(1, 2), dot(1, 3), false],
  ])('%s', (_situation, a, b, expected) => {
    for (const [first, second] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(intersectsRayRay(first, second)).toBe(expected);
      expect(distanceRayRay(first, second) === 0).toBe(expected);
      expect(contactRayRay(first, second) !== null).toBe(expected);
      expect(raycastRay(first, second) !== null).toBe(expected);
    }
  });
});

test.each([
  ['origin to ray', right, from(2, 3, 1, 1), at(2, 0), at(2, 3), 3],
  ['origin to origin', right, from(-3, 4, -1, 0), at(0, 0), at(-3, 4), 5],
])('the nearest points: %s', (_situation, a, b, onA, onB, distance) => {
  expect(closestPointsRayRay(a, b)).toEqual({ a: onA, b: onB, distance });
  expect(closestPointsRayRay(b, a)).toEqual({ a: onB, b: onA, distance });
});

describe('the contact', () => {
  test('the shorter way across one of them', () => {
    expect(contactRayRay(right, from(2, -0.5, 0, 1))).toEqual({ normal: at(0, 1), depth: 0.5, point: at(2, 0) });
    expect(contactRayRay(right, from(0.25, -9, 0, 1))).toEqual({ normal: at(-1, 0), depth: 0.25, point: at(0.25, 0) });
  });

  test('asked the other way round, the normal turns', () => {
    const b = from(2, -0.5, 0, 1);
    expect(contactRayRay(b, right)).toEqual({ normal: at(0, -1), depth: 0.5, point: at(2, 0) });
  });

  test('on one line there is no depth: the middle between the origins, or where the later one begins', () => {
    expect(contactRayRay(right, from(4, 0, -1, 0))).toEqual({ normal: at(0, 1), depth: 0, point: at(2, 0) });
    expect(contactRayRay(right, from(4, 0, 1, 0))).toEqual({ normal: at(0, 1), depth: 0, point: at(4, 0) });
  });

  test('nearly parallel, the point is where they meet, however far', () => {
    expect(contactRayRay(right, from(0, 1, 1, -(2 ** -40)))?.point).toEqual(at(2 ** 40, 0));
  });
});

describe('a ray hits a ray', () => {
  test('across it', () => {
    const hit = raycastRay(from(1, -2, 0, 4), right);
    expect(hit).toEqual({ t: 0.5, point: at(1, 0), normal: at(0, -1), inside: false, tExit: 0.5 });
  });

  test.each([
    ['the same way, ahead of it', from(6, 0, 1, 0), 3, at(6, 0), Infinity],
    ['the same way, started before it', from(-6, 0, 1, 0), 0, at(0, 0), Infinity],
    ['towards it', from(6, 0, -1, 0), 0, at(0, 0), 3],
    ['only a point', dot(6, 0), 3, at(6, 0), 3],
  ])('along it: %s', (_situation, target, t, point, exit) => {
    const hit = raycastRay(from(0, 0, 2, 0), target);
    expect(hit).toEqual({ t, point, normal: at(-1, 0), inside: false, tExit: exit });
  });

  test('a ray of no direction hits where it is', () => {
    expect(raycastRay(dot(3, 0), right)).toEqual({ t: 0, point: at(3, 0), normal: at(0, 0), inside: false, tExit: 0 });
  });

  test('over a vast way, the normal is still on the side that the ray comes from', () => {
    const falling = from(
      -1.9563623555004285e150,
      9.922310463030176e-243,
      2.6733956018816163e150,
      -2.0340780843801008e-243,
    );
    const target = from(
      1.4458877108561268e150,
      3.8377518392819825e-242,
      -1.849388777666432e150,
      -1.5467629123415172e-242,
    );
    const { x, y } = raycastRay(falling, target)!.normal;
    // The target is level in doubles, and the ray falls: it comes from above.
    expect(x * falling.direction.x + y * falling.direction.y).toBeLessThan(0);
  });
});
