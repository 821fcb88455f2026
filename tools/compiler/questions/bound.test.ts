import { describe, expect, test } from 'vitest';
import { seeded } from '../../../test/oracle/random.js';
import * as exact from '../../../test/oracle/rational.js';
import { type Bounded, either, filterBound, integer, isInProportion, leaf, product, sum } from './bound.js';

/** A value worked out three ways at once: in doubles, exactly, and in the error algebra. */
interface Tracked {
  readonly double: number;
  readonly truth: exact.Rational;
  readonly value: Bounded;
}

const { unit, pick } = seeded(11);

/** Difference of two inputs, as leaves are: rounded once. */
function difference(size: string): Tracked {
  const [a, b] = [(unit() - 0.5) * pick([1, 1e-3, 1e6]), (unit() - 0.5) * pick([1, 1e-3, 1e6])];
  return { double: a - b, truth: exact.subtract(exact.rational(a), exact.rational(b)), value: leaf(size, true) };
}

function minus(a: Tracked, b: Tracked): Tracked {
  return { double: a.double - b.double, truth: exact.subtract(a.truth, b.truth), value: sum(a.value, b.value) };
}

function times(a: Tracked, b: Tracked): Tracked {
  return { double: a.double * b.double, truth: exact.multiply(a.truth, b.truth), value: product(a.value, b.value) };
}

function multiple(n: number, a: Tracked): Tracked {
  const truth = exact.multiply(exact.rational(n), a.truth);
  return { double: n * a.double, truth, value: product(integer(n), a.value, n) };
}

function larger(a: Tracked, b: Tracked): Tracked {
  return { double: Math.max(a.double, b.double), truth: exact.max(a.truth, b.truth), value: either(a.value, b.value) };
}

function boundOf({ value }: Tracked, sizes: Record<string, number>): number {
  return filterBound(value).reduce((total, [monomial, coefficient]) => {
    return total + monomial.split('*').reduce((term, size) => term * sizes[size]!, coefficient);
  }, 0);
}

function errorOf({ double, truth }: Tracked): exact.Rational {
  const error = exact.subtract(exact.rational(double), truth);
  return exact.compare(error, exact.zero) < 0 ? exact.subtract(exact.zero, error) : error;
}

const size = (...parts: Tracked[]): number => parts.reduce((total, { double }) => total + Math.abs(double), 0);

describe('the bound holds for every formula and comes near for some:', () => {
  test.each([
    [
      'orientation of three points',
      0.1,
      () => {
        const [ux, uy, vx, vy] = [difference('u'), difference('u'), difference('v'), difference('v')];
        return { tracked: minus(times(ux, vy), times(uy, vx)), sizes: { u: size(ux, uy), v: size(vx, vy) } };
      },
    ],
    [
      'triple product',
      0.02,
      () => {
        const [u, v, w] = ['u', 'v', 'w'].map((name) => [difference(name), difference(name), difference(name)]);
        const minor = (i: number, j: number): Tracked => minus(times(v![i]!, w![j]!), times(v![j]!, w![i]!));
        const first = minus(times(u![0]!, minor(1, 2)), times(u![1]!, minor(2, 0)));
        return {
          tracked: minus(first, times(u![2]!, minor(0, 1))),
          sizes: { u: size(...u!), v: size(...v!), w: size(...w!) },
        };
      },
    ],
    [
      'multiples, and the larger of two',
      0.1,
      () => {
        const [ux, uy, vx] = [difference('u'), difference('u'), difference('v')];
        const tracked = minus(multiple(3, times(ux, vx)), multiple(4, times(larger(ux, uy), vx)));
        return { tracked, sizes: { u: size(ux, uy), v: size(vx) } };
      },
    ],
    [
      'degree six',
      1e-4,
      () => {
        const [u, v] = ['u', 'v'].map((name) => [difference(name), difference(name)]);
        const cross = minus(times(u![0]!, v![1]!), times(u![1]!, v![0]!));
        const squared = times(cross, cross);
        const rest = times(times(u![0]!, v![0]!), times(u![1]!, v![1]!));
        return { tracked: times(minus(squared, rest), cross), sizes: { u: size(...u!), v: size(...v!) } };
      },
    ],
  ])('%s', (_name, near, make) => {
    let worst = 0;
    let beyond = 0;
    for (let i = 0; i < 10_000; i++) {
      const { tracked, sizes } = make();
      const bound = boundOf(tracked, sizes);
      const error = errorOf(tracked);
      if (exact.compare(error, exact.rational(bound)) > 0) beyond++;
      worst = Math.max(worst, exact.toNumber(error) / bound);
    }
    expect(beyond).toBe(0);
    expect(worst).toBeGreaterThan(near);
  });
});

describe('a sign is taken from doubles', () => {
  const [raw, rounded] = [leaf('u', false), leaf('v', true)];
  test.each([
    ['of a difference of inputs', sum(raw, raw), true],
    ['of a rounded leaf', rounded, true],
    ['of twice that', product(integer(2), rounded, 2), true],
    ['of the larger of two leaves', either(rounded, raw), true],
    ['but not of three times a leaf', product(integer(3), rounded, 3), false],
    ['nor of a sum of rounded leaves', sum(rounded, raw), false],
    ['nor of twice a sum of them', product(integer(2), sum(rounded, raw), 2), false],
    ['nor of a difference of multiples', sum(product(integer(4), raw, 4), raw), false],
    ['nor of a product', product(raw, raw), false],
    ['nor of a sum with a number', sum(raw, integer(1)), false],
    ['nor of the larger of a leaf and a product', either(raw, product(raw, raw)), false],
  ])('%s', (_what, { exactSign }, expected) => {
    expect(exactSign).toBe(expected);
  });
});

test('a formula with too many roundings for its bound to hold is told', () => {
  const terms = Array.from({ length: 2200 }, () => leaf('u', true));
  const long = terms.reduce((total, one) => sum(total, one));
  expect(isInProportion(terms.slice(0, 1000).reduce((total, one) => sum(total, one)))).toBe(true);
  expect(isInProportion(long)).toBe(false);
  expect(() => filterBound(long)).toThrow(RangeError);
});
