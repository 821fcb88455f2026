/** The exact stage of a question: its comparisons as a program. */
import { type Comparison, type Cond, isZero, type Num, type Place, subtract } from '../ir.js';
import { refuse } from '../source.js';
import { digitNode, inputNode, type Node, type Operation, resultNode, usesIn, writtenAsSums } from './notation.js';
import { Signs } from './signs.js';
import { Simpler } from './simpler.js';
import { written } from './writing.js';

/** As in `src/exact/ways.ts`. */
const INPUTS = 118;
const RESULTS = 4096 - 128;

export interface Written {
  readonly text: string;
  readonly maker: 'sums' | 'program';
}

export class ExactProgram {
  /** Equal numbers are one. */
  private readonly nodes = new Map<string, Node>();
  private readonly keys = new Map<Node, number>();
  private readonly known = new Map<Num, Node>();
  private readonly comparisons: Node[] = [];

  /**
   * @param inputs paths of all numbers that the question is given, in their order
   * @param layout which of them turn together
   */
  constructor(
    private readonly inputs: readonly string[],
    private readonly layout: string,
  ) {}

  /** The number of a comparison, whose sign is that of left - right. */
  comparison({ left, right, place }: Cond & { op: 'compare' }): number {
    const of = isZero(left) ? right : isZero(right) ? left : subtract(left, right);
    const node = this.node(of, place);
    if (this.inputs.length > INPUTS) tooMuch(place, `more than ${INPUTS} inputs`);
    if (this.nodes.size > RESULTS) tooMuch(place, `more than ${RESULTS} operations`);
    if (!this.comparisons.includes(node)) this.comparisons.push(node);
    return this.comparisons.indexOf(node);
  }

  /** The text of the program, and the function that makes it one; nothing where there is no comparison. */
  get written(): Written | undefined {
    if (this.comparisons.length === 0) return undefined;
    const simpler = new Simpler();
    const simple = this.comparisons.map((node) => simpler.of(node));
    const signs = new Signs(
      (op, of) => simpler.result(op, of),
      (value) => simpler.of(this.constant(value)),
      usesIn(simple),
    );
    const comparisons = this.comparisons.map((node, i) => ({ node, end: signs.sameSign(simple[i]!) }));
    const text = writtenAsSums(comparisons);
    return text === undefined ? { text: written(comparisons, this.layout), maker: 'program' } : { text, maker: 'sums' };
  }

  private node(num: Num, place: Place): Node {
    const known = this.known.get(num) ?? this.make(num, place);
    this.known.set(num, known);
    return known;
  }

  private make(num: Num, place: Place): Node {
    switch (num.op) {
      case 'input':
        return this.input(num.path);
      case 'number':
        return this.constant(num.value);
      case 'local':
        return this.node(num.local.value as Num, place);
      case 'negate':
        return this.result('subtract', this.constant(0), this.node(num.of, place));
      case 'absolute':
        return this.result('absolute', this.node(num.of, place));
      case 'add':
      case 'subtract':
      case 'multiply':
      case 'larger':
      case 'smaller':
        return this.result(num.op, this.node(num.left, place), this.node(num.right, place));
      case 'choose':
        return this.choice(num.by, this.node(num.yes, place), this.node(num.no, place), place);
      default:
        throw new TypeError(`no exact ${num.op}`);
    }
  }

  private input(path: string): Node {
    const at = this.inputs.indexOf(path);
    if (at < 0) throw new TypeError(`${path} is no number of a shape`);
    return this.found(path, () => inputNode(at));
  }

  /** Only digits are written; a longer number is put together. */
  private constant(value: number): Node {
    if (value < 0) return this.result('subtract', this.constant(0), this.constant(-value));
    if (value < 10) return this.found(String(value), () => digitNode(value));
    const [nines, rest] = [Math.floor(value / 9), value % 9];
    const product = this.result('multiply', this.constant(9), this.constant(nines));
    return rest === 0 ? product : this.result('add', product, this.constant(rest));
  }

  private choice(by: Cond, yes: Node, no: Node, place: Place): Node {
    switch (by.op) {
      case 'truth':
        return by.value ? yes : no;
      case 'flag':
        return this.choice(by.local.value as Cond, yes, no, place);
      case 'not':
        return this.choice(by.of, no, yes, place);
      case 'and':
        return this.choice(by.left, this.choice(by.right, yes, no, place), no, place);
      case 'or':
        return this.choice(by.left, yes, this.choice(by.right, yes, no, place), place);
      case 'compare':
        return this.compared(by.by, this.node(by.left, place), this.node(by.right, place), yes, no);
      default:
        return refuseAt(place, 'a number must not be chosen by another question');
    }
  }

  /** By the sign of a difference. */
  private compared(by: Comparison, left: Node, right: Node, yes: Node, no: Node): Node {
    const ifLess = (a: Node, b: Node, then: Node, otherwise: Node): Node =>
      then === otherwise ? then : this.result('choose', this.difference(b, a), then, otherwise);
    switch (by) {
      case '<':
        return ifLess(left, right, yes, no);
      case '>':
        return ifLess(right, left, yes, no);
      case '<=':
        return ifLess(right, left, no, yes);
      case '>=':
        return ifLess(left, right, no, yes);
      case '===':
        return ifLess(left, right, no, ifLess(right, left, no, yes));
      case '!==':
        return ifLess(left, right, yes, ifLess(right, left, yes, no));
    }
  }

  private difference(a: Node, b: Node): Node {
    return b.character === '0' ? a : this.result('subtract', a, b);
  }

  private result(op: Operation, ...of: readonly Node[]): Node {
    const made = (inner: Operation, operands: readonly Node[]): Node => this.result(inner, ...operands);
    return this.found(`${op} ${of.map((node) => this.keyOf(node)).join(' ')}`, () => resultNode(op, of, made));
  }

  private keyOf(node: Node): number {
    if (!this.keys.has(node)) this.keys.set(node, this.keys.size);
    return this.keys.get(node)!;
  }

  private found(key: string, make: () => Node): Node {
    const known = this.nodes.get(key) ?? make();
    this.nodes.set(key, known);
    return known;
  }
}

function tooMuch(place: Place, what: string): never {
  return refuseAt(place, `a question must not have ${what}`);
}

function refuseAt(place: Place, reason: string): never {
  if (place) return refuse(place, reason);
  throw new RangeError(reason);
}
