/** Random numbers of the subset. */
import { rawCondition } from './conditions.js';
import { helped } from './helpers.js';
import {
  absolute,
  degreeOf,
  difference,
  either,
  greater,
  isInput,
  LETTERS,
  lesser,
  literal,
  negated,
  type Operation,
  type Pen,
  product,
  sum,
  type Term,
  type Vector,
} from './parts.js';
import { crossed, minor, vector } from './vectors.js';

const SYMBOLS = { '+': sum, '-': difference, '*': product } as const;
const WHOLE = [1, 2, 2, 2, 3, 4, 4, 5, 8, 10, -1, -2, 1024, 40_000, 3_000_000_000];

/** A number of at most this degree. */
export function number(pen: Pen, degree: number, depth: number): Term {
  if (depth <= 0) return simple(pen, degree);
  const make = pen.random.pick([
    multiplied,
    multiplied,
    multiplied,
    added,
    added,
    multiple,
    extreme,
    ofVectors,
    ofVectors,
    opposed,
    choice,
    helped,
    simple,
  ]);
  return make(pen, degree, depth - 1);
}

/** An input, a name, or a difference of two. */
export function simple({ random, scope }: Pen, degree: number): Term {
  const known = scope.terms.filter((term) => term.degree <= degree);
  const one = (): Term => (known.length > 0 && random.chance(0.85) ? random.pick(known) : literal(random.whole(-3, 3)));
  return random.chance(0.4) ? one() : binary(random.pick(['+', '-', '-', '-']), one(), one());
}

/** An input as it is, or a whole number. */
export function raw({ random, scope }: Pen): Term {
  const inputs = scope.terms.filter(isInput);
  return random.chance(0.85) ? random.pick(inputs) : literal(random.whole(-2, 2));
}

export function binary(symbol: '+' | '-' | '*', a: Term, b: Term): Term {
  const isLeaf = symbol !== '*' && isInput(a) && isInput(b);
  return { ...SYMBOLS[symbol](a, b), isLeaf, text: `(${a.text} ${symbol} ${b.text})` };
}

function multiplied(pen: Pen, degree: number, depth: number): Term {
  if (degree < 2) return added(pen, degree, depth);
  const a = number(pen, pen.random.whole(1, degree - 1), depth);
  if (pen.random.chance(0.15) && 2 * a.degree <= degree) return binary('*', a, a);
  return binary('*', a, number(pen, degree - a.degree, depth));
}

function added(pen: Pen, degree: number, depth: number): Term {
  return binary(pen.random.pick(['+', '-', '-']), number(pen, degree, depth), number(pen, degree, depth));
}

/** `2 * p`, `p * 4 - q`. */
function multiple(pen: Pen, degree: number, depth: number): Term {
  const { random } = pen;
  const by = literal(random.pick(WHOLE));
  const of = random.chance(0.5) ? simple(pen, degree) : number(pen, degree, depth);
  const term = random.chance(0.5) ? binary('*', by, of) : binary('*', of, by);
  return random.chance(0.5) ? binary(random.pick(['+', '-']), term, simple(pen, degree)) : term;
}

function extreme(pen: Pen, degree: number, depth: number): Term {
  const { random } = pen;
  const a = number(pen, degree, depth);
  const size: Term = { ...absolute(a), text: `abs(${a.text})` };
  if (random.chance(0.3)) return size;
  if (random.chance(0.2)) return binary('+', a, size);
  const rest = [random.chance(0.25) ? literal(0) : number(pen, degree, depth)];
  if (random.chance(0.2)) rest.push(simple(pen, degree));
  const [word, of] = random.pick([
    ['max', greater],
    ['min', lesser],
  ] as const);
  return { ...rest.reduce(of, a), text: `${word}(${[a, ...rest].map(({ text }) => text).join(', ')})` };
}

function opposed(pen: Pen, degree: number, depth: number): Term {
  const of = number(pen, degree, depth);
  return { ...negated(of), text: `(-${of.text})` };
}

function choice(pen: Pen, degree: number, depth: number): Term {
  const by = rawCondition({ ...pen, other: undefined });
  const [yes, no] = [number(pen, degree, depth - 1), number(pen, degree, depth - 1)];
  return { ...either(by, yes, no), text: `(${by.text} ? ${yes.text} : ${no.text})` };
}

/** `dot(sub(a.start, b), a.end)`, `maxCoordinate(abs(v))`, `at(v, 1)`. */
function ofVectors(pen: Pen, degree: number, depth: number): Term {
  const { random, dimension } = pen;
  if (dimension === 3 && degree > 1 && random.chance(0.3)) return tripleProduct(pen, degree);
  const v = vector(pen, Math.max(Math.min(degree, 2), 1), depth);
  if (degreeOf(v) > degree) return simple(pen, degree);
  if (random.chance(0.2)) return coordinate(pen, v);
  const room = degree - degreeOf(v);
  if (random.chance(0.3) || room === 0) {
    const [word, of] = random.pick([
      ['sum', sum],
      ['maxCoordinate', greater],
      ['minCoordinate', lesser],
    ] as const);
    return { ...v.parts.reduce(of as Operation), text: `${word}(${v.text})` };
  }
  if (random.chance(0.3) && degreeOf(v) <= room) return { ...scalar(v, v), text: `lengthSquared(${v.text})` };
  const w = vector(pen, room, depth);
  if (degreeOf(w) > room) return simple(pen, degree);
  if (dimension === 2 && random.chance(0.5)) return { ...minor(v, w, 0, 1), text: `cross2(${v.text}, ${w.text})` };
  return { ...scalar(v, w), text: `dot(${v.text}, ${w.text})` };
}

/** A cross product with a third vector, or one coordinate of it. */
function tripleProduct(pen: Pen, degree: number): Term {
  const [u, v, w] = [1, 2, 3].map(() => vector(pen, 1, 1)) as [Vector, Vector, Vector];
  const cross = crossed(u, v);
  return degree > 2 ? { ...scalar(cross, w), text: `dot(${cross.text}, ${w.text})` } : coordinate(pen, cross);
}

export function scalar(v: Vector, w: Vector): Term {
  return v.parts.map((p, i) => product(p, w.parts[i]!)).reduce(sum);
}

function coordinate({ random }: Pen, v: Vector): Term {
  const i = random.whole(0, v.parts.length - 1);
  return { ...v.parts[i]!, text: v.isNamed && random.chance(0.5) ? `${v.text}.${LETTERS[i]}` : `at(${v.text}, ${i})` };
}
