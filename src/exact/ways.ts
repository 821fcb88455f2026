/**
 * How programs are written: which inputs turn together, a colon, then comparisons in reverse Polish notation, with one character for nearly everything.
 *
 * Capitals are inputs, `@` is 1 as if it were one of them; `=` keeps the value on top of the stack, and small letters fetch those, `a` the one kept
 * last; a `~` means 27 more. Digits are numbers. `* + -` are themselves, `<` is the smaller and `>` the larger of two, `.` the absolute value, `^` the opposite, `?` the
 * square, `/` the sign. `,` chooses: of three values the second if the first is positive, else the third; `_` the second if the first is 0. Terms of lower degree
 * than others are multiplied by 1 as often as it takes. `&'()` put other inputs in the place of each, see `turnsOf`, and `!#$%` add up all that a value becomes by that.
 * `;` ends a comparison, with its limits after it, and a turn there stands for more comparisons.
 */
import { FIRST_INPUT, limitsOf } from './inputs.js';

/** What to do, as it is written. */
export const MULTIPLY = 42;
export const ADD = 43;
export const CHOOSE = 44;
export const SUBTRACT = 45;
export const SIGN = 47;
const ABSOLUTE = 46;
const SMALLER = 60;
const LARGER = 62;
const SQUARE = 63;
const OPPOSITE = 94;
const IF_ZERO = 95;
const INPUT = 0;

/** An input, or what to do with which values. Equal values are one. */
export interface Value {
  readonly op: number;
  readonly of: readonly Value[];
  /** The number of an input; of other values it tells them apart. */
  readonly id: number;
  readonly degree: number;
  /** What it becomes by each kind of turn, once that has been asked for. */
  readonly turned: Value[];
}

/** What leads to a comparison. */
export interface Way {
  /** The value whose sign is asked for. */
  readonly end: Value;
  readonly limits: Float64Array;
}

/**
 * The inputs that take the place of others: a list for each kind of turn. First coordinates, x y z, all together. Then vectors of one shape: a segment's ends,
 * or the corners of a box, `s`; the corners of a triangle, `t`; the axes of an oriented box, with its extents before them, `b`. A vector that turns with no other
 * is a `v`, a number an `n`. Before all that stands the dimension.
 */
export function turnsOf(layout: string, first: number): number[][] {
  const size = +layout[0]!;
  const coordinates: number[] = [];
  const turns = [coordinates];
  let at = first;
  const cycle = (turn: number[], step: number, end: number): void => {
    for (let i = 0; i < end; i++) turn[at + i] = at + ((i + step) % end);
  };
  for (const kind of layout.slice(1)) {
    const turn: number[] = [];
    let vectors = 'nvst'.indexOf(kind);
    if (vectors < 0) {
      vectors = size;
      cycle(turn, 1, size);
      at += size;
    }
    if (vectors > 1) turns.push(turn);
    cycle(turn, size, vectors * size);
    for (let i = 0; i < vectors; i++) {
      cycle(coordinates, 1, size);
      at += size;
    }
    if (vectors === 0) at++;
  }
  return turns;
}

export function waysOf(text: string): Way[] {
  const known = new Map<string, Value>();
  const made = (op: number, degree: number, of: readonly Value[], id = 1000 + known.size): Value => {
    const key = [op, ...(op === INPUT ? [id] : of.map((value) => value.id))].join();
    const value = known.get(key) ?? { op, of, id, degree, turned: [] };
    known.set(key, value);
    return value;
  };
  const number = (id: number): Value => made(INPUT, id > 9 ? 1 : 0, [], id);
  const raised = (value: Value, degree: number): Value =>
    value.degree < degree && value.id > 0 ? raised(result(MULTIPLY, value, number(FIRST_INPUT - 1)), degree) : value;
  const result = (op: number, a: Value, b: Value = a, c: Value = b): Value => {
    const opposite = (): Value => result(SUBTRACT, number(0), a);
    switch (op) {
      case ABSOLUTE:
        return result(CHOOSE, a, a, opposite());
      case SMALLER:
        return result(CHOOSE, result(SUBTRACT, b, a), a, b);
      case LARGER:
        return result(CHOOSE, result(SUBTRACT, a, b), a, b);
      case SQUARE:
        return result(MULTIPLY, a, a);
      case OPPOSITE:
        return opposite();
      case IF_ZERO:
        return result(CHOOSE, a, c, result(CHOOSE, opposite(), c, b));
      case SIGN:
        return made(op, 0, [a]);
      case MULTIPLY:
        return made(op, a.degree + b.degree, [a, b]);
    }
    const terms = op === CHOOSE ? [b, c] : [a, b];
    const degree = Math.max(...terms.map((term) => term.degree));
    return made(op, degree, [...(op === CHOOSE ? [a] : []), ...terms.map((term) => raised(term, degree))]);
  };
  const turned = (value: Value, kind: number): Value => {
    const { op, of, id } = value;
    value.turned[kind] ??=
      op === INPUT
        ? number(turns[kind]![id] ?? id)
        : result(op, ...(of.map((operand) => turned(operand, kind)) as [Value]));
    return value.turned[kind];
  };
  /** All that a value becomes by turns, until it is itself again. */
  const orbitOf = (first: Value, kind: number): Value[] => {
    const orbit = [first];
    for (let next = turned(first, kind); next !== first; next = turned(next, kind)) orbit.push(next);
    return orbit;
  };

  const start = text.indexOf(':');
  const turns = turnsOf(text.slice(0, start), FIRST_INPUT);
  const stack: Value[] = [];
  const kept: Value[] = [];
  const ways: Way[] = [];
  let more = 0;
  for (let i = start + 1; i < text.length; i++) {
    const at = text.charCodeAt(i);
    if (at === 126) {
      more += 27;
      continue;
    }
    if (at > 96) stack.push(kept.at(96 - at - more)!);
    else if (at > 63 && at < 92) stack.push(number(at - 54 + more));
    else if (at === 61) kept.push(stack.at(-1)!);
    else if (at === 59) {
      ways.push({ end: stack.pop()!, limits: limitsOf(text, i + 1) });
      i += 2;
    } else if (at > SIGN && at < 58) stack.push(number(at - 48));
    else if (at < MULTIPLY) {
      const kind = Math.max(at - (at > 37 ? 38 : 34), 0);
      const value = stack.pop();
      if (value === undefined) {
        const { end, limits } = ways.at(-1)!;
        for (const other of orbitOf(end, kind).slice(1)) ways.push({ end: other, limits });
      } else if (at > 37) stack.push(turned(value, kind));
      else stack.push(orbitOf(value, kind).reduce((sum, term) => result(ADD, sum, term)));
    } else {
      const of = stack.splice(at === CHOOSE || at === IF_ZERO ? -3 : '.^?/'.includes(text[i]!) ? -1 : -2) as [Value];
      stack.push(result(at, ...of));
    }
    more = 0;
  }
  return ways;
}

/** Works out a value, and each that it rests on once. */
export function workOut<T>(end: Value, input: (at: number) => T, result: (op: number, a: T, b: T, c: T) => T): T {
  const known = new Map<Value, T>();
  const visit = (value: Value): T => {
    const { op, of, id } = value;
    const found = known.get(value) ?? (op === INPUT ? input(id) : result(op, ...(of.map(visit) as [T, T, T])));
    known.set(value, found);
    return found;
  };
  return visit(end);
}
