/**
 * How programs are written: comparisons in reverse Polish notation, with one character for nearly everything.
 *
 * Capitals are inputs, `@` is 1 as if it were one of them; `=` keeps the value on top of the stack, and small letters fetch those, `a` the one kept
 * last; a `~` means 27 more. Digits are numbers. `* + -` are themselves, `.` is the absolute value, `/` the sign, and `,` chooses: of three values the
 * second if the first is positive, else the third. `;` ends a comparison, with its limits after it.
 */
import { limitsOf } from './inputs.js';

/** What to do, as it is written. */
export const MULTIPLY = 42;
export const ADD = 43;
export const CHOOSE = 44;
export const SUBTRACT = 45;
export const SIGN = 47;
const ABSOLUTE = 46;

/** The number of an input, or what to do with which values. */
export type Value = number | readonly Value[];

/** What leads to a comparison. */
export interface Way {
  /** The value whose sign is asked for. */
  readonly end: Value;
  readonly limits: Float64Array;
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
      ways.push({ end: stack.pop()!, limits: limitsOf(text, i + 1) });
      i += 2;
    } else if (at > SIGN) stack.push(at - 48);
    else {
      const of = stack.splice(at > SUBTRACT ? -1 : at === CHOOSE ? -3 : -2) as [Value];
      const [a] = of;
      stack.push(at === ABSOLUTE ? [CHOOSE, a, a, [SUBTRACT, 0, a]] : [at, ...of]);
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
