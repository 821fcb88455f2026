/**
 * The error algebra of the filter.
 *
 * Every computed value carries two polynomials in the *sizes* of the vectors it was made from: one that bounds its
 * magnitude, and one that bounds its rounding error in units of u = 2⁻⁵³. For one operation in round-to-nearest,
 * fl(x ∘ y) = (x ∘ y)(1 + δ) with |δ| <= u, so with magnitudes M and errors E of the operands (Higham 2002, ch. 3):
 *
 *     x ± y:   M = Mx + My     E = Ex + Ey + M                 (the operands' errors, and one new rounding)
 *     x · y:   M = Mx · My     E = Ex·My + Mx·Ey + M
 *     -x, |x|, max, min, and products with a power of two make no new rounding.
 *
 * The second-order terms (u·E against M) are covered by enlarging each magnitude by 2⁻⁴⁰, since E <= 2¹⁰ M is checked.
 * The size of a vector is the sum of its coordinates' absolute values as computed, plus a floor that makes the bound
 * outgrow every error of underflow: with a floor of 10^-(300/d) for a question of degree d, each product of sizes is
 * at least 2⁻¹⁰⁰⁰, the bound hence at least 2⁻¹⁰⁵³, and the few dozen underflows of a formula add less than 2⁻¹⁰⁶⁸.
 * A size of more than 10^(300/d) counts as infinite, and so does the bound; below that nothing overflows.
 *
 * Up to degree 2 less will do. Sums make no error of underflow, and products of leaves, which nothing multiplies again, one of at most
 * 2⁻¹⁰⁷⁵ each: 2⁻¹⁰²⁰ is more than all of them. In degree 1 nothing need be added: if the bound itself underflows, it loses half a
 * step of 2⁻¹⁰⁷⁴ at most, and what exceeds it exceeds it by a whole one. Nor is a value finite or certain by overflow, if the sizes are multiplied first, times
 * a power of two that makes them more than all magnitudes: where anything is infinite, they are as well. A leaf is infinite only if its
 * size is, and so is a sum of leaves that has each of them once at most; products and their sums are less than the magnitude.
 */

/** Coefficients by monomial; a monomial is the sorted names of its sizes, joined by `*`. */
export type Polynomial = ReadonlyMap<string, number>;

export interface Bounded {
  readonly magnitude: Polynomial;
  readonly error: Polynomial;
  /** Polynomial degree in the leaves; undefined for the constant 0, which fits every degree. */
  readonly degree: number | undefined;
  /** An input, or another value that no operation has touched: comparing two of them is exact. */
  readonly raw: boolean;
  /** The computed sign is the true one although the value may be rounded, as for a difference of two inputs. */
  readonly exactSign: boolean;
  /** The largest coefficient of a size in any sum of leaves on the way. */
  readonly widest: number;
}

const UNIT = 2 ** -53;
const INFLATION = 1 + 2 ** -40;
const none: Polynomial = new Map();

const isPowerOfTwo = (n: number): boolean => Number.isInteger(Math.log2(Math.abs(n)));

export function integer(value: number): Bounded {
  return {
    magnitude: value === 0 ? none : new Map([['', Math.abs(value)]]),
    error: none,
    degree: value === 0 ? undefined : 0,
    raw: true,
    exactSign: true,
    widest: 0,
  };
}

/**
 * An input, or a named leaf: one difference of inputs, or a choice among such. `rounded` tells if it has a rounding.
 * @param share how many times the size is no less than the leaf
 */
export function leaf(size: string, rounded: boolean, share: number = 1): Bounded {
  const magnitude = new Map([[size, share * INFLATION]]);
  return { magnitude, error: rounded ? magnitude : none, degree: 1, raw: !rounded, exactSign: true, widest: INFLATION };
}

export function sum(a: Bounded, b: Bounded): Bounded {
  const magnitude = inflate(add(a.magnitude, b.magnitude));
  const degree = commonDegree(a, b);
  return {
    magnitude,
    error: add(add(a.error, b.error), magnitude),
    degree,
    raw: false,
    exactSign: a.raw && b.raw && a.degree === 1 && b.degree === 1,
    widest: widestOf(a, b, magnitude, degree),
  };
}

/** @param literal the factor that is a whole number, where one is */
export function product(a: Bounded, b: Bounded, literal?: number): Bounded {
  const magnitude = inflate(times(a.magnitude, b.magnitude));
  const carried = add(times(a.error, b.magnitude), times(a.magnitude, b.error));
  const exact = literal !== undefined && isPowerOfTwo(literal);
  const degree = a.degree === undefined || b.degree === undefined ? undefined : a.degree + b.degree;
  return {
    magnitude,
    error: inflate(exact ? carried : add(carried, magnitude)),
    degree,
    raw: false,
    exactSign: exact && a.exactSign && b.exactSign,
    widest: widestOf(a, b, magnitude, degree),
  };
}

/** One of the two, without rounding: max, min, or a choice by a condition. */
export function either(a: Bounded, b: Bounded): Bounded {
  return {
    magnitude: join(a.magnitude, b.magnitude),
    error: join(a.error, b.error),
    degree: commonDegree(a, b),
    raw: a.raw && b.raw,
    exactSign: a.exactSign && b.exactSign,
    widest: Math.max(a.widest, b.widest),
  };
}

function widestOf(a: Bounded, b: Bounded, magnitude: Polynomial, degree: number | undefined): number {
  return Math.max(a.widest, b.widest, ...(degree === 1 ? magnitude.values() : []));
}

function commonDegree(a: Bounded, b: Bounded): number | undefined {
  if (a.degree === undefined || b.degree === undefined) return a.degree ?? b.degree;
  return Math.max(a.degree, b.degree);
}

/** Whether the second-order terms are small enough to be covered. */
export function isInProportion({ error, magnitude }: Bounded): boolean {
  return [...error].every(([monomial, one]) => one <= 1024 * (magnitude.get(monomial) ?? 0));
}

/**
 * A power of two for a bound of degree 1 or 2: that many times the sizes are more than anything that the value is made of.
 * @param share by monomial, how many times its sizes are in the bound
 */
export function outgrowing({ magnitude, degree, widest }: Bounded, share: Polynomial): number | undefined {
  const isOfDegree = [...magnitude.keys()].every(
    (monomial) => monomial !== '' && monomial.split('*').length === degree,
  );
  if (!isOfDegree || !(degree === 1 || (degree === 2 && widest < 1 + 2 ** -20))) return undefined;
  const times = [...magnitude].map(([monomial, coefficient]) => coefficient / (share.get(monomial) ?? 0));
  const most = Math.max(...times) * (1 + 2 ** -20);
  return most < Infinity ? 2 ** Math.ceil(Math.log2(most)) : undefined;
}

/** The filter's bound as monomials with coefficients in true units. */
export function filterBound(value: Bounded): [monomial: string, coefficient: number][] {
  if (!isInProportion(value)) throw new RangeError('error bound out of proportion');
  return [...value.error].sort().map(([monomial, error]) => [monomial, error * UNIT * (1 + 2 ** -30)]);
}

function add(a: Polynomial, b: Polynomial): Polynomial {
  const result = new Map(a);
  for (const [monomial, coefficient] of b) result.set(monomial, (result.get(monomial) ?? 0) + coefficient);
  return result;
}

function join(a: Polynomial, b: Polynomial): Polynomial {
  const result = new Map(a);
  for (const [monomial, coefficient] of b) result.set(monomial, Math.max(result.get(monomial) ?? 0, coefficient));
  return result;
}

function times(a: Polynomial, b: Polynomial): Polynomial {
  const result = new Map<string, number>();
  for (const [first, x] of a) {
    for (const [second, y] of b) {
      const monomial = [...first.split('*'), ...second.split('*')].filter(Boolean).sort().join('*');
      result.set(monomial, (result.get(monomial) ?? 0) + x * y);
    }
  }
  return result;
}

function inflate(a: Polynomial): Polynomial {
  return new Map([...a].map(([monomial, coefficient]) => [monomial, coefficient * INFLATION]));
}
