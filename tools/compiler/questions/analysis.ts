/** What is known of a question's numbers: sizes, bounds, degrees, and which of them are leaves. */
import {
  type Cond,
  childrenOf,
  heldBy,
  isZero,
  type Local,
  type Num,
  type Place,
  type Sign,
  type Stmt,
  ZERO,
} from '../ir.js';
import { refuse } from '../source.js';
import { type Bounded, either, integer, leaf, product, sum } from './bound.js';
import { type Cover, coversIn, shareIn } from './covers.js';

/** A vector whose coordinates are bounded together. */
export interface Size {
  readonly name: string;
  readonly members: Member[];
}

export interface Member {
  readonly of: Num;
  /** What tells it from others: the name of a local, or the path of an input. */
  readonly key: string;
  readonly signed: boolean;
  /** Inputs that cannot be infinite or NaN without the member being so. */
  readonly inputs: readonly string[];
}

/** The same inputs and locals have one text. */
export function keyOf(node: Num): string {
  return node.op === 'local' ? node.local.name : node.op === 'input' ? node.path : '';
}

export class Analysis {
  readonly sizes = new Map<string, Size>();
  /** Names that rounded comparisons compare, by themselves or as a term of a sum. */
  readonly compared = new Set<Local>();
  /** By the key of a leaf, names for it without its sign. */
  readonly absolutes = new Map<string, Set<Local>>();
  /** The sizes that bounds are made of. */
  readonly bounding = new Set<string>();
  readonly inputs = new Set<string>();
  /** Questions that are asked. */
  readonly asks: (Cond & { op: 'ask' })[] = [];
  /** Whether several signs are weighed at once. */
  weighsAtOnce = false;
  /** How many comparisons can be spoilt by rounding. */
  filtered = 0;
  degree = 1;
  private readonly known = new Map<Local, Bounded>();
  private readonly covers: readonly Cover[];
  private place: Place;

  constructor(stmts: readonly Stmt[]) {
    this.covers = coversIn(stmts);
    this.block(stmts);
  }

  private block(stmts: readonly Stmt[]): void {
    for (const stmt of stmts) {
      for (const held of heldBy(stmt)) this.look(held);
      if (stmt.op === 'if') {
        this.block(stmt.then);
        this.block(stmt.else);
      }
    }
  }

  private look(node: Num | Cond | Sign): void {
    if (node.op === 'input') this.inputs.add(node.path);
    if (node.op === 'ask') this.asks.push(node as Cond & { op: 'ask' });
    if (node.op === 'farthest') this.weighsAtOnce = true;
    if (node.op === 'compare') this.comparison(node);
    if (node.op === 'sign') this.comparison(comparisonOf(node));
    for (const child of childrenOf(node)) this.look(child);
  }

  private comparison(node: Cond & { op: 'compare' }): void {
    this.place = node.place;
    if (this.isExact(node)) return;
    this.filtered++;
    const { error } = this.noted(this.difference(node));
    for (const size of [...error.keys()].flatMap((monomial) => monomial.split('*'))) this.bounding.add(size);
    for (const local of [...terms(node.left), ...terms(node.right)]) this.compared.add(local);
  }

  /** Whether doubles decide a condition without rounding. */
  isExact(node: Cond): boolean {
    switch (node.op) {
      case 'not':
        return this.isExact(node.of);
      case 'and':
      case 'or':
        return this.isExact(node.left) && this.isExact(node.right);
      case 'compare': {
        this.place ??= node.place;
        const left = this.value(node.left);
        const right = this.value(node.right);
        if (left.raw && right.raw) return true;
        return isZero(node.right) ? left.exactSign : isZero(node.left) ? right.exactSign : false;
      }
      default:
        return true;
    }
  }

  /** The value whose sign decides a comparison: left - right. */
  difference({ left, right }: Cond & { op: 'compare' }): Bounded {
    const [a, b] = [this.value(left, true), this.value(right, true)];
    if (isZero(right)) return a;
    return isZero(left) ? b : this.noted(sum(a, b));
  }

  /** @param multiplied whether its size takes part in a bound; a leaf has one size for all that it is made of */
  value(node: Num, multiplied: boolean | 'asLeaf' = false): Bounded {
    switch (node.op) {
      case 'input':
        return this.input(node, multiplied !== false);
      case 'number':
        if (!Number.isSafeInteger(node.value)) this.refuse('only whole numbers keep a question exact');
        return integer(node.value);
      case 'local':
        return this.local(node.local, multiplied !== false);
      case 'negate':
      case 'absolute':
        return this.value(node.of, multiplied);
      case 'larger':
      case 'smaller':
        return this.noted(either(this.value(node.left, multiplied), this.value(node.right, multiplied)));
      case 'choose':
        if (!this.isExact(node.by)) this.refuse('a choice must be by a condition that is exact in doubles');
        return either(this.value(node.yes, multiplied), this.value(node.no, multiplied));
      case 'multiply': {
        const literal = [node.left, node.right].find(({ op }) => op === 'number') as { value: number } | undefined;
        return this.noted(product(this.value(node.left, true), this.value(node.right, true), literal?.value));
      }
      case 'add':
      case 'subtract': {
        const isLeaf = multiplied === 'asLeaf' && pathOf(node.left) !== undefined && pathOf(node.right) !== undefined;
        return this.noted(sum(this.value(node.left, !isLeaf), this.value(node.right, !isLeaf)));
      }
      default:
        return this.refuse(`a question is made of sums and products, not of ${node.op}`);
    }
  }

  private refuse(reason: string): never {
    if (this.place) return refuse(this.place, reason);
    throw new SyntaxError(reason);
  }

  /** A local that is one difference of inputs, or a choice among such, is a leaf and has a size of its own. */
  private local(local: Local, multiplied: boolean): Bounded {
    const path = pathOf({ op: 'local', local });
    if (path !== undefined) return this.input({ op: 'input', path }, multiplied);
    const known = this.known.get(local);
    if (known) return known;
    const node = local.value as Num;
    const unsigned = node.op === 'absolute' ? this.leaf(node.of) : undefined;
    if (unsigned) {
      const names = this.absolutes.get(keyOf(unsigned.of)) ?? new Set();
      this.absolutes.set(keyOf(unsigned.of), names.add(local));
      return this.value(unsigned.of, multiplied);
    }
    const value = this.value(node, 'asLeaf');
    const isLeaf = value.exactSign && value.degree === 1;
    // What is not a leaf after all is bounded by the sizes of all that it is made of.
    const found = isLeaf ? (this.covered(node) ?? leaf(local.group, !value.raw)) : this.value(node, true);
    this.known.set(local, found);
    if (isLeaf) {
      const of: Num = { op: 'local', local };
      this.member(local.group, { of, key: local.name, signed: canBeNegative(node), inputs: survivingInputs(node) });
    }
    return found;
  }

  /** A difference that is bounded together with others, of whatever vector. */
  private covered(node: Num): Bounded | undefined {
    for (const cover of this.covers) {
      const share = shareIn(cover, node);
      if (share === undefined) continue;
      for (const of of cover.sides)
        this.member(cover.name, { of, key: keyOf(of), signed: false, inputs: survivingInputs(of) });
      return leaf(cover.name, true, share);
    }
    return undefined;
  }

  /** What is known of a leaf: how many roundings it is off by, and which inputs it lets through. */
  leaf(node: Num): { of: Num; errors: number; inputs: readonly string[] } | undefined {
    const path = pathOf(node);
    if (path !== undefined) return { of: { op: 'input', path }, errors: 0, inputs: [path] };
    if (node.op !== 'local') return undefined;
    const held = node.local.value;
    const signed = held?.op === 'absolute' ? this.leaf(held.of) : undefined;
    if (signed) return { ...signed, of: node };
    const value = this.value(node);
    const member = this.sizes.get(node.local.group)?.members.find(({ key }) => key === node.local.name);
    return member && { of: node, errors: value.raw ? 0 : 1, inputs: member.inputs };
  }

  private input(of: Num & { op: 'input' }, multiplied: boolean): Bounded {
    const { path } = of;
    this.inputs.add(path);
    const size = sizeOfPath(path);
    if (multiplied) this.member(size, { of, key: path, signed: true, inputs: [path] });
    return leaf(size, false);
  }

  private member(size: string, member: Member): void {
    const known = this.sizes.get(size) ?? { name: size, members: [] };
    if (!known.members.some(({ key }) => key === member.key)) known.members.push(member);
    this.sizes.set(size, known);
  }

  private noted(value: Bounded): Bounded {
    this.degree = Math.max(this.degree, value.degree ?? 0);
    return value;
  }
}

/** The comparison that a sign rests on; a difference is compared term with term. */
export function comparisonOf({ of, place }: Sign & { op: 'sign' }): Cond & { op: 'compare' } {
  const [left, right] = of.op === 'subtract' ? [of.left, of.right] : [of, ZERO];
  return { op: 'compare', by: '>', left, right, place };
}

/** The input behind a node, if it is one. */
export function pathOf(node: Num): string | undefined {
  if (node.op === 'input') return node.path;
  const value = node.op === 'local' ? node.local.value : undefined;
  return value?.op === 'input' ? value.path : undefined;
}

/** The locals that are terms of a sum. */
function terms(node: Num): Local[] {
  if (node.op === 'add' || node.op === 'subtract') return [...terms(node.left), ...terms(node.right)];
  return node.op === 'local' ? [node.local] : [];
}

/** `sphere.center.x` is bounded with the rest of `sphere.center`, and the three axes of a box together. */
export function sizeOfPath(path: string): string {
  const parts = path.replace(/\[\d\]/g, '').split('.');
  if (/^[xyz]$/.test(parts.at(-1)!)) parts.pop();
  return parts.map((part, i) => (i === 0 ? part : part[0]!.toUpperCase() + part.slice(1))).join('');
}

function canBeNegative(node: Num): boolean {
  if (node.op === 'absolute') return false;
  return !(node.op === 'larger' && (isZero(node.right) || isZero(node.left)));
}

/** Inputs whose not being finite makes the node not finite too. A maximum or a choice may hide them. */
function survivingInputs(node: Num): string[] {
  switch (node.op) {
    case 'input':
      return [node.path];
    case 'local':
      return node.local.value ? survivingInputs(node.local.value as Num) : [];
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
