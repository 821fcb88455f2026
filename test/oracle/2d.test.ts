import { expect, test } from 'vitest';
import { contains, distance, intersects, sideOfCircle, signOfGap, stretchInBox } from './2d.js';
import { fraction, rational, toNumber } from './rational.js';
import type { Aabb, Circle, Point2, Ray, Segment, Shape2, Vector2 } from './shapes.js';
import type { Sign } from './sign.js';

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

const tiny = 2 ** -52;
const flatBox = aabb([-1, 0], [1, 0]);

test.each<[string, Shape2, Shape2, Sign]>([
  ['equal points', point(0.1, 0.2), point(0.1, 0.2), 0],
  ['a point in a box', point(0.5, 0.5), unitBox, -1],
  ['a point on the border of a box', point(1, 0.5), unitBox, 0],
  ['a point at the corner of a box', point(1, -1), unitBox, 0],
  ['a point a step outside a box', point(1 + tiny, 0.5), unitBox, 1],
  ['a point a step inside a box', point(1 - tiny, 0.5), unitBox, -1],
  ['a point in a flat box', point(0.5, 0), flatBox, 0],
  ['a point in the smallest box', point(5e-324, 5e-324), aabb([0, 0], [1e-323, 1e-323]), -1],
  ['a point in the largest box', point(0, 5e-324), aabb([-1.7e308, 0], [1.7e308, 1]), -1],
  ['a point on a segment', point(1, 2), segment([0, 0], [2, 4]), 0],
  ['a point on a ray', point(4, 8), ray([0, 0], [1, 2]), 0],
  ['a point in a circle', point(0.5, 0.5), unitCircle, -1],
  ['a point on a circle', point(0, 1), unitCircle, 0],
  ['the centre of a circle without radius', point(2, 3), circle([2, 3], 0), 0],
  ['crossing segments', segment([-1, -1], [1, 1]), segment([-1, 1], [1, -1]), -1],
  ['a segment that ends on another', segment([0, 0], [0, 1]), segment([-1, 0], [1, 0]), 0],
  ['a segment that ends a step behind another', segment([0, -5e-324], [0, 1]), segment([-1, 0], [1, 0]), -1],
  ['segments with a common end', segment([0, 0], [1, 0]), segment([0, 0], [0, 1]), 0],
  ['segments that cover each other', segment([0, 0], [2, 1]), segment([0, 0], [2, 1]), 0],
  ['a zero segment on a segment', segment([1, 0], [1, 0]), segment([0, 0], [2, 0]), 0],
  ['crossing rays', ray([0, 0], [1, 1]), ray([2, 0], [-1, 1]), -1],
  ['rays towards each other', ray([0, 0], [1, 0]), ray([5, 0], [-2, 0]), 0],
  ['a ray from a place on another', ray([0, 0], [1, 0]), ray([3, 0], [1, 1]), 0],
  ['a segment across a box', segment([-2, 0], [2, 0.5]), unitBox, -1],
  ['a segment inside a box', segment([-0.5, 0], [0.5, 0]), unitBox, -1],
  ['a segment along a side of a box', segment([-2, 1], [2, 1]), unitBox, 0],
  ['a segment within a side of a box', segment([-0.5, 1], [0.5, 1]), unitBox, 0],
  ['a segment that ends on a side', segment([0, 3], [0, 1]), unitBox, 0],
  ['a segment from side to side', segment([-1, 0], [1, 0]), unitBox, -1],
  ['a segment over a corner', segment([0, 2], [2, 0]), unitBox, 0],
  ['a segment along a flat box', segment([-2, 0], [0, 0]), flatBox, 0],
  ['a segment across a flat box', segment([0, -1], [0, 1]), flatBox, -1],
  ['a zero segment in a box', segment([0, 0], [0, 0]), unitBox, -1],
  ['a ray along a side of a box', ray([-9, -1], [1, 0]), unitBox, 0],
  ['a ray away from a side of a box', ray([1, 0], [1, 0]), unitBox, 0],
  ['a ray without direction in a box', ray([0, 0], [0, 0]), unitBox, -1],
  ['a tangent', ray([-5, 1], [1, 0]), unitCircle, 0],
  ['a step below the tangent', ray([-5, 1 - tiny], [1, 0]), unitCircle, -1],
  ['a segment that ends on a circle', segment([3, 0], [1, 0]), unitCircle, 0],
  ['a segment through a circle without radius', segment([-1, -1], [2, 2]), circle([1, 1], 0), 0],
  ['circles that touch', unitCircle, circle([3, 4], 4), 0],
  ['circles that touch but for a step', unitCircle, circle([3, 4], 4 + 4 * tiny), -1],
  ['a circle that touches another from within', unitCircle, circle([0.5, 0], 0.5), -1],
  ['circles without radius in one place', circle([1, 2], 0), circle([1, 2], 0), 0],
  ['a circle on a corner of a box', circle([4, 5], 5), unitBox, 0],
  ['a circle about a corner of a box', circle([1, 1], 5e-324), unitBox, -1],
  ['a circle without radius in a box', circle([0, 0], 0), unitBox, -1],
  ['a circle without radius on a side', circle([0, 1], 0), unitBox, 0],
  ['a circle on a flat box', circle([0, 2], 2), flatBox, 0],
  ['a circle over a flat box', circle([0, 1], 2), flatBox, -1],
  ['boxes with a common side', unitBox, aabb([1, 0], [2, 1]), 0],
  ['boxes with a common corner', unitBox, aabb([1, 1], [2, 2]), 0],
  ['a box inside a box, from side to side', unitBox, aabb([-1, -0.5], [1, 0.5]), -1],
  ['flat boxes on one line', flatBox, aabb([0, 0], [2, 0]), 0],
  ['flat boxes crossing', flatBox, aabb([0, -1], [0, 1]), -1],
  ['a flat box in a box', flatBox, aabb([-2, -1], [2, 1]), -1],
  ['a flat box in a side of a box', flatBox, aabb([-2, 0], [2, 1]), 0],
  ['a turned-over box', point(0, 0), aabb([1, 1], [-1, -1]), 1],
  ['a negative radius', point(0, 0), circle([0, 0], -1), 1],
  ['NaN', point(Number.NaN, 0), unitBox, 1],
])('apart, touching or overlapping: %s', (_situation, a, b, expected) => {
  expect(signOfGap(a, b)).toBe(expected);
  expect(signOfGap(b, a)).toBe(expected);
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
