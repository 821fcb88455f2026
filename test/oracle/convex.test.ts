/** What the oracle says of lines, planes, half-spaces, capsules, and of turned boxes and triangles in the plane: cases done by hand. */
import { expect, test } from 'vitest';
import * as plane from './2d.js';
import * as space from './3d.js';
import { toNumber } from './rational.js';
import type { Shape2, Shape3, Vector3 } from './shapes.js';

const v = (x: number, y: number, z: number): Vector3 => ({ x, y, z });
const point: Shape3 = { kind: 'point', ...v(0, 0, 3) };
const floor: Shape3 = { kind: 'plane', normal: v(0, 0, 2), constant: 0 };
const below = (height: number): Shape3 => ({ kind: 'halfspace', normal: v(0, 0, 2), constant: -2 * height });
const upright: Shape3 = { kind: 'line', origin: v(5, 0, 0), direction: v(0, 0, -7) };
const capsule: Shape3 = { kind: 'capsule', start: v(0, 0, 2), end: v(4, 0, 2), radius: 2 };
const box: Shape3 = { kind: 'aabb', min: v(-1, -1, -1), max: v(1, 1, 1) };

test.each<[string, Shape3, Shape3, number, number]>([
  ['a point over a plane', point, floor, 1, 3],
  ['a point in a plane', { kind: 'point', ...v(7, 8, 0) }, floor, 0, 0],
  ['a point over a half-space', point, below(1), 1, 2],
  ['a point on the border of a half-space', point, below(3), 0, 0],
  ['a point in a half-space', point, below(4), -1, 0],
  ['a line square to a plane', upright, floor, -1, 0],
  ['a line level with a plane', { kind: 'line', origin: v(0, 0, 1), direction: v(1, 1, 0) }, floor, 1, 1],
  ['a line in a plane', { kind: 'line', origin: v(0, 0, 0), direction: v(1, 1, 0) }, floor, 0, 0],
  ['a line beside a point', { kind: 'point', ...v(8, 4, 1e9) }, upright, 1, 5],
  ['skew lines', upright, { kind: 'line', origin: v(0, 2, 0), direction: v(1, 0, 0) }, 1, 2],
  ['a line without direction', { kind: 'line', origin: v(0, 0, 5), direction: v(0, 0, 0) }, floor, 1, 5],
  ['parallel planes', floor, { kind: 'plane', normal: v(0, 0, -3), constant: 12 }, 1, 4],
  ['the same plane twice', floor, { kind: 'plane', normal: v(0, 0, -3), constant: 0 }, 0, 0],
  ['planes that cross', floor, { kind: 'plane', normal: v(1, 0, 2), constant: 12 }, -1, 0],
  ['half-spaces that face each other', below(1), { kind: 'halfspace', normal: v(0, 0, -1), constant: 5 }, 1, 4],
  ['half-spaces back to back', below(1), { kind: 'halfspace', normal: v(0, 0, -1), constant: 1 }, 0, 0],
  ['half-spaces one in the other', below(1), below(-9), -1, 0],
  ['a capsule on a plane', capsule, floor, 0, 0],
  ['a capsule over a half-space', capsule, below(-1), 1, 1],
  ['the side of a capsule beside a line', capsule, { kind: 'line', origin: v(2, 0, 5), direction: v(0, 1, 0) }, 1, 1],
  ['the cap of a capsule at a line', upright, capsule, -1, 0],
  ['a capsule of radius 0 in a plane', { ...capsule, start: v(0, 0, 0), end: v(1, 0, 0), radius: 0 }, floor, 0, 0],
  ['a corner of a box at a plane', box, { kind: 'plane', normal: v(1, 1, 1), constant: -3 }, 0, 0],
  ['a plane through a box', box, { kind: 'plane', normal: v(1, 1, 1), constant: -2.5 }, -1, 0],
])('%s', (_situation, a, b, sign, distance) => {
  for (const [p, q] of [
    [a, b],
    [b, a],
  ] as const) {
    expect(space.intersects(p, q)).toBe(sign <= 0);
    expect(space.signOfGap(p, q)).toBe(sign);
    const exact = space.distance(p, q)!;
    expect(Math.max(Math.sqrt(toNumber(exact.squared)) - toNumber(exact.reach), 0)).toBeCloseTo(distance, 12);
  }
});

const slope: Shape2 = { kind: 'halfplane', normal: { x: 1, y: 1 }, constant: -2 };
const diamond: Shape2 = {
  kind: 'obb',
  center: { x: 0, y: 0 },
  halfExtents: { x: 1, y: 1 },
  axes: [
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ],
};
const wedge: Shape2 = { kind: 'triangle', a: { x: 2, y: 0 }, b: { x: 5, y: 1 }, c: { x: 5, y: -1 } };

test.each<[string, Shape2, Shape2, number]>([
  [
    'a side of a turned box on the border of a half-plane',
    diamond,
    { ...slope, normal: { x: -1, y: -1 }, constant: 2 },
    0,
  ],
  ['a turned box in a half-plane', diamond, slope, -1],
  ['a corner of a triangle at that of a turned box', wedge, diamond, 0],
  ['a point in a triangle', { kind: 'point', x: 4, y: 0.5 }, wedge, -1],
  ['a point on the edge of a triangle', { kind: 'point', x: 3.5, y: 0.5 }, wedge, 0],
  [
    'lines that cross',
    { kind: 'line', origin: { x: 0, y: 0 }, direction: { x: 1, y: 2 } },
    { kind: 'line', origin: { x: 9, y: 0 }, direction: { x: 2, y: 1 } },
    -1,
  ],
  [
    'a line along the border of a half-plane',
    { kind: 'line', origin: { x: 0, y: 2 }, direction: { x: -3, y: 3 } },
    slope,
    0,
  ],
  [
    'a capsule beyond a half-plane',
    { kind: 'capsule', start: { x: 3, y: 3 }, end: { x: 9, y: 9 }, radius: 2.75 },
    slope,
    1,
  ],
])('%s', (_situation, a, b, sign) => {
  expect(plane.signOfGap(a, b)).toBe(sign);
  expect(plane.signOfGap(b, a)).toBe(sign);
});

test.each<[string, Shape3]>([
  ['a plane without a normal', { kind: 'plane', normal: v(0, 0, 0), constant: 0 }],
  ['a half-space without a normal', { kind: 'halfspace', normal: v(0, -0, 0), constant: -1 }],
  ['a capsule of negative radius', { kind: 'capsule', start: v(0, 0, 0), end: v(0, 0, 0), radius: -Number.MIN_VALUE }],
  [
    'a turned box of negative size',
    { kind: 'obb', center: v(0, 0, 0), halfExtents: v(1, 1, -1), axes: [v(1, 0, 0), v(0, 1, 0), v(0, 0, 1)] },
  ],
])('%s meets nothing', (_situation, empty) => {
  expect([space.intersects(empty, box), space.signOfGap(box, empty), space.distance(empty, box)]).toEqual([
    false,
    1,
    null,
  ]);
});

test('a constant far smaller than the coordinates still counts', () => {
  const grazing: Shape3 = { kind: 'plane', normal: v(0, 0, 1), constant: -5e-324 };
  expect(space.intersects({ kind: 'aabb', min: v(-1e300, -1, -1), max: v(1e300, 1, 0) }, grazing)).toBe(false);
});
