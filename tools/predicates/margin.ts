/**
 * Emits what decides a comparison: the value whose sign it asks for, and a bound of that value's error. The bound is the
 * cheapest of three that hold:
 *
 *   permanents   for values of degree 2: their own products (permanent.ts)
 *   squares      for values in which all sizes have even powers: size² is at most n times the sum of the n squares, which
 *                such formulas mostly contain already; p·q is at most half of p² + q², taken where both are there anyway
 *   sizes        for all others (bound.ts)
 */
import { type Analysis, isZero, type Size } from './analysis.js';
import { filterBound } from './bound.js';
import { type Permanent, permanentOf, UNDERFLOW } from './permanent.js';
import { doubles } from './print.js';
import type { Arithmetic, Condition } from './syntax.js';

/** What stands ready at a place of the emitted code. */
export interface Scope {
  readonly defined: Set<string>;
  /** Names of the sizes and bounds, by what they are made of. */
  readonly ready: Map<string, string>;
  readonly permanents: Map<string, Permanent>;
  /** Names of sums of squares, by what is squared. */
  readonly squares: Map<string, string>;
  /** Inputs that have gone into a bound: if one were not finite, the filter would not have decided. */
  readonly covered: Set<string>;
  /** Pairs of inputs that are known to be numbers, the first no greater than the second. */
  readonly order: [low: string, high: string][];
  /** Pairs of inputs that are known to be the same number. */
  readonly equals: [string, string][];
}

export function emptyScope(): Scope {
  return {
    defined: new Set(),
    ready: new Map(),
    permanents: new Map(),
    squares: new Map(),
    covered: new Set(),
    order: [],
    equals: [],
  };
}

/** What stands ready in a block stays there; what is around it is seen there too. */
export function inner({ defined, ready, permanents, squares, covered, order, equals }: Scope): Scope {
  return {
    defined: new Set(defined),
    ready: new Map(ready),
    permanents: new Map(permanents),
    squares: new Map(squares),
    covered: new Set(covered),
    order: [...order],
    equals: [...equals],
  };
}

export interface Measured {
  /** Name of the value, left - right or the side that is not 0. */
  readonly value: string;
  /** Texts of which one is greater where the value is positive, and less where it is negative. */
  readonly sides: readonly [string, string];
  readonly bound: string;
  /** Whether the bound is infinite, or not a number, wherever the value is. */
  readonly endless: boolean;
}

/** How a comparison stands in the emitted code, given where its lines go. */
export class Margins {
  private counter = 0;
  private readonly floor: number;

  constructor(
    private readonly analysis: Analysis,
    private readonly emit: (depth: number, text: string) => void,
  ) {
    this.floor = 2 ** -Math.floor(1000 / analysis.degree);
  }

  fresh(what: string): string {
    return `${what}${++this.counter}`;
  }

  /** Emits a const, in parts where a comparison will need these for its bound. */
  declare(name: string, node: Arithmetic, scope: Scope, depth: number): void {
    const permanent = this.partsOf(name, node, scope);
    if (permanent) {
      this.emitLines(permanent, scope, depth);
      const text = permanent.own ? name : permanent.text;
      scope.permanents.set(name, { ...permanent, value: name, text, lines: [] });
      if (permanent.own) scope.squares.set(permanent.squares.join(' '), name);
    }
    this.emit(depth, `const ${name} = ${permanent?.value ?? doubles(node)};`);
    scope.defined.add(name);
  }

  /** The parts of a const, if they are of use. */
  private partsOf(name: string, node: Arithmetic, scope: Scope): Permanent | undefined {
    const before = this.counter;
    const permanent = this.permanent(node, scope);
    const isOfUse =
      permanent &&
      (permanent.own ||
        this.analysis.compared.has(name) ||
        (this.analysis.degree >= 4 && permanent.lines.some(({ squares }) => squares.length > 0)));
    if (!isOfUse) this.counter = before;
    return isOfUse ? permanent : undefined;
  }

  measure(condition: Condition & { op: 'compare' }, scope: Scope, depth: number): Measured {
    const { left, right } = condition;
    const node: Arithmetic = isZero(left) ? right : isZero(right) ? left : { op: 'subtract', left, right };
    const monomials = filterBound(this.analysis.difference(condition));
    const sizes = monomials.map(([monomial]) =>
      monomial
        .split('*')
        .filter(Boolean)
        .map((size) => this.analysis.sizes.get(size)!),
    );
    const isReady = sizes.flat().every((size) => scope.ready.has(keyOf(membersOf(size, scope))));
    if (!isReady) {
      const before = this.counter;
      const permanent = this.permanent(node, scope);
      if (permanent) return this.byPermanent(permanent, scope, depth);
      this.counter = before;
    }
    const terms = monomials.map(([, coefficient], i) => ({ coefficient, sizes: sizes[i]! }));
    const even = isReady || this.analysis.degree < 4 ? undefined : evened(terms);
    const bound = even ? this.bySquares(even, scope, depth) : this.bySizes(terms, scope, depth);
    const value = this.named('value', doubles(node), depth);
    return { value, sides: [value, '0'], bound, endless: false };
  }

  private permanent(node: Arithmetic, scope: Scope): Permanent | undefined {
    return permanentOf(node, this.analysis, scope.permanents, (what) => this.fresh(what));
  }

  private emitLines(permanent: Permanent, scope: Scope, depth: number): void {
    for (const { name, value, squares } of permanent.lines) {
      this.emit(depth, `const ${name} = ${value};`);
      if (squares.length > 0) scope.squares.set(squares.join(' '), name);
    }
  }

  private byPermanent(permanent: Permanent, scope: Scope, depth: number): Measured {
    this.emitLines(permanent, scope, depth);
    for (const input of permanent.inputs) scope.covered.add(input);
    const coefficient = upward(permanent.errors * 2 ** -53 * (1 + 2 ** -30));
    const sum = permanent.text.includes(' + ') ? `(${permanent.text})` : permanent.text;
    const value = this.named('value', permanent.value, depth);
    const [, left, right] = /^(\w+) - (\w+)$/.exec(permanent.value) ?? [];
    const sides = [left ?? value, right ?? '0'] as const;
    return { value, sides, bound: this.once(`${coefficient} * ${sum} + ${UNDERFLOW}`, scope, depth), endless: true };
  }

  /** @param terms of the squares of sizes, each written as the size */
  private bySquares(terms: readonly Term[], scope: Scope, depth: number): string {
    const floor = this.floor * this.floor;
    const raised = (name: string): string => `(${name} + ${floor})`;
    const factors = terms.map(({ coefficient, sizes }) => ({
      coefficient: sizes.reduce((product, size) => product * membersOf(size, scope).length, coefficient),
      squares: sizes.map((size) => this.squares(size, scope, depth)),
    }));
    const shared = factors[0]!.squares.find((name) => factors.every(({ squares }) => squares.includes(name)));
    const rest = factors.map(({ coefficient, squares }) => ({
      coefficient,
      squares: squares.filter((_, i) => shared === undefined || i !== squares.indexOf(shared)),
    }));
    // Where only single squares are left to be added, so are their floors, in one number.
    const isLinear = rest.length > 1 && rest.every(({ squares }) => squares.length === 1);
    const sum = rest.map(({ coefficient, squares }) =>
      [upward(coefficient), ...squares.map(isLinear ? String : raised)].join(' * '),
    );
    if (isLinear) sum.push(upward(rest.reduce((total, { coefficient }) => total + coefficient, 0) * floor));
    const text = sum.join(' + ');
    return this.once(shared ? `${raised(shared)} * ${sum.length > 1 ? `(${text})` : text}` : text, scope, depth);
  }

  /** The sum of a vector's squares, as the formula has it or made for the bound. */
  private squares(size: Size, scope: Scope, depth: number): string {
    const members = membersOf(size, scope);
    cover(members, scope);
    const key = members
      .map(({ text }) => text)
      .sort()
      .join(' ');
    const known = scope.squares.get(key);
    if (known) return known;
    const name = this.fresh(`${size.name}Squared`);
    this.emit(depth, `const ${name} = ${members.map(({ text }) => `${text} * ${text}`).join(' + ')};`);
    scope.squares.set(key, name);
    return name;
  }

  private bySizes(terms: readonly Term[], scope: Scope, depth: number): string {
    const texts = terms.map(({ coefficient, sizes }) =>
      [upward(coefficient), ...sizes.map((size) => this.size(size, scope, depth))].join(' * '),
    );
    return this.once(texts.join(' + '), scope, depth);
  }

  private size(size: Size, scope: Scope, depth: number): string {
    const members = membersOf(size, scope);
    cover(members, scope);
    const key = keyOf(members);
    const known = scope.ready.get(key);
    if (known) return known;
    const taken = [...scope.ready.values()].filter((name) => name.startsWith(`${size.name}Size`)).length;
    const name = `${size.name}Size${taken === 0 ? '' : taken + 1}`;
    const parts = members.map(({ text, signed }) => (signed ? `Math.abs(${text})` : text));
    this.emit(depth, `const ${name} = ${[...parts, String(this.floor)].join(' + ')};`);
    scope.ready.set(key, name);
    return name;
  }

  /** The name of a text that is emitted no more than once. */
  private once(text: string, scope: Scope, depth: number): string {
    const known = scope.ready.get(text);
    if (known) return known;
    const name = this.named('bound', text, depth);
    scope.ready.set(text, name);
    return name;
  }

  private named(what: string, text: string, depth: number): string {
    if (/^\w+$/.test(text)) return text;
    const name = this.fresh(what);
    this.emit(depth, `const ${name} = ${text};`);
    return name;
  }
}

/** One monomial of a bound: the sizes it multiplies. */
interface Term {
  readonly coefficient: number;
  readonly sizes: readonly Size[];
}

type Members = Size['members'];

function membersOf(size: Size, scope: Scope): Members {
  return size.members.filter(({ text }) => text.includes('.') || scope.defined.has(text));
}

function keyOf(members: Members): string {
  return members.map(({ text }) => text).join(' ');
}

function cover(members: Members, scope: Scope): void {
  for (const { inputs } of members) for (const input of inputs) scope.covered.add(input);
}

/** The terms in squares of sizes, each written as the size, if that is possible without terms of a new kind. */
function evened(terms: readonly Term[]): Term[] | undefined {
  const found = new Map<string, { coefficient: number; sizes: readonly Size[] }>();
  const add = (coefficient: number, sizes: readonly Size[]): void => {
    const key = sizes.map(({ name }) => name).join('*');
    found.set(key, { coefficient: (found.get(key)?.coefficient ?? 0) + coefficient, sizes });
  };
  const halves = terms.map(({ coefficient, sizes }) => ({ coefficient, ...halved(sizes) }));
  for (const { coefficient, pairs, single } of halves) if (single.length === 0) add(coefficient, pairs);
  const kinds = found.size;
  for (const { coefficient, pairs, single } of halves) {
    if (single.length === 0) continue;
    if (single.length !== 2) return undefined;
    for (const size of single) add(coefficient / 2, [...pairs, size].sort(byName));
  }
  return found.size === kinds ? [...found.values()] : undefined;
}

/** The sizes that come in pairs, once for each pair, and those that are left over. */
function halved(sizes: readonly Size[]): { pairs: Size[]; single: Size[] } {
  const pairs: Size[] = [];
  const single: Size[] = [];
  for (const size of [...sizes].sort(byName)) {
    if (single.at(-1) === size) pairs.push(single.pop()!);
    else single.push(size);
  }
  return { pairs, single };
}

function byName(a: Size, b: Size): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

/** A decimal that reads back as the coefficient or the next few doubles above it, short enough to compare by eye. */
function upward(coefficient: number): string {
  const exponent = Math.floor(Math.log10(coefficient));
  const digits = Math.ceil((coefficient / 10 ** exponent) * 1000 * (1 + 2 ** -40)) / 1000;
  return `${digits}e${exponent}`;
}
