import { expect, test } from 'vitest';
import {
  intersectsTriangleTriangle,
  overlapsTriangleTriangle,
  touchesTriangleTriangle,
} from '../../generated/2d/triangle-triangle.js';
import { closestPoints, contact, pushOut } from '../index.js';
import { triangle } from '../shapes/triangle.js';

const near = (x: number) => expect.closeTo(x, 12);
const at = (x: number, y: number) => ({ x, y });
const half = triangle(at(0, 0), at(2, 0), at(0, 2));

test.each([
  ['overlapping', triangle(at(0.5, 0.5), at(3, 0.5), at(0.5, 3)), 'overlapping'],
  ['one within the other', triangle(at(0.2, 0.2), at(0.4, 0.2), at(0.2, 0.4)), 'overlapping'],
  ['of one edge', triangle(at(2, 0), at(0, 2), at(2, 2)), 'touching'],
  ['corner on edge', triangle(at(1, 1), at(3, 1), at(3, 3)), 'touching'],
  ['corner a step beyond the edge', triangle(at(1, 1 + 2 ** -52), at(3, 1 + 2 ** -52), at(3, 3)), 'apart'],
  ['corner on corner', triangle(at(2, 0), at(3, 0), at(3, -1)), 'touching'],
  ['the same, turned round', triangle(at(0, 0), at(0, 2), at(2, 0)), 'overlapping'],
  ['a collinear one across', triangle(at(-1, 0.5), at(3, 0.5), at(9, 0.5)), 'overlapping'],
  ['a collinear one along an edge', triangle(at(-1, 0), at(3, 0), at(9, 0)), 'touching'],
  ['a point inside', triangle(at(0.5, 0.5), at(0.5, 0.5), at(0.5, 0.5)), 'overlapping'],
  ['a point outside', triangle(at(1.5, 1.5), at(1.5, 1.5), at(1.5, 1.5)), 'apart'],
] as const)('%s', (_situation, other, expected) => {
  for (const [s, t] of [
    [other, half],
    [half, other],
  ] as const) {
    expect(intersectsTriangleTriangle(s, t)).toBe(expected !== 'apart');
    expect(overlapsTriangleTriangle(s, t)).toBe(expected === 'overlapping');
    expect(touchesTriangleTriangle(s, t)).toBe(expected === 'touching');
  }
});

test('beside a side, and a corner', () => {
  expect(closestPoints(half, triangle(at(2, 2), at(3, 2), at(2, 3)))).toEqual({
    a: { x: near(1), y: near(1) },
    b: { x: near(2), y: near(2) },
    distance: near(Math.SQRT2),
  });
});

test('overlapping by a corner', () => {
  expect(contact(half, triangle(at(0.5, 0.5), at(3, 0.5), at(0.5, 3)))?.depth).toEqual(near(0.5 * Math.SQRT2));
  expect(pushOut(triangle(at(0.5, 0.5), at(3, 0.5), at(0.5, 3)), half)).toEqual({ x: near(0.5), y: near(0.5) });
});
