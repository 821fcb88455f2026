import { describe, expect, test } from 'vitest';
import {
  aabb,
  capsule,
  contains,
  halfspace,
  line,
  obb,
  plane,
  point,
  ray,
  segment,
  sphere,
  triangle,
} from '../index.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const ball = sphere(at(1, 2, 3), 2);
const box = aabb(at(-1, -2, -3), at(3, 4, 5));
/** Its axes are 3-4-5: not rounded, but for the division. */
const turned = obb(at(0, 0, 0), at(10, 5, 2), [at(4, 3, 0), at(-3, 4, 0), at(0, 0, 5)]);
const pill = capsule(at(0, 0, 0), at(4, 0, 0), 2);
const step = 2 ** -50;

describe('a sphere', () => {
  test.each([
    ['itself', ball, true],
    ['one that touches from inside', sphere(at(2, 2, 3), 1), true],
    ['one that sticks out by a hair', sphere(at(2 + step, 2, 3), 1), false],
    ['a larger one around the same centre', sphere(at(1, 2, 3), 2 + step), false],
    ['a point on its surface', point(3, 2, 3), true],
    ['a point a step beyond', point(3 + step, 2, 3), false],
    ['a chord from pole to pole', segment(at(-1, 2, 3), at(3, 2, 3)), true],
    ['a box with two corners on it', aabb(at(1, 2, 3), at(3, 2, 3)), true],
    ['a capsule that touches with its cap', capsule(at(1, 2, 3), at(2, 2, 3), 1), true],
    ['a ray', ray(at(1, 2, 3), at(1, 0, 0)), false],
    ['a plane through it', plane(at(1, 0, 0), -1), false],
  ] as const)('%s', (_situation, other, expected) => {
    expect(contains(ball, other)).toBe(expected);
  });
});

describe('a box', () => {
  test.each([
    ['itself', box, true],
    ['one that is flush on three sides', aabb(at(-1, -2, -3), at(0, 0, 0)), true],
    ['one that sticks out by a hair', aabb(at(-1 - step, -2, -3), at(0, 0, 0)), false],
    ['a face of its own, as a flat box', aabb(at(3, -2, -3), at(3, 4, 5)), true],
    ['a sphere that touches four of its faces', sphere(at(1, 1, 1), 2), true],
    ['a sphere that reaches through a face', sphere(at(1 + step, 1, 1), 2), false],
    ['a capsule along an edge, by its radius away', capsule(at(0, -1, -2), at(0, -1, 4), 1), true],
    ['a triangle of three of its corners', triangle(at(-1, -2, -3), at(3, 4, 5), at(3, -2, 5)), true],
    ['a turned box', obb(at(1, 1, 1), at(0.25, 0.25, 0.25), [at(4, 3, 0), at(-3, 4, 0), at(0, 0, 5)]), true],
    [
      'a turned box with a corner through a face',
      obb(at(1, 1, 1), at(0.5, 0.5, 0.5), [at(4, 3, 0), at(-3, 4, 0), at(0, 0, 5)]),
      false,
    ],
    ['a box that is a point', aabb(at(0, 0, 0), at(0, 0, 0)), true],
  ] as const)('%s', (_situation, other, expected) => {
    expect(contains(box, other)).toBe(expected);
  });
});

describe('an oriented box', () => {
  test.each([
    ['itself', turned, true],
    ['a capsule along its longest axis that touches two faces', capsule(at(-32, -24, 0), at(32, 24, 0), 10), true],
    ['the same, a little thicker', capsule(at(-32, -24, 0), at(32, 24, 0), 10 + 2 ** -40), false],
    ['a capsule that touches the far face with its cap', capsule(at(0, 0, 0), at(32, 24, 0), 10), true],
    ['a capsule that reaches through it', capsule(at(0, 0, 0), at(32 + 2 ** -40, 24, 0), 10), false],
    ['a sphere between two faces', sphere(at(4, 3, 0), 10), true],
    ['its corner', point(25, 50, 10), true],
    ['a diagonal', segment(at(25, 50, 10), at(-25, -50, -10)), true],
  ] as const)('%s', (_situation, other, expected) => {
    expect(contains(turned, other)).toBe(expected);
  });
});

describe('a capsule', () => {
  test.each([
    ['itself', pill, true],
    ['the sphere of its end', sphere(at(4, 0, 0), 2), true],
    ['a thinner one around its own axis', capsule(at(0, 0, 0), at(4, 0, 0), 1), true],
    ['one that touches the side from inside', capsule(at(0, 1, 0), at(4, 1, 0), 1), true],
    ['one that sticks out of the cap', capsule(at(0, 0, 0), at(5 + step, 0, 0), 1), false],
    ['a box within its side', aabb(at(0, -1, -1.5), at(4, 1, 1.5)), true],
    ['a triangle across both caps', triangle(at(-2, 0, 0), at(6, 0, 0), at(2, 2, 0)), true],
    ['its axis, drawn out', line(at(0, 0, 0), at(1, 0, 0)), false],
  ] as const)('%s', (_situation, other, expected) => {
    expect(contains(pill, other)).toBe(expected);
  });
});

test.each([
  ['a half-space holds what lies on its border', halfspace(at(0, 1, 0), -2), sphere(at(9, 0, 0), 2), true],
  ['a half-space holds its own border', halfspace(at(0, 1, 0), -2), plane(at(0, -3, 0), 6), true],
  ['a half-space does not hold one that is turned', halfspace(at(0, 1, 0), -2), halfspace(at(1, 1, 0), -2), false],
  [
    'a plane holds a triangle that lies in it',
    plane(at(0, 0, 1), -1),
    triangle(at(0, 0, 1), at(1, 0, 1), at(0, 1, 1)),
    true,
  ],
  [
    'a triangle holds its edge',
    triangle(at(0, 0, 0), at(3, 0, 0), at(0, 3, 0)),
    segment(at(3, 0, 0), at(0, 3, 0)),
    true,
  ],
  ['a segment holds a piece of itself', segment(at(0, 0, 0), at(3, 6, 9)), segment(at(1, 2, 3), at(2, 4, 6)), true],
  ['a ray holds a later one', ray(at(0, 0, 0), at(1, 2, 3)), ray(at(1, 2, 3), at(2, 4, 6)), true],
  ['a point holds no more than itself', point(1, 2, 3), sphere(at(1, 2, 3), 0), true],
] as const)('%s', (_law, holder, held, expected) => {
  expect(contains(holder, held)).toBe(expected);
});
