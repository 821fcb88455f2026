/**
 * What a segment or ray shares with a ball, against the exact quadratic f(t) = |o + t d - c|² - r² = A t² + 2 B t + C:
 * how many of its roots are within reach, how the line runs, and where its roots lie; for a raycast as well.
 */
import { describe, expect, test } from 'vitest';
import { families } from '../oracle/generators.js';
import * as exact from '../oracle/rational.js';
import { type AnyShape, dimensions, type Intersection, take, type Vector } from './dimensions.js';
import { literal } from './shrink.js';

interface Chord extends Intersection {
  readonly count: number;
  readonly t0: number;
  readonly t1: number;
  readonly relation: string;
}

interface Quadratic {
  readonly a: exact.Rational;
  readonly b: exact.Rational;
  readonly c: exact.Rational;
}

type Ball = Extract<AnyShape, { kind: 'circle' | 'sphere' }>;
type Line = Extract<AnyShape, { kind: 'segment' | 'ray' }>;

const share = 250;
const ordinary = families.filter((family) => family !== 'scale');

describe.each(dimensions.map((dimension) => [dimension.name, dimension] as const))('%s', (_name, dimension) => {
  const ball = dimension.name === '2D' ? 'circle' : 'sphere';
  test.each(['segment', 'ray'] as const)('a %s and a ball', (kind) => {
    let checked = 0;
    for (const family of ordinary) {
      for (const { a, b } of take(dimension.cases(kind, ball, family, 31), share)) {
        const shared = dimension.library.intersection(a, b) as Chord | null;
        if (shared === null) continue;
        const f = quadraticOf(a as Line, b as Ball);
        const shown = `${family}: ${literal({ a, b, shared })}`;
        expect({ count: shared.count, relation: shared.relation }, shown).toEqual(truth(f, kind === 'ray'));
        const bound = rootBound(f, (b as Ball).radius);
        if (bound === null) continue;
        expectRoot(f, shared.t0, -1, bound, shown);
        expectRoot(f, shared.t1, 1, bound, shown);
        if (kind === 'ray' && shared.relation !== 'touches') {
          const hit = dimension.library.raycast(a, b)!;
          expectRoot(f, hit.tExit, 1, bound, `${shown} ${literal(hit)}`);
          if (exact.sign(f.c) > 0) expectRoot(f, hit.t, -1, bound, `${shown} ${literal(hit)}`);
          else expect(hit.t).toBe(0);
        }
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(100);
  });
});

function quadraticOf(line: Line, { center, radius }: Ball): Quadratic {
  const origin: Vector = line.kind === 'ray' ? line.origin : line.start;
  const w = difference(origin, center);
  const d = line.kind === 'ray' ? difference(line.direction, { x: 0, y: 0, z: 0 }) : difference(line.end, origin);
  const r = exact.rational(radius);
  return { a: dot(d, d), b: dot(w, d), c: exact.subtract(dot(w, w), exact.multiply(r, r)) };
}

function difference(a: Vector, b: Vector): exact.Rational[] {
  const pairs = [[a.x, b.x] as const, [a.y, b.y] as const, [a.z ?? 0, b.z ?? 0] as const];
  return pairs.map(([left, right]) => exact.subtract(exact.rational(left), exact.rational(right)));
}

function dot(a: readonly exact.Rational[], b: readonly exact.Rational[]): exact.Rational {
  return a.reduce((total, x, i) => exact.add(total, exact.multiply(x, b[i]!)), exact.zero);
}

function at({ a, b, c }: Quadratic, t: exact.Rational): exact.Rational {
  const half = exact.add(exact.multiply(a, t), b);
  return exact.add(exact.multiply(exact.add(half, b), t), c);
}

/** A quarter of the discriminant. */
function discriminant({ a, b, c }: Quadratic): exact.Rational {
  return exact.subtract(exact.multiply(b, b), exact.multiply(a, c));
}

/** How many roots lie within reach, and how the line runs, for a line that meets the ball. */
function truth(f: Quadratic, endless: boolean): { count: number; relation: string } {
  const atStart = exact.sign(f.c);
  if (exact.sign(f.a) === 0)
    return atStart === 0 ? { count: 1, relation: 'touches' } : { count: 0, relation: 'inside' };
  const atEnd = endless ? 1 : exact.sign(at(f, exact.one));
  const slopeAtStart = exact.sign(f.b);
  const slopeAtEnd = endless ? 1 : exact.sign(exact.add(f.a, f.b));
  const single = exact.sign(discriminant(f)) === 0;
  // Before the first root and after the second f is positive; it falls before the middle and rises after it.
  const firstIsWithin = atStart >= 0 && slopeAtStart <= 0 && (atEnd <= 0 || slopeAtEnd >= 0);
  const secondIsWithin = (atStart <= 0 || slopeAtStart <= 0) && atEnd >= 0 && slopeAtEnd >= 0;
  const count = single ? Number(firstIsWithin || secondIsWithin) : Number(firstIsWithin) + Number(secondIsWithin);
  const touches = single || (atStart === 0 && slopeAtStart >= 0) || (atEnd === 0 && slopeAtEnd <= 0);
  if (touches) return { count, relation: 'touches' };
  if (atStart <= 0) return { count, relation: atEnd <= 0 ? 'inside' : 'leaves' };
  return { count, relation: atEnd <= 0 ? 'enters' : 'through' };
}

/** That the first root (`side` -1) or the second (1) lies within `bound` of t. */
function expectRoot(f: Quadratic, t: number, side: 1 | -1, bound: number, shown: string): void {
  if (!Number.isFinite(t)) return;
  /** Whether x lies on the root, or on the side of it that is farther from the other root. */
  const isBeyond = (x: exact.Rational): boolean =>
    exact.sign(at(f, x)) >= 0 && exact.sign(exact.add(exact.multiply(f.a, x), f.b)) !== -side;
  const outer = exact.add(exact.rational(t), exact.rational(side * bound));
  const inner = exact.subtract(exact.rational(t), exact.rational(side * bound));
  const isBetween = isBeyond(outer) && (!isBeyond(inner) || exact.sign(at(f, inner)) === 0);
  expect(isBetween, `t = ${t} within ${bound}, ${shown}`).toBe(true);
}

/**
 * How far a root may be off: 32 roundings of the line's way to the ball in units of its direction, and as many times more as
 * the chord is shorter than the radius. Null for a chord with fewer than 10 digits, and for a line without a direction.
 */
function rootBound(f: Quadratic, radius: number): number | null {
  const length = Math.sqrt(exact.toNumber(f.a));
  const half = Math.sqrt(Math.max(exact.toNumber(discriminant(f)), 0)) / length;
  const slant = Math.max(1, radius / half);
  const way = Math.sqrt(exact.toNumber(f.c) + radius * radius);
  return slant < 2 ** 20 ? 32 * 2 ** -53 * slant * ((way + radius) / length) : null;
}
