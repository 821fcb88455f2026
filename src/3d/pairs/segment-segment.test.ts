import { describe, expect, test } from 'vitest';
import { closestPointsSegmentSegment, distanceSegmentSegment } from '../../generated/3d/closestPoints.js';
import { contactSegmentSegment } from '../../generated/3d/contact.js';
import { intersectsSegmentSegment } from '../../generated/3d/segment-segment.js';
import { type Segment, segment } from '../shapes/segment.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const line = (x0: number, y0: number, z0: number, x1: number, y1: number, z1: number) =>
  segment(at(x0, y0, z0), at(x1, y1, z1));
const tiny = 1e-170;

/** Each situation in both orders and with each segment turned round. */
function everyWay(a: Segment, b: Segment): [Segment, Segment][] {
  const back = ({ start, end }: Segment) => segment(end, start);
  return [
    [a, b],
    [b, a],
    [back(a), b],
    [b, back(a)],
    [a, back(b)],
  ];
}

describe('whether they meet', () => {
  test.each([
    ['crossing', line(0, 0, 0, 2, 2, 2), line(0, 2, 0, 2, 0, 2), true],
    ['passing one step above each other', line(0, 0, 0, 2, 2, 0), line(0, 2, 2 ** -1074, 2, 0, 2 ** -1074), false],
    ['end on end', line(0, 0, 0, 1, 0, 0), line(1, 0, 0, 2, 5, 3), true],
    ['end on the middle', line(0, 0, 0, 3, 1, 2), line(1.5, 0.5, 1, 1, 9, 4), true],
    ['end one step short of the middle', line(0, 0, 0, 3, 1, 2), line(1.5, 0.5 + 2 ** -53, 1, 1, 9, 4), false],
    ['in one plane, the lines cross, the segments do not', line(0, 0, 0, 1, 0, 0), line(2, -1, 0, 2, 1, 0), false],
    ['parallel, side by side', line(0, 0, 0, 1, 2, 3), line(0, 1, 0, 1, 3, 3), false],
    ['on one line, apart', line(0, 0, 0, 1, 2, 3), line(2, 4, 6, 3, 6, 9), false],
    ['on one line, end on end', line(0, 0, 0, 1, 2, 3), line(1, 2, 3, 2, 4, 6), true],
    ['on one line, overlapping', line(0, 0, 0, 2, 4, 6), line(1, 2, 3, 3, 6, 9), true],
    ['on one line, one within the other', line(0, 0, 0, 3, 6, 9), line(1, 2, 3, 2, 4, 6), true],
    ['a point on it', line(1, 2, 3, 1, 2, 3), line(0, 0, 0, 3, 6, 9), true],
    ['a point on its line, beyond it', line(4, 8, 12, 4, 8, 12), line(0, 0, 0, 3, 6, 9), false],
    ['two points, the same', line(1, 1, 1, 1, 1, 1), line(1, 1, 1, 1, 1, 1), true],
    ['crossing, so small that products vanish', line(0, 0, 0, tiny, tiny, 0), line(0, tiny, 0, tiny, 0, 0), true],
    ['apart, so small that products vanish', line(0, 0, 0, tiny, tiny, 0), line(0, tiny, tiny, tiny, 0, tiny), false],
    ['far from the origin', line(1e8, 0, 0, 1e8 + 3, 1, 2), line(1e8 + 1.5, 0.5, 1, 1e8, 9, 4), true],
  ])('%s', (_situation, a, b, expected) => {
    for (const [first, second] of everyWay(a, b)) {
      expect(intersectsSegmentSegment(first, second)).toBe(expected);
      expect(distanceSegmentSegment(first, second) === 0).toBe(expected);
      expect(contactSegmentSegment(first, second) !== null).toBe(expected);
    }
  });
});

test.each([
  ['above each other', line(-1, 0, 0, 1, 0, 0), line(0, -1, 3, 0, 1, 3), at(0, 0, 0), at(0, 0, 3), 3],
  ['end to end', line(0, 0, 0, 1, 0, 0), line(3, 3, 6, 9, 9, 9), at(1, 0, 0), at(3, 3, 6), 7],
  ['end to middle', line(0, 0, 0, 4, 0, 0), line(1, 3, 4, 1, 9, 12), at(1, 0, 0), at(1, 3, 4), 5],
  ['a point to the middle', line(2, 3, 4, 2, 3, 4), line(0, 0, 0, 9, 0, 0), at(2, 3, 4), at(2, 0, 0), 5],
  ['two points', line(0, 0, 0, 0, 0, 0), line(2, 3, 6, 2, 3, 6), at(0, 0, 0), at(2, 3, 6), 7],
])('the nearest points: %s', (_situation, a, b, onA, onB, distance) => {
  expect(closestPointsSegmentSegment(a, b)).toEqual({ a: onA, b: onB, distance });
  expect(closestPointsSegmentSegment(b, a)).toEqual({ a: onB, b: onA, distance });
});

test('nearly parallel, the distance keeps its digits', () => {
  const a = line(0, 0, 0, 1000, 0, 0);
  for (const slope of [1e-3, 1e-6, 1e-9, 1e-12, 1e-15]) {
    const b = line(0, 1, 500 * slope, 1000, 1, -500 * slope);
    expect(distanceSegmentSegment(a, b)).toBeCloseTo(1, 12);
    const sloping = line(0, 1, 0, 1000, 1 + 1000 * slope, 0);
    expect(distanceSegmentSegment(a, sloping)).toBeCloseTo(1, 12);
  }
});

test('where they meet, both nearest points are one point of both', () => {
  expect(closestPointsSegmentSegment(line(0, 0, 0, 4, 4, 4), line(0, 2, 1, 2, 0, 1))).toEqual({
    a: at(1, 1, 1),
    b: at(1, 1, 1),
    distance: 0,
  });
  const overlap = closestPointsSegmentSegment(line(0, 0, 0, 2, 2, 2), line(1, 1, 1, 3, 3, 3));
  expect(overlap).toEqual({ a: at(1.5, 1.5, 1.5), b: at(1.5, 1.5, 1.5), distance: 0 });
});

describe('the contact has no depth', () => {
  test('crossing, square to both', () => {
    const a = line(-1, 0, 0, 1, 0, 0);
    const b = line(0, -1, 0, 0, 1, 0);
    expect(contactSegmentSegment(a, b)).toEqual({ normal: at(0, 0, 1), depth: 0, point: at(0, 0, 0) });
    expect(contactSegmentSegment(b, a)).toEqual({ normal: at(0, 0, -1), depth: 0, point: at(0, 0, 0) });
  });

  test('on one line, square to it', () => {
    const contact = contactSegmentSegment(line(0, 0, 0, 2, 2, 1), line(0, 0, 0, 4, 4, 2))!;
    const { x, y, z } = contact.normal;
    expect(2 * x + 2 * y + z).toBeCloseTo(0, 14);
    expect(Math.hypot(x, y, z)).toBeCloseTo(1, 14);
  });
});

test.each([1e-300, 1e-160, 1e150, 1e300])('the distance at the scale of %s', (scale) => {
  const a = line(-scale, 0, 0, scale, 0, 0);
  const b = line(0, -scale, 3 * scale, 0, scale, 3 * scale);
  expect(distanceSegmentSegment(a, b) / scale).toBeCloseTo(3, 10);
});
