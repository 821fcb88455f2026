import { describe, expect, test } from 'vitest';
import { bytesPerCall } from '../../test/allocation.js';
import { exact, minus, plus, signOf, times } from '../../test/compiler/exact.js';
import { FAMILY_NAMES, randomNumbers } from '../../test/compiler/fuzz/inputs.js';
import { plainOf, randomProgram, readNumbers, textOf, truthOf } from '../../test/compiler/programs.js';
import { seeded } from '../../test/oracle/random.js';
import { FIRST_INPUT } from './inputs.js';
import {
  doubted,
  exactSign,
  inputs,
  look,
  type Program,
  program,
  readShapes,
  signAfterLook,
  signInDoubt,
  signOfRead,
  stageCounts,
} from './program.js';

/** a d - b c */
const determinant = program('AD*BC*-;=2AD*;=2', readNumbers);

function determinantSign(...numbers: readonly number[]): number {
  return exactSign(determinant, 0, numbers);
}

test('every comparison of a program can be asked for, in any order', () => {
  const random = seeded(9);
  for (let i = 0; i < 60; i++) {
    const instructions = randomProgram(random, 5, 14, 6);
    const of = program(textOf(instructions), readNumbers);
    for (let j = 0; j < 100; j++) {
      const numbers = randomNumbers(random.pick(FAMILY_NAMES), 5, random);
      const register = random.whole(0, instructions.length - 1);
      const truth = signOf(truthOf(instructions, numbers)[register]!);
      expect(exactSign(of, register, numbers), JSON.stringify({ instructions, numbers })).toBe(truth);
    }
  }
});

test('an input itself can be asked for', () => {
  const of = program('A;X1B;X1C;X1', readNumbers);
  expect([0, 1, 2].map((comparison) => exactSign(of, comparison, [-3, 0, 5e-324]))).toEqual([-1, 0, 1]);
});

test('programs do not disturb each other', () => {
  expect(determinantSign(1, 2, 3, 4)).toBe(-1);
  expect(exactSign(program('AB-;W1', readNumbers), 0, [7, 7])).toBe(0);
  expect(determinantSign(1, 2, 2, 4)).toBe(0);
  expect(determinantSign(2, 1, 1, 2)).toBe(1);
});

describe.each([NaN, Infinity, -Infinity])('%d', (bad) => {
  test.each([0, 1, 2, 3])('is seen as input %i', (at) => {
    const numbers = [1, 2, 3, 4].map((number, i) => (i === at ? bad : number));
    expect(determinantSign(...numbers)).toBeNaN();
  });

  test('is seen where the comparison does not rest on it', () => {
    expect(exactSign(determinant, 1, [1, bad, 3, 4])).toBeNaN();
    expect(readShapes(determinant, [1, bad, 3, 4])).toBe(false);
  });
});

test('what is left in the buffer from longer programs is not looked at', () => {
  inputs.set([1, 2, 3, 4, NaN, Infinity], FIRST_INPUT);
  expect(determinantSign(1, 2, 3, 4)).toBe(-1);
});

test('two shapes are read one after the other, once for several comparisons', () => {
  const of = program('AD*BC*-;=2AC-;W1', readNumbers, readNumbers);
  expect(exactSign(of, 0, [1, 2], [3, 4])).toBe(-1);
  expect(readShapes(of, [3, 2], [1, 4])).toBe(true);
  expect([0, 1].map((comparison) => signOfRead(comparison))).toEqual([1, 1]);
});

test('what is kept is fetched by its distance, with a ~ for each 27', () => {
  const kept = Array.from({ length: 60 }, (_, i) => `${i % 9}@*=;XQ`).join('');
  const of = program(`${kept}~~A~a-;#Q~~~ABc,;#Q`, readNumbers);
  const numbers = Array.from({ length: 90 }, (_, i) => i / 10);
  // Input 54, and the 33rd of the kept ones, which is 5; then input 1, as input 81 is positive
  expect(exactSign(of, 60, numbers)).toBe(1);
  expect(exactSign(of, 61, numbers)).toBe(1);
});

/** Asks until it is compiled. */
function settled(of: Program, comparison: number, numbers: ArrayLike<number>): void {
  for (let i = 0; i < 4; i++) exactSign(of, comparison, numbers);
}

describe('after a look, what doubles say is believed only where it is right:', () => {
  test.each(FAMILY_NAMES)('%s', (family) => {
    const random = seeded(17);
    for (let i = 0; i < 150; i++) {
      const instructions = randomProgram(random, 4, random.whole(2, 12), 5);
      const of = program(textOf(instructions), readNumbers);
      for (let j = 0; j < 3; j++) {
        const numbers = randomNumbers(family, 4, random);
        const looked = look(of, numbers);
        instructions.forEach((_, k) => {
          doubted[0] = plainOf(instructions.slice(0, k + 1), numbers);
          const truth = signOf(truthOf(instructions, numbers)[k]!);
          expect(signAfterLook(of, k, looked), JSON.stringify({ instructions, k, numbers })).toBe(truth);
        });
      }
    }
  });
});

test('after a look, doubles are not believed where they are as near to 0 as rounding takes them', () => {
  const random = seeded(18);
  const of = program('AB*CD*+EF*-;<2', readNumbers);
  let misled = 0;
  for (let i = 0; i < 10_000; i++) {
    const [a, b, c, d, e] = Array.from({ length: 5 }, () => random.unit() + 1) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const f = (a * b + c * d) / e;
    const sum = plus(times(exact(a), exact(b)), times(exact(c), exact(d)));
    const truth = signOf(minus(sum, times(exact(e), exact(f))));
    const looked = look(of, [a, b, c, d, e, f]);
    doubted[0] = a * b + c * d - e * f;
    if (doubted[0] * truth < 0) misled++;
    expect(signAfterLook(of, 0, looked)).toBe(truth);
  }
  expect(misled).toBeGreaterThan(10);
});

test('after a look, doubles are enough where they are far from 0', () => {
  const before = { ...stageCounts };
  const looked = look(determinant, [0.1, 0.2, 0.3, 0.4]);
  doubted[0] = 0.1 * 0.4 - 0.2 * 0.3;
  expect(signAfterLook(determinant, 0, looked)).toBe(-1);
  expect(stageCounts).toEqual(before);
});

test('a look at tiny numbers does not make doubles certain that have underflowed', () => {
  const [tiny, more] = [1e-170, 1.5e-170];
  const looked = look(determinant, [tiny, more, more, more]);
  doubted[0] = tiny * more - more * more;
  expect(signAfterLook(determinant, 0, looked)).toBe(-1);
});

test('plain doubles settle grids, limbs decimals, dyadics what is left', () => {
  settled(determinant, 0, [0.1, 0.2, 0.2, 0.4]);
  const before = { ...stageCounts };
  doubted[0] = 0;
  signInDoubt(determinant, 0, [1, 2, 2, 4]);
  expect(signInDoubt(determinant, 0, [0.1, 0.2, 0.2, 0.4])).toBe(0);
  expect(stageCounts.grid - before.grid).toBe(1);
  expect(stageCounts.limbs - before.limbs).toBe(1);
  determinantSign(1e200, 1e200, 1e200, 1e200);
  determinantSign(1e-200, 1e-200, 1e-200, 1e-200);
  expect(stageCounts.dyadic - before.dyadic).toBe(2);
});

test('grids and limbs allocate nothing once they are warm', () => {
  // Of its own, as one that reads arrays of several kinds puts their numbers into objects.
  const read = (numbers: Float64Array, at: number): number => {
    for (let i = 0; i < numbers.length; i++) inputs[at + i] = numbers[i]!;
    return at + numbers.length;
  };
  const own = program('AD*BC*-;=2', read);
  const signs = new Float64Array(1);
  const numbers = new Float64Array([0, 2, 3, 0]);
  let step = 0;
  const ask = (): void => {
    step = (step + 1) % 16;
    numbers[0] = step;
    numbers[3] = 6 / (step + 1);
    signs[0]! += exactSign(own, 0, numbers);
  };
  settled(own, 0, Float64Array.of(0.1, 0.2, 0.2, 0.4));
  const before = stageCounts.dyadic;
  expect(bytesPerCall(ask)).toBeLessThan(0.1);
  expect(stageCounts.dyadic).toBe(before);
});
