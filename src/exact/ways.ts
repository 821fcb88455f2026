/**
 * How programs are written: comparisons in reverse Polish notation, with one character for nearly everything.
 *
 * Capitals are inputs, `@` is 1 as if it were one of them; `=` keeps the value on top of the stack, and small letters fetch those, `a` the one kept
 * last; a `~` means 27 more. Digits are numbers. `* + -` are themselves, `&` adds the product of two values to a third below them, `'` subtracts it,
 * `.` is the absolute value, `/` the sign, and `,` chooses: of three values the second if the first is positive, else the third. `;` ends a comparison, with
 * its limits after it.
 */
import { limitsOf } from './inputs.js';
import {
  ABSOLUTE,
  ADD,
  CHOOSE,
  INPUTS_ONLY,
  MULTIPLY,
  MULTIPLY_ADD,
  RESULTS,
  SHORTEN,
  SIGN,
  SUBTRACT,
  ZEROS,
} from './limbs.js';

/** The number of an input, or what to do with which values. */
export type Value = number | readonly Value[];

/** What leads to a comparison. */
export interface Way {
  /** The value whose sign is asked for. */
  readonly end: Value;
  readonly limits: Float64Array;
  /** By the number of limbs, once they are needed. */
  readonly plans: (Plan | undefined)[];
}

/** A way's steps for inputs of so many limbs. */
export interface Plan {
  readonly limbs: 3 | 8;
  /** Eight numbers each: what to do, where to put it, and what else `signBy` reads. */
  readonly steps: Int32Array;
  readonly end: number;
  readonly length: number;
}

export function waysOf(text: string): Way[] {
  const stack: Value[] = [];
  const kept: Value[] = [];
  const ways: Way[] = [];
  let more = 0;
  for (let i = 0; i < text.length; i++) {
    const at = text.charCodeAt(i);
    if (at === 126) {
      more += 27;
      continue;
    }
    if (at > 96) stack.push(kept.at(96 - at - more)!);
    else if (at > 63) stack.push(at - 54 + more);
    else if (at === 61) kept.push(stack.at(-1)!);
    else if (at === 59) {
      ways.push({ end: stack.pop()!, limits: limitsOf(text, i + 1), plans: [] });
      i += 2;
    } else if (at > 47) stack.push(at - 48);
    else {
      const op = at - 38;
      stack.push([op, ...stack.splice(op >= ABSOLUTE ? -1 : op < MULTIPLY || op === CHOOSE ? -3 : -2)]);
    }
    more = 0;
  }
  return ways;
}

/** Works out a value, and each that it rests on once. */
export function workOut<T>(end: Value, input: (at: number) => T, result: (op: number, a: T, b: T, c: T) => T): T {
  const known = new Map<Value, T>();
  const visit = (value: Value): T => {
    let found = known.get(value);
    if (found === undefined) {
      if (typeof value === 'number') found = input(value);
      else {
        const [op, ...of] = value;
        found = result(op as number, ...(of.map(visit) as [T, T, T]));
      }
      known.set(value, found);
    }
    return found;
  };
  return visit(end);
}

/** Where a number's limbs are, and how many. */
interface Place {
  readonly at: number;
  readonly length: number;
  readonly degree: number;
  /** An input is not in limbs yet. */
  readonly isInput?: boolean;
  /** The same in short limbs. */
  short?: Place;
}

/** How a way is gone with inputs of so many limbs. */
export function planOf({ end }: Way, limbs: 3 | 8): Plan {
  const steps: number[] = [];
  let free = RESULTS;
  const zero: Place = { at: 0, length: 1, degree: 0 };
  const put = (
    length: number,
    degree: number,
    op: number,
    n: number,
    a: number,
    b: number,
    ...more: number[]
  ): Place => {
    const [c = 0, p = 0, q = 0] = more;
    steps.push(op, free, n, a, b, c, p, q);
    free += length;
    return { at: free - length, length, degree };
  };
  /** In limbs that are short enough to be multiplied. */
  const short = (of: Place): Place => {
    const { at, length, degree, isInput } = of;
    if (isInput) of.short ??= put(limbs, 1, ADD - INPUTS_ONLY, limbs, at, 0);
    else if (degree > 1) of.short ??= put(length + 2, degree, SHORTEN, length, at, degree);
    return of.short ?? of;
  };
  const inLimbs = (of: Place): Place => (of.isInput ? short(of) : of);
  const result = (op: number, first: Place, second: Place, third: Place): Place => {
    if (op === MULTIPLY) return result(MULTIPLY_ADD, zero, first, second);
    const isSum = op === ADD || op === SUBTRACT;
    if (isSum && first.isInput && second.isInput) return put(limbs, 1, op - INPUTS_ONLY, limbs, first.at, second.at);
    const a = inLimbs(first);
    if (op < MULTIPLY) {
      const isScaled = second.degree * third.degree === 0;
      const [x, y] = [second, third].map(isScaled ? inLimbs : short) as [Place, Place];
      const length = x.length + y.length - 1;
      const [longer, shorter] = x.length < y.length ? [y, x] : [x, y];
      return put(length, x.degree + y.degree, op, length, longer.at, shorter.at, a.at, longer.length, shorter.length);
    }
    if (op === SIGN) return put(1, 0, op, 1, a.at, a.length);
    const b = inLimbs(second ?? a);
    const c = inLimbs(third ?? a);
    const length = Math.max(b.length, op === CHOOSE ? c.length : a.length);
    return put(length, Math.max(b.degree, op === CHOOSE ? c.degree : a.degree), op, length, a.at, b.at, c.at, a.length);
  };
  const number = (value: number): Place => {
    if (value > 9) return { at: value, length: 1, degree: 1, isInput: true };
    return value > 0 ? { at: ZEROS + value, length: 1, degree: 0 } : zero;
  };
  const { at, length } = inLimbs(workOut(end, number, result));
  return { limbs, steps: Int32Array.from(steps), end: at, length };
}
