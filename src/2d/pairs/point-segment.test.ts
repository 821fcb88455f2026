import { describe, expect, test } from 'vitest';
import {
  closestPointOnSegment,
  closestPointsPointSegment,
  distancePointSegment,
} from '../../generated/2d/closestPoints.js';
import { contactPointSegment } from '../../generated/2d/contact.js';
import { intersectsPointSegment } from '../../generated/2d/point-segment.js';
import { segment } from '../shapes/segment.js';

const at = (x: number, y: number) => ({ x, y });

describe('whether the point lies on the segment', () => {
  const slope = segment(at(0, 0), at(3, 1));
  test.each([
    ['an end', at(3, 1), slope, true],
    ['a third of the way, where doubles miss the line', at(1, 1 / 3), slope, false],
    ['the middle', at(1.5, 0.5), slope, true],
    ['on the line, before the start', at(-3, -1), slope, false],
    ['on the line, one step beyond the end', at(3 + 3 * 2 ** -50, 1 + 2 ** -50), slope, false],
    ['one step beside it', at(1.5, 0.5 + 2 ** -53), slope, false],
    ['far from the origin', at(1e6 + 1.5, 1e6 + 0.5), segment(at(1e6, 1e6), at(1e6 + 3, 1e6 + 1)), true],
    ['a segment of no length, on it', at(2, 2), segment(at(2, 2), at(2, 2)), true],
    ['a segment of no length, beside it', at(2, 3), segment(at(2, 2), at(2, 2)), false],
    ['upright', at(1, 2), segment(at(1, 0), at(1, 5)), true],
    ['so small that products vanish', at(1e-170, 1e-170), segment(at(0, 0), at(3e-170, 3e-170)), true],
    ['so small, and beside it', at(1e-170, 2e-170), segment(at(0, 0), at(3e-170, 3e-170)), false],
  ])('%s', (_situation, point, line, expected) => {
    expect(intersectsPointSegment(point, line)).toBe(expected);
    expect(intersectsPointSegment(point, { start: line.end, end: line.start })).toBe(expected);
    expect(distancePointSegment(point, line) === 0).toBe(expected);
    expect(contactPointSegment(point, line) !== null).toBe(expected);
  });
});

describe('the nearest point', () => {
  test.each([
    ['above the middle', at(2, 3), at(2, 0), 3],
    ['beyond the end', at(8, 4), at(5, 0), 5],
    ['before the start', at(-3, -4), at(0, 0), 5],
    ['on the segment', at(1, 0), at(1, 0), 0],
    ['a hair above it', at(2, 1e-300), at(2, 0), 1e-300],
  ])('%s', (_situation, point, nearest, distance) => {
    const line = segment(at(0, 0), at(5, 0));
    expect(closestPointOnSegment(point, line)).toEqual(nearest);
    expect(closestPointsPointSegment(point, line)).toEqual({ a: point, b: nearest, distance });
  });

  test('the distance does not lose digits to the position', () => {
    const far = segment(at(2 ** 30, 2 ** 30), at(2 ** 30 + 3, 2 ** 30 + 4));
    expect(distancePointSegment(at(2 ** 30 + 1, 2 ** 30 + 1), far)).toBeCloseTo(0.2, 14);
  });

  test.each([1e-160, 1e-300, 1e150, 1e300])('at the scale of %s', (scale) => {
    const line = segment(at(0, 0), at(4 * scale, 4 * scale));
    expect(distancePointSegment(at(0, 2 * scale), line) / scale).toBeCloseTo(Math.SQRT2, 12);
    expect(closestPointOnSegment(at(0, 2 * scale), line).x / scale).toBeCloseTo(1, 12);
  });
});

test('the contact has no depth and a normal square to the segment', () => {
  const line = segment(at(0, 0), at(3, 4));
  expect(contactPointSegment(at(1.5, 2), line)).toEqual({ normal: at(-0.8, 0.6), depth: 0, point: at(1.5, 2) });
  expect(contactPointSegment(at(1, 1), segment(at(1, 1), at(1, 1)))?.normal).toEqual(at(1, 0));
});

test('numbers that are not finite are nowhere', () => {
  expect(distancePointSegment(at(Number.NaN, 0), segment(at(0, 0), at(1, 0)))).toBe(Infinity);
  expect(closestPointsPointSegment(at(0, 0), { start: at(0, 0), end: at(Infinity, 0) })).toBeNull();
});
