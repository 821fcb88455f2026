import { describe, expect, test } from 'vitest';
import { closestPointsSegmentRay, distanceSegmentRay } from '../../generated/3d/closestPoints.js';
import { contactSegmentRay } from '../../generated/3d/contact.js';
import { raycastSegment } from '../../generated/3d/raycast.js';
import { intersectsSegmentRay } from '../../generated/3d/segment-ray.js';
import { ray } from '../shapes/ray.js';
import { segment } from '../shapes/segment.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const line = (x0: number, y0: number, z0: number, x1: number, y1: number, z1: number) =>
  segment(at(x0, y0, z0), at(x1, y1, z1));
const beam = ray(at(0, 0, 0), at(2, 0, 0));

describe('whether they meet', () => {
  test.each([
    ['crossing', line(3, -1, -1, 3, 1, 1), beam, true],
    ['crossing the origin', line(0, -1, -1, 0, 1, 1), beam, true],
    ['crossing behind the origin', line(-1, -1, -1, -1, 1, 1), beam, false],
    ['passing one step above', line(3, -1, 2 ** -1074, 3, 1, 2 ** -1074), beam, false],
    ['ending on it', line(3, 0, 0, 3, 1, 1), beam, true],
    ['along it', line(3, 0, 0, 5, 0, 0), beam, true],
    ['along it, around the origin', line(-3, 0, 0, 5, 0, 0), beam, true],
    ['along it, behind the origin', line(-3, 0, 0, -1, 0, 0), beam, false],
    ['along it, ending on the origin', line(-3, 0, 0, 0, 0, 0), beam, true],
    ['beside it', line(3, 1, 0, 5, 1, 0), beam, false],
    ['a point on it', line(7, 0, 0, 7, 0, 0), beam, true],
    ['no direction, on the segment', line(-1, -1, -1, 1, 1, 1), { origin: at(0, 0, 0), direction: at(0, 0, 0) }, true],
    ['no direction, off it', line(-1, -1, 0, 1, 1, 1), { origin: at(0, 0, 0), direction: at(0, 0, 0) }, false],
  ])('%s', (_situation, target, from, expected) => {
    expect(intersectsSegmentRay(target, from)).toBe(expected);
    expect(intersectsSegmentRay(segment(target.end, target.start), from)).toBe(expected);
    expect(distanceSegmentRay(target, from) === 0).toBe(expected);
    expect(contactSegmentRay(target, from) !== null).toBe(expected);
    expect(raycastSegment(from, target) !== null).toBe(expected);
  });
});

test.each([
  ['above each other', line(3, -1, 4, 3, 1, 4), at(3, 0, 4), at(3, 0, 0), 4],
  ['behind the origin', line(-3, 4, -1, -3, 4, 1), at(-3, 4, 0), at(0, 0, 0), 5],
  ['an end to the ray', line(3, 4, 0, 3, 9, 0), at(3, 4, 0), at(3, 0, 0), 4],
])('the nearest points: %s', (_situation, target, onSegment, onRay, distance) => {
  expect(closestPointsSegmentRay(target, beam)).toEqual({ a: onSegment, b: onRay, distance });
});

describe('the hit', () => {
  test('counts in lengths of the direction; the normal is square to the segment, towards the ray', () => {
    expect(raycastSegment(beam, line(3, -1, -1, 3, 1, 1))).toEqual({
      t: 1.5,
      point: at(3, 0, 0),
      normal: at(-1, 0, 0),
      inside: false,
      tExit: 1.5,
    });
    const slanting = raycastSegment(beam, line(2, -1, 0, 4, 1, 0))!;
    expect(slanting.t).toBe(1.5);
    expect(slanting.normal.x).toBeCloseTo(-Math.SQRT1_2, 15);
    expect(slanting.normal.y).toBeCloseTo(Math.SQRT1_2, 15);
  });

  test('along the segment it goes in at one end and out at the other', () => {
    const hit = { t: 1, point: at(2, 0, 0), normal: at(-1, 0, 0), inside: false, tExit: 3 };
    expect(raycastSegment(beam, line(6, 0, 0, 2, 0, 0))).toEqual(hit);
    expect(raycastSegment(beam, line(-6, 0, 0, 2, 0, 0))).toMatchObject({ t: 0, tExit: 1 });
  });
});
