import { describe, expect, test } from 'vitest';
import { bytesPerCall } from '../../test/allocation.js';
import { signOf } from '../../test/compiler/exact.js';
import { FAMILY_NAMES, randomNumbers } from '../../test/compiler/fuzz/inputs.js';
import { randomProgram, truthOf } from '../../test/compiler/programs.js';
import { seeded } from '../../test/oracle/random.js';
import { INPUTS, MULTIPLY, SUBTRACT } from './instructions.js';
import { exactSign, inputs, program, stageCounts } from './program.js';

/** a d - b c */
const determinant = program(
  4,
  [
    [MULTIPLY, 0, 3],
    [MULTIPLY, 1, 2],
    [SUBTRACT, 128, 129],
  ].flat(),
);

function determinantSign(...numbers: readonly number[]): number {
  inputs.set(numbers);
  return exactSign(determinant, 130);
}

test('every register of a program can be asked for, in any order', () => {
  const random = seeded(9);
  for (let i = 0; i < 60; i++) {
    const instructions = randomProgram(random, 5, 14, 6);
    const of = program(5, instructions.flat());
    for (let j = 0; j < 20; j++) {
      const numbers = randomNumbers(random.pick(FAMILY_NAMES), 5, random);
      const register = random.whole(0, instructions.length - 1);
      inputs.set(numbers);
      const truth = signOf(truthOf(instructions, numbers)[register]!);
      expect(exactSign(of, INPUTS + register), JSON.stringify({ instructions, numbers })).toBe(truth);
    }
  }
});

test('an input itself can be asked for', () => {
  inputs.set([-3, 0, 5e-324]);
  const of = program(3, []);
  expect([0, 1, 2].map((register) => exactSign(of, register))).toEqual([-1, 0, 1]);
});

test('programs do not disturb each other', () => {
  expect(determinantSign(1, 2, 3, 4)).toBe(-1);
  inputs.set([7, 7]);
  expect(exactSign(program(2, [SUBTRACT, 0, 1]), 128)).toBe(0);
  expect(determinantSign(1, 2, 2, 4)).toBe(0);
  expect(determinantSign(2, 1, 1, 2)).toBe(1);
});

describe.each([NaN, Infinity, -Infinity])('%d', (bad) => {
  test.each([0, 1, 2, 3])('is seen as input %i', (at) => {
    const numbers = [1, 2, 3, 4].map((number, i) => (i === at ? bad : number));
    expect(determinantSign(...numbers)).toBeNaN();
  });

  test('is seen where the register does not rest on it', () => {
    inputs.set([1, bad, 3, 4]);
    expect(exactSign(determinant, 128)).toBeNaN();
  });
});

test('what is left in the buffer from longer programs is not looked at', () => {
  inputs.set([1, 2, 3, 4, NaN, Infinity]);
  expect(exactSign(determinant, 130)).toBe(-1);
});

test('plain doubles settle grids, double-doubles decimals, dyadics what is left', () => {
  const before = { ...stageCounts };
  determinantSign(1, 2, 2, 4);
  determinantSign(0.1, 0.2, 0.2, 0.4);
  expect(stageCounts.grid - before.grid).toBe(1);
  expect(stageCounts.doubleDouble - before.doubleDouble).toBe(1);
  determinantSign(1e200, 1e200, 1e200, 1e200);
  determinantSign(1e-200, 1e-200, 1e-200, 1e-200);
  expect(stageCounts.dyadic - before.dyadic).toBe(2);
});

test('grids and double-doubles allocate nothing once they are warm', () => {
  const signs = new Float64Array(1);
  let step = 0;
  const ask = (): void => {
    step = (step + 1) % 16;
    inputs[0] = step;
    inputs[1] = 2;
    inputs[2] = 3;
    inputs[3] = 6 / (step + 1);
    signs[0]! += exactSign(determinant, 130);
  };
  const before = stageCounts.dyadic;
  expect(bytesPerCall(ask)).toBeLessThan(0.1);
  expect(stageCounts.dyadic).toBe(before);
});
