import { expect, test } from 'vitest';
import { contains, distance, intersects, sideOfCircle, stretchInBox } from './2d.js';
import { fraction, rational, toNumber } from './rational.js';
import type { Aabb, Circle, Point2, Ray, Segment, Shape2, Vector2 } from './shapes.js';

type Double = [number, number];
const at = ([x, y]: Double): Vector2 => ({ x, y });
const point = (x: number, y: number): Point2 => ({ kind: 'point', x, y });
const segment = (start: Double, end: Double): Segment<Vector2> => ({ kind: 'segment', start: at(start), end: at(end) });
const ray = (from: Double, to: Double): Ray<Vector2> => ({ kind: 'ray', origin: at(from), direction: at(to) });
const circle = (center: Double, radius: number): Circle => ({ kind: 'circle', center: at(center), radius });
const aabb = (min: Double, max: Double): Aabb<Vector2> => ({ kind: 'aabb', min: at(min), max: at(max) });

const unitCircle = circle([0, 0], 1);
const unitBox = aabb([-1, -1], [1, 1]);

test.each<[string, Shape2, Shape2, boolean]>([
  ['parallel segments', segment([0, 0], [1, 0]), segment([0, 1], [1, 1]), false],
  ['collinear segments apart', segment([0, 0], [1, 0]), segment([2, 0], [3, 0]), false],
  ['collinear segments overlapping', segment([0, 0], [2, 0]), segment([1, 0], [3, 0]), true],
  ['a zero segment elsewhere', segment([5, 5], [5, 5]), segment([0, 0], [1, 0]), false],
  ['segments sharing their start', segment([0, 0], [1, 0]), segment([0, 0], [0, 1]), true],
  ['a cross of size 1e-300', segment([0, 0], [1e-300, 1e-300]), segment([0, 1e-300], [1e-300, 0]), true],
  ['a cross of size 5e-4', segment([0, 0], [5e-4, 5e-4]), segment([0, 5e-4], [5e-4, 0]), true],
  ['vertical against horizontal', segment([1, 0], [1, 1]), segment([0, 0], [1, 0]), true],
  ['across the box', segment([-2, 1], [10, -1]), unitBox, true],
  ['into the box', segment([-2, 0], [0.5, 2]), unitBox, true],
  ['past a corner of the box', segment([-2, 0], [0, 2 + 2 ** -50]), unitBox, false],
  ['ending on the circle', segment([3, 0], [1, 0]), unitCircle, true],
  ['a zero segment on the circle', segment([1, 0], [1, 0]), unitCircle, true],
  ['a ray away from the circle', ray([2, 0], [1, 0]), unitCircle, false],
  ['a tangent ray', ray([-5, 1], [1, 0]), unitCircle, true],
  ['circles touching', unitCircle, circle([3, 4], 4), true],
  ['circles not quite', unitCircle, circle([3, 4], 4 - 2 ** -51), false],
  ['a circle on a corner', circle([4, 5], 5), unitBox, true],
  ['points', point(0.3, 0), point(0.1 + 0.2, 0), false],
  ['a point on the border', point(1, 0.5), unitBox, true],
])('%s', (_situation, a, b, expected) => {
  expect(intersects(a, b)).toBe(expected);
  expect(intersects(b, a)).toBe(expected);
});

test('distances in the plane', () => {
  const exact = distance(circle([4, 5], 1), unitBox);
  expect(toNumber(exact?.squared ?? rational(-1))).toBe(25);
  expect(toNumber(exact?.reach ?? rational(-1))).toBe(1);
});

test('a segment enters a box at an exact t', () => {
  expect(toNumber(stretchInBox(segment([-2, 0], [0.5, 2]), unitBox)?.from ?? rational(-1))).toBe(0.4);
});

test('a segment meets a circle where its side changes', () => {
  const line = segment([5, -3], [5, 3]);
  const about = circle([5.5, 0], 1);
  expect(sideOfCircle(line, about, fraction(0n))).toBe(1);
  expect(sideOfCircle(line, about, fraction(1n, 2n))).toBe(-1);
  expect(contains(about, at([5, 0]))).toBe(true);
});
