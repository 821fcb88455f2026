import { describe, expect, test } from 'vitest';
import {
  closestPointOnSegment,
  closestPointsPointSegment,
  distancePointSegment,
} from '../../generated/3d/closestPoints.js';
import { contactPointSegment } from '../../generated/3d/contact.js';
import { intersectsPointSegment } from '../../generated/3d/point-segment.js';
import { segment } from '../shapes/segment.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const line = segment(at(0, 0, 0), at(6, 3, 9));

describe('whether they meet', () => {
  test.each([
    ['at the start', at(0, 0, 0), line, true],
    ['at the end', at(6, 3, 9), line, true],
    ['between', at(2, 1, 3), line, true],
    ['one step beside', at(2, 1, 3 + 2 ** -51), line, false],
    ['on the line, one step beyond the end', at(6 + 2 ** -49, 3 + 2 ** -50, 9 + 3 * 2 ** -50), line, false],
    ['on the line before the start', at(-2, -1, -3), line, false],
    ['a segment without length', at(1, 1, 1), segment(at(1, 1, 1), at(1, 1, 1)), true],
    ['one step from it', at(1, 1, 1 + 2 ** -52), segment(at(1, 1, 1), at(1, 1, 1)), false],
    ['thirds, which no double is', at(0.1 + 0.2, 0.3, 0.3), segment(at(0, 0, 0), at(1, 1, 1)), false],
    ['far from the origin', at(1e9 + 2, 1e9 + 1, 3), segment(at(1e9, 1e9, 0), at(1e9 + 6, 1e9 + 3, 9)), true],
    ['not finite', at(2, 1, 3), { start: at(0, 0, 0), end: at(6, Infinity, 9) }, false],
  ])('%s', (_situation, point, target, expected) => {
    expect(intersectsPointSegment(point, target)).toBe(expected);
    expect(distancePointSegment(point, target) === 0).toBe(expected);
    expect(contactPointSegment(point, target) !== null).toBe(expected);
  });
});

test.each([
  ['square to it', at(3, 5, 0), at(3, 0, 0), 5],
  ['before the start', at(-3, 4, 0), at(0, 0, 0), 5],
  ['beyond the end', at(13, 0, -4), at(10, 0, 0), 5],
])('the nearest point %s', (_situation, point, nearest, distance) => {
  const target = segment(at(0, 0, 0), at(10, 0, 0));
  expect(closestPointsPointSegment(point, target)).toEqual({ a: point, b: nearest, distance });
  expect(closestPointOnSegment(point, target)).toEqual(nearest);
});

test('the end is given back as it was, however it rounds', () => {
  const end = at(0.1, 0.7, 1e8);
  expect(closestPointOnSegment(at(9, 9, 1e9), segment(at(1e8, 0.3, 1 / 3), end))).toEqual(end);
});

test.each([1e-310, 1e-160, 1e150, 1e300])('the distance at the scale of %s', (scale) => {
  const target = segment(at(scale, 0, 0), at(scale, 7 * scale, 0));
  expect(distancePointSegment(at(4 * scale, 2 * scale, 4 * scale), target) / scale).toBeCloseTo(5, 10);
});

test('a tiny segment far away is still a direction', () => {
  const target = segment(at(0, 0, 0), at(1e-200, 0, 0));
  expect(distancePointSegment(at(3, 4, 0), target)).toBe(5);
});

test('the contact has no depth and is square to the segment', () => {
  const contact = contactPointSegment(at(2, 1, 3), line);
  expect(contact?.depth).toBe(0);
  expect(contact?.point).toEqual(at(2, 1, 3));
  const { x, y, z } = contact!.normal;
  expect(6 * x + 3 * y + 9 * z).toBeCloseTo(0, 14);
  expect(Math.hypot(x, y, z)).toBeCloseTo(1, 15);
});
