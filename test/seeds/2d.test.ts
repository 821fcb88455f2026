/**
 * Faults that tests like these commonly have in the plane: each is shown by a situation, with the right answer. The letter and number in front only tell the faults apart.
 */
import { describe, expect, test } from 'vitest';
import {
  aabb,
  alignment,
  bounds,
  circle,
  closestPoint,
  contact,
  contains,
  intersection,
  intersects,
  line,
  obb,
  overlaps,
  point,
  segment,
  touches,
  type Vec2,
} from '../../src/2d/index.js';
import * as oracle from '../oracle/2d.js';

const at = (x: number, y: number) => ({ x, y });

/** The line through two points. */
const through = (a: Vec2, b: Vec2) => line(a, at(b.x - a.x, b.y - a.y));

describe('two lines', () => {
  test('L1a: vertical ones side by side are parallel, not the same, though both slopes are infinite', () => {
    const [a, b] = [through(at(1, 0), at(1, 1)), through(at(2, 0), at(2, 1))];
    expect(alignment(a, b)).toBe('parallel');
    expect(intersection(a, b)).toBeNull();
    expect(intersects(a, b)).toBe(false);
  });

  test('L1b: so are vertical ones that run opposite ways', () => {
    const [a, b] = [through(at(1, 0), at(1, 1)), through(at(2, 1), at(2, 0))];
    expect(alignment(a, b)).toBe('parallel');
    expect(intersection(a, b)).toBeNull();
  });

  test('L1c: one vertical line given twice is one line', () => {
    const [a, b] = [through(at(0, 0), at(0, 1)), through(at(0, 2), at(0, 3))];
    expect(alignment(a, b)).toBe('collinear');
    expect(intersection(a, b)!.relation).toBe('coincides');
  });

  test('L1d: a vertical and a horizontal one cross in a point of numbers', () => {
    const cross = intersection(through(at(1, 0), at(1, 1)), through(at(0, 0), at(1, 0)))!;
    expect(cross.start).toEqual(at(1, 0));
    expect([cross.t, cross.s]).toEqual([0, 1]);
  });
});

describe('two segments', () => {
  test('L2a: parallel ones that lie apart share nothing', () => {
    const [a, b] = [segment(at(0, 0), at(1, 0)), segment(at(0, 1), at(1, 1))];
    expect(intersects(a, b)).toBe(false);
    expect(intersection(a, b)).toBeNull();
    expect(alignment(a, b)).toBe('parallel');
  });

  test('L2b: two apart on one line share nothing, nor does one without length with one that it does not lie on', () => {
    const level = segment(at(0, 0), at(1, 0));
    expect(intersection(level, segment(at(2, 0), at(3, 0)))).toBeNull();
    expect(alignment(level, segment(at(2, 0), at(3, 0)))).toBe('collinear');
    expect(intersection(segment(at(5, 5), at(5, 5)), level)).toBeNull();
    expect(intersects(segment(at(5, 5), at(5, 5)), level)).toBe(false);
  });

  test('L2c: two that start at one point touch there, and are not parallel', () => {
    const [a, b] = [segment(at(0, 0), at(1, 0)), segment(at(0, 0), at(0, 1))];
    const shared = intersection(a, b)!;
    expect(shared.relation).toBe('touches');
    expect([shared.start, shared.t, shared.s]).toEqual([at(0, 0), 0, 0]);
    expect(alignment(a, b)).toBe('crossing');
  });

  test.each([1e-23, 1e-170, 2 ** -1072])(
    'L2d: the arms of an X of size %d cross in their middle, though products vanish',
    (e) => {
      const shared = intersection(segment(at(0, 0), at(e, e)), segment(at(0, e), at(e, 0)))!;
      expect(shared.relation).toBe('crosses');
      expect([shared.t, shared.s]).toEqual([0.5, 0.5]);
      expect(shared.start).toEqual(at(e / 2, e / 2));
    },
  );

  test('G1a: two that overlap on one line share the stretch', () => {
    const shared = intersection(segment(at(0, 0), at(2, 0)), segment(at(1, 0), at(3, 0)))!;
    expect(shared.relation).toBe('coincides');
    expect([shared.start, shared.end]).toEqual([at(1, 0), at(2, 0)]);
    expect([shared.t, shared.tEnd, shared.s, shared.sEnd]).toEqual([0.5, 1, 0, 0.5]);
  });

  test('G1b: the arms of an X of size 5e-4 cross: no fixed tolerance takes them for parallel', () => {
    const e = 5e-4;
    expect(intersection(segment(at(0, 0), at(e, e)), segment(at(0, e), at(e, 0)))!.relation).toBe('crosses');
  });
});

describe('a segment and a box', () => {
  const box = aabb(at(-1, -1), at(1, 1));

  test('G2a: a long one enters where it meets the side, not at the middle of its ends', () => {
    const { entry, tMin, relation } = intersection(segment(at(-2, 1), at(10, -1)), box)!;
    expect(relation).toBe('through');
    expect(entry.x).toBe(-1);
    expect(entry.y).toBeCloseTo(5 / 6, 15);
    expect(tMin).toBeCloseTo(1 / 12, 15);
  });

  test('G2b: the entry is where it comes in, not where it goes out', () => {
    const { entry, exit } = intersection(segment(at(-2, 0), at(0.5, 2)), box)!;
    expect(entry.x).toBe(-1);
    expect(entry.y).toBeCloseTo(0.8, 15);
    expect(exit.x).toBeCloseTo(-0.75, 15);
    expect(exit.y).toBe(1);
  });

  test('G2c: one that passes exactly through a corner at tenths touches it, where clipped points miss', () => {
    const [slope, small] = [segment(at(0.8, -0.2), at(-0.4, 0.4)), aabb(at(-0.1, 0), at(0.2, 0.1))];
    const { start, end } = slope;
    const heightAtSide = start.y + ((end.y - start.y) * (small.max.x - start.x)) / (end.x - start.x);
    expect(heightAtSide).toBeGreaterThan(small.max.y);
    expect(oracle.signOfGap(slope, small)).toBe(0);
    expect(touches(slope, small)).toBe(true);
    expect(intersects(slope, small)).toBe(true);
  });
});

describe('a segment and a circle', () => {
  const unit = circle(at(0, 0), 1);

  test('G3a: one that ends on the circle touches it', () => {
    const end = segment(at(3, 0), at(1, 0));
    expect(touches(end, unit)).toBe(true);
    expect(intersection(end, unit)).toMatchObject({ relation: 'touches', tMin: 1, tMax: 1, entry: at(1, 0) });
  });

  test('G3b: points are places of the plane, not of the segment: the nearest to the centre, the entry and the exit', () => {
    const [upright, ball] = [segment(at(5, -3), at(5, 3)), circle(at(5.5, 0), 1)];
    expect(closestPoint(upright, ball.center)).toEqual(at(5, 0));
    const { entry, exit } = intersection(upright, ball)!;
    expect([entry.x, exit.x]).toEqual([5, 5]);
    expect(entry.y).toBeCloseTo(-Math.sqrt(0.75), 15);
    expect(exit.y).toBeCloseTo(Math.sqrt(0.75), 15);
  });

  test('G3c: one without length on the circle touches it there', () => {
    const dot = segment(at(1, 0), at(1, 0));
    expect(touches(dot, unit)).toBe(true);
    expect(intersection(dot, unit)!.entry).toEqual(at(1, 0));
  });
});

describe('two oriented boxes', () => {
  test('G4: boxes a hair apart do not meet, where rounded projections do', () => {
    const [cosine, sine] = [0.6967067093471654, 0.7173560908995228];
    const axes = () => [at(cosine, sine), at(-sine, cosine)] as const;
    const a = obb(at(0, 0), at(0.8, 0.2), axes());
    const b = obb(at(0.9057187221513151, 0.9325629181693796), at(0.5, 0.7), axes());
    expect(cosine * b.center.x + sine * b.center.y).toBeLessThanOrEqual(0.8 + 0.5);
    expect(oracle.intersects(a, b)).toBe(false);
    expect(intersects(a, b)).toBe(false);
  });

  test('G4: the middle of what their bounds share need not lie in either', () => {
    const a = obb(at(0, 0), at(5, 0.1), [at(0.6, 0.8), at(-0.8, 0.6)]);
    const b = obb(at(6, 0), at(5, 0.1), [at(0.6, -0.8), at(0.8, 0.6)]);
    expect(overlaps(a, b)).toBe(true);
    const { min, max } = intersection(bounds(a), bounds(b))!;
    const middle = point((min.x + max.x) / 2, (min.y + max.y) / 2);
    expect([contains(a, middle), contains(b, middle)]).toEqual([false, false]);
    const tip = point(3, 3.95);
    expect([contains(a, tip), contains(b, tip)]).toEqual([true, true]);
  });
});

describe('two circles', () => {
  test('L6b: circles that touch count as meeting, as boxes do', () => {
    const [a, b] = [circle(at(0, 0), 1), circle(at(2, 0), 1)];
    expect(intersects(a, b)).toBe(true);
    expect(overlaps(a, b)).toBe(false);
    expect(contact(a, b)!.depth).toBe(0);
  });
});
