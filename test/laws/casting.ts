/** Rays with options, and segments in their place, for every kind of both dimensions and on all families of input. */
import { describe, expect, test } from 'vitest';
import { allFamilies } from '../oracle/generators.js';
import { magnitude, roundingBound } from './bounds.js';
import {
  type AnyShape,
  dimensions,
  isBeyondAll,
  isBeyondMeasure,
  pairOf,
  type RayHit,
  take,
  type Vector,
} from './dimensions.js';
import { literal } from './shrink.js';

const kinds = dimensions.flatMap((dimension) =>
  dimension.kinds
    .filter((kind) => pairOf(dimension, 'ray', kind)?.offers('raycast'))
    .map((kind) => [`${dimension.name} ${kind}`, dimension, kind] as const),
);

/** @param share how many cases of each family */
export function describeCasting(share: number, seed: number): void {
  describe.each(kinds)('%s', (_name, dimension, kind) => {
    const { library, truth } = dimension;
    /** Lines of a kind beside shapes of this kind. */
    const casts = (line: 'ray' | 'segment', family: (typeof allFamilies)[number]): [AnyShape, AnyShape][] => {
      const isFirst = dimension.kinds.indexOf(line) <= dimension.kinds.indexOf(kind);
      const [kindA, kindB] = isFirst ? [line, kind] : [kind, line];
      const pairs = take(dimension.cases(kindA, kindB, family, seed), share);
      return pairs.map(({ a, b }) => (isFirst ? [a, b] : [b, a]));
    };
    const asPoint = (place: Vector): AnyShape => ({ kind: 'point', ...place }) as AnyShape;

    test.each(allFamilies)(
      '%s: a ray enters what it passes into from outside, stops at the surface, and from there leads away',
      (family) => {
        for (const [ray, shape] of casts('ray', family)) {
          const hit = library.raycast(ray, shape, undefined, { entering: true });
          const start = asPoint((ray as unknown as { origin: Vector }).origin);
          const enters = truth.signOfGap(ray, shape) < 0 && truth.signOfGap(start, shape) >= 0;
          const shown = literal({ ray, shape, hit });
          expect(hit !== null, shown).toBe(enters);
          if (hit === null || !isFiniteVector(hit.point)) continue;
          // A surface that hardly rises over a vast way is level in doubles, and the point beside it.
          if ('constant' in shape && isBeyondMeasure(ray, shape)) continue;
          expect(truth.signOfGap(asPoint(hit.point), shape), shown).toBeGreaterThanOrEqual(0);
          if (isBeyondAll(ray, shape)) continue;
          const away = { ...ray, origin: hit.point, direction: hit.normal } as unknown as AnyShape;
          expect(library.raycast(away, shape, undefined, { entering: true }), shown).toBeNull();
          const usual = library.raycast(ray, shape)!;
          const nudge = Math.max(...axes.map((axis) => Math.abs((hit.point[axis] ?? 0) - (usual.point[axis] ?? 0))));
          expect(nudge, shown).toBeLessThanOrEqual(
            8 * 2 ** -52 * magnitude([ray, shape, usual.point]) + 8 * Number.MIN_VALUE,
          );
          expect({ ...hit, point: null }, shown).toEqual({ ...usual, point: null });
        }
      },
    );

    test.each(allFamilies)('%s: a segment in place of a ray hits what it meets, between 0 and 1', (family) => {
      for (const [line, shape] of casts('segment', family)) {
        const hit = library.raycast(line, shape);
        const shown = literal({ line, shape, hit });
        expect(hit !== null, shown).toBe(truth.signOfGap(line, shape) <= 0);
        if (hit === null) continue;
        expect(hit.t >= 0 && hit.t <= hit.tExit && hit.tExit <= 1, shown).toBe(true);
        expect(hit.inside, shown).toBe(truth.signOfGap(asPoint((line as { start: Vector }).start), shape) < 0);
        const bound = roundingBound(line, shape);
        if (Number.isFinite(bound))
          expect(library.distance(asPoint(hit.point), line), shown).toBeLessThanOrEqual(bound);
      }
    });

    test('t is kept within its limits', () => {
      for (const [ray, shape] of casts('ray', 'random')) {
        const hit = library.raycast(ray, shape);
        const cast = (tMin: number, tMax: number): RayHit | null =>
          library.raycast(ray, shape, undefined, { tMin, tMax });
        expect(cast(0, Infinity), literal({ ray, shape })).toEqual(hit);
        if (hit === null) continue;
        expect(cast(0, hit.t)).toEqual(hit);
        expect(cast(hit.t, hit.t)).toEqual(hit);
        if (hit.t > 0) expect(cast(0, hit.t / 2)).toBeNull();
        if (hit.tExit < Infinity) expect(cast(hit.tExit + 1, Infinity)).toBeNull();
        if (hit.tExit <= hit.t) continue;
        const later = hit.tExit === Infinity ? hit.t + 1 : 0.5 * (hit.t + hit.tExit);
        // Past a corner, it may be in there for so short that no number lies between.
        if (later === hit.t || later === hit.tExit) continue;
        const inside = truth.signOfGap(ray, shape) < 0;
        expect(cast(later, Infinity), literal({ ray, shape })).toMatchObject({ t: later, inside, tExit: hit.tExit });
        expect(library.raycast(ray, shape, undefined, { tMin: later, entering: true })).toBeNull();
      }
    });
  });
}

const axes = ['x', 'y', 'z'] as const;

function isFiniteVector({ x, y, z }: Vector): boolean {
  return Number.isFinite(x + y + (z ?? 0));
}
