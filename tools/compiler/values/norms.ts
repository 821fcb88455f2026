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
 * less Ex for the true x. Nothing has overflowed: what is not finite stays so in all of these, and the conditions are only met by
 * numbers. Every M and L has 2⁻²⁰ of itself to spare, far more than the roundings of what conditions compare.
 */
import {
  absolute,
  add,
  type Cond,
  childrenOf,
  heldBy,
  isZero,
  type Local,
  type Num,
  type Sign,
  type Stmt,
  sameNum,
} from '../ir.js';
import { keyOf, pathOf, sizeOfPath } from '../questions/analysis.js';
import { atLeast0Of, meaningOf } from './branchless.js';
import { LOST, larger, plus, powersIn, raised, type Sum, scaled, single, times } from './powers.js';
import type { Measured } from './squares.js';

/** What is known of a number. */
interface Measure {
  /** M */
  readonly most: Sum;
  /** E */
  readonly error: Sum;
}

/** What a computed number is not below: a sum of products of lengths, and a number. */
interface Lower {
  readonly sum: Sum;
  readonly least: number;
}

/** An error: the coefficient times the sum of products of sizes, by their names, and what underflow can take. */
export interface Bound {
  readonly sizes: ReadonlyMap<string, Measured>;
  readonly coefficient: number;
  readonly products: readonly (readonly string[])[];
  readonly lost: number;
}

const UNIT = 2 ** -53;
const SPARE = 2 ** -20;
/** Squares below this may have lost digits. */
const LEAST = 1e-280;
const NONE: Sum = new Map();
const UNDERFLOW = single(`${LOST}^1`);

export class Norms {
  /** That have gone into what was measured. */
  readonly inputs = new Set<string>();
  private readonly known = new Map<Local, Measure | undefined>();
  /** What variables have been set to. */
  private readonly values = new Map<Local, Num>();
  /** The numbers of each vector, by what they are called. */
  private readonly vectors = new Map<string, Map<string, Num>>();
  private readonly comparisons: readonly (Cond & { op: 'compare' })[];

  /**
   * @param stmts what is computed, without branches
   * @param holds what is known to hold for the numbers
   */
  constructor(stmts: readonly Stmt[], holds: Cond) {
    this.comparisons = comparisonsIn(holds);
    for (const stmt of stmts) {
      if (stmt.op === 'set') this.values.set(stmt.local, stmt.value as Num);
      if (stmt.op === 'const') this.note({ op: 'local', local: stmt.local });
      for (const held of heldBy(stmt)) this.find(held);
    }
  }

  /** Whether a root of squares is certain not to be 0, since it is known to be larger than its error can be. */
  isSurelyPositive(node: Num): boolean {
    const root = this.meaning(node);
    const measure = root.op === 'root' ? this.measure(root) : undefined;
    if (root.op !== 'root' || !measure) return false;
    return this.lowersOf(root.of).some((lower) => this.isBelowRoot(measure.error, lower));
  }

  /** Whether a sum is less than the root of a sum of squares: (a + b + …)² is at most n (a² + b² + …). */
  private isBelowRoot(error: Sum, { sum, least }: Lower): boolean {
    const own = new Map<string, number>();
    let rest = 0;
    for (const [product, coefficient] of error) {
      const square = raised(product, 2);
      if (sum.has(square)) own.set(square, (own.get(square) ?? 0) + coefficient);
      else rest += coefficient * this.largest(product);
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
    const sizes = new Map([...names].map((name) => [name, this.sizeOf(name)]));
    const lost = error.filter(([product]) => lostIn(product)).map(([product, by]) => by * inLimit(product, limit));
    return {
      sizes,
      coefficient: (1 + SPARE) * Math.max(...terms.map(([, by]) => by)),
      products: terms.map(([product]) => powersIn(product).flatMap(([name, power]) => Array<string>(power).fill(name))),
      lost: lost.reduce((sum, by) => sum + by, 0),
    };
  }

  /** The sum of a vector's coordinates without their signs, which is no less than its length. */
  private sizeOf(vector: string): Measured {
    const members = [...this.vectors.get(vector)!].sort(([a], [b]) => (a < b ? -1 : 1));
    return { of: members.map(([, of]) => absolute(of)).reduce(add), leaves: members.map(([key]) => key) };
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
      case 'divide':
        return this.made(node);
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
    const meaning = this.meaning(node);
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
    const parts = termsOf(this.meaning(of)).map((term) => {
      const part = squareRootOf(term);
      return part && this.measure(part);
    });
    if (!parts.every((part) => part !== undefined)) return undefined;
    if (!this.lowersOf(of).some(({ least }) => least >= LEAST)) return undefined;
    const longer = (1 + SPARE) * Math.sqrt(parts.length);
    const most = scaled(parts.map((part) => part.most).reduce(larger), longer);
    const error = scaled(parts.map((part) => part.error).reduce(larger), longer);
    return { most, error: plus(error, scaled(most, (parts.length / 2 + 2) * UNIT)) };
  }

  // What conditions say -------------------------------------------------------------------------------------------------

  /** 1 / L of a number that is divided by. */
  private inverse(node: Num, error: Sum): Sum | undefined {
    for (const { sum } of this.lowersOf(node)) {
      const [[product, coefficient] = ['', 0], ...others] = [...sum];
      const inverse = raised(product, -1);
      // It is the computed number that is known, and the true one may be less by its error.
      const off = [...times(error, single(inverse))].reduce(
        (total, [ratio, by]) => total + by * this.largest(ratio),
        0,
      );
      const least = coefficient * (1 - SPARE) - off;
      if (others.length === 0 && least > 0) return single(inverse, 1 / least);
    }
    return undefined;
  }

  /** What a number is not below, by itself or by what it is compared with. */
  private lowersOf(node: Num): Lower[] {
    const compared = this.comparisonsOf(node).map(({ by, right }) =>
      by.startsWith('>') ? this.lower(right) : undefined,
    );
    return [this.lower(node), ...compared].filter((lower) => lower !== undefined);
  }

  private lower(node: Num): Lower | undefined {
    if (node.op === 'number') return node.value > 0 ? { sum: single('', node.value), least: node.value } : undefined;
    const squared = this.squaredIn(node);
    const least = Math.max(0, ...this.limitsOf(node, '>'));
    if (squared && least >= LEAST) {
      const sum = squared.map((vector) => single(`${vector}^2`)).reduce(plus, NONE);
      return { sum, least };
    }
    if (node.op !== 'multiply') return undefined;
    const [a, b] = [this.lower(node.left), this.lower(node.right)];
    return a && b && a.least * b.least >= LEAST ? { sum: times(a.sum, b.sum), least: a.least * b.least } : undefined;
  }

  /** The numbers that one is compared with. */
  private limitsOf(node: Num, by: '>' | '<'): number[] {
    const all = this.comparisonsOf(node).filter((comparison) => comparison.by.startsWith(by));
    return all.flatMap(({ right }) => (right.op === 'number' ? [right.value] : []));
  }

  private comparisonsOf(node: Num): (Cond & { op: 'compare' })[] {
    return this.comparisons.filter(({ left }) => sameNum(left, node));
  }

  /** The vectors whose squares a number adds up, if it is nothing else. */
  private squaredIn(node: Num): string[] | undefined {
    const leaves = termsOf(node, (of) => this.meaning(of)).map(squareRootOf);
    const vectors = new Set(leaves.map((leaf) => leaf && vectorOf(leaf)));
    const keys = new Set(leaves.map((leaf) => leaf && keyFor(leaf)));
    const areWhole = [...vectors].every(
      (vector) => vector !== undefined && [...this.vectors.get(vector)!.keys()].every((key) => keys.has(key)),
    );
    return areWhole ? ([...vectors] as string[]) : undefined;
  }

  /** How large a product of lengths can be. By logarithms: on the way it may leave the range of doubles. */
  private largest(product: string): number {
    const logarithm = powersIn(product).reduce(
      (sum, [name, power]) => sum + power * this.logarithmOf(name, power > 0),
      0,
    );
    return Math.max(2 ** logarithm, Number.MIN_VALUE);
  }

  /** Of the most that a length can be, or of the least. */
  private logarithmOf(name: string, isMost: boolean): number {
    if (name === LOST) return -1074;
    const squares = this.comparisons.flatMap(({ by, left, right }) => {
      const vectors = right.op === 'number' ? this.squaredIn(left) : undefined;
      const isKnown = isMost ? by.startsWith('<') : by.startsWith('>') && vectors?.length === 1;
      return vectors?.includes(name) && isKnown ? [(right as Num & { op: 'number' }).value] : [];
    });
    const square = isMost ? Math.min(...squares) * (1 + SPARE) : Math.max(0, ...squares) * (1 - SPARE);
    return Math.log2(square) / 2;
  }

  /** The numbers of a vector are bounded together: all of them have to be known first. */
  private find(node: Num | Cond | Sign): void {
    if (node.op === 'input' || node.op === 'local') this.note(node);
    for (const child of childrenOf(node)) this.find(child);
  }

  private note(node: Num): void {
    const vector = vectorOf(node);
    if (vector === undefined) return;
    this.vectors.set(vector, (this.vectors.get(vector) ?? new Map<string, Num>()).set(keyFor(node), node));
  }

  private meaning(node: Num): Num {
    const set = node.op === 'local' ? this.values.get(node.local) : undefined;
    return set ? this.meaning(set) : meaningOf(node);
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

function comparisonsIn(holds: Cond): (Cond & { op: 'compare' })[] {
  if (holds.op === 'and') return [...comparisonsIn(holds.left), ...comparisonsIn(holds.right)];
  if (holds.op === 'flag' && holds.local.value) return comparisonsIn(holds.local.value as Cond);
  return holds.op === 'compare' ? [holds] : [];
}

/** What a sum adds up, without zeros. */
function termsOf(node: Num, meaning = (of: Num): Num => of): Num[] {
  const of = meaning(node);
  if (of.op === 'add') return [...termsOf(of.left, meaning), ...termsOf(of.right, meaning)];
  return isZero(of) ? [] : [of];
}

/** x of x x. */
function squareRootOf(node: Num): Num | undefined {
  return node.op === 'multiply' && sameNum(node.left, node.right) ? node.left : undefined;
}

function isDifference({ value }: Local): boolean {
  const isSum = value?.op === 'subtract' || value?.op === 'add';
  return isSum && pathOf(value.left) !== undefined && pathOf(value.right) !== undefined;
}

/** The vector that an input, or a difference of inputs, is a coordinate of. */
function vectorOf(node: Num): string | undefined {
  const path = pathOf(node);
  if (path !== undefined) return sizeOfPath(path);
  return node.op === 'local' && isDifference(node.local) ? node.local.group : undefined;
}

function keyFor(node: Num): string {
  return pathOf(node) ?? keyOf(node);
}
