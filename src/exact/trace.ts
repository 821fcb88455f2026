/**
 * The working of a question, step by step: every value that its source gives a name to, every comparison, and what decided.
 *
 * A question only adds, multiplies, compares and chooses. So all numbers here are exact, and the answer is the one that the
 * question itself gives. The rewritten pairs in `src/generated/traced` call `calc` wherever the source calculates.
 */
import type { Dyadic } from './dyadic.js';
import * as dyadics from './dyadic.js';

/** A number, vector, shape or list, as the source sees it; each number is the double nearest to the exact one. */
export type Seen = number | string | boolean | undefined | readonly Seen[] | { readonly [name: string]: Seen };

export interface Step {
  /** `value` has a name, `condition` holds or not, the sign of a `side` takes part in the answer. */
  readonly kind: 'value' | 'condition' | 'side';
  /** The name, or what the source says. */
  readonly text: string;
  /** What a named value is made of, or the condition or side itself, as the source has it. */
  readonly formula: string;
  /** The exact sign of a side: its value may have been too small for a double. */
  readonly sign?: number;
  /** The value, both sides of a comparison, or what a condition was asked of. */
  readonly values: readonly Seen[];
  /** For a comparison of vectors, whether it does in each coordinate. */
  readonly holds?: Seen;
  /** The variables of the loops around, such as the number of an axis. */
  readonly at: Readonly<Record<string, number>>;
  /** How many conditions and questions this is a part of. */
  readonly depth: number;
}

export interface Trace {
  /** Positive where the shapes are apart, 0 where they touch, negative where they overlap. */
  readonly answer: number;
  readonly steps: readonly Step[];
  /**
   * The sides that the answer is the sign of: one where the shapes are apart, all of them where they overlap. Or the
   * conditions that led to the answer.
   */
  readonly decided: readonly Step[];
}

class Exact {
  constructor(readonly of: Dyadic) {}
}

class Answer {
  constructor(
    readonly sign: number,
    readonly because: readonly Step[],
  ) {}
}

/** What stands for a number while a question runs; to the types they all are numbers. */
type Any = number | Exact | Answer;

let steps: Step[] = [];
let depth = 0;
/** What made the last condition come out as it did. */
let reasons: readonly Step[] = [];

export function traced(question: () => number): Trace {
  steps = [];
  depth = 0;
  reasons = [];
  const answer = question() as Any;
  const decided = answer instanceof Answer ? answer.because : reasons;
  return { answer: plain(answer), steps, decided };
}

/** The working of a question that has no steps of its own: its answer. */
export function answered(sign: number): Trace {
  return traced(() => calc.signOf(sign, 'gap'));
}

/** A number of a shape. */
export function exactly(x: number): number {
  return Number.isFinite(x) ? asNumber(new Exact(dyadics.from(x))) : x;
}

export function exactly2({ x, y }: Vec): Vec {
  return { x: exactly(x), y: exactly(y) };
}

export function exactly3({ x, y, z }: Vec & { z: number }): Vec & { z: number } {
  return { x: exactly(x), y: exactly(y), z: exactly(z) };
}

interface Vec {
  readonly x: number;
  readonly y: number;
}

function asNumber(of: Exact | Answer): number {
  return of as unknown as number;
}

function exact(x: Any): Dyadic {
  return x instanceof Exact ? x.of : dyadics.from(plain(x));
}

/** The nearest double. */
function plain(x: Any): number {
  if (x instanceof Answer) return x.sign;
  if (typeof x === 'number') return x;
  const [mantissa, exponent] = x.of;
  const shift = Math.max(mantissa.toString(16).length * 4 - 64, 0);
  // Two steps, as a power of two alone may overflow or vanish where the product does not.
  const half = Math.trunc((exponent + shift) / 2);
  return Number(mantissa >> BigInt(shift)) * 2 ** half * 2 ** (exponent + shift - half);
}

function seen(value: unknown): Seen {
  if (value instanceof Exact || value instanceof Answer) return plain(value);
  if (Array.isArray(value)) return value.map(seen);
  if (typeof value !== 'object' || value === null) return value as Seen;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, seen(of)]));
}

function note(
  kind: Step['kind'],
  text: string,
  values: readonly unknown[],
  { holds, at = {}, formula = text, sign }: { holds?: unknown; at?: object; formula?: string; sign?: number } = {},
): Step {
  const numbered = Object.fromEntries(Object.entries(at).filter(([, of]) => typeof of === 'number'));
  const known = { kind, text, formula, values: values.map(seen), holds: seen(holds), at: numbered, depth };
  const step: Step = sign === undefined ? known : { ...known, sign };
  steps.push(step);
  return step;
}

/** Numbers that are none of a shape's, such as that of an axis, and what is not finite, stay as they are. */
function isPlain(a: Any, b: Any): boolean {
  const isBeyond = (x: Any): boolean => typeof x === 'number' && !Number.isFinite(x);
  return (typeof a === 'number' && typeof b === 'number') || isBeyond(a) || isBeyond(b);
}

function binary(of: (a: Dyadic, b: Dyadic) => Dyadic, ofPlain: (a: number, b: number) => number) {
  return (a: number, b: number): number =>
    isPlain(a, b) ? ofPlain(plain(a), plain(b)) : asNumber(new Exact(of(exact(a), exact(b))));
}

function order(a: Any, b: Any): number {
  if (!isPlain(a, b)) return dyadics.compare(exact(a), exact(b));
  const [p, q] = [plain(a), plain(b)];
  return p === q ? 0 : p - q;
}

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '===': (order) => order === 0,
  '!==': (order) => order !== 0,
};

function isSame(by: string, a: unknown, b: unknown): boolean {
  return (a === b) === (by === '===');
}

/**
 * The answer farthest apart, of which one that is apart decides alone; or the nearest, of which one that overlaps does. Constants that only do
 * not object have no part in it.
 */
function outermost(answers: readonly Any[], way: number): number {
  const signs = answers.map(plain);
  const sign = way > 0 ? Math.max(...signs) : Math.min(...signs);
  const because = answers.flatMap((one) => (one instanceof Answer && one.sign === sign ? [one.because] : []));
  if (sign * way > 0) return asNumber(new Answer(sign, because[0] ?? []));
  const sides = because.flat().filter(({ kind }) => kind === 'side');
  return asNumber(new Answer(sign, sides.length > 0 ? sides : because.flat()));
}

function extreme(of: readonly Any[], sign: number): number {
  if (of.some((one) => one instanceof Answer)) return outermost(of, sign);
  return of.reduce((best, one) => (order(one, best) * sign > 0 ? one : best)) as number;
}

/** Runs something that is a step of its own, with steps in it. */
function within<A extends readonly unknown[], R>(f: (...args: A) => R, args: A, text: string, at?: object): R {
  depth++;
  const result = f(...args);
  depth--;
  const step = note('condition', text, args, { holds: result, at: at ?? {} });
  if (!((result as unknown) instanceof Answer)) reasons = [step];
  return result;
}

type Operation = (a: number, b: number) => number;

export const calc = {
  add: binary(dyadics.add, (a, b) => a + b) as Operation,
  subtract: binary(dyadics.subtract, (a, b) => a - b) as Operation,
  multiply: binary(dyadics.multiply, (a, b) => a * b) as Operation,
  remainder: (a: number, b: number): number => a % b,
  power: (a: number, b: number): number => a ** b,
  negate: (a: number): number => calc.subtract(0, a),
  abs: (a: number): number => (order(a, 0) < 0 ? calc.negate(a) : a),
  max: (...of: number[]): number => extreme(of, 1),
  min: (...of: number[]): number => extreme(of, -1),
  sign: (a: number): number => Math.sign(order(a, 0)),
  isNumber: (value: unknown): value is number =>
    typeof value === 'number' || value instanceof Exact || value instanceof Answer,
  compare<T>(by: string, a: T, b: T, text?: string, at?: object): boolean {
    const isNumeric = calc.isNumber(a) && calc.isNumber(b);
    const holds = isNumeric ? COMPARISONS[by]!(order(a, b)) : isSame(by, a, b);
    if (text !== undefined) reasons = [note('condition', text, [a, b], { holds, at: at ?? {} })];
    return holds;
  },
  and(left: () => boolean, right: () => boolean): boolean {
    if (!left()) return false;
    const before = reasons;
    const holds = right();
    if (holds) reasons = [...before, ...reasons];
    return holds;
  },
  or(left: () => boolean, right: () => boolean): boolean {
    return !calc.and(
      () => !left(),
      () => !right(),
    );
  },
  name<T>(name: string, value: T, text?: string, at?: object): T {
    note('value', name, [value], { formula: text ?? name, at: at ?? {} });
    return value;
  },
  check: within as typeof within,
  ask<A extends readonly unknown[], R>(
    _: string,
    __: string,
    f: (...args: A) => R,
    args: A,
    text: string,
    at?: object,
  ): R {
    return within(f, args, text, at);
  },
  signOf(value: number, text: string, at?: object): number {
    const sign = Math.sign(order(value, 0));
    return asNumber(new Answer(sign, [note('side', text, [value], { at: at ?? {}, sign })]));
  },
  because(sign: number): number {
    return asNumber(new Answer(sign, reasons));
  },
  afterAll(sign: number): number {
    return asNumber(
      new Answer(
        sign,
        steps.filter((step) => step.kind === 'condition' && step.depth === depth),
      ),
    );
  },
};
