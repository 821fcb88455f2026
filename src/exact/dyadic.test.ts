import { describe, expect, test } from 'vitest';
import { signOf } from '../../test/compiler/exact.js';
import { FAMILY_NAMES, randomNumbers } from '../../test/compiler/fuzz/inputs.js';
import {
  ADD,
  type Instruction,
  MULTIPLY,
  randomProgram,
  readNumbers,
  SUBTRACT,
  truthOf,
  waysTo,
} from '../../test/compiler/programs.js';
import { seeded } from '../../test/oracle/random.js';
import { dyadicSign } from './dyadic.js';
import { FIRST_INPUT } from './inputs.js';

function signBy(instructions: readonly Instruction[], numbers: readonly number[]): number {
  readNumbers(numbers, FIRST_INPUT);
  return dyadicSign(waysTo(instructions).at(-1)!);
}

describe('every program has its true sign:', () => {
  test.each(FAMILY_NAMES)('%s', (family) => {
    const random = seeded(8);
    for (let i = 0; i < 100; i++) {
      const program = randomProgram(random, 6, 12, 6);
      const numbers = randomNumbers(family, 6, random);
      const truth = signOf(truthOf(program, numbers).at(-1)!);
      expect(signBy(program, numbers), JSON.stringify({ program, numbers })).toBe(truth);
    }
  });
});

test.each([0, -0, 1, -1, 5e-324, -5e-324, 2 ** -1022, 1e-310, Number.MAX_VALUE, -Number.MAX_VALUE, 1 / 3])(
  '%d is taken exactly',
  (value) => {
    // value · 2^1074 - 2^537 · 2^537 · value, and the same with one step more
    const scaled: Instruction[] = [
      [MULTIPLY, 1, 1],
      [MULTIPLY, 128, 0],
      [MULTIPLY, 129, 2],
      [SUBTRACT, 130, 0],
    ];
    expect(signBy(scaled, [value, 2 ** 500, 2 ** -1000])).toBe(0);
    expect(signBy([[SUBTRACT, 0, 1]], [value, value])).toBe(0);
    expect(signBy([[ADD, 0, 1]], [value, 5e-324])).toBe(value < -5e-324 ? -1 : value === -5e-324 ? 0 : 1);
  },
);

test('nothing overflows, underflows or rounds', () => {
  // (a a + b b) - a a - b b, for huge a and tiny b
  const program: Instruction[] = [
    [MULTIPLY, 0, 0],
    [MULTIPLY, 1, 1],
    [ADD, 128, 129],
    [SUBTRACT, 130, 128],
    [SUBTRACT, 131, 129],
  ];
  expect(signBy(program, [1e308, 5e-324])).toBe(0);
  expect(signBy(program.slice(0, 4), [1e308, 5e-324])).toBe(1);
});
