import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { contact, distance, intersectionLineAabb, pushOut } from '../index.js';
import { aabb } from '../shapes/aabb.js';
import { line } from '../shapes/line.js';

const near = (x: number) => expect.closeTo(x, 12);
const at = (x: number, y: number, z: number) => ({ x, y, z });
const box = aabb(at(-1, -1, -1), at(1, 1, 1));
const dot = { kind: 'line', origin: at(1, 0, 0), direction: at(0, 0, 0) } as const;

test.each([
  ['through', line(at(9, 9, 9), at(1, 1, 1)), box, 'overlapping'],
  ['through, starting inside', line(at(0, 0, 0), at(3, 1, -1)), box, 'overlapping'],
  ['touching a corner', line(at(0, 2, 1), at(1, -1, 0)), box, 'touching'],
  ['one step past the corner', line(at(0, 2 + 2 ** -51, 1), at(1, -1, 0)), box, 'apart'],
  ['along a face', line(at(9, 1, 0), at(1, 0, 0)), box, 'touching'],
  ['along a face, one step beside', line(at(9, 1 + 2 ** -52, 0), at(1, 0, 0)), box, 'apart'],
  ['along an axis, through', line(at(9, 0.5, 0.5), at(1, 0, 0)), box, 'overlapping'],
  ['through a flat box', line(at(0, 9, 0), at(1e-9, 1, 0)), aabb(at(-1, 0, -1), at(1, 0, 1)), 'overlapping'],
  ['in a flat box', line(at(0, 0, 0), at(1, 0, 0)), aabb(at(-1, 0, -1), at(1, 0, 1)), 'touching'],
  ['no direction, on a face', dot, box, 'touching'],
  ['no direction, outside', { kind: 'line', origin: at(2, 0, 0), direction: at(0, 0, 0) }, box, 'apart'],
  ['an empty box', line(at(0, 0, 0), at(1, 0, 0)), { kind: 'aabb', min: at(1, 1, 1), max: at(-1, -1, -1) }, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

test('what they share, behind the origin as well', () => {
  expect(intersectionLineAabb(line(at(9, 0.5, 0), at(2, 0, 0)), box)).toEqual({
    tMin: -5,
    tMax: -4,
    entry: at(-1, 0.5, 0),
    exit: at(1, 0.5, 0),
    relation: 'through',
    x: { min: -5, max: -4 },
    y: { min: -Infinity, max: Infinity },
    z: { min: -Infinity, max: Infinity },
    face: '-x',
    normal: at(-1, 0, 0),
  });
});

test.each([
  ['from the face that it leaves by', line(at(1, 0, 0), at(1, 0, 0)), { tMin: -2, tMax: 0, relation: 'through' }],
  ['from the face that it enters by', line(at(1, 0, 0), at(-1, 0, 0)), { tMin: 0, tMax: 2, relation: 'through' }],
  ['from inside', line(at(0, 0, 0), at(0, 2, 0)), { tMin: -0.5, tMax: 0.5, relation: 'through' }],
  ['over an edge', line(at(-1, 3, 0), at(1, -1, 0)), { tMin: 2, tMax: 2, entry: at(1, 1, 0), relation: 'touches' }],
  ['along a face', line(at(9, 1, 0), at(1, 0, 0)), { tMin: -10, tMax: -8, relation: 'touches' }],
  ['tiny steps', line(at(9, 0, 0), at(2 ** -1000, 0, 0)), { tMin: -10 * 2 ** 1000, exit: at(1, 0, 0) }],
  ['no direction, on a face', dot, { tMin: 0, tMax: 0, entry: at(1, 0, 0), relation: 'touches' }],
])('the stretch %s', (_situation, through, expected) => {
  expect(intersectionLineAabb(through, box)).toMatchObject(expected);
});

test('past a corner, and along a side', () => {
  expect(distance(line(at(0, 4, 0), at(1, -1, 0)), box)).toEqual(near(Math.SQRT2));
  expect(distance(line(at(9, 4, 0), at(-1e300, 0, 0)), box)).toEqual(near(3));
});

test('through it: the shortest way off is across the line', () => {
  expect(contact(line(at(-9, 0.25, 0), at(1, 0, 0)), box)).toEqual(
    expect.objectContaining({ normal: { x: near(0), y: near(-1), z: near(0) }, depth: near(0.75) }),
  );
  expect(pushOut(box, line(at(-9, 0.25, 0), at(1, 0, 0)))).toEqual({ x: near(0), y: near(-0.75), z: near(0) });
});
