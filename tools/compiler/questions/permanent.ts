/**
 * Permanents: the sum of a value's products, each without its sign, as the value's own evaluation computes them.
 *
 * They bound the error of a value of degree 2 for next to nothing. A leaf is off by at most one rounding, relative to
 * itself, so a product of two leaves by one for each rounded factor and one of its own, and every sum adds one rounding
 * of less than the whole permanent P:
 *
 *     x · y:   P = |x · y|     errors = x's + y's + 1
 *     x ± y:   P = Px + Py     errors = the larger of both + 1
 *
 * all in units of u·P with u = 2⁻⁵³. A sum of squares is its own permanent, and so is x + |x|, which is 2x or 0 and
 * makes no rounding, and a sum or product of such. Underflow adds at most 2⁻¹⁰⁷⁵ for every product,
 * less than 2⁻¹⁰²⁰ in all. Where a product overflows or an input is not finite, neither is P, and nothing exceeds it.
 */
import { absolute, add, isAtom, type Local, type Num, sameNum } from '../ir.js';
import { type Analysis, keyOf } from './analysis.js';

export interface Permanent {
  /** The value itself. */
  readonly value: Num;
  /** Its permanent. */
  readonly sum: Num;
  readonly degree: number;
  readonly errors: number;
  /** Whether value and permanent are one, as for sums of squares. */
  readonly own: boolean;
  /** For a sum of squares: the keys of what is squared. */
  readonly squares: readonly string[];
  readonly inputs: readonly string[];
  /** Locals that both rest on. */
  readonly lines: readonly Declaration[];
}

export interface Declaration {
  readonly local: Local;
  readonly squares: readonly string[];
}

/** A node of two operands. */
type Sum = Extract<Num, { left: Num }>;

/** What covers all underflows of a permanent. */
export const UNDERFLOW: number = 2 ** -1020;

/**
 * @param known permanents of locals that have been declared with them
 * @param fresh makes locals
 */
export function permanentOf(
  node: Num,
  analysis: Analysis,
  known: ReadonlyMap<Local, Permanent>,
  fresh: (what: string, value: Num) => Local,
): Permanent | undefined {
  const find = (of: Num): Permanent | undefined => {
    switch (of.op) {
      case 'local':
        return known.get(of.local);
      case 'multiply':
        return productOf(of);
      case 'add':
      case 'subtract': {
        if (of.op === 'add' && of.right.op === 'absolute' && sameNum(of.left, of.right.of)) return positivePart(of);
        const left = find(of.left);
        const right = left && find(of.right);
        return left && right && joined(of.op, left, right);
      }
      default:
        return undefined;
    }
  };

  /** x + |x| */
  const positivePart = (of: Sum): Permanent | undefined => {
    const leaf = analysis.leaf(of.left);
    if (!leaf) return undefined;
    return {
      value: of,
      sum: of,
      degree: 1,
      errors: leaf.errors,
      inputs: leaf.inputs,
      own: true,
      squares: [],
      lines: [],
    };
  };

  /** A factor of a product: a leaf, or a local that is its own permanent. */
  const factorOf = (of: Num): { of: Num; errors: number; inputs: readonly string[] } | undefined => {
    const permanent = of.op === 'local' ? known.get(of.local) : undefined;
    return permanent?.own && permanent.degree === 1 ? { ...permanent, of } : analysis.leaf(of);
  };

  const productOf = (of: Sum): Permanent | undefined => {
    const left = factorOf(of.left);
    const right = factorOf(of.right);
    if (!left || !right) return undefined;
    const errors = left.errors + right.errors + 1;
    const inputs = [...left.inputs, ...right.inputs];
    if (sameNum(left.of, right.of))
      return { value: of, sum: of, degree: 2, errors, own: true, squares: [keyOf(left.of)], inputs, lines: [] };
    const local = fresh('product', of);
    const value: Num = { op: 'local', local };
    return {
      value,
      sum: absolute(value),
      degree: 2,
      errors,
      own: false,
      squares: [],
      inputs,
      lines: [{ local, squares: [] }],
    };
  };

  const joined = (op: 'add' | 'subtract', left: Permanent, right: Permanent): Permanent => {
    const degree = Math.max(left.degree, right.degree);
    const errors = Math.max(left.errors, right.errors) + 1;
    const inputs = [...left.inputs, ...right.inputs];
    if (op === 'add' && left.own && right.own) {
      const value = add(left.value, right.value);
      const squares = [...left.squares, ...right.squares].sort();
      return { value, sum: value, degree, errors, own: true, squares, inputs, lines: [...left.lines, ...right.lines] };
    }
    const [a, b] = [named(left), named(right)];
    return {
      value: { op, left: a.value, right: b.value },
      sum: add(a.sum, b.sum),
      degree,
      errors,
      own: false,
      squares: [],
      inputs,
      lines: [...a.lines, ...b.lines],
    };
  };

  /** A sum of squares that is used twice, as a part of the value and of the permanent, gets a name. */
  const named = (permanent: Permanent): Permanent => {
    if (!permanent.own || isAtom(permanent.value)) return permanent;
    const local = fresh('squares', permanent.value);
    const value: Num = { op: 'local', local };
    return { ...permanent, value, sum: value, lines: [...permanent.lines, { local, squares: permanent.squares }] };
  };

  return find(node);
}
