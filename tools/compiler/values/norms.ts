/**
 * How far a computed number can be from the true one, by the lengths of the vectors that it is made of: |w|, |d| … Of a number x
 * two sums of products of them are known, also with negative powers: M, which neither x nor what is computed for it exceeds, and E,
 * by which the two differ at most. With u = 2⁻⁵³ for one rounding and η = 2⁻¹⁰⁷⁴ for what underflow can take (Higham 2002, ch. 3):
 *
 *     v = p - q:       M = |v|                   E = u |v|                      for inputs p and q; |v| is that of the computed v
 *     x ± y:           M = Mx + My               E = Ex + Ey + u M
 *     x · y:           M = Mx My + η             E = Ex My + Mx Ey + u M + η
 *     x / y:           M = Mx / L + η            E = Ex / L + Mx Ey / L² + u M + η      where |y| >= L, true and computed
 *     (x + |x|) / 2:   M = Mx                    E = Ex + η                     which is the larger of x and 0
 *     v·w:             M = |v| |w| + n η         E = (kv + kw + n) u M + n η    for n coordinates with kv and kw roundings, by Cauchy and Schwarz
     √(x² + y² …):    M = √n max(Mx, My …)      E = √n max(Ex, Ey …) + (n/2 + 2) u M   of n squares far from underflow
 *
 * L is known of the square of a vector, v·v >= |v|², and of what a condition compares with such: with x > 2⁻⁶ d² e² it is the right side,
 * less Ex for the true x. Nothing has overflowed, by what conditions make of every M on the way. Every M and L has 2⁻²⁰ of itself to spare, far more than the roundings of what conditions compare.
 */
import { type Cond, childrenOf, isZero, type Local, type Num, type Stmt } from '../ir.js';
import { pathOf, sizeOfPath } from '../questions/analysis.js';
import { atLeast0Of } from './branchless.js';
import { isDifference, keyFor, LEAST, Lengths, type Lower, SPARE, squareRootOf, termsOf, vectorOf } from './lengths.js';
import { LOST, larger, plus, powersIn, raised, type Sum, scaled, single, times } from './powers.js';
import type { Measured } from './squares.js';

/** What is known of a number. */
interface Measure {
  /** M */
  readonly most: Sum;
  /** E */
  readonly error: Sum;
}

/** An error: the coefficient times the sum of products of sizes, by their names, and what underflow can take. */
export interface Bound {
  readonly sizes: ReadonlyMap<string, Measured>;
  readonly coefficient: number;
  readonly products: readonly (readonly string[])[];
  readonly lost: number;
}

const UNIT = 2 ** -53;
const NONE: Sum = new Map();
const UNDERFLOW = single(`${LOST}^1`);

export class Norms {
  /** That have gone into what was measured. */
  readonly inputs = new Set<string>();
  private readonly known = new Map<Local, Measure | undefined>();
  private readonly lengths: Lengths;
  /** Whether nothing that was measured can overflow. */
  private isFinite = true;

  /**
   * @param stmts what is computed, without branches
   * @param holds what is known to hold for the numbers
   */
  constructor(stmts: readonly Stmt[], holds: Cond) {
    this.lengths = new Lengths(stmts, holds);
  }

  /** Whether a root of squares is certain not to be 0, since it is known to be larger than its error can be. */
  isSurelyPositive(node: Num): boolean {
    const root = this.lengths.meaning(node);
    const measure = root.op === 'root' ? this.measure(root) : undefined;
    if (root.op !== 'root' || !measure) return false;
    return this.isFinite && this.lengths.lowersOf(root.of).some((lower) => this.isBelowRoot(measure.error, lower));
  }

  /** Whether a sum is less than the root of a sum of squares: (a + b + …)² is at most n (a² + b² + …). */
  private isBelowRoot(error: Sum, { sum, least }: Lower): boolean {
    const own = new Map<string, number>();
    let rest = 0;
    for (const [product, coefficient] of error) {
      const square = raised(product, 2);
      if (sum.has(square)) own.set(square, (own.get(square) ?? 0) + coefficient);
      else rest += coefficient * this.lengths.largest(product);
    }
    // What has no square of its own is compared with the least that all of them come to.
    return [...sum].every(
      ([square, c]) => (own.size + 1) * ((own.get(square) ?? 0) ** 2 + (rest * rest * c) / least) < c * (1 - SPARE),
    );
  }

  /**
   * How far a sum of products can be from the true one, in sizes of vectors; undefined where something is divided by.
   * @param limit how large sizes are at most
   */
  boundOf(node: Num, limit: number): Bound | undefined {
    const error = [...(this.measure(node)?.error ?? [])];
    const lostIn = (product: string): boolean => powersIn(product).some(([name]) => name === LOST);
    const terms = error.filter(([product]) => !lostIn(product));
    const powers = error.flatMap(([product]) => powersIn(product));
    if (terms.length === 0 || powers.some(([, power]) => power < 0)) return undefined;
    const names = new Set(powers.flatMap(([name]) => (name === LOST ? [] : [name])));
    const sizes = new Map([...names].map((name) => [name, this.lengths.sizeOf(name)]));
    const lost = error.filter(([product]) => lostIn(product)).map(([product, by]) => by * inLimit(product, limit));
    return {
      sizes,
      coefficient: (1 + SPARE) * Math.max(...terms.map(([, by]) => by)),
      products: terms.map(([product]) => powersIn(product).flatMap(([name, power]) => Array<string>(power).fill(name))),
      lost: lost.reduce((sum, by) => sum + by, 0),
    };
  }

  // Measures ------------------------------------------------------------------------------------------------------------

  /** What is known of a number; undefined if nothing. */
  measure(node: Num): Measure | undefined {
    switch (node.op) {
      case 'input':
        this.inputs.add(node.path);
        return { most: single(`${sizeOfPath(node.path)}^1`), error: NONE };
      case 'number':
        return { most: single('', Math.abs(node.value)), error: NONE };
      case 'local':
        if (!this.known.has(node.local)) this.known.set(node.local, this.local(node.local));
        return this.known.get(node.local);
      case 'absolute':
        return this.measure(node.of);
      case 'root':
        return this.norm(node.of);
      case 'add':
      case 'subtract':
      case 'multiply':
      case 'divide': {
        const made = this.made(node);
        this.isFinite &&= made !== undefined && this.lengths.most(made.most) < 2 ** 1000;
        return made;
      }
      default:
        return undefined;
    }
  }

  private local(local: Local): Measure | undefined {
    const node: Num = { op: 'local', local };
    const path = pathOf(node);
    if (path !== undefined) return this.measure({ op: 'input', path });
    if (isDifference(local)) {
      for (const part of childrenOf(local.value!)) this.inputs.add(pathOf(part as Num)!);
      const most = single(`${local.group}^1`, 1 + SPARE);
      return { most, error: scaled(most, UNIT) };
    }
    const meaning = this.lengths.meaning(node);
    return meaning === node ? undefined : this.measure(meaning);
  }

  private made(node: Num & { left: Num; right: Num }): Measure | undefined {
    const [held, product] = [atLeast0Of(node), this.dotProduct(node)];
    if (product) return product;
    const [a, b] = [this.measure(held ?? node.left), this.measure(node.right)];
    if (held) return a && { ...a, error: plus(a.error, UNDERFLOW) };
    if (!a || !b) return undefined;
    if (node.op === 'add' || node.op === 'subtract') {
      if (isZero(node.left)) return b;
      return isZero(node.right) ? a : rounded(plus(a.most, b.most), plus(a.error, b.error));
    }
    if (node.op === 'multiply') {
      const carried = plus(times(a.error, b.most), times(a.most, b.error));
      return rounded(plus(times(a.most, b.most), UNDERFLOW), plus(carried, UNDERFLOW));
    }
    const inverse = this.inverse(node.right, b.error);
    if (!inverse) return undefined;
    const carried = plus(times(a.error, inverse), times(times(a.most, b.error), times(inverse, inverse)));
    return rounded(plus(times(a.most, inverse), UNDERFLOW), plus(carried, UNDERFLOW));
  }

  /** Of two vectors of inputs, or of differences of such. */
  private dotProduct(node: Num): Measure | undefined {
    const terms = termsOf(node);
    const factors = terms.flatMap((term) => (term.op === 'multiply' ? [[term.left, term.right] as const] : []));
    const [left, right] = [factors.map(([x]) => x), factors.map(([, y]) => y)];
    const [v, w] = [this.vectorIn(left), this.vectorIn(right)];
    if (terms.length < 2 || factors.length < terms.length || !v || !w) return undefined;
    const most = times(v.most, w.most);
    const error = plus(times(v.error, w.most), times(v.most, w.error));
    const lost = scaled(UNDERFLOW, terms.length);
    return {
      most: scaled(plus(most, lost), 1 + SPARE),
      error: plus(plus(error, scaled(most, terms.length * UNIT)), lost),
    };
  }

  /** What is known of coordinates of one vector, no two of them the same: of all together no more than of each. */
  private vectorIn(parts: readonly Num[]): Measure | undefined {
    const vectors = new Set(parts.map(vectorOf));
    const isOne = vectors.size === 1 && !vectors.has(undefined) && new Set(parts.map(keyFor)).size === parts.length;
    if (!isOne) return undefined;
    const all = parts.map((part) => this.measure(part)!);
    return { most: all[0]!.most, error: all.map(({ error }) => error).reduce(larger) };
  }

  /** The length of a vector whose coordinates are squared and added. */
  private norm(of: Num): Measure | undefined {
    const parts = termsOf(this.lengths.meaning(of)).map((term) => {
      const part = squareRootOf(term);
      return part && this.measure(part);
    });
    if (!parts.every((part) => part !== undefined)) return undefined;
    if (!this.lengths.lowersOf(of).some(({ least }) => least >= LEAST)) return undefined;
    const longer = (1 + SPARE) * Math.sqrt(parts.length);
    const most = scaled(parts.map((part) => part.most).reduce(larger), longer);
    const error = scaled(parts.map((part) => part.error).reduce(larger), longer);
    return { most, error: plus(error, scaled(most, (parts.length / 2 + 2) * UNIT)) };
  }

  /** 1 / L of a number that is divided by. */
  private inverse(node: Num, error: Sum): Sum | undefined {
    for (const { sum } of this.lengths.lowersOf(node)) {
      const [[product, coefficient] = ['', 0], ...others] = [...sum];
      const inverse = raised(product, -1);
      // It is the computed number that is known, and the true one may be less by its error.
      const least = coefficient * (1 - SPARE) - this.lengths.most(times(error, single(inverse)));
      if (others.length === 0 && least > 0) return single(inverse, 1 / least);
    }
    return undefined;
  }
}

/** How large a product is if each of its lengths is as large as a limit. */
function inLimit(product: string, limit: number): number {
  const logarithms = powersIn(product).map(([name, power]) => power * (name === LOST ? -1074 : Math.log2(limit)));
  return 2 ** logarithms.reduce((sum, one) => sum + one, 0);
}

/** One more rounding. */
function rounded(most: Sum, error: Sum): Measure {
  return { most: scaled(most, 1 + SPARE), error: plus(error, scaled(most, UNIT)) };
}
