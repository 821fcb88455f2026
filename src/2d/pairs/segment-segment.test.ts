import { describe, expect, test } from 'vitest';
import { bytesPerCall } from '../../../test/allocation.js';
import { closestPointsSegmentSegment, distanceSegmentSegment } from '../../generated/2d/closestPoints.js';
import { contactSegmentSegment } from '../../generated/2d/contact.js';
import { createContact } from '../../generated/2d/results.js';
import { intersectsSegmentSegment } from '../../generated/2d/segment-segment.js';
import { type Segment, segment } from '../shapes/segment.js';

const at = (x: number, y: number) => ({ x, y });
const line = (x0: number, y0: number, x1: number, y1: number) => segment(at(x0, y0), at(x1, y1));
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
    ['crossing', line(0, 0, 2, 2), line(0, 2, 2, 0), true],
    ['end on end', line(0, 0, 1, 0), line(1, 0, 2, 5), true],
    ['end on the middle', line(0, 0, 3, 1), line(1.5, 0.5, 1, 9), true],
    ['end one step short of the middle', line(0, 0, 3, 1), line(1.5, 0.5 + 2 ** -53, 1, 9), false],
    ['the lines cross, the segments do not', line(0, 0, 1, 0), line(2, -1, 2, 1), false],
    ['parallel, one above the other', line(0, 0, 1, 0), line(0, 1, 1, 1), false],
    ['on one line, apart', line(0, 0, 1, 0), line(2, 0, 3, 0), false],
    ['on one line, end on end', line(0, 0, 1, 1), line(1, 1, 2, 2), true],
    ['on one line, overlapping', line(0, 0, 2, 2), line(1, 1, 3, 3), true],
    ['on one line, one within the other', line(0, 0, 9, 3), line(3, 1, 6, 2), true],
    ['two uprights side by side', line(1, 0, 1, 1), line(2, 0, 2, 1), false],
    ['two uprights on one line', line(0, 0, 0, 2), line(0, 1, 0, 3), true],
    ['upright on level, at a corner', line(1, 0, 1, 1), line(0, 0, 1, 0), true],
    ['from the same start, square to each other', line(0, 0, 1, 0), line(0, 0, 0, 1), true],
    ['a point off the segment', line(5, 5, 5, 5), line(0, 0, 1, 0), false],
    ['a point on its line, beyond it', line(2, 0, 2, 0), line(0, 0, 1, 0), false],
    ['a point on it', line(0.5, 0, 0.5, 0), line(0, 0, 1, 0), true],
    ['two points, the same', line(1, 1, 1, 1), line(1, 1, 1, 1), true],
    ['two points, one step apart', line(1, 1, 1, 1), line(1, 1 + 2 ** -52, 1, 1 + 2 ** -52), false],
    ['crossing, so small that products vanish', line(0, 0, tiny, tiny), line(0, tiny, tiny, 0), true],
    ['parallel, so small that products vanish', line(0, 0, tiny, tiny), line(0, tiny, tiny, 2 * tiny), false],
    ['crossing, of size 5e-4', line(0, 0, 5e-4, 5e-4), line(0, 5e-4, 5e-4, 0), true],
    ['far from the origin', line(1e8, 1e8, 1e8 + 3, 1e8 + 1), line(1e8 + 1.5, 1e8 + 0.5, 1e8 + 1, 1e8 + 9), true],
  ])('%s', (_situation, a, b, expected) => {
    for (const [first, second] of everyWay(a, b)) {
      expect(intersectsSegmentSegment(first, second)).toBe(expected);
      expect(distanceSegmentSegment(first, second) === 0).toBe(expected);
      expect(contactSegmentSegment(first, second) !== null).toBe(expected);
    }
  });
});

test.each([
  ['end to end', line(0, 0, 1, 0), line(4, 4, 9, 4), at(1, 0), at(4, 4), 5],
  ['end to middle', line(0, 0, 4, 0), line(1, 2, 5, 9), at(1, 0), at(1, 2), 2],
  ['two points', line(0, 0, 0, 0), line(3, 4, 3, 4), at(0, 0), at(3, 4), 5],
])('the nearest points: %s', (_situation, a, b, onA, onB, distance) => {
  expect(closestPointsSegmentSegment(a, b)).toEqual({ a: onA, b: onB, distance });
  expect(closestPointsSegmentSegment(b, a)).toEqual({ a: onB, b: onA, distance });
});

test('where they meet, both nearest points are one point of both', () => {
  expect(closestPointsSegmentSegment(line(0, 0, 4, 4), line(0, 2, 2, 0))).toEqual({
    a: at(1, 1),
    b: at(1, 1),
    distance: 0,
  });
  const overlap = closestPointsSegmentSegment(line(0, 0, 2, 2), line(1, 1, 3, 3));
  expect(overlap).toEqual({ a: at(1.5, 1.5), b: at(1.5, 1.5), distance: 0 });
});

describe('the contact', () => {
  test('a segment that pokes through is drawn back', () => {
    const floor = line(-1, 0, 1, 0);
    const spike = line(0, -0.25, 0, 3);
    expect(contactSegmentSegment(floor, spike)).toEqual({ normal: at(0, 1), depth: 0.25, point: at(0, 0) });
    expect(contactSegmentSegment(spike, floor)).toEqual({ normal: at(0, -1), depth: 0.25, point: at(0, 0) });
  });

  test('it may be shorter to slide off the other end', () => {
    const floor = line(-0.125, 0, 9, 0);
    expect(contactSegmentSegment(floor, line(0, -5, 0, 5))).toEqual({
      normal: at(-1, 0),
      depth: 0.125,
      point: at(0, 0),
    });
  });

  test('on one line there is no depth, and the normal is square to it', () => {
    expect(contactSegmentSegment(line(0, 0, 3, 0), line(1, 0, 5, 0))).toEqual({
      normal: at(0, 1),
      depth: 0,
      point: at(2, 0),
    });
  });

  test('so small that products vanish, they cross halfway', () => {
    const contact = contactSegmentSegment(line(0, 0, tiny, tiny), line(0, tiny, tiny, 0));
    expect((contact?.point.x ?? 0) / tiny).toBeCloseTo(0.5, 12);
    expect((contact?.depth ?? 0) / tiny).toBeCloseTo(Math.SQRT1_2, 12);
  });

  test('two points have the x axis for a normal', () => {
    expect(contactSegmentSegment(line(1, 1, 1, 1), line(1, 1, 1, 1))).toEqual({
      normal: at(1, 0),
      depth: 0,
      point: at(1, 1),
    });
  });

  test('a point on a segment is pushed square to it', () => {
    const contact = contactSegmentSegment(line(1, 1, 1, 1), line(0, 0, 2, 2));
    expect(contact?.depth).toBe(0);
    expect(Math.abs((contact?.normal.x ?? 0) + (contact?.normal.y ?? 0))).toBeLessThan(1e-15);
  });

  test('nearly parallel, the point still lies on both', () => {
    const a = line(0, 0, 1, 2 ** -52);
    const b = line(0, 2 ** -53, 1, 0);
    const point = contactSegmentSegment(a, b)?.point ?? at(9, 9);
    expect(distanceSegmentSegment(segment(point, point), a)).toBeLessThan(1e-15);
    expect(distanceSegmentSegment(segment(point, point), b)).toBeLessThan(1e-15);
  });

  test('given `out`, nothing is allocated', () => {
    const out = createContact();
    const a = line(-1, 0.1, 1, 0.3);
    const b = line(0, -0.25, 0.5, 3);
    expect(bytesPerCall(() => contactSegmentSegment(a, b, out))).toBeLessThan(1);
  });

  test.each([
    ['an upright', line(0, 1e200, 0, 0), at(1, 0)],
    ['a level', line(1e200, 0, 0, 0), at(0, 1)],
  ])('one that vanishes beside %s one is pushed square to that', (_way, long, normal) => {
    for (const [a, b] of everyWay(line(1e-300, -1e-300, 0, 0), long)) {
      const contact = contactSegmentSegment(a, b);
      expect(contact).toMatchObject({ depth: 0, point: at(0, 0) });
      expect({ x: Math.abs(contact!.normal.x), y: Math.abs(contact!.normal.y) }).toEqual(normal);
    }
  });
});
