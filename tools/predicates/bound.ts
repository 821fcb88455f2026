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
 * outgrow every error of underflow: with a floor of 2^-(1000/d) for a predicate of degree d, each product of sizes is
 * at least 2⁻¹⁰⁰⁰, the bound hence at least 2⁻¹⁰⁵³, and the few dozen underflows of a formula add less than 2⁻¹⁰⁶⁸.
 * Overflow makes the value infinite or NaN, which the filter counts as undecided.
 */

/** Coefficients by monomial; a monomial is the sorted names of its sizes, joined by `*`. */
export type Polynomial = ReadonlyMap<string, number>;

export interface Value {
  readonly magnitude: Polynomial;
  readonly error: Polynomial;
  /** Polynomial degree in the leaves; undefined for the constant 0, which fits every degree. */
  readonly degree: number | undefined;
  /** Whether all terms have that degree. */
  readonly homogeneous: boolean;
  /** Bound of the magnitude when every leaf is at most 1: how many bits the value needs on a grid. */
  readonly gridMagnitude: number;
  /** An input, or another value that no operation has touched: comparing two of them is exact. */
  readonly raw: boolean;
  /** The computed sign is the true one although the value may be rounded, as for a difference of two inputs. */
  readonly exactSign: boolean;
  /** A difference of inputs that has no name, so that its size cannot be bounded well. */
  readonly anonymous: boolean;
}

const UNIT = 2 ** -53;
const INFLATION = 1 + 2 ** -40;
const none: Polynomial = new Map();

const isPowerOfTwo = (n: number): boolean => Number.isInteger(Math.log2(Math.abs(n)));

export function integer(value: number): Value {
  return {
    magnitude: value === 0 ? none : new Map([['', Math.abs(value)]]),
    error: none,
    degree: value === 0 ? undefined : 0,
    homogeneous: true,
    gridMagnitude: Math.abs(value),
    raw: true,
    exactSign: true,
    anonymous: false,
  };
}

/** An input, or a named leaf: one difference of inputs, or a choice among such. `rounded` tells if it has a rounding. */
export function leaf(size: string, rounded: boolean): Value {
  const magnitude = new Map([[size, INFLATION]]);
  return {
    magnitude,
    error: rounded ? magnitude : none,
    degree: 1,
    homogeneous: true,
    gridMagnitude: 1,
    raw: !rounded,
    exactSign: true,
    anonymous: false,
  };
}

export function sum(a: Value, b: Value): Value {
  const magnitude = inflate(add(a.magnitude, b.magnitude));
  const bothInputs = a.raw && b.raw && a.degree === 1 && b.degree === 1;
  return {
    magnitude,
    error: add(add(a.error, b.error), magnitude),
    ...commonDegree(a, b),
    gridMagnitude: bothInputs ? 1 : a.gridMagnitude + b.gridMagnitude,
    raw: false,
    exactSign: bothInputs,
    anonymous: bothInputs,
  };
}

export function product(a: Value, b: Value, literalFactor?: number): Value {
  const magnitude = inflate(times(a.magnitude, b.magnitude));
  const carried = add(times(a.error, b.magnitude), times(a.magnitude, b.error));
  const exact = literalFactor !== undefined && isPowerOfTwo(literalFactor);
  return {
    magnitude,
    error: inflate(exact ? carried : add(carried, magnitude)),
    degree: a.degree === undefined || b.degree === undefined ? undefined : a.degree + b.degree,
    homogeneous: a.homogeneous && b.homogeneous,
    gridMagnitude: a.gridMagnitude * b.gridMagnitude,
    raw: false,
    exactSign: exact && (a.exactSign || b.exactSign),
    anonymous: false,
  };
}

/** One of the two, without rounding: max, min, or a choice by a condition. */
export function either(a: Value, b: Value): Value {
  return {
    magnitude: join(a.magnitude, b.magnitude),
    error: join(a.error, b.error),
    ...commonDegree(a, b),
    gridMagnitude: Math.max(a.gridMagnitude, b.gridMagnitude),
    raw: a.raw && b.raw,
    exactSign: a.exactSign && b.exactSign,
    anonymous: a.anonymous || b.anonymous,
  };
}

function commonDegree(a: Value, b: Value): Pick<Value, 'degree' | 'homogeneous'> {
  const even = a.homogeneous && b.homogeneous;
  if (a.degree === undefined || b.degree === undefined) return { degree: a.degree ?? b.degree, homogeneous: even };
  return { degree: Math.max(a.degree, b.degree), homogeneous: even && a.degree === b.degree };
}

/** How many bits the leaves' multiples of a grid unit may have so that this value needs no more than 53. */
export function gridBits({ gridMagnitude, degree }: Value): number {
  if (!degree) return 53;
  return Math.floor((53 - Math.log2(gridMagnitude)) / degree);
}

/** The filter's bound as monomials with coefficients in true units. */
export function filterBound(value: Value): [monomial: string, coefficient: number][] {
  for (const [monomial, error] of value.error) {
    if (!(error <= 1024 * (value.magnitude.get(monomial) ?? 0))) throw new RangeError('error bound out of proportion');
  }
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
