/** Random conditions and answers of the subset. */
import { signOf } from '../exact.js';
import { answered, asked } from './asking.js';
import { helpedAnswer, helpedCondition } from './helpers.js';
import { binary, number, raw, scalar, simple } from './numbers.js';
import {
  type Answer,
  absolute,
  both,
  type Condition,
  compared,
  denied,
  HOLDS,
  isInput,
  literal,
  oneOf,
  type Pen,
  readsOf,
  type Sign,
  type Term,
} from './parts.js';
import { inputMask, MASK_NAMES, maskOf, vector } from './vectors.js';

const COMPARISONS = Object.keys(HOLDS);

/** One that doubles decide without rounding: only by such may numbers be chosen. */
export function rawCondition(pen: Pen, depth = 2): Condition {
  const { random, scope } = pen;
  if (depth > 0 && random.chance(0.3)) {
    const [a, b] = [rawCondition(pen, depth - 1), rawCondition(pen, depth - 1)];
    return random.pick([both, oneOf])(a, b);
  }
  if (depth > 0 && random.chance(0.15)) return denied(rawCondition(pen, depth - 1));
  if (pen.other && random.chance(0.15)) return asked(pen) ?? rawCondition(pen, depth);
  const by = random.pick(COMPARISONS);
  const leaves = scope.terms.filter(({ isLeaf }) => isLeaf);
  if (leaves.length > 0 && random.chance(0.3)) return compared(by, random.pick(leaves), literal(0));
  const inputs = scope.terms.filter(isInput);
  if (inputs.length === 0 || random.chance(0.1)) return everyOrSome(pen, inputMask(pen));
  const one = random.pick(inputs);
  if (random.chance(0.35)) return compared(by, binary(random.pick(['-', '+']), one, random.pick(inputs)), literal(0));
  if (random.chance(0.15)) return compared(by, { ...absolute(one), text: `abs(${one.text})` }, raw(pen));
  return random.chance(0.5) ? compared(by, one, raw(pen)) : compared(by, raw(pen), one);
}

/** Any comparison, and whatever can be made of several. */
export function condition(pen: Pen, degree: number, depth: number): Condition {
  const { random } = pen;
  if (depth > 0 && random.chance(0.35)) {
    return random.pick([both, oneOf])(condition(pen, degree, depth - 1), condition(pen, degree, depth - 1));
  }
  if (depth > 0 && random.chance(0.15)) return denied(condition(pen, degree, depth - 1));
  if (random.chance(0.15)) return rawCondition(pen, 1);
  if (pen.other && random.chance(0.3)) return asked(pen) ?? rawCondition(pen);
  if (depth > 0 && random.chance(0.1)) return helpedCondition(pen, degree);
  if (random.chance(0.1)) {
    const inputs = pen.scope.vectors;
    return everyOrSome(pen, maskOf(random.pick(MASK_NAMES), vector(pen, degree, pen.size), random.pick(inputs)));
  }
  return comparison(pen, degree);
}

function comparison(pen: Pen, degree: number): Condition {
  const { random } = pen;
  const left = rounded(pen, degree);
  const right = random.chance(0.4) ? literal(0) : number(pen, degree, pen.size);
  const by = random.pick(COMPARISONS);
  return random.chance(0.8) ? compared(by, left, right) : compared(by, right, left);
}

/** A number that rests on inputs: others would be worked out beforehand. */
export function rounded(pen: Pen, degree: number): Term {
  const term = number(pen, degree, pen.size + 1);
  if (term.reads.length > 0) return term;
  const inputs = pen.scope.terms.filter(({ reads, degree: own }) => reads.length > 0 && own <= degree);
  return binary('-', pen.random.pick(inputs), simple(pen, degree));
}

function everyOrSome({ random }: Pen, { text, parts }: { text: string; parts: readonly Condition[] }): Condition {
  const isEvery = random.chance(0.5);
  const all = parts.reduce(isEvery ? both : oneOf);
  return { ...all, text: `${isEvery ? 'every' : 'some'}(${text})` };
}

// Answers with three values --------------------------------------------------------------------------------------------

const FIXED: readonly [string, Sign][] = [
  ['APART', 1],
  ['TOUCHING', 0],
  ['OVERLAPPING', -1],
];

export function fixed({ random }: Pen): Answer {
  const [text, value] = random.pick(FIXED);
  return { text, reads: [], value: () => value };
}

/** The sign of a number. */
export function plainAnswer(pen: Pen, degree: number): Answer {
  const of = rounded(pen, degree);
  return { text: `signOf(${of.text})`, reads: of.reads, value: (given) => signOf(of.value(given)) };
}

export function answer(pen: Pen, degree: number, depth: number): Answer {
  const { random } = pen;
  if (depth <= 0 || random.chance(0.4)) return random.chance(0.1) ? fixed(pen) : plainAnswer(pen, degree);
  if (pen.other && random.chance(0.3)) return answered(pen) ?? plainAnswer(pen, degree);
  if (random.chance(0.4)) {
    // Not of answers that are fixed: beside APART nothing else is read.
    const [a, b] = [plainAnswer(pen, degree), plainAnswer(pen, degree)];
    const name = random.pick(['mostSeparated', 'mostSeparatedAtOnce', 'leastSeparated']);
    const weigh = name === 'leastSeparated' ? Math.min : Math.max;
    const value: Answer['value'] = (given) => weigh(a.value(given), b.value(given)) as Sign;
    return { text: `${name}(${a.text}, ${b.text})`, reads: readsOf(a, b), value };
  }
  if (random.chance(0.1)) return helpedAnswer(pen, degree);
  if (random.chance(0.4)) return unlessNone(pen, degree);
  const [a, b] = [answer(pen, degree, depth - 1), answer(pen, degree, depth - 1)];
  const by = condition(pen, Math.min(degree, 3), 1);
  const value: Answer['value'] = (given) => (by.value(given) ? a : b).value(given);
  return { text: `(${by.text} ? ${a.text} : ${b.text})`, reads: readsOf(by, a, b), value };
}

/** What a vector says of two others, unless it is zero; there the number is 0 as well. */
function unlessNone(pen: Pen, degree: number): Answer {
  const { random } = pen;
  const axis = vector(pen, Math.max(Math.min(degree - 1, 2), 1), pen.size);
  const along = vector(pen, 1, pen.size);
  const of = { ...scalar(axis, along), text: `dot(${axis.text}, ${along.text})` };
  const none = axis.parts.map((part) => compared('===', part, literal(0))).reduce(both);
  const sign = random.chance(0.5) ? of : { ...absolute(of), text: `abs(${of.text})` };
  const value: Answer['value'] = (given) => (none.value(given) ? -1 : signOf(sign.value(given)));
  return { text: `ignoreIf(every(equal(${axis.text}, 0)), signOf(${sign.text}))`, reads: readsOf(none, sign), value };
}
