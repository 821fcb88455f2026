import { describe, expect, test } from 'vitest';
import { closestPointsSegmentRay, distanceSegmentRay } from '../../generated/2d/closestPoints.js';
import { contactSegmentRay } from '../../generated/2d/contact.js';
import { raycastSegment } from '../../generated/2d/raycast.js';
import { intersectsSegmentRay } from '../../generated/2d/segment-ray.js';
import { ray } from '../shapes/ray.js';
import { segment } from '../shapes/segment.js';

const at = (x: number, y: number) => ({ x, y });
const line = (x0: number, y0: number, x1: number, y1: number) => segment(at(x0, y0), at(x1, y1));
const right = ray(at(0, 0), at(1, 0));
const slope = ray(at(0, 0), at(3, 1));
const dot = { origin: at(1, 1), direction: at(0, 0) };

describe('whether they meet', () => {
  test.each([
    ['crossing', line(2, -1, 2, 1), right, true],
    ['crossing the line behind the ray', line(-2, -1, -2, 1), right, false],
    ['an end on the ray', line(3, 1, 5, 9), slope, true],
    ['an end one step above it', line(3, 1 + 2 ** -52, 5, 9), slope, false],
    ['the origin on the segment', line(-1, -1, 1, 1), right, true],
    ['the segment one step behind the origin', line(-Number.MIN_VALUE, -1, -Number.MIN_VALUE, 1), right, false],
    ['far along', line(3 * 2 ** 50, 2 ** 50, 0, 2 ** 52), slope, true],
    ['parallel', line(1, 1, 5, 1), right, false],
    ['on the ray', line(1, 0, 5, 0), right, true],
    ['on its line, behind it', line(-5, 0, -1, 0), right, false],
    ['on its line, ending at the origin', line(-5, 0, 0, 0), right, true],
    ['a point on the ray', line(6, 2, 6, 2), slope, true],
    ['a point beside it', line(6, 3, 6, 3), slope, false],
    ['a ray of no direction, on the segment', line(0, 0, 3, 3), dot, true],
    ['a ray of no direction, on its line, beyond it', line(2, 2, 3, 3), dot, false],
    ['two points, the same', line(1, 1, 1, 1), dot, true],
    ['so small that products vanish', line(1e-170, -1e-170, 1e-170, 1e-170), ray(at(0, 0), at(1e-170, 0)), true],
  ])('%s', (_situation, a, b, expected) => {
    for (const way of [a, segment(a.end, a.start)]) {
      expect(intersectsSegmentRay(way, b)).toBe(expected);
      expect(distanceSegmentRay(way, b) === 0).toBe(expected);
      expect(contactSegmentRay(way, b) !== null).toBe(expected);
      expect(raycastSegment(b, way) !== null).toBe(expected);
    }
  });
});

test.each([
  ["beside it, by the segment's end", line(3, 2, 9, 9), at(3, 2), at(3, 0), 2],
  ['behind it, by its origin', line(-3, -9, -3, 9), at(-3, 0), at(0, 0), 3],
  ['end to origin', line(-3, 4, -9, 4), at(-3, 4), at(0, 0), 5],
])('the nearest points: %s', (_situation, a, onSegment, onRay, distance) => {
  expect(closestPointsSegmentRay(a, right)).toEqual({ a: onSegment, b: onRay, distance });
});

describe('the contact', () => {
  test('the segment is drawn back over the ray', () => {
    const contact = contactSegmentRay(line(2, -0.25, 2, 5), right);
    expect(contact).toEqual({ normal: at(0, -1), depth: 0.25, point: at(2, 0) });
  });

  test('or the ray back over the segment, which is the only way along it', () => {
    const contact = contactSegmentRay(line(0.5, -3, 0.5, 3), right);
    expect(contact).toEqual({ normal: at(1, 0), depth: 0.5, point: at(0.5, 0) });
  });

  test('nothing takes the ray off the segment forwards', () => {
    expect(contactSegmentRay(line(9, -3, 9, 3), right)?.normal).toEqual(at(0, -1));
  });

  test('on one line there is no depth, and the point is the middle of what they share', () => {
    const contact = contactSegmentRay(line(-2, 0, 4, 0), right);
    expect(contact).toEqual({ normal: at(0, 1), depth: 0, point: at(2, 0) });
  });
});

describe('a ray hits a segment', () => {
  test('from the left and from the right, with the normal on its side', () => {
    const wall = line(3, -1, 3, 5);
    const hit = { t: 3, point: at(3, 0), normal: at(-1, 0), inside: false, tExit: 3 };
    expect(raycastSegment(right, wall)).toEqual(hit);
    const back = ray(at(5, 0), at(-2, 0));
    expect(raycastSegment(back, wall)).toEqual({ ...hit, t: 1, normal: at(1, 0), tExit: 1 });
  });

  test('at its start, t is exactly 0', () => {
    const hit = raycastSegment(ray(at(0.1, 0.3), at(0.7, -0.2)), line(0.1, 0.3, 0.2, 0.9));
    expect(hit?.t).toBe(0);
    expect(hit?.point).toEqual(at(0.1, 0.3));
  });

  test('along it, from end to end', () => {
    const hit = raycastSegment(ray(at(0, 0), at(2, 0)), line(8, 0, 4, 0));
    expect(hit).toEqual({ t: 2, point: at(4, 0), normal: at(-1, 0), inside: false, tExit: 4 });
  });

  test('starting within it, it goes on to the end', () => {
    const hit = raycastSegment(ray(at(5, 0), at(2, 0)), line(8, 0, 4, 0));
    expect(hit).toEqual({ t: 0, point: at(5, 0), normal: at(-1, 0), inside: false, tExit: 1.5 });
  });

  test('with a direction of any length', () => {
    for (const length of [1e-200, 1e-9, 1e9, 1e200]) {
      const hit = raycastSegment(ray(at(0, 0), at(length, length)), line(0, 2, 2, 0));
      expect((hit?.t ?? 0) * length).toBeCloseTo(1, 12);
      expect(hit?.point.x).toBeCloseTo(1, 12);
    }
  });

  test.each([1, -1])('one that vanishes beside the way to it faces the ray, from side %d', (side) => {
    const hit = raycastSegment(ray(at(1e200 * side, 0), at(0 - side, 0)), line(0, -1e-300, 0, 1e-300));
    expect(hit).toMatchObject({ t: 1e200, normal: at(side, 0) });
  });
});
