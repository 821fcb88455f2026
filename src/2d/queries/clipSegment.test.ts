import { describe, expect, test } from 'vitest';
import { allFamilies, cases2 } from '../../../test/oracle/generators.js';
import { clipSegment, createClippedSegment, intersectsSegmentAabb, outcode } from '../index.js';

const box = { min: { x: -1, y: -1 }, max: { x: 1, y: 1 } };

test('nine regions have nine codes', () => {
  const codes = [-2, 0, 2].flatMap((y) => [-2, 0, 2].map((x) => outcode({ x, y }, box)));
  expect(codes).toEqual([5, 4, 6, 1, 0, 2, 9, 8, 10]);
});

test('the border is inside, and what is no number is beyond both sides', () => {
  expect([outcode({ x: 1, y: -1 }, box), outcode({ x: Number.NaN, y: 0 }, box)]).toEqual([0, 3]);
});

describe('a clipped segment', () => {
  test.each([
    ['inside', { x: 0, y: 0 }, { x: 0.5, y: 0.5 }, 0, 1, 0, 0],
    ['crossing through', { x: -2, y: 0 }, { x: 2, y: 0 }, 0.25, 0.75, 1, 2],
    ['leaving', { x: 0, y: 0 }, { x: 0, y: 2 }, 0, 0.5, 0, 8],
    ['through two corners', { x: -2, y: -2 }, { x: 2, y: 2 }, 0.25, 0.75, 5, 10],
    ['touching a corner', { x: -2, y: 0 }, { x: 0, y: -2 }, 0.5, 0.5, 1, 4],
  ])('%s', (_situation, start, end, tMin, tMax, startSides, endSides) => {
    const out = createClippedSegment();
    expect(clipSegment({ start, end }, box, out)).toBe(out);
    expect(out).toMatchObject({ tMin, tMax, startSides, endSides });
  });

  test('passing a corner is nothing', () => {
    expect(clipSegment({ start: { x: -2, y: -(2 ** -40) }, end: { x: 0, y: -2 } }, box)).toBeNull();
  });

  test('enters, and does not leave, where the sum and the largest outcode misled', () => {
    const first = clipSegment({ start: { x: -2, y: 1 }, end: { x: 10, y: -1 } }, box)!;
    expect([first.start.x, first.startSides]).toEqual([-1, 1]);
    expect(first.start.y).toBeCloseTo(5 / 6, 15);
    const second = clipSegment({ start: { x: -2, y: 0 }, end: { x: 0.5, y: 2 } }, box)!;
    expect([second.start.x, second.startSides, second.endSides]).toEqual([-1, 1, 8]);
    expect(second.start.y).toBeCloseTo(0.8, 15);
  });
});

test('outcodes and slabs agree on whether a segment meets a box', () => {
  for (const family of allFamilies) {
    const cases = cases2('segment', 'aabb', family, 7);
    for (let count = 0; count < 400; count++) {
      const { a, b } = cases.next().value!;
      expect(clipSegment(a, b) !== null, JSON.stringify({ a, b })).toBe(intersectsSegmentAabb(a, b));
    }
  }
});
