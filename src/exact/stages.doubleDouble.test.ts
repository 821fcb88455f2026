import { describe, expect, test } from 'vitest';
import { signOf } from '../../test/compiler/exact.js';
import { FAMILY_NAMES, randomNumbers } from '../../test/compiler/fuzz/inputs.js';
import { DIGIT, type Instruction, randomProgram, readNumbers, truthOf, waysTo } from '../../test/compiler/programs.js';
import { seeded } from '../../test/oracle/random.js';
import {
  ABSOLUTE,
  ADD,
  areFinite,
  CHOOSE,
  doubleDoubleSign,
  LARGER,
  MULTIPLY,
  SMALLER,
  SUBTRACT,
  UNSURE,
} from './stages.js';
import type { Way } from './ways.js';

/** NaN where it does not tell. */
function toldBy(way: Way): number {
  const sign = doubleDoubleSign(way);
  return sign === UNSURE ? NaN : sign;
}

/** The sign of the last instruction's result. */
function signBy(instructions: readonly Instruction[], inputs: readonly number[]): number {
  areFinite(readNumbers(inputs, 0));
  return toldBy(waysTo(instructions).at(-1)!);
}

function trueSign(instructions: readonly Instruction[], inputs: readonly number[]): number {
  return signOf(truthOf(instructions, inputs).at(-1)!);
}

/** Whether all numbers are of sizes whose products stay clear of underflow and overflow. */
function isOrdinary(family: string): boolean {
  return /ordinary|tenths|^(finer |far )?lattice|neighbours/.test(family);
}

describe('a sign that it tells is the true one:', () => {
  test.each(FAMILY_NAMES)('%s', (family) => {
    const random = seeded(3);
    let told = 0;
    let cases = 0;
    for (let i = 0; i < 150; i++) {
      const program = randomProgram(random, 6, 24, 6);
      const ways = waysTo(program);
      for (let j = 0; j < 4; j++) {
        const inputs = randomNumbers(family, 6, random);
        const truth = truthOf(program, inputs);
        areFinite(readNumbers(inputs, 0));
        for (let k = 0; k < program.length; k++) {
          const sign = toldBy(ways[k]!);
          cases++;
          if (!Number.isNaN(sign)) {
            told++;
            if (sign !== signOf(truth[k]!))
              throw new Error(`${sign} for ${JSON.stringify({ program: program.slice(0, k + 1), inputs })}`);
          }
        }
      }
    }
    if (isOrdinary(family)) expect(told).toBeGreaterThan(cases / 4);
  });
});

describe('a grid, where nothing is lost, is always decided, zero included:', () => {
  test.each([
    ['small whole numbers', 1],
    ['eighths', 1 / 8],
    ['multiples of 64', 64],
  ])('%s', (_name, unit) => {
    const random = seeded(4);
    let zeros = 0;
    for (let i = 0; i < 400; i++) {
      const program = randomProgram(random, 5, 16, 6);
      const inputs = Array.from({ length: 5 }, () => random.whole(-20, 20) * unit);
      const sign = signBy(program, inputs);
      expect(sign, JSON.stringify({ program, inputs })).toBe(trueSign(program, inputs));
      if (sign === 0) zeros++;
    }
    expect(zeros).toBeGreaterThan(10);
  });

  test.each([2 ** -390, 2 ** -200, 1, 2 ** 200, 2 ** 440])('points of a line, on a grid of %d', (unit) => {
    // (b - a) × (c - a)
    const turn: Instruction[] = [
      [SUBTRACT, 2, 0],
      [SUBTRACT, 5, 1],
      [MULTIPLY, 128, 129],
      [SUBTRACT, 3, 1],
      [SUBTRACT, 4, 0],
      [MULTIPLY, 131, 132],
      [SUBTRACT, 130, 133],
    ];
    const points = (last: number): number[] => [1, 1, 4, 3, 10, last].map((coordinate) => coordinate * unit);
    expect(signBy(turn, points(7))).toBe(0);
    expect(signBy(turn, points(8))).toBe(1);
  });
});

test('a product has all of its 106 digits', () => {
  const random = seeded(5);
  const whole = (): bigint => (1n << 52n) + BigInt(random.whole(0, 2 ** 52 - 1));
  const less: Instruction[] = [
    [MULTIPLY, 0, 1],
    [SUBTRACT, 128, 2],
    [SUBTRACT, 129, 3],
  ];
  for (let i = 0; i < 500; i++) {
    const [x, y] = [whole(), whole()];
    const top = ((x * y) >> 54n) << 54n;
    const inputs = (rest: bigint): number[] => [x, y, top, rest].map(Number);
    const rest = (x * y - top) & ~1n;
    expect(signBy(less, inputs(rest))).toBe(Number(x * y - top - rest));
    expect(signBy(less, inputs(rest + 2n))).toBe(-1);
  }
});

test('constants stand on the grid too', () => {
  // 3 (a + 2) - 6 - 3 a
  const program: Instruction[] = [
    [DIGIT, 3],
    [DIGIT, 2],
    [ADD, 0, 129],
    [MULTIPLY, 128, 130],
    [DIGIT, 6],
    [SUBTRACT, 131, 132],
    [MULTIPLY, 128, 0],
    [SUBTRACT, 133, 134],
  ];
  expect(signBy(program, [5])).toBe(0);
  expect(signBy(program, [-7.25])).toBe(0);
});

describe('where digits were lost it says so:', () => {
  /** (a + b)² - (a + b)², as two products. */
  const squares: Instruction[] = [
    [ADD, 0, 1],
    [MULTIPLY, 128, 128],
    [MULTIPLY, 128, 128],
    [SUBTRACT, 129, 130],
  ];

  test.each([
    ['a square of 106 bits, less itself', squares, [0.1, 1e-17 / 3]],
    [
      'a third number below two',
      [
        [ADD, 0, 1],
        [ADD, 128, 2],
        [SUBTRACT, 129, 0],
        [SUBTRACT, 130, 1],
      ],
      [1, 2 ** -60, 2 ** -120],
    ],
    ['a product that underflows', [[MULTIPLY, 0, 1]], [1e-200, 1e-200]],
    [
      'a product whose rest underflows',
      [
        [MULTIPLY, 0, 0],
        [MULTIPLY, 1, 1],
        [SUBTRACT, 128, 129],
      ],
      [1e-155 / 3, 1e-155 / 3],
    ],
    ['subnormal numbers', [[MULTIPLY, 0, 1]], [5e-324, 5e-324]],
    ['a sum that overflows', [[ADD, 0, 0]], [1e308]],
    ['a product that overflows', [[MULTIPLY, 0, 0]], [1e200]],
    [
      'overflows that cancel',
      [
        [MULTIPLY, 0, 0],
        [SUBTRACT, 128, 128],
      ],
      [1e200],
    ],
    [
      'a number too large to be cut in halves',
      [
        [MULTIPLY, 0, 1],
        [SUBTRACT, 128, 2],
      ],
      [2 ** 1000, 1.5, 1.5 * 2 ** 1000],
    ],
    [
      'a choice by what overflowed',
      [
        [MULTIPLY, 0, 0],
        [SUBTRACT, 128, 128],
        [CHOOSE, 129, 1, 2],
      ],
      [1e200, 1, 2],
    ],
    [
      'a choice by what was lost',
      [
        [ADD, 0, 1],
        [ADD, 128, 2],
        [SUBTRACT, 129, 0],
        [SUBTRACT, 130, 1],
        [CHOOSE, 131, 0, 1],
      ],
      [1, 2 ** -60, 2 ** -120],
    ],
    [
      'nothing times what overflowed',
      [
        [MULTIPLY, 0, 0],
        [SUBTRACT, 0, 0],
        [MULTIPLY, 128, 129],
      ],
      [1e200],
    ],
  ] as [string, Instruction[], number[]][])('%s', (_name, program, inputs) => {
    expect(signBy(program, inputs)).toBeNaN();
  });

  test('the same numbers on a grid are certain', () => {
    expect(signBy(squares, [0.5, 2 ** -20])).toBe(0);
  });
});

test.each([
  ['nothing times a tiny number', [[MULTIPLY, 0, 1]], [0, 2 ** -390], 0],
  ['tiny numbers, added', [[ADD, 0, 1]], [1e-250, -1e-250], 0],
  ['huge numbers, compared', [[SUBTRACT, 0, 1]], [1e270, 0.9e270], 1],
  ['one step apart', [[SUBTRACT, 0, 1]], [1, 1 + 2 ** -52], -1],
  ['a size', [[ABSOLUTE, 0]], [-3], 1],
  ['the larger of two', [[LARGER, 0, 1]], [-3, -2], -1],
  ['one chosen by what is positive', [[CHOOSE, 0, 1, 2]], [1e-250, -2, 3], -1],
  ['one chosen by nothing', [[CHOOSE, 0, 1, 2]], [0, -2, 3], 1],
  ['the smaller of two', [[SMALLER, 0, 1]], [-3, 2], -1],
] as [string, Instruction[], number[], number][])('%s is decided', (_name, program, inputs, expected) => {
  expect(signBy(program, inputs)).toBe(expected);
});

test.each([
  ['subnormal', [5e-324, 0, 1]],
  ['huge', [1e308, 0, 1]],
])('%s input is left to others', (_what, inputs) => {
  expect(signBy([[ADD, 0, 2]], inputs)).toBeNaN();
  expect(signBy([[SUBTRACT, 0, 1]], inputs)).toBeNaN();
});

describe('found by thought rather than by chance:', () => {
  test('of two numbers one has lost its low part to overflow, and both look the same', () => {
    // max(q, x · y) - q, where q is the product rounded down
    const [x, y] = [2 ** 1000 * (1 + 2 ** -52), 1 + 3 * 2 ** -52];
    const program: Instruction[] = [
      [MULTIPLY, 0, 1],
      [LARGER, 2, 128],
      [SUBTRACT, 129, 2],
    ];
    const inputs = [x, y, x * y];
    expect(trueSign(program, inputs)).toBe(1);
    expect(signBy(program, inputs)).not.toBe(0);
  });

  /** (((p + q) + r) - q) y - p y, which is r y. */
  const product: Instruction[] = [
    [ADD, 0, 1],
    [ADD, 128, 2],
    [SUBTRACT, 129, 1],
    [MULTIPLY, 130, 3],
    [MULTIPLY, 0, 3],
    [SUBTRACT, 131, 132],
  ];

  test.each([
    ['goes on through a product', [1, 2 ** -60, 2 ** -120, 3]],
    ['underflows', [2 ** -800, 2 ** -1000, 2 ** -1074, 2 ** -99]],
  ])('a loss %s', (_what, inputs) => {
    expect(trueSign(product, inputs)).toBe(1);
    expect(signBy(product, inputs)).toBeNaN();
  });
});
