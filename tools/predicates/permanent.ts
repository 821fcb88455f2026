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
import type { Analysis } from './analysis.js';
import { doubles } from './print.js';
import type { Arithmetic } from './syntax.js';

export interface Permanent {
  /** Text of the value itself. */
  readonly value: string;
  /** Text of its permanent. */
  readonly text: string;
  readonly degree: number;
  readonly errors: number;
  /** Whether value and permanent are one, as for sums of squares. */
  readonly own: boolean;
  /** For a sum of squares: what is squared, in alphabetical order. */
  readonly squares: readonly string[];
  readonly inputs: readonly string[];
  /** Declarations that both texts rest on. */
  readonly lines: readonly Declaration[];
}

export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly squares: readonly string[];
}

/** What covers all underflows of a permanent. */
export const UNDERFLOW: number = 2 ** -1020;

/**
 * @param known permanents of names that have been declared with them
 * @param fresh makes names
 */
export function permanentOf(
  node: Arithmetic,
  analysis: Analysis,
  known: ReadonlyMap<string, Permanent>,
  fresh: (what: string) => string,
): Permanent | undefined {
  const find = (of: Arithmetic): Permanent | undefined => {
    switch (of.op) {
      case 'name':
        return known.get(of.name);
      case 'multiply':
        return productOf(of);
      case 'add':
      case 'subtract': {
        if (of.op === 'add' && of.right.op === 'absolute' && doubles(of.left) === doubles(of.right.of))
          return positivePart(of.left);
        const left = find(of.left);
        const right = left && find(of.right);
        return left && right && joined(of.op, left, right);
      }
      default:
        return undefined;
    }
  };

  /** x + |x| */
  const positivePart = (of: Arithmetic): Permanent | undefined => {
    const leaf = analysis.leaf(of);
    if (!leaf) return undefined;
    const text = `${doubles(of)} + Math.abs(${doubles(of)})`;
    return { ...leaf, value: text, text, degree: 1, own: true, squares: [], lines: [] };
  };

  /** A factor of a product: a leaf, or a name that is its own permanent. */
  const factorOf = (of: Arithmetic): ReturnType<Analysis['leaf']> => {
    const permanent = of.op === 'name' ? known.get(of.name) : undefined;
    return permanent?.own && permanent.degree === 1 ? permanent : analysis.leaf(of);
  };

  const productOf = (of: Arithmetic & { op: 'multiply' }): Permanent | undefined => {
    const left = factorOf(of.left);
    const right = factorOf(of.right);
    if (!left || !right) return undefined;
    const errors = left.errors + right.errors + 1;
    const inputs = [...left.inputs, ...right.inputs];
    const text = doubles(of);
    if (left.text === right.text)
      return { value: text, text, degree: 2, errors, own: true, squares: [left.text], inputs, lines: [] };
    const name = fresh('product');
    const lines = [{ name, value: text, squares: [] }];
    return { value: name, text: `Math.abs(${name})`, degree: 2, errors, own: false, squares: [], inputs, lines };
  };

  const joined = (op: 'add' | 'subtract', left: Permanent, right: Permanent): Permanent => {
    const degree = Math.max(left.degree, right.degree);
    const errors = Math.max(left.errors, right.errors) + 1;
    const inputs = [...left.inputs, ...right.inputs];
    if (op === 'add' && left.own && right.own) {
      const value = `${left.value} + ${inBrackets(right.value)}`;
      const squares = [...left.squares, ...right.squares].sort();
      return { value, text: value, degree, errors, own: true, squares, inputs, lines: [...left.lines, ...right.lines] };
    }
    const [a, b] = [named(left), named(right)];
    const sign = op === 'add' ? '+' : '-';
    return {
      value: `${a.value} ${sign} ${inBrackets(b.value)}`,
      text: `${a.text} + ${b.text}`,
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
    if (!permanent.own || /^\w+$/.test(permanent.value)) return permanent;
    const name = fresh('squares');
    const lines = [...permanent.lines, { name, value: permanent.value, squares: permanent.squares }];
    return { ...permanent, value: name, text: name, lines };
  };

  return find(node);
}

/** A right-hand operand: sums are added up before they are. */
function inBrackets(text: string): string {
  return / [+-] /.test(text) ? `(${text})` : text;
}
