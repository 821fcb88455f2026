/** The same laws for the pairs that only space has: segment and triangle, sphere and triangle, two oriented boxes. */
import { describe, expect, test } from 'vitest';
import {
  closestPointsSphereTriangle,
  contactObbObb,
  contactSphereTriangle,
  distanceSphereTriangle,
  intersectionSegmentTriangle,
  intersectsObbObb,
  intersectsSegmentTriangle,
  intersectsSphereTriangle,
} from '../../src/3d/index.js';
import { crossingOf, distance, isDistance } from '../oracle/3d.js';
import { cases3, families } from '../oracle/generators.js';
import { seeded } from '../oracle/random.js';
import { toNumber } from '../oracle/rational.js';
import {
  numbersOf,
  type Obb,
  type Segment,
  type Sphere,
  type Triangle,
  type Vector3,
  withNumber,
} from '../oracle/shapes.js';
import { roundingBound } from './bounds.js';
import { take } from './dimensions.js';
import { literal } from './shrink.js';

const share = 150;
const strange = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
const ordinary = families.filter((family) => family !== 'scale');

const along = (v: Vector3, by: Vector3, factor: number): Vector3 => ({
  x: v.x + by.x * factor,
  y: v.y + by.y * factor,
  z: v.z + by.z * factor,
});

describe('segment and triangle', () => {
  const cases = (list: readonly (typeof families)[number][]): { a: Segment<Vector3>; b: Triangle }[] =>
    list.flatMap((family) => take(cases3('segment', 'triangle', family, 31), share)) as never;

  test('they share something wherever they meet', () => {
    for (const { a, b } of cases(families)) {
      expect(intersectionSegmentTriangle(a, b) !== null, literal({ a, b })).toBe(intersectsSegmentTriangle(a, b));
    }
  });

  test('the shared point lies on both', () => {
    for (const { a, b } of cases(ordinary)) {
      const shared = intersectionSegmentTriangle(a, b);
      if (shared === null) continue;
      const bound = roundingBound(a, b);
      for (const shape of [a, b]) {
        const exact = distance({ kind: 'point', ...shared.entry }, shape);
        expect(exact && isDistance(0, exact, bound), literal({ a, b, shared })).toBe(true);
      }
    }
  });

  test('t and the weights are right where the crossing is steep', () => {
    for (const { a, b } of cases(['random', 'lattice', 'decimal'])) {
      const [shared, exact] = [intersectionSegmentTriangle(a, b), crossingOf(a, b)];
      if (shared === null || exact === null) continue;
      const bound = 2 ** -40;
      const weights = { b: toNumber(exact.v), c: toNumber(exact.w) };
      expect(Math.abs(shared.tMin - toNumber(exact.t)), literal({ a, b })).toBeLessThanOrEqual(bound);
      expect(Math.abs(shared.barycentrics.v - weights.b), literal({ a, b })).toBeLessThanOrEqual(bound);
      expect(Math.abs(shared.barycentrics.w - weights.c), literal({ a, b })).toBeLessThanOrEqual(bound);
    }
  });

  test('any number that is not finite meets nothing', () => {
    for (const pair of cases(['lattice']).slice(0, 20)) {
      for (const { path } of numbersOf(pair)) {
        for (const value of strange) {
          const { a, b } = withNumber(pair, path, value);
          expect([intersectsSegmentTriangle(a, b), intersectionSegmentTriangle(a, b)]).toEqual([false, null]);
        }
      }
    }
  });
});

describe('sphere and triangle', () => {
  const cases = (list: readonly (typeof families)[number][]): { a: Sphere; b: Triangle }[] =>
    list.flatMap((family) => take(cases3('sphere', 'triangle', family, 32), share)) as never;

  test('all questions agree on whether they meet', () => {
    for (const { a, b } of cases(families)) {
      const meets = intersectsSphereTriangle(a, b);
      const answers = [
        distanceSphereTriangle(a, b) === 0,
        closestPointsSphereTriangle(a, b)?.distance === 0,
        contactSphereTriangle(a, b) !== null,
      ];
      expect(answers, literal({ a, b })).toEqual([meets, meets, meets]);
    }
  });

  test('the distance and the closest points are right', () => {
    for (const { a, b } of cases(ordinary)) {
      const exact = distance(a, b);
      const closest = closestPointsSphereTriangle(a, b);
      if (exact === null || closest === null) continue;
      const bound = roundingBound(a, b);
      const shown = literal({ a, b });
      expect(isDistance(distanceSphereTriangle(a, b), exact, bound), shown).toBe(true);
      expect(isDistance(closest.distance, exact, bound), shown).toBe(true);
      const onTriangle = distance({ kind: 'point', ...closest.b }, b);
      const inSphere = distance({ kind: 'point', ...closest.a }, a);
      expect(onTriangle && isDistance(0, onTriangle, bound), shown).toBe(true);
      expect(inSphere && isDistance(0, inSphere, bound), shown).toBe(true);
    }
  });

  test('pushed out, they just touch', () => {
    for (const { a, b } of cases(ordinary)) {
      const contact = contactSphereTriangle(a, b);
      if (contact === null) continue;
      const { normal, depth } = contact;
      const bound = roundingBound(a, b, depth);
      const moved = { ...a, center: along(a.center, normal, -depth) };
      expect(distanceSphereTriangle(moved, b), literal({ a, b })).toBeLessThanOrEqual(bound);
      expect(contactSphereTriangle(moved, b)?.depth ?? 0, literal({ a, b })).toBeLessThanOrEqual(bound);
    }
  });

  test('any number that is not finite meets nothing', () => {
    for (const pair of cases(['lattice']).slice(0, 20)) {
      for (const { path } of numbersOf(pair)) {
        for (const value of strange) {
          const { a, b } = withNumber(pair, path, value);
          const answers = [
            intersectsSphereTriangle(a, b),
            distanceSphereTriangle(a, b),
            contactSphereTriangle(a, b),
            closestPointsSphereTriangle(a, b),
          ];
          expect(answers, literal({ a, b })).toEqual([false, Number.POSITIVE_INFINITY, null, null]);
        }
      }
    }
  });
});

describe('two oriented boxes', () => {
  const cases = (list: readonly (typeof families)[number][]): { a: Obb; b: Obb }[] =>
    list.flatMap((family) => take(cases3('obb', 'obb', family, 33), share)) as never;
  const shifted = (box: Obb, by: Vector3, factor: number): Obb => ({ ...box, center: along(box.center, by, factor) });

  test('a contact wherever they meet, the same from both sides', () => {
    for (const { a, b } of cases(families)) {
      const [contact, mirrored] = [contactObbObb(a, b), contactObbObb(b, a)];
      expect(contact !== null, literal({ a, b })).toBe(intersectsObbObb(a, b));
      expect(mirrored !== null, literal({ a, b })).toBe(intersectsObbObb(b, a));
    }
  });

  // A flat or skewed box may overlap another by nothing at all, so that the shortest way out has no length to measure.
  test('pushed out, they just touch; there is no shorter way', () => {
    const random = seeded(34);
    for (const { a, b } of cases(['random', 'lattice', 'ulp', 'offset', 'decimal'])) {
      const contact = contactObbObb(a, b);
      if (contact === null) continue;
      const { normal, depth } = contact;
      const slack = roundingBound(a, b, depth);
      const shown = literal({ a, b, contact });
      expect(intersectsObbObb(a, shifted(b, normal, depth + 2 * slack)), shown).toBe(false);
      const short = depth - 2 * slack;
      if (short <= 0) continue;
      for (let count = 0; count < 6; count++) {
        const direction = [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)] as const;
        const length = Math.hypot(...direction) || 1;
        const by = { x: direction[0] / length, y: direction[1] / length, z: direction[2] / length };
        expect(intersectsObbObb(a, shifted(b, by, short)), shown).toBe(true);
      }
    }
  });

  test('any number that is not finite meets nothing', () => {
    for (const pair of cases(['lattice']).slice(0, 12)) {
      for (const { path } of numbersOf(pair)) {
        for (const value of strange) {
          const { a, b } = withNumber(pair, path, value);
          expect([intersectsObbObb(a, b), contactObbObb(a, b)], literal({ a, b })).toEqual([false, null]);
        }
      }
    }
  });
});
