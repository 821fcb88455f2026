/** What a segment, ray or line shares with a solid: nothing before it, and its middle. */
import { describe, expect, test } from 'vitest';
import {
  type AnyShape,
  dimensions,
  type Intersection,
  isBeyondMeasure,
  pairOf,
  take,
  type Vector,
} from './dimensions.js';
import { literal } from './shrink.js';

interface Passage extends Intersection {
  readonly relation: string;
  readonly normal?: Vector;
}

const share = 150;
const families = ['random', 'lattice', 'decimal'] as const;
const LINES = ['line', 'ray', 'segment'] as const;
const SOLIDS = ['aabb', 'obb', 'capsule', 'circle', 'sphere', 'halfplane', 'halfspace', 'triangle'] as const;

const pairs = dimensions.flatMap((dimension) =>
  LINES.flatMap((line) =>
    SOLIDS.filter((solid) => dimension.kinds.includes(solid))
      // In space a triangle is a face, and mostly crossed in a point.
      .filter((solid) => solid !== 'triangle' || dimension.name === '2D')
      .filter((solid) => pairOf(dimension, line, solid)?.offers('intersection'))
      .map((solid) => [`${dimension.name} ${line} and ${solid}`, dimension, line, solid] as const),
  ),
);

test('every solid tells what it shares with lines', () => {
  expect(pairs.length).toBe(3 * (6 + 5));
});

describe.each(pairs)('%s', (_name, dimension, line, solid) => {
  const { library, vector } = dimension;
  const piece = (start: Vector, end: Vector): AnyShape => ({ kind: 'segment', start, end }) as unknown as AnyShape;

  test.each(families)('%s: nothing is shared before the entry, and the middle lies in both', (family) => {
    for (const { a, b } of take(dimension.cases(line, solid, family, 77), share)) {
      if (isBeyondMeasure(a, b)) continue;
      const [through, shape] = a.kind === line ? [a, b] : [b, a];
      const shared = library.intersection(through, shape) as Passage | null;
      if (shared === null) continue;
      const shown = literal({ through, shape, shared });
      const { relation, normal } = shared;
      expect(relation === 'touches', shown).toBe(library.touches(through, shape));
      const { from, way } = courseOf(through);
      const at = (t: number): Vector =>
        vector(from.x + t * way.x, from.y + t * way.y, (from.z ?? 0) + t * (way.z ?? 0));
      const [first, last] = [line === 'line' ? -Infinity : 0, line === 'segment' ? 1 : Infinity];
      const { tMin, tMax } = shared;
      expect(tMin <= tMax && tMin >= first && tMax <= last, shown).toBe(true);
      // Far enough off that neither rounding nor a shallow angle counts.
      const step = 1e-4 * (1 + Math.abs(tMin) + Math.abs(tMax));
      if (tMin - step > first && Number.isFinite(tMin)) {
        const start = at(Math.max(first, tMin - 1e3 * step));
        const before = piece(start, at(tMin - step));
        // Within rounding of a face, a line that runs along it may or may not be in there.
        if (isSteep(normal, way)) expect(library.intersects(before, shape), shown).toBe(false);
      }
      if (tMax + step < last && Number.isFinite(tMax) && relation !== 'touches' && tMax > tMin + step) {
        const middle = at(Number.isFinite(tMin) ? (tMin + tMax) / 2 : tMax - step);
        expect(library.intersects(piece(middle, middle), shape), shown).toBe(true);
      }
      if (normal !== undefined) expectNormal(normal, through, shape, shown);
    }
  });

  function expectNormal(normal: Vector, through: AnyShape, shape: AnyShape, shown: string): void {
    const { from } = courseOf(through);
    const isInside = line !== 'line' && library.overlaps({ kind: 'point', ...from } as unknown as AnyShape, shape);
    const length = Math.hypot(normal.x, normal.y, normal.z ?? 0);
    if (isInside) expect(length, shown).toBe(0);
    else if (courseOf(through).way.x !== 0) expect(length, shown).toBeCloseTo(1, 12);
  }
});

function courseOf(line: AnyShape): { from: Vector; way: Vector } {
  const { start, end, origin, direction } = line as unknown as Record<string, Vector>;
  if (origin) return { from: origin, way: direction! };
  const z = start!.z === undefined ? {} : { z: end!.z! - start!.z };
  return { from: start!, way: { x: end!.x - start!.x, y: end!.y - start!.y, ...z } };
}

function isSteep(normal: Vector | undefined, way: Vector): boolean {
  if (normal === undefined) return true;
  const along = normal.x * way.x + normal.y * way.y + (normal.z ?? 0) * (way.z ?? 0);
  return Math.abs(along) > 1e-3 * Math.hypot(way.x, way.y, way.z ?? 0);
}
