/**
 * What decides a comparison: the value whose sign it asks for, and a bound of that value's error. The bound is the
 * cheapest of three that hold:
 *
 *   permanents   for values of degree 2: their own products (permanent.ts)
 *   squares      for values in which all sizes have even powers: size² is at most n times the sum of the n squares, which
 *                such formulas mostly contain already; p·q is at most half of p² + q², taken where both are there anyway, and in degree 2
 *   sizes        for all others (bound.ts)
 *
 * Where many signs are weighed at once, some of degree 4 or more, squares serve all of them. A bound is the product of sums of squares
 * of which each of its terms has one factor each, or the total of all squares for one of them. Where the total is more than
 * 10^(600/d), all is NaN, and nothing is certain; below that nothing overflows. The coefficients become powers of 16, so that bounds are alike.
 */

import type ts from 'typescript';
import {
  absolute,
  add,
  type Cond,
  isAtom,
  isZero,
  type Local,
  multiply,
  type Num,
  number,
  type Stmt,
  sameNum,
  subtract,
  ZERO,
} from '../ir.js';
import type { Names } from '../names.js';
import { refuse } from '../source.js';
import { type Analysis, keyOf, type Member, type Size } from './analysis.js';
import { type Bounded, filterBound, isInProportion, outgrowing } from './bound.js';
import { type Permanent, permanentOf, UNDERFLOW } from './permanent.js';
import type { Ready } from './ready.js';
import { evened, evenedFreely, factored, type Square, spanning, squareOver, type Term, upward } from './terms.js';

/** For so many comparisons one guard against overflow, which their bounds share, costs less than one for each. */
const MANY = 8;

export interface Measured {
  /** left - right, or the side that is not 0. */
  readonly value: Num;
  /** Of which one is greater where the value is positive, and less where it is negative. */
  readonly sides: readonly [Num, Num];
  /** Nothing where no value is certain. */
  readonly bound: Num | undefined;
  /** Whether the bound is infinite, or not a number, wherever the value is. */
  readonly endless: boolean;
}

export type Margin = Measured & { readonly bound: Num };

/** Emits a question's names, and tells what decides its comparisons. */
export interface Measuring {
  declare(local: Local, ready: Ready): void;
  measure(condition: Cond & { op: 'compare' }, ready: Ready): Measured;
}

/** For a function that is asked only in doubt: nothing is certain but what the exact stage says. */
export class NoMargins implements Measuring {
  constructor(private readonly emit: (stmt: Stmt) => void) {}

  declare(local: Local): void {
    this.emit({ op: 'const', local });
  }

  measure(condition: Cond & { op: 'compare' }): Measured {
    const value = differenceIn(condition);
    return { value, sides: [value, number(0)], bound: undefined, endless: true };
  }
}

export class Margins implements Measuring {
  /** Sizes are from 10 to the minus this to 10 to this. */
  private readonly exponent: number;
  /** Whether all bounds are made of squares. */
  private readonly totals: boolean;

  constructor(
    private readonly analysis: Analysis,
    private readonly names: Names,
    private readonly emit: (stmt: Stmt) => void,
  ) {
    this.exponent = Math.floor(300 / analysis.degree);
    this.totals = analysis.weighsAtOnce && analysis.degree >= 4;
  }

  /** Emits a const, in parts where a comparison will need these for its bound. */
  declare(local: Local, ready: Ready): void {
    const permanent = this.partsOf(local, ready);
    if (!permanent) this.emit({ op: 'const', local });
    else {
      this.emitLines(permanent, ready);
      this.emit({ op: 'const', local: Object.assign(local, { value: permanent.value }) });
      const value: Num = { op: 'local', local };
      ready.permanents.set(local, { ...permanent, value, sum: permanent.own ? value : permanent.sum, lines: [] });
      if (permanent.own) ready.squares.set(permanent.squares.join(' '), value);
    }
    ready.defined.add(local);
  }

  /** The parts of a const, if they are of use. */
  private partsOf(local: Local, ready: Ready): Permanent | undefined {
    const permanent = this.permanent(local.value as Num, ready);
    const isOfUse =
      permanent &&
      (permanent.own ||
        (this.analysis.compared.has(local) && !this.totals) ||
        (this.analysis.degree >= 4 && permanent.lines.some(({ squares }) => squares.length > 0)));
    return isOfUse ? permanent : undefined;
  }

  measure(condition: Cond & { op: 'compare' }, ready: Ready): Margin {
    const node = differenceIn(condition);
    const difference = this.analysis.difference(condition);
    if (!isInProportion(difference)) return refuse(condition.place as ts.Node, 'too long: more than 1000 roundings');
    const monomials = filterBound(difference);
    const terms = monomials.map(([monomial, coefficient]) => ({
      coefficient,
      sizes: monomial
        .split('*')
        .filter(Boolean)
        .map((size) => this.analysis.sizes.get(size)!),
    }));
    const total = this.totals ? this.byTotal(terms, ready) : undefined;
    if (total) {
      const value = this.named('value', node);
      return { value, sides: [value, number(0)], bound: total, endless: true };
    }
    const isReady = terms.flatMap(({ sizes }) => sizes).every((size) => isSummed(size, ready));
    const permanent = isReady ? undefined : this.permanent(node, ready);
    if (permanent) return this.byPermanent(permanent, ready);
    const { degree } = this.analysis;
    const even = isReady || terms.length === 0 || degree % 2 === 1 ? undefined : evened(terms, degree);
    const { bound, endless } = even
      ? { bound: this.bySquares(even, ready), endless: false }
      : this.bySizes(terms, difference, condition, ready);
    const value = this.named('value', node);
    return { value, sides: [value, number(0)], bound, endless };
  }

  private permanent(node: Num, ready: Ready): Permanent | undefined {
    return permanentOf(node, this.analysis, ready.permanents, (what, value) => ({ name: '', group: what, value }));
  }

  private emitLines(permanent: Permanent, ready: Ready): void {
    for (const { local, squares } of permanent.lines) {
      local.name = this.names.take(local.group);
      this.emit({ op: 'const', local });
      if (squares.length > 0) ready.squares.set(squares.join(' '), { op: 'local', local });
    }
  }

  private byPermanent(permanent: Permanent, ready: Ready): Margin {
    this.emitLines(permanent, ready);
    for (const input of permanent.inputs) ready.covered.add(input);
    const coefficient = upward(permanent.errors * 2 ** -53 * (1 + 2 ** -30));
    const value = this.named('value', permanent.value);
    const { value: own } = permanent;
    const sides =
      own.op === 'subtract' && isAtom(own.left) && isAtom(own.right)
        ? ([own.left, own.right] as const)
        : ([value, number(0)] as const);
    return {
      value,
      sides,
      bound: this.once(add(multiply(coefficient, permanent.sum), number(UNDERFLOW)), ready),
      endless: true,
    };
  }

  /** @param terms of the squares of sizes, each written as the size */
  private bySquares(terms: readonly Term[], ready: Ready): Num {
    const floor = power(-2 * this.exponent);
    const raised = (of: Num): Num => add(of, number(floor));
    const factors = terms.map(({ coefficient, sizes }) => ({
      coefficient: sizes.reduce((product, size) => product * membersOf(size, ready).length, coefficient),
      squares: sizes.map((size) => this.squares(size, ready)),
    }));
    const shared = factors[0]!.squares.find((one) => factors.every(({ squares }) => squares.includes(one)));
    const rest = factors.map(({ coefficient, squares }) => ({
      coefficient,
      squares: squares.filter((_, i) => shared === undefined || i !== squares.indexOf(shared)),
    }));
    // Where only single squares are left to be added, so are their floors, in one number.
    const isLinear = rest.length > 1 && rest.every(({ squares }) => squares.length === 1);
    const sums = rest.map(({ coefficient, squares }) =>
      [upward(coefficient), ...squares.map((one) => (isLinear ? one : raised(one)))].reduce(multiply),
    );
    if (isLinear) sums.push(upward(rest.reduce((total, { coefficient }) => total + coefficient, 0) * floor));
    const total = sums.reduce(add);
    return this.once(shared ? multiply(raised(shared), total) : total, ready);
  }

  private byTotal(terms: readonly Term[], ready: Ready): Num | undefined {
    const all = [...this.analysis.bounding].map((name) => this.analysis.sizes.get(name)!);
    const even = evenedFreely(terms)?.found;
    const sums = even && even.length > 0 ? spanning(even) : undefined;
    if (!sums || all.some((size) => membersOf(size, ready).length < size.members.length)) return undefined;
    const coefficients = even!.map(({ coefficient, sizes }) =>
      sizes.reduce((product, { members }) => product * members.length, coefficient),
    );
    const coefficient = number(16 ** Math.ceil(Math.log2(Math.max(...coefficients)) / 4));
    const factors = sums.slice(0, -1).map((sum) => this.sumOfSquares('squares', sum, ready));
    // The total is the loosest in the highest degree. What is made for that serves others.
    const needed = sums.at(-1)!;
    const isClose = 2 * sums.length === this.analysis.degree || ready.made.has(squaresKey(needed));
    const last = this.guarded(isClose && factors.length > 0 ? needed : all, all, ready);
    return this.once([last, ...factors, coefficient].reduce(multiply), ready);
  }

  /** The sum of some squares; NaN where that of all is too large. */
  private guarded(some: readonly Size[], all: readonly Size[], ready: Ready): Num {
    const [sum, whole] = [this.sumOfSquares('sum', some, ready), this.sumOfSquares('sum', all, ready)];
    const guard = this.onceAs('guard', multiply(ZERO, multiply(number(power(308 - 2 * this.exponent)), whole)), ready);
    return this.onceAs('total', add(sum, guard), ready);
  }

  private sumOfSquares(what: string, sizes: readonly Size[], ready: Ready): Num {
    for (const size of sizes) cover(membersOf(size, ready), ready);
    const key = squaresKey(sizes);
    const known = ready.made.get(key);
    if (known) return known;
    const sum = sizes.map((size) => this.squares(size, ready)).reduce(add);
    const made = this.named(what, add(sum, number(power(-2 * this.exponent))));
    ready.made.set(key, made);
    return made;
  }

  /** The sum of a vector's squares, as the formula has it or made for the bound. */
  private squares(size: Size, ready: Ready): Num {
    const members = membersOf(size, ready);
    cover(members, ready);
    const key = members
      .map((member) => member.key)
      .sort()
      .join(' ');
    const known = ready.squares.get(key);
    if (known) return known;
    const made = this.named(`${size.name}Squared`, members.map(({ of }) => multiply(of, of)).reduce(add));
    ready.squares.set(key, made);
    return made;
  }

  private bySizes(
    terms: readonly Term[],
    difference: Bounded,
    { left, right }: Cond & { op: 'compare' },
    ready: Ready,
  ): Pick<Margin, 'bound' | 'endless'> {
    // A multiple of 0 has no error.
    if (terms.length === 0) return { bound: number(0), endless: false };
    const { coefficient, common, rest } = factored(terms);
    // A cover of its own sides has them in it.
    const isOwn =
      common.length === 1 && [left, right].every((side) => isMember(side, common[0]!)) && rest.every(isEmpty);
    const shares = new Map(terms.map((term, i) => [monomialOf(term), rest[i]!.coefficient]));
    const multiple = isOwn ? 1 : outgrowing(difference, shares);
    const endless = multiple !== undefined;
    const sizeOf = (size: Size): Num => (endless ? this.sum(size, ready) : this.size(size, ready));
    const square = endless ? undefined : squareOver(terms);
    const sizes = square ? [] : [...common.map(sizeOf), ...this.sumOfRest(rest, sizeOf, endless, ready)];
    if (!endless) {
      const bound = square ? this.bySquare(square, ready) : [upward(coefficient), ...sizes].reduce(multiply);
      const isGuarded = this.analysis.filtered > MANY;
      return { bound: this.once(isGuarded ? add(bound, this.guard(terms, ready)) : bound, ready), endless: isGuarded };
    }
    const times = multiple === 1 ? [] : [number(multiple)];
    const bound = [...times, ...sizes, upward(coefficient / multiple)].reduce(multiply);
    return { bound: this.once(difference.degree === 1 ? bound : add(bound, number(UNDERFLOW)), ready), endless };
  }

  private bySquare({ coefficient, roots }: Square, ready: Ready): Num {
    const root = this.onceAs('reach', this.sumOfProducts(roots, ready), ready);
    return multiply(multiply(upward(coefficient), root), root);
  }

  /** Sizes that several products share are multiplied once. */
  private sumOfProducts(products: readonly (readonly Size[])[], ready: Ready): Num {
    const all = [...new Set(products.flat())];
    const sharing = (size: Size): number => products.filter((sizes) => sizes.includes(size)).length;
    const often = all.reduce((best, size) => (sharing(size) > sharing(best) ? size : best));
    if (sharing(often) < 2)
      return products.map((sizes) => product(sizes.map((size) => this.size(size, ready)))).reduce(add);
    const [some, others] = [true, false].map((has) => products.filter((sizes) => sizes.includes(often) === has));
    const rests = some!.map((sizes) => sizes.filter((_, i) => i !== sizes.indexOf(often)));
    const shared = multiply(this.size(often, ready), this.sumOfProducts(rests, ready));
    return others!.length === 0 ? shared : add(this.sumOfProducts(others!, ready), shared);
  }

  /** NaN where a size is too large for all that a value is made of to be finite, else 0. */
  private guard(terms: readonly Term[], ready: Ready): Num {
    const sizes = [...new Set(terms.flatMap((term) => term.sizes))].sort((a, b) => (a.name < b.name ? -1 : 1));
    const key = `guard ${sizes.map(({ name }) => name).join(' ')}`;
    const known = ready.made.get(key);
    if (known) return known;
    const sum = sizes.map((size) => this.size(size, ready)).reduce(add);
    const made = this.named('guard', multiply(ZERO, multiply(number(power(308 - this.exponent)), sum)));
    ready.made.set(key, made);
    return made;
  }

  private sumOfRest(rest: readonly Term[], sizeOf: (size: Size) => Num, endless: boolean, ready: Ready): Num[] {
    if (rest.every(isEmpty)) return [];
    // Where only sizes are left to be added, so are their floors, in one number.
    if (
      !endless &&
      rest.length > 1 &&
      rest.every(({ coefficient, sizes }) => coefficient === 1 && sizes.length === 1)
    ) {
      const sums = rest.map(({ sizes: [size] }) => this.sum(size!, ready));
      return [add(sums.reduce(add), number(rest.length * power(-this.exponent)))];
    }
    const products = rest.map(({ coefficient, sizes }) =>
      product([...coefficientOf(coefficient), ...sizes.map(sizeOf)]),
    );
    return [products.reduce(add)];
  }

  private size(size: Size, ready: Ready): Num {
    const sum = this.sum(size, ready);
    const key = sizeKey(membersOf(size, ready));
    const known = ready.made.get(key);
    if (known) return known;
    const made = this.named(`${size.name}Size`, add(sum, number(power(-this.exponent))));
    ready.made.set(key, made);
    return made;
  }

  /** Of the members' absolute values. If some of them have been added before, the others are added to that. */
  private sum(size: Size, ready: Ready): Num {
    const members = membersOf(size, ready);
    cover(members, ready);
    const before = ready.sums.get(size);
    if (before && isSummed(size, ready)) return before.sum;
    const rest = members.filter((member) => !before?.members.includes(member));
    const parts = rest.map((member) => this.sizeOf(member, ready));
    const sum = this.named(`${size.name}Sum`, [...(before ? [before.sum] : []), ...parts].reduce(add));
    ready.sums.set(size, { members, sum });
    return sum;
  }

  /** Without its sign; if that has a name, by it. */
  private sizeOf({ of, key, signed }: Member, ready: Ready): Num {
    if (!signed) return of;
    const names = [...(this.analysis.absolutes.get(key) ?? [])];
    const named = names.find((local) => ready.defined.has(local));
    return named ? { op: 'local', local: named } : absolute(of);
  }

  /** The same bound is emitted no more than once. */
  private once(node: Num, ready: Ready): Num {
    return this.onceAs('bound', node, ready);
  }

  private onceAs(what: string, node: Num, ready: Ready): Num {
    const key = textOf(node);
    const known = ready.made.get(key);
    if (known) return known;
    const made = this.named(what, node);
    ready.made.set(key, made);
    return made;
  }

  private named(what: string, value: Num): Num {
    if (isAtom(value)) return value;
    const local: Local = { name: this.names.take(what), group: what, value };
    this.emit({ op: 'const', local });
    return { op: 'local', local };
  }
}

/** What a comparison compares with 0: left - right, or the side that is not 0. */
function differenceIn({ left, right }: Cond & { op: 'compare' }): Num {
  return isZero(left) ? right : isZero(right) ? left : subtract(left, right);
}

/** Of ten. */
function power(exponent: number): number {
  return Number(`1e${exponent}`);
}

function product(factors: readonly Num[]): Num {
  return factors.length === 0 ? number(1) : factors.reduce(multiply);
}

function coefficientOf(coefficient: number): Num[] {
  return coefficient === 1 ? [] : [upward(coefficient)];
}

function isEmpty({ coefficient, sizes }: Term): boolean {
  return coefficient === 1 && sizes.length === 0;
}

function membersOf(size: Size, ready: Ready): Member[] {
  return size.members.filter(({ of }) => of.op !== 'local' || ready.defined.has(of.local));
}

/** Whether the sum for a size has all that can go into it. */
function isSummed(size: Size, ready: Ready): boolean {
  return ready.sums.get(size)?.members.length === membersOf(size, ready).length;
}

function squaresKey(sizes: readonly Size[]): string {
  const names = sizes.map(({ name }) => name).sort();
  return `squares ${names.join(' ')}`;
}

function isMember(side: Num, { members }: Size): boolean {
  return members.some(({ of, signed }) => !signed && sameNum(of, side));
}

function monomialOf({ sizes }: Term): string {
  return sizes.map(({ name }) => name).join('*');
}

function sizeKey(members: readonly Member[]): string {
  return `|${members.map(({ key }) => key).join('| |')}|`;
}

/** A text that is the same for the same sums and products. */
function textOf(node: Num): string {
  if ('left' in node) return `(${textOf(node.left)} ${node.op} ${textOf(node.right)})`;
  if ('of' in node) return `${node.op}(${textOf(node.of)})`;
  return node.op === 'number' ? String(node.value) : keyOf(node);
}

function cover(members: readonly Member[], ready: Ready): void {
  for (const { inputs } of members) for (const input of inputs) ready.covered.add(input);
}
