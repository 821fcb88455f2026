import { describe, expect, test } from 'vitest';
import { signOf } from '../../test/compiler/exact.js';
import { FAMILY_NAMES, randomNumbers } from '../../test/compiler/fuzz/inputs.js';
import {
  ADD,
  CHOOSE,
  DIGIT,
  INPUTS,
  type Instruction,
  MULTIPLY,
  plainOf,
  randomProgram,
  readNumbers,
  SUBTRACT,
  truthOf,
  waysTo,
} from '../../test/compiler/programs.js';
import { seeded } from '../../test/oracle/random.js';
import { areFinite, FIRST_INPUT, isOnGrid } from './inputs.js';
import type { Way } from './ways.js';

/** a d - b c: inputs may have 26 bits. */
const determinant: Instruction[] = [
  [MULTIPLY, 0, 3],
  [MULTIPLY, 1, 2],
  [SUBTRACT, 128, 129],
];

function isOn(program: readonly Instruction[], ...numbers: readonly number[]): boolean {
  return isEndOn(waysTo(program).at(-1)!, numbers);
}

function isEndOn(way: Way, numbers: readonly number[]): boolean {
  areFinite(readNumbers(numbers, FIRST_INPUT));
  return isOnGrid(way.limits);
}

describe('on a grid', () => {
  test.each([
    ['whole numbers are', [1, -3, 1000, 0], true],
    ['halves and quarters are', [0.25, 1.5, -7.75, 2], true],
    ['large even numbers are', [2 ** 40, 3 * 2 ** 40, 0, 2 ** 50], true],
    ['tiny ones of one unit are', [2 ** -400, 3 * 2 ** -400, 0, 2 ** -390], true],
    ['nothing but zeros are', [0, 0, 0, 0], true],
    ['some 24 bits are', [2 ** 24 - 1, 1, 1, 1], true],
    ['too many bits are not', [2 ** 27 + 1, 1, 1, 1], false],
    ['tenths are not', [0.1, 0.2, 1, 1], false],
    ['thirds are not', [1 / 3, 1, 1, 1], false],
    ['a whole number and one a step beside it are not', [1, 1 + 2 ** -52, 1, 1], false],
    ['numbers whose products would underflow are not', [2 ** -600, 2 ** -599, 0, 0], false],
    ['numbers whose products would overflow are not', [2 ** 600, 2 ** 599, 0, 0], false],
  ])('%s', (_what, numbers, expected) => {
    expect(isOn(determinant, ...numbers)).toBe(expected);
  });

  describe('where terms of different degrees meet, 1 must be on it too', () => {
    /** a b - c */
    const mixed: Instruction[] = [
      [MULTIPLY, 0, 1],
      [SUBTRACT, 128, 2],
    ];

    test.each([
      ['whole numbers', [1, 2, 3], true],
      ['quarters', [0.25, 2, 3.75], true],
      ['large even numbers', [2 ** 40, 2 ** 40, 3 * 2 ** 41], false],
      ['tiny ones', [2 ** -40, 2 ** -40, 2 ** -38], false],
      ['nothing but zeros', [0, 0, 0], true],
    ])('%s', (_what, numbers, expected) => {
      expect(isOn(mixed, ...numbers)).toBe(expected);
    });

    test('as where a number is added, unless that is 0', () => {
      const less = (n: number): Instruction[] => [
        [DIGIT, n],
        [SUBTRACT, 0, 128],
      ];
      expect(isOn(less(1), 2 ** 40)).toBe(true);
      expect(isOn(less(1), 2 ** 60)).toBe(false);
      expect(isOn(less(0), 2 ** 60)).toBe(true);
    });

    test('as where one of them is chosen, but not where it is chosen by one', () => {
      const chosen: Instruction[] = [
        [MULTIPLY, 0, 1],
        [CHOOSE, 0, 128, 1],
      ];
      const byProduct: Instruction[] = [
        [MULTIPLY, 0, 1],
        [CHOOSE, 128, 0, 1],
      ];
      expect(isOn(chosen, 2 ** 60, 2 ** 61)).toBe(false);
      expect(isOn(byProduct, 2 ** 60, 2 ** 61)).toBe(true);
    });
  });

  test('multiples need room', () => {
    const four: Instruction[] = [
      [DIGIT, 4],
      [MULTIPLY, 128, 0],
      [SUBTRACT, 129, 1],
    ];
    expect(isOn(four, 2 ** 48 - 1, 1)).toBe(true);
    expect(isOn(four, 2 ** 52 + 1, 1)).toBe(false);
  });
});

describe('plain doubles are right wherever all is on a grid:', () => {
  test.each(FAMILY_NAMES)('%s', (family) => {
    const random = seeded(12);
    for (let i = 0; i < 600; i++) {
      const length = random.whole(3, 14);
      const program = randomProgram(random, 4, length, 5).map(
        (one): Instruction => (one[0] === DIGIT && random.chance(0.8) ? [ADD, 0, 1] : one),
      );
      const way = waysTo(program).at(-1)!;
      const numbers = randomNumbers(family, 4, random);
      if (!isEndOn(way, numbers)) continue;
      const sign = Math.sign(plainOf(program, numbers)) + 0;
      expect(sign, JSON.stringify({ program, numbers })).toBe(signOf(truthOf(program, numbers).at(-1)!));
    }
  });

  test('up to the last bit of a long sum', () => {
    // n² + n² + … + (n - 1) (n + 1), less as many n², which is -1
    const program = (count: number): Instruction[] => {
      const sum: Instruction[] = [[MULTIPLY, 0, 0]];
      const last = (): number => INPUTS + sum.length - 1;
      for (let i = 1; i < count; i++) sum.push([ADD, last(), 128]);
      sum.push([ADD, last(), 128]);
      const right = last();
      sum.push([MULTIPLY, 1, 2], [ADD, right - 1, INPUTS + sum.length]);
      sum.push([SUBTRACT, last(), right]);
      return sum;
    };
    let tried = 0;
    for (const count of [1, 2, 3, 8, 40, 200]) {
      const instructions = program(count);
      const way = waysTo(instructions).at(-1)!;
      for (let bits = 16; bits < 31; bits++) {
        const n = 2 ** bits;
        expect(signOf(truthOf(instructions, [n, n - 1, n + 1]).at(-1)!)).toBe(-1);
        if (!isEndOn(way, [n, n - 1, n + 1])) continue;
        tried++;
        expect(Math.sign(plainOf(instructions, [n, n - 1, n + 1])), `${count} of 2^${bits}`).toBe(-1);
      }
    }
    expect(tried).toBeGreaterThan(30);
  });
});
