import { describe, expect, test } from 'vitest';
import { crossingOf } from '../../../test/oracle/3d.js';
import { cases3 } from '../../../test/oracle/generators.js';
import { toNumber } from '../../../test/oracle/rational.js';
import { intersectionSegmentTriangle } from '../../generated/3d/intersection.js';
import { intersectsSegmentTriangle } from '../../generated/3d/segment-triangle.js';
import { segment } from '../shapes/segment.js';
import { triangle } from '../shapes/triangle.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const floor = triangle(at(0, 0, 0), at(2, 0, 0), at(0, 0, 2));

describe('whether they meet', () => {
  test.each([
    ['through the inside', at(0.5, 1, 0.5), at(0.5, -1, 0.5), true],
    ['through an edge', at(1, 1, 0), at(1, -1, 0), true],
    ['through a corner', at(0, 1, 0), at(0, -1, 0), true],
    ['one step beside the edge', at(1, 1, -Number.MIN_VALUE), at(1, -1, -Number.MIN_VALUE), false],
    ['ending on the face', at(0.5, 1, 0.5), at(0.5, 0, 0.5), true],
    ['ending one step above it', at(0.5, 1, 0.5), at(0.5, Number.MIN_VALUE, 0.5), false],
    ['in the plane, across', at(-1, 0, 0.5), at(3, 0, 0.5), true],
    ['in the plane, inside', at(0.2, 0, 0.2), at(0.4, 0, 0.4), true],
    ['in the plane, touching the corner', at(-1, 0, 1), at(1, 0, -1), true],
    ['in the plane, beside', at(-1, 0, 0.5), at(-1, 0, 3), false],
    ['parallel above', at(-1, 1, 0.5), at(3, 1, 0.5), false],
    ['a point on it', at(0.5, 0, 0.5), at(0.5, 0, 0.5), true],
    ['a point beside it', at(0.5, 1e-300, 0.5), at(0.5, 1e-300, 0.5), false],
  ])('%s', (_situation, start, end, expected) => {
    expect(intersectsSegmentTriangle(segment(start, end), floor)).toBe(expected);
    expect(intersectsSegmentTriangle(segment(end, start), floor)).toBe(expected);
    expect(intersectionSegmentTriangle(segment(start, end), floor) !== null).toBe(expected);
  });

  test('a slanted crossing that unit normals in single precision miss', () => {
    const slanted = triangle(at(3, 1, 3), at(-1, -2, -3), at(-3, 1, -1));
    const hit = intersectionSegmentTriangle(segment(at(-1, 1, -1), at(1, 0, 3)), slanted)!;
    expect(hit.tMin).toBeCloseTo(0.3529, 4);
  });

  test('a triangle of a fiftieth of a millimetre is as good as any', () => {
    const small = triangle(at(0, 0, 0), at(2e-5, 0, 0), at(0, 0, 2e-5));
    expect(intersectsSegmentTriangle(segment(at(5e-6, 1, 5e-6), at(5e-6, -1, 5e-6)), small)).toBe(true);
  });

  test('a collinear triangle is its longest edge', () => {
    const flat = triangle(at(1, 1, 1), at(3, 3, 3), at(0, 0, 0));
    expect(intersectsSegmentTriangle(segment(at(2, 2, 5), at(2, 2, 0)), flat)).toBe(true);
    expect(intersectsSegmentTriangle(segment(at(4, 4, 5), at(4, 4, 0)), flat)).toBe(false);
    expect(intersectionSegmentTriangle(segment(at(2, 2, 5), at(2, 2, 0)), flat)!.tMin).toBeCloseTo(0.6, 15);
  });
});

describe('where they meet', () => {
  test('t, point, barycentrics and side', () => {
    const hit = intersectionSegmentTriangle(segment(at(0.5, 3, 1), at(0.5, -1, 1)), floor)!;
    expect(hit.tMin).toBe(0.75);
    expect(hit.tMax).toBe(0.75);
    expect(hit.entry).toEqual(at(0.5, 0, 1));
    expect(hit.barycentrics).toEqual({ u: 0.25, v: 0.25, w: 0.5 });
    expect(hit.side).toBe(-1);
    expect(intersectionSegmentTriangle(segment(at(0.5, -1, 1), at(0.5, 3, 1)), floor)!.side).toBe(1);
  });

  test('along the plane: the whole shared stretch', () => {
    const hit = intersectionSegmentTriangle(segment(at(-1, 0, 1), at(3, 0, 1)), floor)!;
    expect([hit.tMin, hit.tMax, hit.side]).toEqual([0.25, 0.5, 0]);
    expect(hit.entry).toEqual(at(0, 0, 1));
    expect(hit.barycentrics).toEqual({ u: 0.5, v: 0, w: 0.5 });
  });

  test('t is within a few ulp of the true one, and the barycentrics give the point', () => {
    let cases = 0;
    for (const { a, b } of cases3('segment', 'triangle', 'random')) {
      if (cases++ === 2000) break;
      if (a.kind !== 'segment' || b.kind !== 'triangle') throw new TypeError('unexpected shapes');
      const hit = intersectionSegmentTriangle(a, b);
      const truth = crossingOf(a, b);
      if (!hit || !truth) continue;
      expect(Math.abs(hit.tMin - toNumber(truth.t))).toBeLessThan(1e-13);
      const { u, v, w } = hit.barycentrics;
      expect(Math.min(u, v, w)).toBeGreaterThanOrEqual(0);
      for (const axis of ['x', 'y', 'z'] as const) {
        expect(u * b.a[axis] + v * b.b[axis] + w * b.c[axis]).toBeCloseTo(hit.entry[axis], 12);
      }
    }
  });
});

test.each([
  ['with a short edge', [at(1, 1, -1), at(3, 1, 1)], [at(2, 1, 0), at(0, 0, 0), at(0, 0, 1e-27)], at(2, 1, 0)],
  [
    'with a corner between the others',
    [at(6, 6, -3), at(0, 0, 3)],
    [at(3, 3, 0), at(-3, -3, 0), at(4.486910797941737e-24, -3.9389689547112764e-24, 0)],
    at(3, 3, 0),
  ],
  [
    'of a height of 1e-19',
    [at(-3, -3, -3), at(-1, -1, 3)],
    [at(-1.8793631702037564e-19, 1.146563071156055e-19, 0), at(-2, -2, 0), at(2, 2, 0)],
    at(-2, -2, 0),
  ],
] as const)('through the tip of a needle %s, the entry does not slip off', (_kind, [start, end], [a, b, c], tip) => {
  const { tMin, entry, barycentrics } = intersectionSegmentTriangle(segment(start, end), triangle(a, b, c))!;
  expect(tMin).toBe(0.5);
  expect(entry).toEqual(tip);
  expect(Math.max(barycentrics.u, barycentrics.v, barycentrics.w)).toBe(1);
});

/** A segment through `tip`, square to the long edges of a sliver: its entry is there, and so is the place of the weights. */
test.each([
  ['an ulp beyond the longest edge', at(1, 0.9, 1.1), at(1, -0.9, 2.9), [at(1, 0, 2), at(1, 1e-16, 2), at(1, 3, 5)]],
  ['of 1e-10', at(0.3, 0, 0), at(-0.3, 5e-11, 1e-10), [at(0.2, 0.2, -0.1), at(0, 0, 0), at(0, 1e-10, 2e-10)]],
  ['of 1e-12', at(0, 0.2, 0), at(1e-12, -0.2, 2e-12), [at(0.2, 0.1, -0.1), at(0, 0, 0), at(1e-12, 0, 2e-12)]],
  ['of 1e-3', at(0, 0.3, 0), at(-0.0015, -0.2985, 0), [at(0.3, 0.3, 0.1), at(0, 0, 0), at(-0.001, 0.001, 0)]],
  ['of 1e-2', at(0, 0.295, 0.31), at(0, -0.305, -0.29), [at(0.3, 0.2, 0.1), at(0, 0, 0), at(0, -0.01, 0.02)]],
] as const)('across the short edge %s of a sliver, entry and weights stay there', (_kind, start, end, [a, b, c]) => {
  const { tMin, entry, barycentrics } = intersectionSegmentTriangle(segment(start, end), triangle(a, b, c))!;
  expect(tMin).toBeCloseTo(0.5, 14);
  const { u, v, w } = barycentrics;
  for (const axis of ['x', 'y', 'z'] as const)
    expect(Math.abs(u * a[axis] + v * b[axis] + w * c[axis] - entry[axis])).toBeLessThan(16 * 2 ** -52 * 5);
});

test('a thin triangle in the plane of the segment: both ends of what they share lie on both', () => {
  const segment = { start: at(-2, 4, 2), end: at(7, -6, 8) };
  const triangle = { a: at(-2, -4, 2), b: at(1, -2, 4), c: at(4, 1e-8, 6) };
  const { entry, exit, tMin, tMax } = intersectionSegmentTriangle(segment, triangle)!;
  expect(tMin).toBeCloseTo(0.5, 8);
  expect(tMax).toBeCloseTo(0.5, 8);
  for (const { x, y, z } of [entry, exit]) expect(Math.hypot(x - 2.5, y + 1, z - 5)).toBeLessThan(1e-7);
});

test('a segment that ends in a corner has that corner for its place, to the last digit', () => {
  const corner = at(-0.9937895737519296, -0.20576793983392672, 0.29798061501086437);
  const found = intersectionSegmentTriangle(
    segment(at(-0.9937905490758353, -0.20575942359104238, 0.2979702432737203), corner),
    triangle(
      at(0.9576448883255102, -0.3857921994411755, 0.6065158113272247),
      corner,
      at(-0.2965402830897177, 0.7999450914463031, -0.6673677518208629),
    ),
  );
  expect(found).toMatchObject({ tMin: 1, entry: corner, relation: 'touches', barycentrics: { u: 0, v: 1, w: 0 } });
});
