import { describe, expect, test } from 'vitest';
import { closestPointsSegmentCircle, distanceSegmentCircle } from '../../generated/2d/closestPoints.js';
import { contactSegmentCircle } from '../../generated/2d/contact.js';
import { intersectionSegmentCircle } from '../../generated/2d/intersection.js';
import { intersectsSegmentCircle } from '../../generated/2d/segment-circle.js';
import { circle } from '../shapes/circle.js';
import { segment } from '../shapes/segment.js';

const at = (x: number, y: number) => ({ x, y });
const line = (x0: number, y0: number, x1: number, y1: number) => segment(at(x0, y0), at(x1, y1));
const unit = circle(at(0, 0), 1);
const five = circle(at(0, 0), 5);

describe('whether they meet', () => {
  test.each([
    ['through the centre', line(-2, 0, 2, 0), unit, true],
    ['wholly inside', line(-0.5, 0, 0.5, 0), unit, true],
    ['tangent', line(-1, 1, 1, 1), unit, true],
    ['tangent aslant', line(-1, 7, 7, 1), five, true],
    ['one step above the tangent', line(-1, 1 + 2 ** -52, 1, 1 + 2 ** -52), unit, false],
    ['the line is tangent, the segment ends before', line(1, 1, 5, 1), unit, false],
    ['an end on the edge, coming from outside', line(3, 0, 1, 0), unit, true],
    ['an end one step short of the edge', line(3, 0, 1 + 2 ** -52, 0), unit, false],
    ['of no length, on the edge', line(1, 0, 1, 0), unit, true],
    ['of no length, inside', line(0.5, 0, 0.5, 0), unit, true],
    ['of no length, outside', line(2, 0, 2, 0), unit, false],
    ['a circle that is a point of the segment', line(0, 0, 6, 2), circle(at(3, 1), 0), true],
    ['a circle that is a point beside it', line(0, 0, 6, 2), circle(at(3, 1 + 2 ** -52), 0), false],
    ['a negative radius', line(-2, 0, 2, 0), { center: at(0, 0), radius: -1 }, false],
    ['far from the origin', line(1e8 - 1, 1e8 + 7, 1e8 + 7, 1e8 + 1), circle(at(1e8, 1e8), 5), true],
    ['so small that fourth powers vanish', line(-1e-90, 1e-90, 1e-90, 1e-90), circle(at(0, 0), 1e-90), true],
    ['so small, and missing', line(-1e-90, 1.1e-90, 1e-90, 1.1e-90), circle(at(0, 0), 1e-90), false],
  ])('%s', (_situation, a, disc, expected) => {
    for (const way of [a, segment(a.end, a.start)]) {
      expect(intersectsSegmentCircle(way, disc)).toBe(expected);
      expect(distanceSegmentCircle(way, disc) === 0).toBe(expected);
      expect(contactSegmentCircle(way, disc) !== null).toBe(expected);
      expect(intersectionSegmentCircle(way, disc) !== null).toBe(expected);
    }
  });
});

describe('what they share', () => {
  test.each([
    ['through', line(-2, 0, 2, 0), unit, 'through', 2, 0.25, 0.75],
    ['enters', line(-2, 0, 0, 0), unit, 'enters', 1, 0.5, 1],
    ['leaves', line(0, 0, 2, 0), unit, 'leaves', 1, 0, 0.5],
    ['wholly inside', line(-0.5, 0, 0.5, 0), unit, 'inside', 0, 0, 1],
    ['a chord from edge to edge', line(-3, 4, 3, 4), five, 'inside', 2, 0, 1],
    ['from the edge inwards', line(1, 0, 0, 0), unit, 'inside', 1, 0, 1],
    ['from the edge through', line(1, 0, -3, 0), unit, 'leaves', 2, 0, 0.5],
    ['tangent', line(-1, 1, 1, 1), unit, 'touches', 1, 0.5, 0.5],
    ['ending on the edge', line(3, 0, 1, 0), unit, 'touches', 1, 1, 1],
    ['from the edge outwards', line(3, 4, 9, 12), five, 'touches', 1, 0, 0],
    ['of no length, on the edge', line(1, 0, 1, 0), unit, 'touches', 1, 0, 0],
  ])('%s', (_situation, a, disc, relation, count, tMin, tMax) => {
    const shared = intersectionSegmentCircle(a, disc);
    expect(shared).toMatchObject({ relation, count, tMin, tMax });
  });

  test('where the whole line meets the edge, also beyond the segment', () => {
    expect(intersectionSegmentCircle(line(-0.5, 0, 0.5, 0), unit)).toMatchObject({ t0: -0.5, t1: 1.5 });
    expect(intersectionSegmentCircle(line(-1, 1, 1, 1), unit)).toMatchObject({ t0: 0.5, t1: 0.5 });
    expect(intersectionSegmentCircle(line(1, 0, 3, 0), unit)).toMatchObject({ t0: -1, t1: 0 });
  });

  test('points come in order from the start, as they lie in the plane', () => {
    const shared = intersectionSegmentCircle(line(5, -3, 5, 3), circle(at(5.5, 0), 1));
    expect(shared?.entry.x).toBe(5);
    expect(shared?.entry.y).toBeCloseTo(-Math.sqrt(0.75), 14);
    expect(shared?.exit.y).toBeCloseTo(Math.sqrt(0.75), 14);
  });

  test('a long way to a small circle costs no digits', () => {
    const shared = intersectionSegmentCircle(line(-1e4, 0, 1e4, 0), unit);
    expect(shared?.tMin).toBeCloseTo(0.49995, 15);
    expect(shared?.tMax).toBeCloseTo(0.50005, 15);
    expect(shared?.entry).toEqual(at(-1, 0));
  });

  test.each([2 ** -1000, 2 ** -532, 2 ** 500, 2 ** 1000])('at the scale of %s', (scale) => {
    const shared = intersectionSegmentCircle(
      line(-4 * scale, 3 * scale, 12 * scale, 3 * scale),
      circle(at(0, 0), 5 * scale),
    );
    expect(shared).toMatchObject({ relation: 'leaves', count: 2 });
    expect(shared?.tMax).toBeCloseTo(0.5, 12);
    expect((shared?.exit.x ?? 0) / scale).toBeCloseTo(4, 12);
  });
});

test('apart, the nearest points lie on a line through the centre', () => {
  expect(closestPointsSegmentCircle(line(-9, 3, 9, 3), unit)).toEqual({ a: at(0, 3), b: at(0, 1), distance: 2 });
  expect(closestPointsSegmentCircle(line(6, 8, 9, 12), five)).toEqual({ a: at(6, 8), b: at(3, 4), distance: 5 });
});

describe('the contact', () => {
  test('the way out leads straight away from the segment', () => {
    const contact = contactSegmentCircle(line(-9, 0.25, 9, 0.25), unit);
    expect(contact).toEqual({ normal: at(0, -1), depth: 0.75, point: at(0, 0.25) });
  });

  test('with the centre on the segment, to its left', () => {
    const contact = contactSegmentCircle(line(-9, 0, 9, 0), unit);
    expect(contact).toEqual({ normal: at(0, 1), depth: 1, point: at(0, 0) });
  });

  test('with the centre on a segment of no length, along x', () => {
    expect(contactSegmentCircle(line(0, 0, 0, 0), unit)?.normal).toEqual(at(1, 0));
  });
});
