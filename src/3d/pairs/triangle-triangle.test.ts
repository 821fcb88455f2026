import { expect, test } from 'vitest';
import {
  intersectsTriangleTriangle,
  overlapsTriangleTriangle,
  touchesTriangleTriangle,
} from '../../generated/3d/triangle-triangle.js';
import { closestPoints, contact, distance, pushOut } from '../index.js';
import { triangle } from '../shapes/triangle.js';

const near = (x: number) => expect.closeTo(x, 12);
const at = (x: number, y: number, z: number) => ({ x, y, z });
const floor = triangle(at(0, 0, 0), at(2, 0, 0), at(0, 0, 2));

test.each([
  ['crossing', triangle(at(0.5, 1, 0.5), at(0.5, -1, 0.5), at(0.5, 0, 9)), 'overlapping'],
  ['one edge through the inside', triangle(at(0.5, 1, 0.5), at(0.5, -1, 0.5), at(-9, 0, 0.5)), 'overlapping'],
  ['with a corner on the face', triangle(at(0.5, 0, 0.5), at(0, 1, 0), at(1, 1, 1)), 'touching'],
  ['with a corner a step above the face', triangle(at(0.5, Number.MIN_VALUE, 0.5), at(0, 1, 0), at(1, 1, 1)), 'apart'],
  ['with an edge on the face', triangle(at(0.25, 0, 0.25), at(0.5, 0, 0.5), at(0, 5, 0)), 'touching'],
  ['of one edge, folded', triangle(at(0, 0, 0), at(2, 0, 0), at(1, 3, -1)), 'touching'],
  ['of one edge, in one plane', triangle(at(2, 0, 0), at(0, 0, 2), at(2, 0, 2)), 'touching'],
  ['of one corner, through each other', triangle(at(0, 0, 0), at(1, 1, 0.5), at(1, -1, 0.5)), 'overlapping'],
  ['edge crossing edge', triangle(at(1, 1, 1), at(1, -1, 1), at(9, 0, 9)), 'touching'],
  ['edge a step past edge', triangle(at(1, 1, 1 + 2 ** -52), at(1, -1, 1 + 2 ** -52), at(9, 0, 9)), 'apart'],
  ['both ends of the shared stretch the same', triangle(at(0.5, 1, -1), at(0.5, -1, 1), at(0.5, -1, 2)), 'overlapping'],
  [
    'edges that are parallel, through each other',
    triangle(at(0, -1, 0.5), at(2, -1, 0.5), at(0.5, 1, 0.5)),
    'overlapping',
  ],
  ['in one plane, one within the other', triangle(at(0.2, 0, 0.2), at(0.4, 0, 0.2), at(0.2, 0, 0.4)), 'touching'],
  ['in one plane, corner on corner', triangle(at(2, 0, 0), at(3, 0, 0), at(3, 0, 1)), 'touching'],
  ['in one plane, apart', triangle(at(2, 0, 2), at(1, 0, 1 + 2 ** -52), at(2, 0, 3)), 'apart'],
  ['in parallel planes', triangle(at(0, 1, 0), at(2, 1, 0), at(0, 1, 2)), 'apart'],
  ['the same', triangle(at(0, 0, 0), at(2, 0, 0), at(0, 0, 2)), 'touching'],
  ['a collinear one through it', triangle(at(0.5, 1, 0.5), at(0.5, -1, 0.5), at(0.5, 3, 0.5)), 'overlapping'],
  ['a collinear one in its plane', triangle(at(-1, 0, 0.5), at(3, 0, 0.5), at(9, 0, 0.5)), 'touching'],
  ['a collinear one past it', triangle(at(-1, 0, 3), at(3, 0, 3), at(9, 0, 3)), 'apart'],
  ['a point on it', triangle(at(0.5, 0, 0.5), at(0.5, 0, 0.5), at(0.5, 0, 0.5)), 'touching'],
  ['a point above it', triangle(at(0.5, 1, 0.5), at(0.5, 1, 0.5), at(0.5, 1, 0.5)), 'apart'],
] as const)('%s', (_situation, other, expected) => {
  for (const [s, t] of [
    [other, floor],
    [floor, other],
  ] as const) {
    expect(intersectsTriangleTriangle(s, t)).toBe(expected !== 'apart');
    expect(overlapsTriangleTriangle(s, t)).toBe(expected === 'overlapping');
    expect(touchesTriangleTriangle(s, t)).toBe(expected === 'touching');
  }
});

test('one over the other, and beside an edge', () => {
  expect(distance(floor, triangle(at(0.5, 3, 0.5), at(9, 5, 0), at(0, 5, 9)))).toEqual(near(3));
  expect(closestPoints(floor, triangle(at(4, 0, 2), at(9, 5, 2), at(9, 0, 9)))).toEqual({
    a: { x: near(2), y: near(0), z: near(0) },
    b: { x: near(4), y: near(0), z: near(2) },
    distance: near(2 * Math.SQRT2),
  });
});

test('one edge through the inside', () => {
  expect(contact(floor, triangle(at(0.5, -0.25, 0.5), at(9, 5, 0.5), at(0.5, 5, 0.5)))).toEqual(
    expect.objectContaining({ normal: { x: near(0), y: near(1), z: near(0) }, depth: near(0.25) }),
  );
  expect(pushOut(floor, triangle(at(0.5, -0.25, 0.5), at(9, 5, 0.5), at(0.5, 5, 0.5)))).toEqual({
    x: near(0),
    y: near(-0.25),
    z: near(0),
  });
});
