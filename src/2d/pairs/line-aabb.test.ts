import { expect, test } from 'vitest';
import { relation2 } from '../../../test/relation.js';
import { closestPoints, contact, distance, intersectionLineAabb, pushOut } from '../index.js';
import { aabb } from '../shapes/aabb.js';
import { line } from '../shapes/line.js';

const near = (x: number) => expect.closeTo(x, 12);
const at = (x: number, y: number) => ({ x, y });
const box = aabb(at(-1, -1), at(1, 1));
const dot = { kind: 'line', origin: at(1, 0), direction: at(0, 0) } as const;

test.each([
  ['through', line(at(9, 9), at(1, 1)), box, 'overlapping'],
  ['through, starting inside', line(at(0, 0), at(3, 1)), box, 'overlapping'],
  ['touching a corner', line(at(0, 2), at(1, -1)), box, 'touching'],
  ['one step past the corner', line(at(0, 2 + 2 ** -51), at(1, -1)), box, 'apart'],
  ['along a face', line(at(9, 1), at(1, 0)), box, 'touching'],
  ['along a face, one step beside', line(at(9, 1 + 2 ** -52), at(1, 0)), box, 'apart'],
  ['along an axis, through', line(at(9, 0.5), at(1, 0)), box, 'overlapping'],
  ['through a flat box', line(at(0, 9), at(1e-9, 1)), aabb(at(-1, 0), at(1, 0)), 'overlapping'],
  ['in a flat box', line(at(0, 0), at(1, 0)), aabb(at(-1, 0), at(1, 0)), 'touching'],
  ['no direction, on a face', dot, box, 'touching'],
  ['no direction, outside', { kind: 'line', origin: at(2, 0), direction: at(0, 0) }, box, 'apart'],
  ['an empty box', line(at(0, 0), at(1, 0)), { kind: 'aabb', min: at(1, 1), max: at(-1, -1) }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation2(a, b)).toBe(expected);
});

test.each([
  ['behind the origin', line(at(9, 0.5), at(2, 0)), { tMin: -5, tMax: -4, entry: at(-1, 0.5), exit: at(1, 0.5) }],
  ['from the face that it leaves by', line(at(1, 0), at(1, 0)), { tMin: -2, tMax: 0, relation: 'through' }],
  ['from the face that it enters by', line(at(1, 0), at(-1, 0)), { tMin: 0, tMax: 2, relation: 'through' }],
  ['over a corner', line(at(-1, 3), at(1, -1)), { tMin: 2, tMax: 2, entry: at(1, 1), relation: 'touches' }],
  ['along a side', line(at(9, 1), at(1, 0)), { tMin: -10, tMax: -8, relation: 'touches' }],
  ['no direction, on a side', dot, { tMin: 0, tMax: 0, entry: at(1, 0), relation: 'touches' }],
])('the stretch %s', (_situation, through, expected) => {
  expect(intersectionLineAabb(through, box)).toMatchObject(expected);
});

test('past a corner, and along a side', () => {
  expect(distance(line(at(0, 4), at(1, -1)), box)).toEqual(near(Math.SQRT2));
  expect(distance(line(at(9, 4), at(-1e300, 0)), box)).toEqual(near(3));
  expect(closestPoints(line(at(0, 4), at(1, -1)), box)).toEqual(
    expect.objectContaining({ a: { x: near(2), y: near(2) }, b: { x: near(1), y: near(1) } }),
  );
});

test('through it: the shortest way off is across the line', () => {
  expect(contact(line(at(-9, 0.25), at(1, 0)), box)).toEqual(
    expect.objectContaining({ normal: { x: near(0), y: near(-1) }, depth: near(0.75) }),
  );
  expect(pushOut(box, line(at(-9, 0.25), at(1, 0)))).toEqual({ x: near(0), y: near(-0.75) });
});
