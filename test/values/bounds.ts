/**
 * What the doc comments of values promise: `@bound <fields> <n> ulp of <size>`, or `@bound <fields> exact`.
 *
 *     fields = field { ", " field }
 *     size   = product { "+" product }
 *     product = term { ("×" | "/") term }
 *     term   = "1" | "itself" | a phrase of `sizes.ts` | "(" size ")"
 *
 * An ulp of a size is 2⁻⁵² of it, and never less than the smallest double. Where several results are equally right, the bound
 * ends with one of the clauses of `clauses`, which says what another one must fulfil.
 */
import type { SourceFunction } from '../../tools/compiler/source.js';
import { arithmetic, order, type Real } from './precise.js';

/** What another result must fulfil to be as right, each number of it within the bound. */
export const clauses = {
  /** Closest points: each lies on its shape, and they are as far apart as the distance says. */
  'or as near': 'near',
  /** A normal: the shapes come apart along it by the depth. */
  'or as short': 'short',
  /** A point, or the place at t: it lies in both shapes. */
  'or in both': 'both',
  /** The place at t of the whole line: it lies in the second shape. */
  'or in the second': 'second',
  /** The normal of a surface: nothing of the shape lies beyond the point. */
  'or as far out': 'out',
} as const;

export type Clause = (typeof clauses)[keyof typeof clauses];

export interface Bound {
  readonly field: string;
  /** 0 for exact. */
  readonly ulps: number;
  readonly size: Size;
  readonly clause: Clause | undefined;
  readonly text: string;
}

/** Gives the size, given those of the phrases in it. */
export type Size = (phrase: Phrase) => Real;
type Phrase = (name: string) => Real;

const PATTERN = /^(\w+(?:, \w+)*) (?:(exact)|(\d+) ulp of ([^,]*))(?:, (.*))?$/;

/** @param phrases that can stand in a size, besides `1` and `itself` */
export function boundsOf(f: SourceFunction, phrases: readonly string[]): Bound[] {
  const texts = [...f.comment.replace(/\s*\n \* /g, ' ').matchAll(/@bound ([^@]*?)(?= @|\s*\*\/|$)/g)].map(
    ([, text]) => text!,
  );
  return texts.flatMap((text) => readBound(text.trim(), phrases));
}

export function readBound(text: string, phrases: readonly string[]): Bound[] {
  const [, names, exact, ulps, size = '1', ending] = PATTERN.exec(text) ?? [];
  if (names === undefined) throw new SyntaxError(`@bound ${text}: fields, then "exact" or "<n> ulp of <size>"`);
  const clause = ending === undefined ? undefined : clauses[ending as keyof typeof clauses];
  if (ending !== undefined && clause === undefined) throw new SyntaxError(`@bound ${text}: what is "${ending}"?`);
  const of = new SizeReader(size, [...phrases, 'itself', '1']).all();
  return names.split(', ').map((field) => ({ field, ulps: exact ? 0 : Number(ulps), size: of, clause, text }));
}

class SizeReader {
  private readonly tokens: string[];

  constructor(
    private readonly text: string,
    private readonly phrases: readonly string[],
  ) {
    this.tokens = text.split(/\s*([()+×/])\s*/).filter((token) => token !== '');
  }

  all(): Size {
    const size = this.size();
    return this.tokens.length === 0 ? size : this.fail(this.tokens[0]!);
  }

  private size(): Size {
    return this.chain(['+'], () => this.chain(['×', '/'], () => this.term()));
  }

  private chain(operators: readonly string[], part: () => Size): Size {
    let left = part();
    while (operators.includes(this.tokens[0]!)) {
      const [before, operation, right] = [left, OPERATIONS[this.tokens.shift()!]!, part()];
      left = operation(before, right);
    }
    return left;
  }

  private term(): Size {
    const token = this.tokens.shift() ?? 'the end';
    if (token === '(') {
      const inner = this.size();
      return this.tokens.shift() === ')' ? inner : this.fail('a missing )');
    }
    if (!this.phrases.includes(token)) return this.fail(token);
    return token === '1' ? () => 1 : (phrase) => phrase(token);
  }

  private fail(what: string): never {
    throw new SyntaxError(`"${this.text}" is not a size, because of ${what}`);
  }
}

const OPERATIONS: Readonly<Record<string, (a: Size, b: Size) => Size>> = {
  '+': (a, b) => (phrase) => arithmetic.add(a(phrase), b(phrase)),
  '×': (a, b) => (phrase) => arithmetic.multiply(a(phrase), b(phrase)),
  '/': (a, b) => (phrase) =>
    quotient(
      a((name) => normal(phrase(name))),
      b(phrase),
    ),
};

/** Nothing is a part of anything, and of nothing. */
function quotient(a: Real, b: Real): Real {
  return order(a, 0) === 0 ? 0 : arithmetic.divide(a, b);
}

/** An ulp of a length is at least the smallest double, also where it is then divided. */
function normal(size: Real): Real {
  return arithmetic.max(size, 2 ** -1022);
}
