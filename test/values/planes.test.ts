/** The point that three planes share, against exact fractions: by Cramer's rule, as its hover text measures it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { intersectionPlanes } from '../../src/3d/index.js';
import { allFamilies, cases3 } from '../oracle/generators.js';
import {
  add,
  compare,
  divide,
  fraction,
  max,
  multiply,
  type Rational,
  rational,
  sign,
  subtract,
  zero,
} from '../oracle/rational.js';
import { numbersOf, type Plane } from '../oracle/shapes.js';

type Column = readonly [Rational, Rational, Rational];

/** The six products of a determinant of three columns, with their signs. */
function productsOf(u: Column, v: Column, w: Column): Rational[] {
  const turns = [
    [0, 1, 2, 1],
    [1, 2, 0, 1],
    [2, 0, 1, 1],
    [2, 1, 0, -1],
    [0, 2, 1, -1],
    [1, 0, 2, -1],
  ] as const;
  return turns.map(([i, j, k, side]) => multiply(fraction(BigInt(side)), multiply(u[i], multiply(v[j], w[k]))));
}

const size = (of: Rational): Rational => (sign(of) < 0 ? subtract(zero, of) : of);
const sum = (all: readonly Rational[]): Rational => all.reduce(add, zero);
/** The bound is for products of three numbers that do not vanish. */
function hasTinyProducts(planes: readonly Plane[]): boolean {
  const sizes = numbersOf(planes).map(({ value }) => Math.abs(value));
  return Math.min(...sizes.filter((value) => value > 0)) < 2 ** -300;
}

const text = readFileSync('src/3d/queries/planes.ts', 'utf8');
const ulps = BigInt(/@bound result (\d+) ulp/.exec(text)![1]!);

test.each(allFamilies)('%s: there is a point exactly where it is the only one, and it keeps its bound', (family) => {
  const [some, others] = [cases3('plane', 'plane', family, 4), cases3('plane', 'plane', family, 5)];
  let points = 0;
  for (let i = 0; i < 400; i++) {
    const { a, b } = some.next().value as { a: Plane; b: Plane };
    const c = others.next().value!.a as Plane;
    const planes = [a, b, c];
    if (planes.some(({ constant }) => !Number.isFinite(constant))) {
      expect(intersectionPlanes(a, b, c)).toBeNull();
      continue;
    }
    const column = (of: (plane: Plane) => number): Column => planes.map((plane) => rational(of(plane))) as never;
    const along = [
      column(({ normal }) => normal.x),
      column(({ normal }) => normal.y),
      column(({ normal }) => normal.z),
    ];
    const [x, y, z] = along as [Column, Column, Column];
    const right = column(({ constant }) => -constant);
    const below = productsOf(x, y, z);
    const whole = sum(below);
    const found = intersectionPlanes(a, b, c);
    const shown = JSON.stringify({ a, b, c, found });
    if (sign(whole) === 0) {
      expect(found, shown).toBeNull();
      continue;
    }
    expect(found, shown).not.toBeNull();
    points++;
    if (family === 'scale' && hasTinyProducts(planes)) continue;
    const above = [productsOf(right, y, z), productsOf(x, right, z), productsOf(x, y, right)];
    for (const [k, value] of [found!.x, found!.y, found!.z].entries()) {
      const truth = divide(sum(above[k]!), whole);
      if (!Number.isFinite(value)) {
        expect(Math.sign(value), shown).toBe(sign(truth));
        expect(compare(size(truth), rational(Number.MAX_VALUE)), shown).toBe(1);
        continue;
      }
      const products = add(sum(above[k]!.map(size)), multiply(size(truth), sum(below.map(size))));
      const allowed = multiply(fraction(ulps), max(multiply(products, rational(2 ** -52)), rational(2 ** -1074)));
      const error = size(subtract(rational(value), truth));
      expect(compare(error, add(divide(allowed, size(whole)), rational(2 ** -1074))) <= 0, shown).toBe(true);
    }
  }
  if (family !== 'degenerate') expect(points).toBeGreaterThan(10);
});
