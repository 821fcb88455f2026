import { describe, expect, test } from 'vitest';
import { aabb, capsule, circle, contains, halfplane, line, obb, point, ray, segment, triangle } from '../index.js';

const at = (x: number, y: number) => ({ x, y });
const disc = circle(at(1, 2), 2);
const box = aabb(at(-1, -2), at(3, 4));
/** Its axes are 3-4-5: they are not rounded. */
const turned = obb(at(0, 0), at(10, 2), [at(4, 3), at(-3, 4)]);
const pill = capsule(at(0, 0), at(4, 0), 2);
const step = 2 ** -50;

describe('a circle', () => {
  test.each([
    ['itself', disc, true],
    ['one that touches from inside', circle(at(2, 2), 1), true],
    ['one that sticks out by a hair', circle(at(2 + step, 2), 1), false],
    ['a larger one around the same centre', circle(at(1, 2), 2 + step), false],
    ['a point on it', point(3, 2), true],
    ['a point a step beyond', point(3 + step, 2), false],
    ['a chord through the centre', segment(at(-1, 2), at(3, 2)), true],
    ['a capsule that touches with its cap', capsule(at(1, 2), at(2, 2), 1), true],
    ['a ray', ray(at(1, 2), at(1, 0)), false],
    ['a line through it', line(at(1, 2), at(1, 0)), false],
  ] as const)('%s', (_situation, other, expected) => {
    expect(contains(disc, other)).toBe(expected);
  });
});

describe('a box', () => {
  test.each([
    ['itself', box, true],
    ['one that is flush on two sides', aabb(at(-1, -2), at(0, 0)), true],
    ['one that sticks out by a hair', aabb(at(-1 - step, -2), at(0, 0)), false],
    ['a side of its own, as a flat box', aabb(at(3, -2), at(3, 4)), true],
    ['a circle that touches two of its sides', circle(at(1, 1), 2), true],
    ['a circle that reaches through a side', circle(at(1 + step, 1), 2), false],
    ['a capsule along a side, by its radius away', capsule(at(0, -1), at(0, 3), 1), true],
    ['a triangle of three of its corners', triangle(at(-1, -2), at(3, 4), at(3, -2)), true],
    ['a turned box', obb(at(1, 1), at(0.25, 0.25), [at(4, 3), at(-3, 4)]), true],
    ['a turned box with a corner through a side', obb(at(1, 1), at(0.5, 0.5), [at(4, 3), at(-3, 4)]), false],
  ] as const)('%s', (_situation, other, expected) => {
    expect(contains(box, other)).toBe(expected);
  });
});

describe('an oriented box', () => {
  test.each([
    ['itself', turned, true],
    ['a capsule along its longer axis that touches two sides', capsule(at(-32, -24), at(32, 24), 10), true],
    ['the same, a little thicker', capsule(at(-32, -24), at(32, 24), 10 + 2 ** -40), false],
    ['a capsule that touches the far side with its cap', capsule(at(0, 0), at(32, 24), 10), true],
    ['a capsule that reaches through it', capsule(at(0, 0), at(32 + 2 ** -40, 24), 10), false],
    ['a circle between two sides', circle(at(4, 3), 10), true],
    ['its corner', point(34, 38), true],
    ['a diagonal', segment(at(34, 38), at(-34, -38)), true],
  ] as const)('%s', (_situation, other, expected) => {
    expect(contains(turned, other)).toBe(expected);
  });
});

describe('a capsule', () => {
  test.each([
    ['itself', pill, true],
    ['the circle of its end', circle(at(4, 0), 2), true],
    ['one that touches the side from inside', capsule(at(0, 1), at(4, 1), 1), true],
    ['one that sticks out of the cap', capsule(at(0, 0), at(5 + step, 0), 1), false],
    ['a box from side to side', aabb(at(0, -2), at(4, 2)), true],
    ['a triangle across both caps', triangle(at(-2, 0), at(6, 0), at(2, 2)), true],
  ] as const)('%s', (_situation, other, expected) => {
    expect(contains(pill, other)).toBe(expected);
  });
});

test.each([
  ['a half-plane holds what lies on its border', halfplane(at(0, 1), -2), circle(at(9, 0), 2), true],
  ['a half-plane holds its own border', halfplane(at(0, 1), -2), line(at(5, 2), at(-3, 0)), true],
  ['a half-plane does not hold one that is turned', halfplane(at(0, 1), -2), halfplane(at(1, 1), -2), false],
  ['a triangle holds its edge', triangle(at(0, 0), at(3, 0), at(0, 3)), segment(at(3, 0), at(0, 3)), true],
  ['a segment holds a piece of itself', segment(at(0, 0), at(3, 6)), segment(at(1, 2), at(2, 4)), true],
  ['a ray holds a later one', ray(at(0, 0), at(1, 2)), ray(at(1, 2), at(2, 4)), true],
  ['a point holds a circle that is no more than it', point(1, 2), circle(at(1, 2), 0), true],
] as const)('%s', (_law, holder, held, expected) => {
  expect(contains(holder, held)).toBe(expected);
});
