import { describe, expect, test } from 'vitest';
import { closestPointsSegmentAabb, distanceSegmentAabb } from '../../generated/3d/closestPoints.js';
import { contactSegmentAabb } from '../../generated/3d/contact.js';
import { intersectionSegmentAabb } from '../../generated/3d/intersection.js';
import { intersectsSegmentAabb } from '../../generated/3d/segment-aabb.js';
import { aabb } from '../shapes/aabb.js';
import { segment } from '../shapes/segment.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const line = (x0: number, y0: number, z0: number, x1: number, y1: number, z1: number) =>
  segment(at(x0, y0, z0), at(x1, y1, z1));
const box = aabb(at(-1, -1, -1), at(1, 1, 1));

describe('whether they meet', () => {
  test.each([
    ['through', line(-3, 0, 0, 3, 0.5, 0), box, true],
    ['inside', line(-0.5, 0, 0, 0.5, 0, 0), box, true],
    ['corners given the other way round', line(0, -5, 0, 0, 5, 0), aabb(at(1, 1, 1), at(-1, -1, -1)), true],
    ['ending on a face', line(-3, 0, 0, -1, 0, 0), box, true],
    ['ending one step short', line(-3, 0, 0, -1 - 2 ** -52, 0, 0), box, false],
    ['along a face', line(-3, 1, 0, 3, 1, 0), box, true],
    ['one step above the face', line(-3, 1 + 2 ** -52, 0, 3, 1 + 2 ** -52, 0), box, false],
    ['over an edge, touching', line(-1, 3, 0, 3, -1, 0), box, true],
    ['over an edge, one step off', line(-1, 3 + 2 ** -51, 0, 3, -1 + 2 ** -52, 0), box, false],
    ['over a corner, touching', line(0, 0, 3, 2, 2, -1), box, true],
    ['bounds overlap, only the slant parts them', line(-3, 0, 0, 0, 3, 0), box, false],
    ['no length, on a corner', line(1, 1, 1, 1, 1, 1), box, true],
    ['no length, outside', line(1, 1, 2, 1, 1, 2), box, false],
    ['a flat box, pierced', line(0, 0, -1, 0, 0, 1), aabb(at(-1, -1, 0), at(1, 1, 0)), true],
    ['a box that is a point', line(-1, -2, -3, 1, 2, 3), aabb(at(0, 0, 0), at(0, 0, 0)), true],
    ['an empty box', line(-3, 0, 0, 3, 0, 0), { min: at(1, -1, -1), max: at(-1, 1, 1) }, false],
    ['ends so far apart that their difference overflows', line(-1.5e308, 0, 0, 1.5e308, 1, 0), box, true],
    ['the same beside the box', line(-1.5e308, 0, 2, 1.5e308, 1, 2), box, false],
    // The t's of both planes, divided, come out as 0.7500000000000001 and 0.75; without rounding both are 0.75.
    ['on an edge at tenths', line(-0.2, 1, 0, 0.2, -1, 0), aabb(at(0.1, -0.5, -1), at(9, 9, 1)), true],
    // Here both come out as 0.8; but -0.2 - 0.8 is a little less than -1, and the segment below the edge.
    ['past an edge at tenths', line(0, 0.8, 0, 1, -0.2, 0), aabb(at(0.8, 0, -1), at(9, 9, 1)), false],
  ])('%s', (_situation, shot, room, expected) => {
    for (const way of [shot, segment(shot.end, shot.start)]) {
      expect(intersectsSegmentAabb(way, room)).toBe(expected);
      expect(distanceSegmentAabb(way, room) === 0).toBe(expected);
      expect(contactSegmentAabb(way, room) !== null).toBe(expected);
      expect(intersectionSegmentAabb(way, room) !== null).toBe(expected);
    }
  });
});

describe('what they share', () => {
  const all = { min: -Infinity, max: Infinity };
  test.each([
    ['through', line(-2, 0, 0, 2, 0, 0), 0.25, 0.75, 'through'],
    ['inside', line(-0.5, 0, 0, 0.5, 0, 0), 0, 1, 'inside'],
    ['entering', line(-3, 0, 0, 0, 0, 0), 2 / 3, 1, 'enters'],
    ['leaving', line(0, 0, 0, 0, 4, 0), 0, 0.25, 'leaves'],
    ['ending on a face', line(-3, 0, 0, -1, 0, 0), 1, 1, 'touches'],
    ['leaving from a face', line(0, 1, 0, 0, 4, 0), 0, 0, 'touches'],
    ['over an edge', line(-1, 3, 0, 3, -1, 0), 0.5, 0.5, 'touches'],
    ['along a face', line(-2, 1, 0, 2, 1, 0), 0.25, 0.75, 'touches'],
    ['along an edge', line(-1, 1, 1, 1, 1, 1), 0, 1, 'touches'],
    ['no length, on a face', line(1, 0, 0, 1, 0, 0), 0, 0, 'touches'],
    ['no length, inside', line(0, 0, 0, 0, 0, 0), 0, 0, 'inside'],
  ])('%s', (_situation, shot, tMin, tMax, relation) => {
    expect(intersectionSegmentAabb(shot, box)).toMatchObject({ tMin, tMax, relation });
  });

  test('a flat box is passed through in one point', () => {
    const shared = intersectionSegmentAabb(line(0, 0, -2, 0, 0, 2), aabb(at(-1, -1, 0), at(1, 1, 0)));
    expect(shared).toMatchObject({ tMin: 0.5, tMax: 0.5, relation: 'through' });
  });

  test('each axis has the stretch of the whole line between its planes', () => {
    const shared = intersectionSegmentAabb(line(-2, -0.5, 0, 2, 0.5, 0), box)!;
    expect(shared).toMatchObject({ x: { min: 0.25, max: 0.75 }, y: { min: -0.5, max: 1.5 }, z: all });
    expect(shared.entry).toEqual(at(-1, -0.25, 0));
    expect(shared.exit).toEqual(at(1, 0.25, 0));
  });

  test('entry and exit are in the box to the last digit', () => {
    const shared = intersectionSegmentAabb(line(-0.3, -7.1, 0.1, 0.7, 9.3, 0.3), box)!;
    expect([shared.entry.y, shared.exit.y]).toEqual([-1, 1]);
  });
});

test.each([
  ['face', line(-1, 3, 0, 1, 4, 0), at(-1, 3, 0), at(-1, 1, 0), 2],
  ['along an edge, the first of equally near ones', line(4, 5, -9, 4, 5, 9), at(4, 5, -1), at(1, 1, -1), 5],
  ['edge, across', line(3, 1, 0, 1, 3, 0), at(2, 2, 0), at(1, 1, 0), Math.SQRT2],
  ['corner', line(3, 4, 7, 9, 9, 9), at(3, 4, 7), at(1, 1, 1), 7],
  ['no length', line(3, 4, 7, 3, 4, 7), at(3, 4, 7), at(1, 1, 1), 7],
  ['meeting, in the middle', line(-2, 0, 0, 2, 0, 0), at(0, 0, 0), at(0, 0, 0), 0],
])('the nearest points: %s', (_situation, shot, onSegment, onBox, distance) => {
  const nearest = closestPointsSegmentAabb(shot, box)!;
  expect(nearest.a).toEqual(onSegment);
  expect(nearest.b).toEqual(onBox);
  expect(nearest.distance).toBeCloseTo(distance, 14);
});

describe('the contact', () => {
  test.each([
    ['an end in a face', line(0, 0.75, 0, 0, 5, 0), at(0, -1, 0), 0.25, at(0, 0.875, 0)],
    ['through near a side', line(-5, 0.5, 0, 5, 0.5, 0), at(0, -1, 0), 0.5, at(0, 0.5, 0)],
    ['wholly inside', line(0.25, 0, 0, 0.5, 0, 0), at(-1, 0, 0), 0.75, at(0.375, 0, 0)],
  ])('%s', (_situation, shot, normal, depth, point) => {
    expect(contactSegmentAabb(shot, box)).toEqual({ normal, depth, point });
  });

  test('across a corner, square to the segment and the edge', () => {
    const contact = contactSegmentAabb(line(-1, 2, 0, 2, -1, 0), box)!;
    expect(contact.normal.x).toBeCloseTo(-Math.SQRT1_2, 14);
    expect(contact.normal.y).toBeCloseTo(-Math.SQRT1_2, 14);
    expect(contact.depth).toBeCloseTo(Math.SQRT1_2, 14);
    expect(contact.point).toEqual(at(0.5, 0.5, 0));
  });
});

test.each([1e-300, 1e-160, 1e150, 1e300])('at the scale of %s', (scale) => {
  const room = aabb(at(-scale, -scale, -scale), at(scale, scale, scale));
  const shared = intersectionSegmentAabb(line(-2 * scale, 0, 0, 2 * scale, 0, 0), room)!;
  expect([shared.tMin, shared.tMax]).toEqual([0.25, 0.75]);
  expect(distanceSegmentAabb(line(4 * scale, 5 * scale, 0, 4 * scale, 5 * scale, scale), room) / scale).toBeCloseTo(
    5,
    12,
  );
});

test('ends whose difference is beyond the largest double', () => {
  const half = 2 ** 1022;
  const room = aabb(at(-half, -half, -half), at(half, half, half));
  const shared = intersectionSegmentAabb(line(0, 2 * half, 0, 0, -2 * half, 0), room)!;
  expect([shared.tMin, shared.tMax]).toEqual([0.25, 0.75]);
  expect([shared.entry.y, shared.exit.y]).toEqual([half, -half]);
});
