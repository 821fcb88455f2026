import { describe, expect, test } from 'vitest';
import { allFamilies, cases2 } from '../../../test/oracle/generators.js';
import { aabb, alignment, intersection, line, overlaps, ray, segment } from '../index.js';

const of = (ax: number, ay: number, bx: number, by: number) => segment({ x: ax, y: ay }, { x: bx, y: by });
const along = (x: number, y: number, dx: number, dy: number) => line({ x, y }, { x: dx, y: dy });

describe('two segments', () => {
  test.each([1e-23, 5e-4, 1, 1e300])('cross at a size of %d', (size) => {
    const shared = intersection(of(0, 0, size, size), of(0, size, size, 0));
    expect(shared).toMatchObject({ relation: 'crosses', t: 0.5, s: 0.5, start: { x: size / 2, y: size / 2 } });
  });

  test('touch with their beginnings', () => {
    const shared = intersection(of(0, 0, 1, 0), of(0, 0, 0, 1));
    expect(shared).toMatchObject({ relation: 'touches', t: 0, s: 0, start: { x: 0, y: 0 } });
  });

  test('share a stretch of one line', () => {
    const shared = intersection(of(0, 0, 2, 0), of(3, 0, 1, 0));
    expect(shared).toMatchObject({ relation: 'coincides', t: 0.5, tEnd: 1, s: 1, sEnd: 0.5 });
    expect([shared?.start, shared?.end]).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ]);
  });

  test('touch on one line', () => {
    expect(intersection(of(0, 0, 1, 0), of(1, 0, 3, 0))).toMatchObject({ relation: 'touches', t: 1, s: 0 });
  });

  test('parallel, on one line apart, or a point elsewhere share nothing', () => {
    expect(intersection(of(0, 0, 1, 0), of(0, 1, 1, 1))).toBeNull();
    expect(intersection(of(0, 0, 1, 0), of(2, 0, 3, 0))).toBeNull();
    expect(intersection(of(5, 5, 5, 5), of(0, 0, 1, 0))).toBeNull();
  });
});

test('asked in the other order, t and s are swapped, and the stretch is seen along the first', () => {
  const [a, b] = [of(0, 0, 4, 0), ray({ x: 1, y: 0 }, { x: -1, y: 0 })];
  expect(intersection(a, b)).toMatchObject({ start: { x: 0 }, t: 0, s: 1, end: { x: 1 }, tEnd: 0.25, sEnd: 0 });
  expect(intersection(b, a)).toMatchObject({ start: { x: 1 }, t: 0, s: 0.25, end: { x: 0 }, tEnd: 1, sEnd: 0 });
});

test('lines that are upright, parallel, opposite, the same, or cross', () => {
  expect(intersection(along(1, 0, 0, 1), along(2, 0, 0, 1))).toBeNull();
  expect(intersection(along(1, 0, 0, 1), along(2, 1, 0, -1))).toBeNull();
  const same = intersection(along(0, 0, 0, 1), along(0, 2, 0, 1));
  expect(same).toMatchObject({ relation: 'coincides', t: -Infinity, tEnd: Infinity });
  const crossing = intersection(along(1, 0, 0, 1), along(0, 0, 1, 0));
  expect(crossing).toMatchObject({ relation: 'crosses', start: { x: 1, y: 0 }, t: 0, s: 1 });
});

test('boxes share a box, which is flat where they touch', () => {
  const [a, b] = [aabb({ x: 0, y: 0 }, { x: 2, y: 2 }), aabb({ x: 1, y: 2 }, { x: 3, y: 3 })];
  expect(intersection(a, b)).toEqual({ min: { x: 1, y: 2 }, max: { x: 2, y: 2 } });
  expect(intersection(a, aabb({ x: 2.5, y: 0 }, { x: 3, y: 3 }))).toBeNull();
});

test.each([
  ['the end of the first', of(0, 2, 0, 0), of(-1, 0, 1, 0), 1, 0.5],
  ['the end of the second', of(-1, 0, 1, 0), of(0, 2, 0, 0), 0.5, 1],
])('%s on the other is a touch', (_which, a, b, t, s) => {
  expect(intersection(a, b)).toMatchObject({ relation: 'touches', t, s, start: { x: 0, y: 0 } });
});

const KINDS = ['segment', 'ray', 'line'] as const;

test.each(KINDS.flatMap((a, i) => KINDS.slice(i).map((b) => [a, b] as const)))(
  'a %s and a %s cross where they overlap, and coincide only on one line',
  (kindA, kindB) => {
    for (const family of allFamilies) {
      const cases = cases2(kindA, kindB, family, 8);
      for (let count = 0; count < 200; count++) {
        const { a, b } = cases.next().value!;
        const relation = intersection(a, b)?.relation ?? 'apart';
        const shown = JSON.stringify({ a, b });
        expect(relation === 'crosses', shown).toBe(overlaps(a, b));
        if (relation === 'coincides') expect(alignment(a, b), shown).toBe('collinear');
        if (relation === 'crosses') expect(alignment(a, b), shown).toBe('crossing');
      }
    }
  },
);
