/** What must hold between the answers to different questions, for every pair of both dimensions. */
import { describe, expect, test } from 'vitest';
import { isDistance } from '../oracle/3d.js';
import { allFamilies, families } from '../oracle/generators.js';
import { seeded } from '../oracle/random.js';
import { magnitudes, roundingBound } from './bounds.js';
import { type AnyShape, type Dimension, isBeyondMeasure, kindPairs, take, type Vector } from './dimensions.js';
import { motionsOf, pushed, translated } from './motions.js';
import { literal } from './shrink.js';

const share = 40;

describe.each(kindPairs.map((pair) => [String(pair), pair] as const))('%s', (_name, pair) => {
  const { dimension, kindA, kindB, library } = pair;
  const { vector, truth } = dimension;
  const pairs = families.flatMap((family) => take(dimension.cases(kindA, kindB, family, 7), share));
  const meeting = pairs.filter(({ a, b }) => truth.intersects(a, b));
  const ordinary = families.filter((family) => family !== 'scale');
  const ordinaryPairs = ordinary.flatMap((family) => take(dimension.cases(kindA, kindB, family, 8), share));

  test('all questions agree on whether they meet, and whether they overlap', () => {
    for (const { a, b } of pairs) {
      const [meets, overlaps] = [library.intersects(a, b), library.overlaps(a, b)];
      const answers: Record<string, boolean> = {};
      const expected: Record<string, boolean> = {};
      const says = (question: string, answer: boolean, truth: boolean): void => {
        answers[question] = answer;
        expected[question] = truth;
      };
      if (pair.offers('distance')) says('distance', library.distance(a, b) === 0, meets);
      if (pair.offers('closestPoints')) says('closestPoints', library.closestPoints(a, b)?.distance === 0, meets);
      if (pair.offers('contact')) {
        const contact = library.contact(a, b);
        says('contact', contact !== null, meets);
        says('depth', contact !== null && contact.depth > 0, overlaps);
      }
      if (pair.offers('pushOut')) says('pushOut', library.pushOut(a, b) !== null, overlaps);
      expect(answers, literal({ a, b })).toEqual(expected);
    }
  });

  test('a distance or depth below rounding is of the size of rounding, not the smallest double', () => {
    for (const family of allFamilies) {
      for (const { a, b } of take(dimension.cases(kindA, kindB, family, 9), 4 * share)) {
        // Differences of tiny numbers are tiny themselves.
        if (magnitudes([inUnits(a), inUnits(b)]).some((size) => size > 0 && size < 1e-280)) continue;
        const found = [
          pair.offers('distance') ? library.distance(a, b) : 0,
          pair.offers('closestPoints') ? library.closestPoints(a, b)?.distance : 0,
          pair.offers('contact') ? library.contact(a, b)?.depth : 0,
        ];
        for (const size of found) expect(!size || size > 1e-300, literal({ a, b, found })).toBe(true);
      }
    }
  });

  test.runIf(pair.offers('raycast'))('a ray hits what it meets', () => {
    for (const { a, b } of pairs) {
      for (const [from, target] of rayFirst(a, b)) {
        expect(library.raycast(from, target) !== null, literal({ a, b })).toBe(library.intersects(a, b));
      }
    }
  });

  test.runIf(pair.offers('intersection'))('they share something wherever they meet', () => {
    for (const { a, b } of pairs) {
      expect(library.intersection(a, b) !== null, literal({ a, b })).toBe(library.intersects(a, b));
      expect(library.intersection(b, a) !== null, literal({ a, b })).toBe(library.intersects(a, b));
    }
  });

  test('asked the other way round, yes stays yes', () => {
    for (const { a, b } of pairs) {
      expect(library.intersects(b, a), literal({ a, b })).toBe(library.intersects(a, b));
    }
  });

  const everything = allFamilies.flatMap((family) => take(dimension.cases(kindA, kindB, family, 10), share));

  test.runIf(pair.offers('distance'))('asked the other way round, the distance is the same to the last bit', () => {
    for (const { a, b } of everything) expect(library.distance(b, a), literal({ a, b })).toBe(library.distance(a, b));
  });

  test.runIf(pair.offers('closestPoints'))('asked the other way round, the closest points change places', () => {
    for (const { a, b } of everything) {
      const [there, back] = [library.closestPoints(a, b), library.closestPoints(b, a)];
      const turned = back && { a: back.b, b: back.a, distance: back.distance };
      expect(turned, literal({ a, b })).toEqual(there);
    }
  });

  test.runIf(pair.offers('contact'))(
    'asked the other way round, the contact keeps its depth and point to the last bit, and turns its normal',
    () => {
      for (const { a, b } of everything) {
        const [contact, mirrored] = [library.contact(a, b), library.contact(b, a)];
        const shown = literal({ a, b });
        expect([mirrored?.depth, mirrored?.point], shown).toEqual([contact?.depth, contact?.point]);
        // Two that are the same cannot be told apart by their order, nor what only vanishing digits tell apart.
        if (contact === null || literal(a) === literal(b) || (kindA === kindB && isBeyondMeasure(a, b))) continue;
        expect(withoutZeros(negated(mirrored!.normal)), shown).toEqual(withoutZeros({ z: 0, ...contact.normal }));
      }
    },
  );

  test.runIf(pair.offers('contact'))('the normal is a unit vector and the depth is not negative', () => {
    for (const { a, b } of meeting) {
      const contact = library.contact(a, b);
      const shown = literal({ a, b });
      expectNear(lengthOf(contact?.normal ?? { x: 0, y: 0 }), 1, 2 ** -48, shown);
      expect(contact?.depth, shown).toBeGreaterThanOrEqual(0);
    }
  });

  test.runIf(pair.offers('pushOut'))('pushed out, they just touch', () => {
    for (const { a, b } of ordinaryPairs) {
      const push = library.pushOut(a, b);
      if (push === null) continue;
      const moved = pushed(a, push, dimension);
      const bound = roundingBound(a, b, push);
      const shown = literal({ a, b });
      expectNoDistance(moved, b, bound, shown);
      expect(library.contact(moved, b)?.depth ?? 0, shown).toBeLessThanOrEqual(bound);
    }
  });

  test.runIf(pair.offers('contact'))('there is no shorter way out', () => {
    const random = seeded(11);
    for (const { a, b } of ordinaryPairs) {
      const depth = library.contact(a, b)?.depth ?? 0;
      const short = depth * (1 - 2 ** -20) - roundingBound(a, b);
      if (short <= 0) continue;
      for (const direction of directions(dimension, random.unit)) {
        const by = vector(direction.x * short, direction.y * short, (direction.z ?? 0) * short);
        expect(library.intersects(translated(a, by, dimension), b), literal({ a, b, by })).toBe(true);
      }
    }
  });

  test.runIf(pair.offers('contact'))('the contact point lies in both', () => {
    for (const { a, b } of ordinaryPairs) {
      const contact = library.contact(a, b);
      // The point of skew boxes is stated in terms of their skew, which is infinite where axes do not span space.
      if (contact === null || isFlattened(a) || isFlattened(b)) continue;
      const point = { kind: 'point', ...contact.point } as AnyShape;
      const bound = roundingBound(a, b, contact.point);
      expectNoDistance(point, a, bound, literal({ a, b }));
      expectNoDistance(point, b, bound, literal({ a, b }));
    }
  });

  test.runIf(pair.offers('distance', 'closestPoints'))(
    'the closest points lie in their shapes, `distance` apart',
    () => {
      for (const { a, b } of ordinaryPairs) {
        const closest = library.closestPoints(a, b);
        if (closest === null || closest.distance === Number.POSITIVE_INFINITY) continue;
        const bound = roundingBound(a, b, closest.a, closest.b);
        const shown = literal({ a, b });
        expectNoDistance({ kind: 'point', ...closest.a } as AnyShape, a, bound, shown);
        expectNoDistance({ kind: 'point', ...closest.b } as AnyShape, b, bound, shown);
        expectNear(lengthOf(difference(closest.a, closest.b)), closest.distance, bound, shown);
        expectNear(closest.distance, library.distance(a, b), bound, shown);
        if (closest.distance === 0) expect(closest.a, shown).toEqual(closest.b);
      }
    },
  );

  test.each(motionsOf(dimension))('the answer is the same: $name', ({ apply }) => {
    for (const { a, b } of pairs) {
      const [movedA, movedB] = [apply(a), apply(b)];
      if (movedA === null || movedB === null) continue;
      expect(library.intersects(movedA, movedB), literal({ a, b })).toBe(library.intersects(a, b));
    }
  });

  /** Whether the true distance is 0 within the bound. */
  function expectNoDistance(a: AnyShape, b: AnyShape, bound: number, shown: string): void {
    const exact = truth.distance(a, b);
    expect(exact !== null && isDistance(0, exact, bound), shown).toBe(true);
  }
});

function isFlattened(shape: AnyShape): boolean {
  if (shape.kind !== 'obb') return false;
  const [u, v, w = { x: 0, y: 0, z: 1 }]: readonly Vector[] = shape.axes;
  if (u === undefined || v === undefined) return false;
  const [uz, vz, wz] = [u.z ?? 0, v.z ?? 0, w.z ?? 0];
  return u.x * (v.y * wz - vz * w.y) - u.y * (v.x * wz - vz * w.x) + uz * (v.x * w.y - v.y * w.x) === 0;
}

function rayFirst(a: AnyShape, b: AnyShape): [AnyShape, AnyShape][] {
  const both: [AnyShape, AnyShape][] = [
    [a, b],
    [b, a],
  ];
  return both.filter(([from]) => from.kind === 'ray');
}

/** Along the axes, both ways, and a few more. */
function directions({ name, vector }: Dimension, unit: () => number): Vector[] {
  const straight = [vector(1, 0, 0), vector(-1, 0, 0), vector(0, 1, 0), vector(0, -1, 0)];
  if (name === '3D') straight.push(vector(0, 0, 1), vector(0, 0, -1));
  for (let count = 0; count < 6; count++) {
    const candidate = vector(unit() - 0.5, unit() - 0.5, unit() - 0.5);
    const length = lengthOf(candidate) || 1;
    straight.push(vector(candidate.x / length, candidate.y / length, (candidate.z ?? 0) / length));
  }
  return straight;
}

function lengthOf({ x, y, z }: Vector): number {
  return Math.hypot(x, y, z ?? 0);
}

function difference(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y, z: (a.z ?? 0) - (b.z ?? 0) };
}

function expectNear(actual: number, expected: number, bound: number, shown: string): void {
  if (Object.is(actual, expected) || actual === expected) return;
  expect(Math.abs(actual - expected), `${actual} for ${expected}: ${shown}`).toBeLessThanOrEqual(bound);
}

function negated({ x, y, z }: Vector): Vector {
  return { x: -x, y: -y, z: -(z ?? 0) };
}

/** Without a sign of 0. */
function withoutZeros({ x, y, z }: Vector): Vector {
  return { x: x + 0, y: y + 0, z: (z ?? 0) + 0 };
}

/** A plane in units of its normal, as its heights are, but for a constant too tiny for that; other shapes as they are. */
function inUnits(shape: AnyShape): object {
  if (!('constant' in shape)) return shape;
  const { normal, constant }: { normal: Vector; constant: number } = shape;
  const size = Math.max(...Object.values(normal).map(Math.abs));
  return { normal: Object.values(normal).map((part: number) => part / size), constant: constant / size || constant };
}
