/** What the compiler knows of a predicate's values: sizes, bounds, degrees, and which inputs are used how. */
import { either, gridBits, integer, leaf, product, sum, type Value } from './bound.js';
import type { Arithmetic, Condition, Predicate, Statement } from './syntax.js';

/** A vector whose coordinates are bounded together. */
export interface Size {
  readonly name: string;
  /** What to add up: names of leaves and paths of inputs, with whether it can be negative. */
  readonly members: { readonly text: string; readonly signed: boolean; readonly inputs: readonly string[] }[];
}

export class Analysis {
  readonly sizes = new Map<string, Size>();
  readonly values = new Map<string, Value>();
  /** Names that only rename an input. */
  readonly aliases = new Map<string, string>();
  /** First-level differences (or sums) of inputs, as text of both operands. */
  readonly differences = new Map<string, { readonly a: string; readonly b: string }>();
  readonly factors = new Set<string>();
  /** Names that rounded comparisons compare, by themselves or as a term of a sum. */
  readonly compared = new Set<string>();
  readonly inputs = new Set<string>();
  /** How many comparisons can be spoilt by rounding. */
  filtered = 0;
  bits = 53;
  degree = 1;
  /** Whether the terms of every sum have one degree, so that scaling all inputs keeps every sign. */
  homogeneous = true;

  constructor(predicate: Predicate) {
    this.block(predicate.body);
  }

  get needsFilter(): boolean {
    return this.filtered > 0;
  }

  /** Whether doubles decide the comparison without rounding. */
  isExact(condition: Condition): boolean {
    switch (condition.op) {
      case 'call':
        return true;
      case 'not':
        return this.isExact(condition.of);
      case 'compare': {
        const left = this.value(condition.left);
        const right = this.value(condition.right);
        if (left.raw && right.raw) return true;
        return isZero(condition.right) ? left.exactSign : isZero(condition.left) ? right.exactSign : false;
      }
      default:
        return this.isExact(condition.left) && this.isExact(condition.right);
    }
  }

  /** The value whose sign decides a comparison: left - right. */
  difference(condition: Condition & { op: 'compare' }): Value {
    const left = this.value(condition.left, true);
    const right = this.value(condition.right, true);
    if (isZero(condition.right)) return left;
    return isZero(condition.left) ? right : this.noted(sum(left, right));
  }

  private block(statements: readonly Statement[]): void {
    for (const statement of statements) {
      if (statement.op === 'const') this.constant(statement.name, statement.value);
      else if (statement.op === 'if') {
        this.condition(statement.condition);
        this.block(statement.then);
        this.block(statement.else);
      } else if (typeof statement.value !== 'string') this.condition(statement.value);
    }
  }

  private constant(name: string, node: Arithmetic): void {
    if (node.op === 'input') this.aliases.set(name, node.path);
    this.values.set(name, this.named(name, node));
  }

  /** A const that is one difference of inputs, or a choice among such, is a leaf and has a size of its own. */
  private named(name: string, node: Arithmetic): Value {
    const value = this.value(node, node.op !== 'input');
    if (node.op === 'input' || !value.exactSign || value.degree !== 1) return value;
    const size = sizeOfName(name);
    this.member(size, { text: name, signed: canBeNegative(node), inputs: survivingInputs(node) });
    return { ...leaf(size, value.error.size > 0), gridMagnitude: value.gridMagnitude };
  }

  private member(size: string, member: Size['members'][number]): void {
    const known = this.sizes.get(size) ?? { name: size, members: [] };
    if (!known.members.some(({ text }) => text === member.text)) known.members.push(member);
    this.sizes.set(size, known);
  }

  private condition(node: Condition): void {
    switch (node.op) {
      case 'call':
        break;
      case 'not':
        this.condition(node.of);
        break;
      case 'compare':
        if (!this.isExact(node)) {
          this.filtered++;
          this.difference(node);
          for (const name of [...termNames(node.left), ...termNames(node.right)]) this.compared.add(name);
        }
        break;
      default:
        this.condition(node.left);
        this.condition(node.right);
    }
  }

  value(node: Arithmetic, multiplied = false): Value {
    switch (node.op) {
      case 'input':
        return this.input(node.path, multiplied);
      case 'integer':
        return integer(node.value);
      case 'name': {
        const alias = this.aliases.get(node.name);
        return alias ? this.input(alias, multiplied) : this.values.get(node.name)!;
      }
      case 'negate':
      case 'absolute':
        return this.value(node.of, multiplied);
      case 'larger':
      case 'smaller':
        return this.noted(either(this.value(node.left, multiplied), this.value(node.right, multiplied)));
      case 'choose':
        if (!this.isExact(node.condition))
          throw new SyntaxError('a choice must be by a condition that is exact in doubles');
        return either(this.value(node.yes, multiplied), this.value(node.no, multiplied));
      case 'multiply':
        return this.multiplied(node);
      default:
        return this.added(node);
    }
  }

  private multiplied(node: Arithmetic & { op: 'multiply' }): Value {
    const left = this.value(node.left, true);
    const right = this.value(node.right, true);
    const literal = [node.left, node.right].find((operand) => operand.op === 'integer');
    if (!literal && (left.anonymous || right.anonymous))
      throw new SyntaxError('name a difference of inputs before multiplying it');
    return this.noted(product(left, right, literal?.value));
  }

  private added(node: Arithmetic & { op: 'add' | 'subtract' }): Value {
    const [a, b] = [this.path(node.left), this.path(node.right)];
    const isLeaf = a !== undefined && b !== undefined;
    if (isLeaf) this.differences.set(`${a} ${node.op} ${b}`, { a, b: node.op === 'add' ? `-${b}` : b });
    return this.noted(sum(this.value(node.left, !isLeaf), this.value(node.right, !isLeaf)));
  }

  /** The input behind a node, if it is one. */
  path(node: Arithmetic): string | undefined {
    return node.op === 'input' ? node.path : node.op === 'name' ? this.aliases.get(node.name) : undefined;
  }

  /** What is known of an input or a named leaf: how many roundings it is off by, and which inputs it lets through. */
  leaf(node: Arithmetic): { text: string; errors: number; inputs: readonly string[] } | undefined {
    const path = this.path(node);
    if (path !== undefined) return { text: path, errors: 0, inputs: [path] };
    if (node.op !== 'name') return undefined;
    const member = this.sizes.get(sizeOfName(node.name))?.members.find(({ text }) => text === node.name);
    return (
      member && { text: node.name, errors: this.values.get(node.name)!.error.size > 0 ? 1 : 0, inputs: member.inputs }
    );
  }

  private input(path: string, multiplied: boolean): Value {
    this.inputs.add(path);
    const size = sizeOfPath(path);
    if (multiplied) {
      this.factors.add(path);
      this.member(size, { text: path, signed: true, inputs: [path] });
    }
    return leaf(size, false);
  }

  /** Keeps account of the largest degree and of the bits a grid may have. */
  private noted(value: Value): Value {
    this.bits = Math.min(this.bits, gridBits(value));
    this.degree = Math.max(this.degree, value.degree ?? 0);
    this.homogeneous &&= value.homogeneous;
    return value;
  }
}

export function isZero(node: Arithmetic): boolean {
  return node.op === 'integer' && node.value === 0;
}

/** Names of the terms of a sum. */
function termNames(node: Arithmetic): string[] {
  if (node.op === 'add' || node.op === 'subtract') return [...termNames(node.left), ...termNames(node.right)];
  return node.op === 'name' ? [node.name] : [];
}

/** `offsetX` is bounded with `offsetY` and `offsetZ`. */
function sizeOfName(name: string): string {
  return name.replace(/(?<=.)[XYZ]$/, '');
}

/** `sphere.center.x` is bounded with the rest of `sphere.center`, and the three axes of a box together. */
function sizeOfPath(path: string): string {
  const parts = path.replace(/\[\d\]/g, '').split('.');
  if (/^[xyz]$/.test(parts.at(-1)!)) parts.pop();
  return parts.map((part, i) => (i === 0 ? part : part[0]!.toUpperCase() + part.slice(1))).join('');
}

function canBeNegative(node: Arithmetic): boolean {
  if (node.op === 'absolute') return false;
  return !(node.op === 'larger' && (isZero(node.right) || isZero(node.left)));
}

/** Inputs whose not being finite makes the node not finite too. A maximum or a choice may hide them. */
function survivingInputs(node: Arithmetic): string[] {
  switch (node.op) {
    case 'input':
      return [node.path];
    case 'add':
    case 'subtract':
    case 'multiply':
      return [...survivingInputs(node.left), ...survivingInputs(node.right)];
    case 'negate':
    case 'absolute':
      return survivingInputs(node.of);
    default:
      return [];
  }
}
