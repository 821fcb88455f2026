import { describe, expect, test } from 'vitest';
import { bytesPerCall } from '../../../test/allocation.js';
import { closestPointsSegmentAabb, distanceSegmentAabb } from '../../generated/2d/closestPoints.js';
import { contactSegmentAabb } from '../../generated/2d/contact.js';
import { intersectionSegmentAabb } from '../../generated/2d/intersection.js';
import { createBoxPassage } from '../../generated/2d/results.js';
import { intersectsSegmentAabb } from '../../generated/2d/segment-aabb.js';
import { aabb } from '../shapes/aabb.js';
import { segment } from '../shapes/segment.js';

const at = (x: number, y: number) => ({ x, y });
const line = (x0: number, y0: number, x1: number, y1: number) => segment(at(x0, y0), at(x1, y1));
const box = (x0: number, y0: number, x1: number, y1: number) => aabb(at(x0, y0), at(x1, y1));
const square = box(-1, -1, 1, 1);

describe('whether they meet', () => {
  test.each([
    ['through', line(-3, 0, 3, 0.5), square, true],
    ['wholly inside', line(-0.5, 0, 0.5, 0.5), square, true],
    ['ending inside', line(-3, 0, 0, 0), square, true],
    ['past a corner', line(-3, 0, 0, 3), square, false],
    ['grazing a corner', line(-2, 0, 0, 2), square, true],
    ['one step past the corner', line(-2, 0, 0, 2 + 2 ** -51), square, false],
    ['along a side', line(-3, 1, 3, 1), square, true],
    ['one step above the side', line(-3, 1 + 2 ** -52, 3, 1 + 2 ** -52), square, false],
    ['on the line of a side, beyond it', line(2, 1, 3, 1), square, false],
    ['an end on the side', line(1, 0, 5, 3), square, true],
    ['of no length, inside', line(0, 0, 0, 0), square, true],
    ['of no length, on a corner', line(1, 1, 1, 1), square, true],
    ['of no length, outside', line(1, 2, 1, 2), square, false],
    ['a flat box', line(-1, -1, 1, 1), box(0, -3, 0, 3), true],
    ['a box that is a point of the segment', line(0, 0, 6, 2), box(3, 1, 3, 1), true],
    ['an empty box', line(-3, 0, 3, 0), { min: at(1, -1), max: at(-1, 1) }, false],
    ['far from the origin, grazing', line(1e8 - 2, 1e8, 1e8, 1e8 + 2), box(1e8 - 1, 1e8 - 1, 1e8 + 1, 1e8 + 1), true],
    ['tenths, where divided t call it a hit', line(-0.3, -0.5, 0.9, 0.7), box(-0.4, 0, 0.2, 1), false],
    ['tenths, where divided t call it a miss', line(-0.5, -0.2, 0.7, 1), box(-0.5, 0.4, 0.1, 0.4), true],
    [
      'tenths across a corner, where divided t call it a miss',
      line(0.5, -0.2, -0.3, 0.2),
      box(-0.1, 0.1, 0, 0.2),
      true,
    ],
    ['a box turned inside out by its corners', line(0, -5, 0, 5), aabb(at(1, 1), at(-1, -1)), true],
    ['a difference that overflows', line(-1.7e308, 0, 1.7e308, 1), box(-1, 0.4, 1, 0.6), true],
  ])('%s', (_situation, a, room, expected) => {
    for (const way of [a, segment(a.end, a.start)]) {
      expect(intersectsSegmentAabb(way, room)).toBe(expected);
      expect(distanceSegmentAabb(way, room) === 0).toBe(expected);
      expect(contactSegmentAabb(way, room) !== null).toBe(expected);
      expect(intersectionSegmentAabb(way, room) !== null).toBe(expected);
    }
  });
});

describe('what they share', () => {
  test.each([
    ['through', line(-3, 0, 3, 0), 'through', 1 / 3, 2 / 3, at(-1, 0), at(1, 0)],
    ['entering', line(-3, 0, 0, 0), 'enters', 2 / 3, 1, at(-1, 0), at(0, 0)],
    ['leaving', line(0, 0, 0, 4), 'leaves', 0, 0.25, at(0, 0), at(0, 1)],
    ['wholly inside', line(0, 0, 0.5, 0.5), 'inside', 0, 1, at(0, 0), at(0.5, 0.5)],
    ['along a side', line(-3, 1, 5, 1), 'touches', 0.25, 0.5, at(-1, 1), at(1, 1)],
    ['grazing a corner', line(-2, 0, 0, 2), 'touches', 0.5, 0.5, at(-1, 1), at(-1, 1)],
    ['ending on a side', line(5, 0, 1, 0), 'touches', 1, 1, at(1, 0), at(1, 0)],
    ['leaving at once', line(1, 0, 5, 0), 'touches', 0, 0, at(1, 0), at(1, 0)],
    ['of no length, on a side', line(1, 0, 1, 0), 'touches', 0, 0, at(1, 0), at(1, 0)],
    ['of no length, inside', line(0, 0, 0, 0), 'inside', 0, 0, at(0, 0), at(0, 0)],
  ])('%s', (_situation, a, relation, tMin, tMax, entry, exit) => {
    expect(intersectionSegmentAabb(a, square)).toMatchObject({ relation, tMin, tMax, entry, exit });
  });

  test('the stretch in each slab, beyond the ends, too', () => {
    const shared = intersectionSegmentAabb(line(0, 0, 0, 4), square);
    expect(shared?.x).toEqual({ min: -Infinity, max: Infinity });
    expect(shared?.y).toEqual({ min: -0.25, max: 0.25 });
  });

  test('the point where it enters lies on the segment', () => {
    const shared = intersectionSegmentAabb(line(-2, 1, 10, -1), square);
    expect(shared?.entry.x).toBe(-1);
    expect(shared?.entry.y).toBeCloseTo(5 / 6, 15);
  });

  test('it is the entry that is told first, not the exit', () => {
    const shared = intersectionSegmentAabb(line(-2, 0, 0.5, 2), square);
    expect(shared?.entry).toEqual(at(-1, 0.8));
    expect(shared?.exit).toEqual(at(-0.75, 1));
  });

  test('grazing a corner aslant, the point is the corner', () => {
    const shared = intersectionSegmentAabb(line(-2.5, 0.5, 2, 2), square);
    expect(shared).toMatchObject({ relation: 'touches', entry: at(-1, 1), exit: at(-1, 1) });
  });

  test('where the difference of the ends overflows', () => {
    const shared = intersectionSegmentAabb(line(-1.7e308, 0, 1.7e308, 1), box(-1, 0.4, 1, 0.6));
    expect(shared?.tMin).toBeCloseTo(0.5, 15);
    expect(shared?.entry.x).toBe(-1);
  });

  test('given `out`, nothing is allocated', () => {
    const out = createBoxPassage();
    const shot = line(-3.1, 0.1, 3.2, 0.5);
    expect(bytesPerCall(() => void intersectionSegmentAabb(shot, square, out))).toBeLessThan(1);
  });
});

test.each([
  ['end to side', line(3, 0.5, 5, 0), at(3, 0.5), at(1, 0.5), 2],
  ['end to corner', line(4, 5, 9, 9), at(4, 5), at(1, 1), 5],
  ['corner to the middle of the segment', line(0, 4, 4, 0), at(2, 2), at(1, 1), Math.SQRT2],
])('the nearest points: %s', (_situation, a, onSegment, onBox, distance) => {
  const closest = closestPointsSegmentAabb(a, square);
  expect(closest).toMatchObject({ a: onSegment, b: onBox });
  expect(closest?.distance).toBeCloseTo(distance, 15);
});

test.each([
  ['the segment backs out the way it came', line(-5, 0, -0.75, 0), at(1, 0), 0.25, at(-0.875, 0)],
  [
    'a corner is cut off aslant',
    line(0, 1.5, 1.5, 0),
    at(-Math.SQRT1_2, -Math.SQRT1_2),
    0.25 * Math.SQRT2,
    at(0.75, 0.75),
  ],
  ['along a side', line(-3, 0.75, 3, 0.75), at(0, -1), 0.25, at(0, 0.75)],
  ['grazing a corner', line(-2, 0, 0, 2), at(Math.SQRT1_2, -Math.SQRT1_2), 0, at(-1, 1)],
])('the least way out: %s', (_situation, a, normal, depth, point) => {
  const contact = contactSegmentAabb(a, square);
  expect(contact?.normal.x).toBeCloseTo(normal.x, 14);
  expect(contact?.normal.y).toBeCloseTo(normal.y, 14);
  expect(contact?.depth).toBeCloseTo(depth, 14);
  expect(contact?.point).toEqual(point);
});
