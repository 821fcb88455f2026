/** Near the largest double sums, differences and lengths overflow; the values must not show it. */
import { describe, expect, test } from 'vitest';
import { type ExactDistance, isDistance } from '../oracle/3d.js';
import { allFamilies, type Family, type Pair } from '../oracle/generators.js';
import { add, compare, multiply, rational } from '../oracle/rational.js';
import { numbersOf, withNumber } from '../oracle/shapes.js';
import { roundingBound } from './bounds.js';
import { type AnyShape, type KindPair, kindPairs, take } from './dimensions.js';
import { pushed } from './motions.js';
import { literal } from './shrink.js';

const share = 150;
const ordinary: readonly Family[] = ['random', 'lattice', 'decimal'];

/** Every value that two shapes have, by the name of its question. */
type Answers = Record<string, unknown>;

interface Subject {
  readonly name: string;
  cases(family: Family): Pair<AnyShape>[];
  answers(pair: Pair<AnyShape>): Answers;
}

function subjectOf(pair: KindPair): Subject {
  const { dimension, kindA, kindB, library } = pair;
  const questions = (['distance', 'closestPoints', 'contact', 'pushOut', 'raycast', 'intersection'] as const).filter(
    (question) => pair.offers(question),
  );
  const ask = (question: (typeof questions)[number], a: AnyShape, b: AnyShape): unknown =>
    question === 'raycast' && kindA !== 'ray' ? library.raycast(b, a) : library[question](a, b);
  return {
    name: String(pair),
    cases: (family) => take(dimension.cases(kindA, kindB, family, 41), share),
    answers: ({ a, b }) => Object.fromEntries(questions.map((question) => [question, ask(question, a, b)])),
  };
}

const subjects: readonly Subject[] = kindPairs.map(subjectOf);

/** The fields of results that hold lengths and places, and so grow with the shapes; all others stay as they are. */
const growing = ['distance', 'depth', 'point', 'a', 'b', 'entry', 'exit', 'origin', 'start', 'end', 'center', 'radius'];

function grows([question, ...path]: readonly string[]): boolean {
  if (question === 'distance') return true;
  // Those of an interval are numbers of steps, those of a box places.
  const isOfBox = path[0] === 'min' || path[0] === 'max';
  return isOfBox || path.some((name) => growing.includes(name));
}

describe.each(subjects.map((subject) => [subject.name, subject] as const))('%s', (_name, { cases, answers }) => {
  test('values near the largest double are those at ordinary size, multiplied', () => {
    for (const pair of ordinary.flatMap(cases)) {
      const factor = largestFactor(pair);
      const vast = multiplied(pair, factor);
      const actual = answers(vast);
      const found = new Map(numbersOf(actual).map(({ path, value }) => [path.join('.'), value]));
      const bound = roundingBound(pair);
      for (const { path, value } of numbersOf(answers(pair))) {
        // It is made of the contact's normal and depth, and infinite with the depth.
        if (path[0] === 'pushOut') continue;
        const reached = found.get(path.join('.')) ?? Number.NaN;
        const isRight = !grows(path)
          ? reached === value || Math.abs(reached - value) <= bound * (1 + Math.abs(value))
          : Number.isFinite(value * factor)
            ? Math.abs(reached / factor - value) <= bound
            : Math.abs(reached) > 2 ** 1023;
        // The text takes longer than all else.
        if (!isRight) expect.fail(`${path.join('.')} of ${literal(vast)}: ${literal(actual)}`);
      }
    }
  });

  test('no value is NaN at any scale', () => {
    for (const pair of cases('scale')) {
      const actual = answers(pair);
      const isStrange = numbersOf(actual).some(({ value }) => Number.isNaN(value));
      if (isStrange) expect.fail(literal({ pair, actual }));
    }
  });
});

const pushable = kindPairs.filter((pair) => pair.offers('pushOut'));

describe.each(pushable.map((pair) => [String(pair), pair] as const))('%s', (_name, pair) => {
  const { dimension, kindA, kindB, library } = pair;
  test('near the largest double one push is enough, along a unit vector', () => {
    for (const family of allFamilies.filter((family) => family !== 'scale')) {
      for (const small of take(dimension.cases(kindA, kindB, family, 43), share / 5)) {
        const { a, b } = multiplied(small, largestFactor(small));
        const [contact, push] = [library.contact(a, b), library.pushOut(a, b)];
        const isUnit = !contact || Math.abs(Math.hypot(...Object.values(contact.normal)) - 1) < 2 ** -48;
        if (!isUnit) expect.fail(literal({ a, b, contact }));
        if (push === null) continue;
        const isInReach = Object.values(push).every(Number.isFinite);
        if (!isInReach && contact!.depth <= 2 ** 1022) expect.fail(literal({ a, b, contact, push }));
        const moved = isInReach ? pushed(a, push, dimension) : a;
        // It may be pushed to where there are no numbers any more.
        if (!isInReach || numbersOf(moved).some(({ value }) => !Number.isFinite(value))) continue;
        if (dimension.truth.signOfGap(moved, b) < 0) expect.fail(literal({ a, b, contact, push }));
      }
    }
  });
});

const measured = kindPairs.filter((pair) => pair.offers('distance', 'closestPoints'));

describe.each(measured.map((pair) => [String(pair), pair] as const))('%s', (_name, pair) => {
  const { dimension, kindA, kindB, library } = pair;
  test('the distance at any scale is right to the last digits of the coordinates, or beyond all numbers', () => {
    for (const { a, b } of take(dimension.cases(kindA, kindB, 'scale', 42), share)) {
      const exact = dimension.truth.distance(a, b);
      // What vanishes beside small numbers is another matter.
      if (exact === null || !lengthsOf({ a, b }).some(({ value }) => Math.abs(value) > 2 ** 990)) continue;
      const value = Math.min(library.distance(a, b), Number.MAX_VALUE);
      const bound = roundingBound(a, b, library.closestPoints(a, b));
      const right = value < Number.MAX_VALUE ? isDistance(value, exact, bound) : isBeyond(exact, value - bound);
      if (!right) expect.fail(`${value}: ${literal({ a, b })}`);
    }
  });
});

function isBeyond({ squared, reach }: ExactDistance, value: number): boolean {
  const whole = add(rational(value), reach);
  return compare(squared, multiply(whole, whole)) >= 0;
}

/** The largest power of two by which the numbers of a pair may be multiplied. */
function largestFactor(pair: Pair<AnyShape>): number {
  const largest = Math.max(...lengthsOf(pair).map(({ value }) => Math.abs(value)));
  return 2 ** Math.min(1023 - Math.floor(Math.log2(largest)), 1023);
}

/** The axes of an oriented box only say which way its half extents go, and the normal of a plane which way it faces. */
function lengthsOf(pair: Pair<AnyShape>): ReturnType<typeof numbersOf> {
  return numbersOf(pair).filter(({ path }) => !path.includes('axes') && !path.includes('normal'));
}

function multiplied(pair: Pair<AnyShape>, factor: number): Pair<AnyShape> {
  return lengthsOf(pair).reduce((result, { path, value }) => withNumber(result, path, value * factor), pair);
}
