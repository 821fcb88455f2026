import { Box2, Vector2 } from 'three';
import { describe, expect, test } from 'vitest';
import { intersectsCircleAabb } from '../../generated/2d/circle-aabb.js';
import { closestPointsCircleAabb, distanceCircleAabb } from '../../generated/2d/closestPoints.js';
import { contactCircleAabb } from '../../generated/2d/contact.js';
import { aabb } from '../shapes/aabb.js';
import { circle } from '../shapes/circle.js';

const at = (x: number, y: number) => ({ x, y });
const round = (x: number, y: number, radius: number) => circle(at(x, y), radius);
const box = aabb(at(0, 0), at(4, 2));

describe('whether they meet', () => {
  test.each([
    ['touching a side', round(6, 1, 2), box, true],
    ['one step off the side', round(6 + 2 ** -50, 1, 2), box, false],
    ['touching a corner', round(7, 6, 5), box, true],
    ['one step off the corner', round(7, 6 + 2 ** -50, 5), box, false],
    ['near a corner, in reach of neither side', round(5, 3, 1.4), box, false],
    ['centre inside', round(1, 1, 0.1), box, true],
    ['the box inside the circle', round(1, 1, 50), box, true],
    ['a point on the corner', round(4, 2, 0), box, true],
    ['a flat box', round(2, 1, 1), aabb(at(0, 0), at(4, 0)), true],
    ['an empty box', round(1, 1, 9), { min: at(2, 0), max: at(1, 4) }, false],
    ['a negative radius', { center: at(1, 1), radius: -1 }, box, false],
    ['far from the origin', round(1e8 + 7, 1e8 + 6, 5), aabb(at(1e8, 1e8), at(1e8 + 4, 1e8 + 2)), true],
  ])('%s', (_situation, disc, room, expected) => {
    expect(intersectsCircleAabb(disc, room)).toBe(expected);
    expect(distanceCircleAabb(disc, room) === 0).toBe(expected);
    expect(contactCircleAabb(disc, room) !== null).toBe(expected);
  });
});

test('apart, the nearest point of the box is the centre clamped to it', () => {
  expect(closestPointsCircleAabb(round(10, 10, 5), box)).toEqual({ a: at(7, 6), b: at(4, 2), distance: 5 });
});

describe('the contact', () => {
  test.each([
    ['from the side', round(5, 1, 2), at(-1, 0), 1, at(3.5, 1)],
    ['from a corner', round(7, 6, 10), at(-0.6, -0.8), 5, at(2.5, 1)],
    ['centre inside, nearest to the top', round(2, 1.75, 0.5), at(0, -1), 0.75, at(2, 1.625)],
    ['centre on the side', round(4, 1, 0.5), at(-1, 0), 0.5, at(3.75, 1)],
  ])('%s', (_situation, disc, normal, depth, point) => {
    const contact = contactCircleAabb(disc, box);
    expect(contact?.normal.x).toBeCloseTo(normal.x, 14);
    expect(contact?.normal.y).toBeCloseTo(normal.y, 14);
    expect(contact?.depth).toBeCloseTo(depth, 14);
    expect(contact?.point.x).toBeCloseTo(point.x, 14);
    expect(contact?.point.y).toBeCloseTo(point.y, 14);
  });

  test.each([1e-160, 1e-300, 1e150, 1e300])('at the scale of %s', (scale) => {
    const contact = contactCircleAabb(round(5 * scale, scale, 2 * scale), aabb(at(0, 0), at(4 * scale, 2 * scale)));
    expect(contact?.normal).toEqual(at(-1, 0));
    expect((contact?.depth ?? 0) / scale).toBeCloseTo(1, 12);
  });
});

describe('three.js objects go in as they are', () => {
  const disc = { center: new Vector2(3, 1), radius: 1.5 };

  test('Box2 and Vector2', () => {
    expect(intersectsCircleAabb(disc, new Box2(new Vector2(0, 0), new Vector2(2, 2)))).toBe(true);
    expect(distanceCircleAabb(disc, new Box2(new Vector2(-1, -1), new Vector2(1, 1)))).toBe(0.5);
  });

  test('a Box2 without corners is empty', () => {
    expect(intersectsCircleAabb(disc, new Box2())).toBe(false);
    expect(distanceCircleAabb(disc, new Box2())).toBe(Infinity);
    expect(contactCircleAabb(disc, new Box2())).toBeNull();
  });
});
