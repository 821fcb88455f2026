/** The library's numbers against exact ones: distances, and where along a line things begin and end. */
import { describe, expect, test } from 'vitest';
import * as plane from '../oracle/2d.js';
import * as space from '../oracle/3d.js';
import { families } from '../oracle/generators.js';
import type { Stretch } from '../oracle/lines.js';
import { toNumber } from '../oracle/rational.js';
import { numbersOf, type Ray, type Segment, type Shape2, type Shape3, type Vector3 } from '../oracle/shapes.js';
import { roundingBound } from './bounds.js';
import { type AnyShape, dimensions, kindPairs, take, type Vector } from './dimensions.js';
import { literal } from './shrink.js';

const share = 60;
const ordinary = families.filter((family) => family !== 'scale');

const measured = kindPairs.filter((pair) => pair.offers('distance', 'closestPoints'));

describe.each(measured.map((pair) => [String(pair), pair] as const))('%s', (_name, pair) => {
  const { dimension, kindA, kindB, library } = pair;
  test('the distance is right to the last digits of the coordinates', () => {
    for (const family of ordinary) {
      for (const { a, b } of take(dimension.cases(kindA, kindB, family, 21), share)) {
        const exact = dimension.truth.distance(a, b);
        if (exact === null) continue;
        const value = library.distance(a, b);
        const bound = roundingBound(a, b, library.closestPoints(a, b));
        expect(space.isDistance(value, exact, bound), `${value}, ${family}: ${literal({ a, b })}`).toBe(true);
      }
    }
  });
});

type Line = Segment<Vector3> | Ray<Vector3>;

/** The exact stretch in either dimension. */
function stretchOf(line: AnyShape, box: AnyShape): Stretch | null {
  const flat = box.kind === 'aabb' && !('z' in box.min);
  return flat
    ? plane.stretchInBox(line as Extract<Shape2, { kind: 'segment' | 'ray' }>, box as Extract<Shape2, { kind: 'aabb' }>)
    : space.stretchInBox(line as Line, box as Extract<Shape3, { kind: 'aabb' }>);
}

describe.each(dimensions.map((dimension) => [dimension.name, dimension] as const))('%s', (_name, dimension) => {
  const { library, cases } = dimension;
  const ball = dimension.name === '2D' ? 'circle' : 'sphere';

  test.each(['segment', 'ray'] as const)('a %s is in a box from tMin to tMax', (kind) => {
    for (const family of families) {
      for (const { a, b } of take(cases(kind, 'aabb', family, 22), 3 * share)) {
        if (spansAllNumbers(a, b)) continue;
        const exact = stretchOf(a, b);
        const shared = library.intersection(a, b);
        // Without length, the one point is at every t.
        if (exact === null || shared === null || exact.to === null || isZero(a)) continue;
        expectClose(shared.tMin, toNumber(exact.from), literal({ a, b }));
        expectClose(shared.tMax, toNumber(exact.to), literal({ a, b }));
      }
    }
  });

  test('a ray hits a box at t', () => {
    for (const family of families) {
      for (const { a, b } of take(cases('ray', 'aabb', family, 23), 3 * share)) {
        if (spansAllNumbers(a, b)) continue;
        const exact = stretchOf(a, b);
        const hit = library.raycast(a, b);
        if (exact === null || hit === null) continue;
        expectClose(hit.t, toNumber(exact.from), literal({ a, b }));
        if (exact.to !== null) expectClose(hit.tExit, toNumber(exact.to), literal({ a, b }));
      }
    }
  });

  test('a ray hits a ball on its surface, unless it starts inside', () => {
    for (const family of ordinary) {
      for (const { a, b } of take(cases('ray', ball, family, 24), 3 * share)) {
        const hit = library.raycast(a, b);
        if (hit === null || (b.kind !== 'circle' && b.kind !== 'sphere') || a.kind !== 'ray') continue;
        const { origin, direction }: { origin: Vector; direction: Vector } = a;
        const bound = roundingBound(a, b, hit.point);
        const shown = literal({ a, b, hit });
        if (hit.inside) expect(hit.t, shown).toBe(0);
        else expect(Math.abs(lengthOf(minus(hit.point, b.center)) - b.radius), shown).toBeLessThanOrEqual(bound);
        // In units of a direction that hardly is one, t can be beyond all numbers; the point must be right even so.
        if (hit.t === Number.POSITIVE_INFINITY) continue;
        const reached = {
          x: origin.x + hit.t * direction.x,
          y: origin.y + hit.t * direction.y,
          z: (origin.z ?? 0) + hit.t * (direction.z ?? 0),
        };
        expect(lengthOf(minus(hit.point, reached)), shown).toBeLessThanOrEqual(bound);
      }
    }
  });
});

/** Beside the largest numbers, those that have fewer digits than others may lose them. */
function spansAllNumbers(...shapes: readonly AnyShape[]): boolean {
  const sizes = numbersOf({ shapes }).map(({ value }) => Math.abs(value));
  return sizes.some((size) => size > 2 ** 900) && sizes.some((size) => size > 0 && size < 2 ** -990);
}

/** A parameter t is a quotient of two differences, each right to its last digit. */
function expectClose(actual: number, expected: number, shown: string): void {
  if (actual === expected) return;
  const bound = 8 * 2 ** -52 * Math.abs(expected) + 8 * Number.MIN_VALUE;
  expect(Math.abs(actual - expected), `${actual} for ${expected}: ${shown}`).toBeLessThanOrEqual(bound);
}

function isZero(line: AnyShape): boolean {
  return line.kind === 'segment' && literal(line.start) === literal(line.end);
}

function minus(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y, z: (a.z ?? 0) - (b.z ?? 0) };
}

function lengthOf({ x, y, z }: Vector): number {
  return Math.hypot(x, y, z ?? 0);
}
