import { describe, expect, test } from 'vitest';
import { type Exact, exact, minus, plus, signOf, times } from '../../test/compiler/exact.js';
import { FAMILY_NAMES, randomNumbers } from '../../test/compiler/fuzz/inputs.js';
import { readNumbers } from '../../test/compiler/programs.js';
import { type Random, seeded } from '../../test/oracle/random.js';
import { areFinite, FIRST_INPUT, hasUnit, UNSURE } from './inputs.js';
import { dyadicSignOfSum, type Sum, signOfSum, sumsOf } from './sums.js';

/** Signs of a term, and its inputs; -1 for nothing. */
interface Term {
  readonly isAdded: boolean;
  readonly sides: readonly { a: number; b: number; isSum: boolean }[];
}

function randomTerm(random: Random, inputs: number): Term {
  const side = () => ({
    a: random.whole(0, inputs - 1),
    b: random.whole(-1, inputs - 1),
    isSum: random.chance(0.3),
  });
  return { isAdded: random.chance(0.5), sides: random.chance(0.4) ? [side()] : [side(), side()] };
}

function textOf(terms: readonly Term[], limits = '<2'): string {
  const letter = (at: number): string => (at < 0 ? '0' : String.fromCharCode(65 + at));
  const text = terms.map(({ isAdded, sides }) => {
    const [first, second = '0+0'] = sides.map(({ a, b, isSum }) => letter(a) + (isSum ? '+' : '-') + letter(b));
    return (isAdded ? '+' : '-') + first + second;
  });
  return `${text.join('')};${limits}`;
}

function truthOf(terms: readonly Term[], numbers: readonly number[]): number {
  const value = (at: number): Exact => exact(at < 0 ? 0 : numbers[at]!);
  const sum = terms.reduce((before, { isAdded, sides }) => {
    const [first, second = first] = sides.map(({ a, b, isSum }) => (isSum ? plus : minus)(value(a), value(b)));
    return (isAdded ? plus : minus)(before, times(first!, second!));
  }, exact(0));
  return signOf(sum);
}

function read(numbers: readonly number[]): void {
  areFinite(readNumbers(numbers, FIRST_INPUT));
}

function toldBy(sum: Sum): number {
  return hasUnit(sum.limits, 1) ? signOfSum(sum) : UNSURE;
}

function sumOf(terms: readonly Term[]): Sum {
  return sumsOf(textOf(terms))[0]!;
}

describe('signs are the true ones:', () => {
  test.each(FAMILY_NAMES)('%s', (family) => {
    const random = seeded(13);
    let told = 0;
    for (let i = 0; i < 2000; i++) {
      const terms = Array.from({ length: random.whole(1, 5) }, () => randomTerm(random, 6));
      const numbers = randomNumbers(family, 6, random);
      const truth = truthOf(terms, numbers);
      read(numbers);
      const sign = toldBy(sumOf(terms));
      if (sign !== UNSURE) {
        told++;
        expect(sign, JSON.stringify({ terms, numbers })).toBe(truth);
      }
      expect(dyadicSignOfSum(sumOf(terms)), JSON.stringify({ terms, numbers })).toBe(truth);
    }
    if (/^(finer )?lattice|tenths|neighbours/.test(family)) expect(told).toBeGreaterThan(1300);
  });
});

test('a comparison ends at its limits, even where those are a semicolon', () => {
  const sums = sumsOf('+A-B0+0;;2-A-BC+D+C+0D-A;<2');
  expect(sums.map(({ terms }) => terms.length)).toEqual([7, 14]);
  expect(sums.map(({ limits }) => limits[0])).toEqual([2 ** -24, 2 ** -25]);
});

test('up to the last bit of as many terms as there may be', () => {
  // n² + n² + … - (n - 1) (n + 1) - …, which is 1 for each
  const random = seeded(14);
  const square: Term = { isAdded: true, sides: [{ a: 0, b: -1, isSum: true }] };
  const less: Term = { isAdded: false, sides: [1, 2].map((a) => ({ a, b: -1, isSum: true })) };
  for (const count of [1, 7, 50, 340]) {
    const terms = [...Array.from({ length: count }, () => square), ...Array.from({ length: count }, () => less)];
    for (let i = 0; i < 20; i++) {
      const n = 2 ** 52 + random.whole(0, 2 ** 52 - 2);
      read([n, n - 1, n + 1]);
      expect(toldBy(sumOf(terms))).toBe(1);
    }
  }
});

test.each([
  ['62 bits below the largest', [1, 2 ** -62], 1],
  ['63 bits below it', [1, 2 ** -63], UNSURE],
  ['too small to be multiplied', [1e-200, 1e-201], UNSURE],
  ['too large', [1e200, 1e199], UNSURE],
  ['subnormal', [5e-324, 0], UNSURE],
])('numbers %s', (_what, numbers, expected) => {
  const [sum] = sumsOf('+A-B0+0;;2');
  read(numbers);
  expect(toldBy(sum!)).toBe(expected);
  expect(dyadicSignOfSum(sum!)).toBe(1);
});
