/**
 * The sign of a comparison by the signs of simpler numbers.
 *
 * Only the sign is asked for, so factors can be asked one by one, the largest of several numbers is positive where one of them is, and
 * |p| - |q| has the sign of (p - q) (p + q). Formulas that are one number for the filter's sake become short again.
 */
import type { Node, Operation } from './notation.js';

type Make = (op: Operation, of: readonly Node[]) => Node;

export class Signs {
  constructor(
    private readonly make: Make,
    private readonly digit: (value: number) => Node,
    private readonly uses: ReadonlyMap<Node, number>,
  ) {}

  /** A number with the same sign: this one, or one of degree 0. */
  sameSign(node: Node): Node {
    return this.simpler(node) ?? node;
  }

  /** -1, 0 or 1. */
  private signOf(node: Node): Node {
    return this.simpler(node) ?? this.make('sign', [node]);
  }

  private simpler({ op, of: [a, b] }: Node): Node | undefined {
    if (op === undefined || a === undefined || b === undefined) return undefined;
    if (op === 'multiply') return this.product(a, b);
    if (op === 'add') return this.largest(a, b);
    if (op !== 'subtract') return undefined;
    if (a.size === 0) return this.make('subtract', [a, this.signOf(b)]);
    if (a.op === 'absolute' && b.op === 'absolute') return this.between(a.of[0]!, b.of[0]!);
    return undefined;
  }

  private product(a: Node, b: Node): Node {
    if (isDigit(a)) return this.signOf(b);
    return isDigit(b) ? this.signOf(a) : this.make('multiply', [this.signOf(a), this.signOf(b)]);
  }

  /** a + b + |a - b|, which is twice the larger one. */
  private largest(sum: Node, size: Node): Node | undefined {
    const difference = size.op === 'absolute' ? size.of[0]! : size;
    if (sum.op !== 'add' || size === difference || difference.op !== 'subtract') return undefined;
    if (!sum.of.every((term) => difference.of.includes(term))) return undefined;
    return this.make(
      'larger',
      sum.of.map((term) => this.signOf(term)),
    );
  }

  private between(p: Node, q: Node): Node {
    return this.make('multiply', [this.signOf(this.combined(p, q, -1)), this.signOf(this.combined(p, q, 1))]);
  }

  /** p + q or p - q, without what cancels, and up to a positive factor. */
  private combined(p: Node, q: Node, sign: 1 | -1): Node {
    const terms = new Map<Node, number>();
    this.collect(p, 1, terms);
    this.collect(q, sign, terms);
    const left = [...terms].filter(([, times]) => times !== 0);
    const common = left.reduce((divisor, [, times]) => greatestCommonDivisor(divisor, Math.abs(times)), 0);
    return left.reduce((sum, [term, times]) => {
      const size = Math.abs(times) / common;
      const part = size === 1 ? term : this.make('multiply', [this.digit(size), term]);
      if (times > 0 && sum.size === 0) return part;
      return this.make(times > 0 ? 'add' : 'subtract', [sum, part]);
    }, this.digit(0));
  }

  /** The terms of a sum, and how many times each. What is needed elsewhere is not taken apart. */
  private collect(node: Node, times: number, into: Map<Node, number>): void {
    const [a, b] = node.of as [Node, Node];
    if ((node.op === 'add' || node.op === 'subtract') && this.uses.get(node)! < 2) {
      this.collect(a, times, into);
      this.collect(b, node.op === 'add' ? times : -times, into);
    } else if (node.size > 0) into.set(node, (into.get(node) ?? 0) + times);
  }
}

function isDigit({ of, degree, size }: Node): boolean {
  return of.length === 0 && degree === 0 && size > 0;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
