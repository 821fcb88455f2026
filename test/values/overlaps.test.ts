/** What two triangles share, against exact numbers: how many corners, which of them are corners of the triangles, and how far all others are off. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as d2 from '../../src/2d/index.js';
import * as d3 from '../../src/3d/index.js';
import * as plane from '../oracle/2d.js';
import * as space from '../oracle/3d.js';
import { allFamilies, cases2, cases3, type Family, type Pair } from '../oracle/generators.js';
import { type Place, shared, sineAt } from '../oracle/overlap.js';
import { fraction, rational, scaledBy, subtract, toNumber } from '../oracle/rational.js';
import type { Triangle, Vector2, Vector3 } from '../oracle/shapes.js';
import { readBound } from './bounds.js';
import type { Shape } from './shapes.js';
import { sizes } from './sizes.js';

type Corners = Triangle<Vector3> | Triangle<Vector2>;
type Found = { readonly count: number; readonly points: readonly Vector2[] };

interface Side {
  readonly name: '2d' | '3d';
  cases(family: Family): Generator<Pair<Corners>>;
  ask(a: Corners, b: Corners): Found | null;
  lift(triangle: Corners): Triangle<Vector3>;
  distance(place: Vector2, triangle: Corners): space.ExactDistance | null;
}

const sides: readonly Side[] = [
  {
    name: '2d',
    cases: (family) => cases2('triangle', 'triangle', family, 5) as Generator<Pair<Corners>>,
    ask: (a, b) => d2.intersection(a as Triangle<Vector2>, b as Triangle<Vector2>),
    lift: (triangle) => plane.lift(triangle as Triangle<Vector2>) as Triangle<Vector3>,
    distance: (place, triangle) => plane.distance({ ...place, kind: 'point' }, triangle as Triangle<Vector2>),
  },
  {
    name: '3d',
    cases: (family) => cases3('triangle', 'triangle', family, 5) as Generator<Pair<Corners>>,
    ask: (a, b) => d3.intersection(a as Triangle<Vector3>, b as Triangle<Vector3>),
    lift: (triangle) => triangle as Triangle<Vector3>,
    distance: (place, triangle) =>
      space.distance({ ...(place as Vector3), kind: 'point' }, triangle as Triangle<Vector3>),
  },
];

describe.each(sides)('$name', (side) => {
  const text = readFileSync(`src/${side.name}/queries/triangles.ts`, 'utf8');
  const [bound] = readBound(/@bound (points .*)/.exec(text)![1]!, Object.keys(sizes));

  test.each(allFamilies)('%s: every corner is one of what they share, in order, and within the bound', (family) => {
    const cases = side.cases(family);
    let meeting = 0;
    for (let i = 0; i < 120; i++) {
      const { a, b } = cases.next().value!;
      const found = side.ask(a, b);
      const { corners, exponent } = shared(side.lift(a), side.lift(b));
      const shown = JSON.stringify({ a, b, found });
      expect(found?.count ?? 0, shown).toBe(corners.length);
      if (found === null) continue;
      meeting++;
      const places = found.points.slice(0, found.count);
      const size = bound!.size((phrase) => sizes[phrase]!(a as Shape, b as Shape)) as number;
      const allowed = bound!.ulps * Math.max(2 ** -52 * size, Number.MIN_VALUE);
      for (const place of places)
        for (const of of [a, b]) expect(space.isDistance(0, side.distance(place, of)!, allowed), shown).toBe(true);
      // What is tiny beside other coordinates has an angle that doubles cannot hold.
      if (family === 'scale') continue;
      const inOrder = inOrderOf(places, corners, exponent);
      for (const [k, place] of places.entries()) {
        const corner = inOrder[k]!;
        const isGiven = [a, b].some((of) => [of.a, of.b, of.c].some((given) => isAt(given, corner, exponent)));
        if (isGiven) expect(isAt(place, corner, exponent), shown).toBe(true);
        else if (corners.length > 2) {
          const sine = sineAt(corners, corners.indexOf(corner));
          expect(farFrom(place, corner, exponent) * sine, shown).toBeLessThanOrEqual(allowed);
        }
      }
    }
    expect(meeting).toBeGreaterThan(15);
  });
});

function farFrom(place: Vector2, { of, by }: Place, exponent: number): number {
  return Math.max(
    ...(['x', 'y', 'z'] as const).map((axis) => {
      const truth = scaledBy(fraction(of[axis], by), exponent);
      return Math.abs(toNumber(subtract(rational((place as Vector3)[axis] ?? 0), truth)));
    }),
  );
}

function isAt(place: Vector2, corner: Place, exponent: number): boolean {
  return farFrom(place, corner, exponent) === 0;
}

/** The true corners as they are walked in what was found, from any of them on and in one direction or the other: as most are met exactly, or nearly. */
function inOrderOf(places: readonly Vector2[], corners: readonly Place[], exponent: number): Place[] {
  const turned = (list: readonly Place[]) => list.map((_, i) => [...list.slice(i), ...list.slice(0, i)]);
  const all = [...turned(corners), ...turned([...corners].reverse())].map((list) => {
    const away = places.map((place, i) => farFrom(place, list[i]!, exponent));
    return { list, met: away.filter((far) => far === 0).length, away: away.reduce((p, q) => p + q) };
  });
  return all.reduce((best, one) => ((one.met - best.met || best.away - one.away) > 0 ? one : best)).list;
}
