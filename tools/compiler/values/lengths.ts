/** What is known of the lengths of vectors, by conditions that compare squares of them with numbers and with each other. */
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
import { meaningOf } from './branchless.js';
import { LOST, plus, powersIn, type Sum, single, times } from './powers.js';
import type { Measured } from './squares.js';

/** What a computed number is not below: a sum of products of lengths, and a number. */
export interface Lower {
  readonly sum: Sum;
  readonly least: number;
}

/** More than the roundings of what conditions compare. */
export const SPARE: number = 2 ** -20;
/** Squares below this may have lost digits. */
export const LEAST = 1e-280;

export class Lengths {
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

  /** What a number is not below, by itself or by what it is compared with. */
  lowersOf(node: Num): Lower[] {
    const compared = this.comparisonsOf(node).map(({ by, right }) =>
      by.startsWith('>') ? this.lower(right) : undefined,
    );
    return [this.lower(node), ...compared].filter((lower) => lower !== undefined);
  }

  private lower(node: Num): Lower | undefined {
    if (node.op === 'number') return node.value > 0 ? { sum: single('', node.value), least: node.value } : undefined;
    const squared = this.squaredIn(node);
    const limits = this.comparisonsOf(node).filter(({ by, right }) => by.startsWith('>') && right.op === 'number');
    const least = Math.max(0, ...limits.map(({ right }) => (right as Num & { op: 'number' }).value));
    if (squared && least >= LEAST) {
      const sum = squared.map((vector) => single(`${vector}^2`)).reduce(plus);
      return { sum, least };
    }
    if (node.op !== 'multiply') return undefined;
    const [a, b] = [this.lower(node.left), this.lower(node.right)];
    return a && b && a.least * b.least >= LEAST ? { sum: times(a.sum, b.sum), least: a.least * b.least } : undefined;
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

  /** How large a sum of products of lengths can be. */
  most(sum: Sum): number {
    return [...sum].reduce((total, [product, by]) => total + by * this.largest(product), 0);
  }

  /** The sum of a vector's coordinates without their signs, which is no less than its length. */
  sizeOf(vector: string): Measured {
    const members = [...this.vectors.get(vector)!].sort(([a], [b]) => (a < b ? -1 : 1));
    return { of: members.map(([, of]) => absolute(of)).reduce(add), leaves: members.map(([key]) => key) };
  }

  /** How large a product of lengths can be. By logarithms: on the way it may leave the range of doubles. */
  largest(product: string): number {
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

  /** What a name stands for. */
  meaning(node: Num): Num {
    const set = node.op === 'local' ? this.values.get(node.local) : undefined;
    return set ? this.meaning(set) : meaningOf(node);
  }
}

function comparisonsIn(holds: Cond): (Cond & { op: 'compare' })[] {
  if (holds.op === 'and') return [...comparisonsIn(holds.left), ...comparisonsIn(holds.right)];
  if (holds.op === 'flag' && holds.local.value) return comparisonsIn(holds.local.value as Cond);
  return holds.op === 'compare' ? [holds] : [];
}

/** What a sum adds up, without zeros. */
export function termsOf(node: Num, meaning = (of: Num): Num => of): Num[] {
  const of = meaning(node);
  if (of.op === 'add') return [...termsOf(of.left, meaning), ...termsOf(of.right, meaning)];
  return isZero(of) ? [] : [of];
}

/** x of x x. */
export function squareRootOf(node: Num): Num | undefined {
  return node.op === 'multiply' && sameNum(node.left, node.right) ? node.left : undefined;
}

export function isDifference({ value }: Local): boolean {
  const isSum = value?.op === 'subtract' || value?.op === 'add';
  return isSum && pathOf(value.left) !== undefined && pathOf(value.right) !== undefined;
}

/** The vector that an input, or a difference of inputs, is a coordinate of. */
export function vectorOf(node: Num): string | undefined {
  const path = pathOf(node);
  if (path !== undefined) return sizeOfPath(path);
  return node.op === 'local' && isDifference(node.local) ? node.local.group : undefined;
}

export function keyFor(node: Num): string {
  return pathOf(node) ?? keyOf(node);
}
