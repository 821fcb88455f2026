import { describe, expect, test } from 'vitest';
import { closestPointsSegmentSphere, distanceSegmentSphere } from '../../generated/3d/closestPoints.js';
import { contactSegmentSphere } from '../../generated/3d/contact.js';
import { intersectionSegmentSphere } from '../../generated/3d/intersection.js';
import { intersectsSegmentSphere } from '../../generated/3d/segment-sphere.js';
import { segment } from '../shapes/segment.js';
import { sphere } from '../shapes/sphere.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const line = (x0: number, y0: number, z0: number, x1: number, y1: number, z1: number) =>
  segment(at(x0, y0, z0), at(x1, y1, z1));
const ball = sphere(at(0, 0, 0), 1);

describe('whether they meet', () => {
  test.each([
    ['through', line(-2, 0.5, 0, 2, 0.5, 0), ball, true],
    ['tangent', line(-1, 1, 0, 1, 1, 0), ball, true],
    ['one step off the tangent', line(-1, 1 + 2 ** -52, 0, 1, 1 + 2 ** -52, 0), ball, false],
    ['ending on the surface', line(3, 0, 0, 1, 0, 0), ball, true],
    ['ending one step short', line(3, 0, 0, 1 + 2 ** -52, 0, 0), ball, false],
    ['starting on the surface, going away', line(0, 1, 0, 0, 9, 3), ball, true],
    ['wholly inside', line(-0.5, 0, 0, 0.5, 0, 0), ball, true],
    ['the line would hit, the segment ends before', line(-5, 0, 0, -2, 0, 0), ball, false],
    ['no length, on the surface', line(1, 0, 0, 1, 0, 0), ball, true],
    ['no length, outside', line(1, 1, 0, 1, 1, 0), ball, false],
    ['a sphere without size on the segment', line(-1, -2, -3, 1, 2, 3), sphere(at(0, 0, 0), 0), true],
    ['a sphere without size beside it', line(-1, -2, -3, 1, 2, 4), sphere(at(0, 0, 0), 0), false],
    ['a negative radius', line(-2, 0, 0, 2, 0, 0), { center: at(0, 0, 0), radius: -1 }, false],
    ['far from the origin', line(1e8 - 1, 1, 0, 1e8 + 1, 1, 0), sphere(at(1e8, 0, 0), 1), true],
  ])('%s', (_situation, shot, target, expected) => {
    for (const way of [shot, segment(shot.end, shot.start)]) {
      expect(intersectsSegmentSphere(way, target)).toBe(expected);
      expect(distanceSegmentSphere(way, target) === 0).toBe(expected);
      expect(contactSegmentSphere(way, target) !== null).toBe(expected);
      expect(intersectionSegmentSphere(way, target) !== null).toBe(expected);
    }
  });
});

describe('what they share', () => {
  test.each([
    ['through', line(-2, 0, 0, 2, 0, 0), { tMin: 0.25, tMax: 0.75, t0: 0.25, t1: 0.75, count: 2, relation: 'through' }],
    [
      'tangent, once',
      line(-1, 1, 0, 1, 1, 0),
      { tMin: 0.5, tMax: 0.5, t0: 0.5, t1: 0.5, count: 1, relation: 'touches' },
    ],
    [
      'inside, no surface',
      line(-0.5, 0, 0, 0.5, 0, 0),
      { tMin: 0, tMax: 1, t0: -0.5, t1: 1.5, count: 0, relation: 'inside' },
    ],
    ['entering', line(-2, 0, 0, 0, 0, 0), { tMin: 0.5, tMax: 1, t0: 0.5, t1: 1.5, count: 1, relation: 'enters' }],
    ['leaving', line(0, 0, 0, 2, 0, 0), { tMin: 0, tMax: 0.5, t0: -0.5, t1: 0.5, count: 1, relation: 'leaves' }],
    [
      'ending on the surface',
      line(3, 0, 0, 1, 0, 0),
      { tMin: 1, tMax: 1, t0: 1, t1: 2, count: 1, relation: 'touches' },
    ],
    [
      'leaving from the surface',
      line(1, 0, 0, 3, 0, 0),
      { tMin: 0, tMax: 0, t0: -1, t1: 0, count: 1, relation: 'touches' },
    ],
    [
      'from surface to surface',
      line(-1, 0, 0, 1, 0, 0),
      { tMin: 0, tMax: 1, t0: 0, t1: 1, count: 2, relation: 'inside' },
    ],
    [
      'into it from the surface',
      line(-1, 0, 0, 3, 0, 0),
      { tMin: 0, tMax: 0.5, t0: 0, t1: 0.5, count: 2, relation: 'leaves' },
    ],
    ['no length, on the surface', line(1, 0, 0, 1, 0, 0), { tMin: 0, tMax: 0, count: 1, relation: 'touches' }],
    ['no length, inside', line(0, 0.5, 0, 0, 0.5, 0), { tMin: 0, tMax: 0, count: 0, relation: 'inside' }],
  ])('%s', (_situation, shot, expected) => {
    expect(intersectionSegmentSphere(shot, ball)).toMatchObject(expected);
  });

  test('in order from the start, the points lie on the surface', () => {
    const shared = intersectionSegmentSphere(line(2, 0.6, 0, -2, 0.6, 0), ball)!;
    expect(shared.entry).toEqual(at(0.8, 0.6, 0));
    expect(shared.exit).toEqual(at(-0.8, 0.6, 0));
  });

  test('from afar the two points do not fall together', () => {
    const shared = intersectionSegmentSphere(line(-1e4, 0, 0, 1e4, 0, 0), ball)!;
    expect(shared.t0).toBeCloseTo(0.49995, 15);
    expect(shared.t1).toBeCloseTo(0.50005, 15);
    const farther = intersectionSegmentSphere(line(-1e12, 0, 0, 1e12, 0, 0), ball)!;
    expect([farther.entry.x, farther.exit.x]).toEqual([-1, 1]);
  });

  test.each([1e-300, 1e-160, 1e150, 1e300])('at the scale of %s', (scale) => {
    const shot = line(-2 * scale, 0, 0, 2 * scale, 0, 0);
    const shared = intersectionSegmentSphere(shot, sphere(at(0, 0, 0), scale))!;
    expect(shared.tMin).toBeCloseTo(0.25, 14);
    expect(shared.tMax).toBeCloseTo(0.75, 14);
  });
});

test('the nearest points', () => {
  expect(closestPointsSegmentSphere(line(-1, 3, 4, 1, 3, 4), ball)).toEqual({
    a: at(0, 3, 4),
    b: at(0, 0.6, 0.8),
    distance: 4,
  });
  expect(closestPointsSegmentSphere(line(-1, 0.5, 0, 1, 0.5, 0), ball)).toEqual({
    a: at(0, 0.5, 0),
    b: at(0, 0.5, 0),
    distance: 0,
  });
});

describe('the contact', () => {
  test.each([
    ['off centre', line(-2, 0.25, 0, 2, 0.25, 0), at(0, -1, 0), 0.75, at(0, 0.25, 0)],
    ['an end inside', line(0.5, 0, 0, 2, 0, 0), at(-1, 0, 0), 0.5, at(0.5, 0, 0)],
    ['tangent', line(-1, 0, 1, 1, 0, 1), at(0, 0, -1), 0, at(0, 0, 1)],
  ])('%s', (_situation, shot, normal, depth, point) => {
    expect(contactSegmentSphere(shot, ball)).toEqual({ normal, depth, point });
  });

  test('through the centre it goes square to the segment', () => {
    const contact = contactSegmentSphere(line(-1, -2, -3, 1, 2, 3), ball)!;
    const { x, y, z } = contact.normal;
    expect(contact.depth).toBe(1);
    expect(x + 2 * y + 3 * z).toBeCloseTo(0, 14);
    expect(Math.hypot(x, y, z)).toBeCloseTo(1, 14);
  });

  test('a hair beside the centre it still goes square to the segment', () => {
    const contact = contactSegmentSphere(line(-0.1, -0.2, -0.3, 0.3, 0.6, 0.9), ball)!;
    const { x, y, z } = contact.normal;
    expect(x + 2 * y + 3 * z).toBeCloseTo(0, 14);
    expect(contact.depth).toBeCloseTo(1, 14);
  });
});
