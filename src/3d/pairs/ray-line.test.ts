import { expect, test } from 'vitest';
import { relation3 } from '../../../test/relation.js';
import { raycast, segment } from '../index.js';
import { line } from '../shapes/line.js';
import { ray } from '../shapes/ray.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const slope = line(at(1, 1, 1), at(3, 1, -2));
const dot = { kind: 'line', origin: at(1, 1, 1), direction: at(0, 0, 0) } as const;

test.each([
  ['crossing', ray(at(7, 0, -3), at(0, 1, 0)), slope, 'touching'],
  ['crossing behind the origin of the line', ray(at(-5, 5, 5), at(0, -1, 0)), slope, 'touching'],
  ['runs away', ray(at(7, 4, -3), at(0, 1, 0)), slope, 'apart'],
  ['starts on it', ray(at(7, 3, -3), at(0, 1, 0)), slope, 'touching'],
  ['starts one step past it', ray(at(7, 3 + 2 ** -51, -3), at(0, 1, 0)), slope, 'apart'],
  ['lies on it', ray(at(-5, -1, 5), at(-6, -2, 4)), slope, 'touching'],
  ['parallel, beside', ray(at(-5, 0, 5), at(-6, -2, 4)), slope, 'apart'],
  ['no direction, on the line', { kind: 'ray', origin: at(7, 3, -3), direction: at(0, 0, 0) }, slope, 'touching'],
  ['no direction, beside', { kind: 'ray', origin: at(7, 4, -3), direction: at(0, 0, 0) }, slope, 'apart'],
  ['a line without direction, on the ray', ray(at(0, 0, 0), at(2, 2, 2)), dot, 'touching'],
  ['a line without direction, behind the ray', ray(at(2, 2, 2), at(2, 2, 2)), dot, 'apart'],
] as const)('%s', (_situation, a, b, expected) => {
  expect(relation3(a, b)).toBe(expected);
});

const wall = line(at(1, 0, 0), at(0, 2, 0));

test.each([
  [
    'behind the origin of the wall',
    ray(at(-2, -9, 0), at(3, 0, 0)),
    { t: 1, point: at(1, -9, 0), normal: at(-1, 0, 0), tExit: 1 },
  ],
  ['from the other side', ray(at(3, 1, 0), at(-1, 0, 0)), { t: 2, point: at(1, 1, 0), normal: at(1, 0, 0), tExit: 2 }],
  ['starting on it', ray(at(1, 7, 0), at(1, 0, 0)), { t: 0, point: at(1, 7, 0), normal: at(-1, 0, 0), tExit: 0 }],
  ['along it', ray(at(1, 7, 0), at(0, 1, 0)), { t: 0, point: at(1, 7, 0), normal: at(0, -1, 0), tExit: Infinity }],
])('a ray at a wall %s', (_situation, cast, expected) => {
  expect(raycast(cast, wall)).toEqual({ ...expected, inside: false });
});

test('a ray away from a wall, and a segment that ends before it or at it', () => {
  expect(raycast(ray(at(-2, 0, 0), at(-1, 0, 0)), wall)).toBeNull();
  expect(raycast(segment(at(-2, 0, 0), at(0.5, 0, 0)), wall)).toBeNull();
  expect(raycast(segment(at(-1, 0, 0), at(1, 0, 0)), wall)).toMatchObject({
    t: 1,
    normal: at(-1, 0, 0),
    inside: false,
  });
});
