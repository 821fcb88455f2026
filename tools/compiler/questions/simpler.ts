/**
 * The same numbers by fewer operations: nothing is neither added nor multiplied, and numbers that differ in the order of their operands are one, as
 * are the sizes of a - b and b - a. For the exact stage only: the filter's doubles go the long way, and so do the limits of a grid.
 */
import { digitNode, type Node, type Operation, resultNode } from './notation.js';

const NOTHING = digitNode(0);

export class Simpler {
  private readonly results = new Map<string, Node>();
  private readonly keys = new Map<Node, number>();
  private readonly known = new Map<Node, Node>();

  /** A number that was put together elsewhere. */
  of(node: Node): Node {
    const simple = this.known.get(node) ?? this.make(node);
    this.known.set(node, simple);
    return simple;
  }

  result(op: Operation, of: readonly Node[]): Node {
    const known = this.alreadyKnown(op, of);
    if (known) return known;
    const node = resultNode(op, of, (inner, operands) => this.result(inner, operands));
    this.results.set(this.keyOf(op, of), node);
    return node;
  }

  private make(node: Node): Node {
    if (node.character === NOTHING.character) return NOTHING;
    if (node.op === undefined) return node;
    return this.result(
      node.op,
      node.of.map((operand) => this.of(operand)),
    );
  }

  private alreadyKnown(op: Operation, of: readonly Node[]): Node | undefined {
    const [a, b] = of as [Node, Node];
    const same = this.results.get(this.keyOf(op, of));
    if (same) return same;
    if (op === 'absolute') {
      const turned = a.op === 'subtract' ? this.results.get(this.keyOf('subtract', [...a.of].reverse())) : undefined;
      return turned && this.results.get(this.keyOf('absolute', [turned]));
    }
    if (op === 'subtract') return a === b ? NOTHING : b === NOTHING ? a : undefined;
    if (op === 'add' && (a === NOTHING || b === NOTHING)) return a === NOTHING ? b : a;
    return op === 'add' || op === 'multiply' ? this.results.get(this.keyOf(op, [b, a])) : undefined;
  }

  private keyOf(op: Operation, of: readonly Node[]): string {
    const keys = of.map((node) => {
      if (!this.keys.has(node)) this.keys.set(node, this.keys.size);
      return this.keys.get(node);
    });
    return [op, ...keys].join(' ');
  }
}
