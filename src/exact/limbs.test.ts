import { describe, expect, test } from 'vitest';
import { signOf } from '../../test/compiler/exact.js';
import { FAMILY_NAMES, randomNumbers } from '../../test/compiler/fuzz/inputs.js';
import {
  ABSOLUTE,
  ADD,
  CHOOSE,
  DIGIT,
  type Instruction,
  LARGER,
  MULTIPLY,
  randomProgram,
  readNumbers,
  SMALLER,
  SUBTRACT,
  truthOf,
  waysTo,
} from '../../test/compiler/programs.js';
import { seeded } from '../../test/oracle/random.js';
import { areFinite, inputs as buffer, FIRST_INPUT, hasUnit, UNSURE } from './inputs.js';
import { compiled } from './limbs.js';
import { type Way, waysOf } from './ways.js';

function compiledOrUnsure({ end }: Way, limbs: 3 | 8): () => number {
  try {
    return compiled(end, limbs);
  } catch (error) {
    if (error instanceof RangeError) return () => UNSURE;
    throw error;
  }
}

const known = { 3: new Map<Way, () => number>(), 8: new Map<Way, () => number>() };

/** The sign in so many limbs, NaN where those do not tell. */
function toldBy(way: Way, limbs: 3 | 8): number {
  const told = known[limbs].get(way) ?? compiledOrUnsure(way, limbs);
  known[limbs].set(way, told);
  const sign = hasUnit(way.limits, limbs === 3 ? 1 : 2) ? told() : UNSURE;
  return sign === UNSURE ? NaN : sign;
}

/** The sign of the last instruction's result, in three limbs or else eight. */
function signOfLast(instructions: readonly Instruction[], inputs: readonly number[]): number {
  const way = waysTo(instructions).at(-1)!;
  areFinite(readNumbers(inputs, FIRST_INPUT));
  const sign = toldBy(way, 3);
  return Number.isNaN(sign) ? toldBy(way, 8) : sign;
}

function trueSign(instructions: readonly Instruction[], inputs: readonly number[]): number {
  return signOf(truthOf(instructions, inputs).at(-1)!);
}

/** Whether all numbers are of sizes whose products stay clear of underflow and overflow. */
function isOrdinary(family: string): boolean {
  return /ordinary|tenths|^(finer |far )?lattice|neighbours/.test(family);
}

describe.each([3, 8] as const)('a sign that %i limbs tell is the true one:', (limbs) => {
  test.each(FAMILY_NAMES)('%s', (family) => {
    const random = seeded(3);
    let told = 0;
    let cases = 0;
    for (let i = 0; i < 12; i++) {
      const program = randomProgram(random, 6, 24, 6);
      const ways = waysTo(program);
      for (let j = 0; j < 50; j++) {
        const inputs = randomNumbers(family, 6, random);
        const truth = truthOf(program, inputs);
        areFinite(readNumbers(inputs, FIRST_INPUT));
        for (let k = 0; k < program.length; k++) {
          const sign = toldBy(ways[k]!, limbs);
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

describe('zero is as certain as any other sign:', () => {
  test.each([
    ['small whole numbers', 1],
    ['eighths', 1 / 8],
    ['tenths', 1 / 10],
  ])('%s', (_name, unit) => {
    const random = seeded(4);
    let zeros = 0;
    let told = 0;
    for (let i = 0; i < 400; i++) {
      const program = randomProgram(random, 5, 16, 6);
      const inputs = Array.from({ length: 5 }, () => random.whole(-20, 20) * unit);
      const sign = signOfLast(program, inputs);
      if (Number.isNaN(sign)) continue;
      told++;
      expect(sign, JSON.stringify({ program, inputs })).toBe(trueSign(program, inputs));
      if (sign === 0) zeros++;
    }
    expect(zeros).toBeGreaterThan(10);
    // Of random programs some let limbs grow too large.
    expect(told).toBeGreaterThan(350);
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
    expect(signOfLast(turn, points(7))).toBe(0);
    expect(signOfLast(turn, points(8))).toBe(1);
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
    expect(signOfLast(less, inputs(rest))).toBe(Number(x * y - top - rest));
    expect(signOfLast(less, inputs(rest + 2n))).toBe(-1);
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
  expect(signOfLast(program, [5])).toBe(0);
  expect(signOfLast(program, [-7.25])).toBe(0);
});

/** (a + b)² - (a + b)², as two products. */
const squares: Instruction[] = [
  [ADD, 0, 1],
  [MULTIPLY, 128, 128],
  [MULTIPLY, 128, 128],
  [SUBTRACT, 129, 130],
];

test('three limbs reach down to 2⁻⁶² of the inputs, eight to 2⁻¹⁶⁷', () => {
  const way = waysTo(squares).at(-1)!;
  const told = (least: number): number[] => {
    areFinite(readNumbers([1, least], FIRST_INPUT));
    return [toldBy(way, 3), toldBy(way, 8)];
  };
  expect(told(2 ** -62)).toEqual([0, 0]);
  expect(told(2 ** -63)).toEqual([NaN, 0]);
  expect(told(2 ** -167)).toEqual([NaN, 0]);
  expect(told(2 ** -168)).toEqual([NaN, NaN]);
});

test('limbs may grow as far as the compiler lets them', () => {
  // n² - (n - 1) (n + 1), which is 1, with each of the products tripled again and again; n is a sum, so that its limbs can be as large as any
  const random = seeded(6);
  const tripled = (times: number): Instruction[] => {
    const steps: Instruction[] = [
      [ADD, 0, 1],
      [ADD, 0, 2],
      [ADD, 0, 3],
      [MULTIPLY, 128, 128],
      [MULTIPLY, 129, 130],
    ];
    for (let i = 0; i < times; i++) {
      const [first, second] = [126 + steps.length, 127 + steps.length];
      steps.push([ADD, first, first], [ADD, second, second]);
      steps.push([ADD, first, first + 2], [ADD, second, second + 2]);
    }
    steps.push([SUBTRACT, 126 + steps.length, 127 + steps.length]);
    return steps;
  };
  let told = 0;
  for (let times = 0; times < 12; times++) {
    const way = waysTo(tripled(times)).at(-1)!;
    for (let i = 0; i < 200; i++) {
      const high = (2 ** 19 - random.whole(1, 20)) * 2 ** 42;
      const low = (2 ** 20 - random.whole(1, 20)) * 2 ** 21 - (2 ** 20 - random.whole(2, 20));
      const numbers = [high, low, low - 1, low + 1];
      areFinite(readNumbers(numbers, FIRST_INPUT));
      for (const limbs of [3, 8] as const) {
        const sign = toldBy(way, limbs);
        if (Number.isNaN(sign)) continue;
        told++;
        expect(sign, `${numbers} tripled ${times} times in ${limbs} limbs`).toBe(1);
      }
    }
  }
  expect(told).toBeGreaterThan(1500);
});

describe('what would underflow or overflow is left to others:', () => {
  test.each([
    ['a product that underflows', [[MULTIPLY, 0, 1]], [1e-200, 1e-200]],
    [
      'a product whose last digits underflow',
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
      'a number too large to be cut',
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
      'nothing times what overflowed',
      [
        [MULTIPLY, 0, 0],
        [SUBTRACT, 0, 0],
        [MULTIPLY, 128, 129],
      ],
      [1e200],
    ],
  ] as [string, Instruction[], number[]][])('%s', (_name, program, inputs) => {
    expect(signOfLast(program, inputs)).toBeNaN();
  });
});

test.each([
  ['nothing times a tiny number', [[MULTIPLY, 0, 1]], [0, 2 ** -280], 0],
  ['a square of 106 bits, less itself', squares, [0.1, 1e-17 / 3], 0],
  [
    'a third number below two',
    [
      [ADD, 0, 1],
      [ADD, 128, 2],
      [SUBTRACT, 129, 0],
      [SUBTRACT, 130, 1],
    ],
    [1, 2 ** -60, 2 ** -120],
    1,
  ],
  ['tiny numbers, added', [[ADD, 0, 1]], [1e-250, -1e-250], 0],
  ['huge numbers, compared', [[SUBTRACT, 0, 1]], [1e270, 0.9e270], 1],
  ['one step apart', [[SUBTRACT, 0, 1]], [1, 1 + 2 ** -52], -1],
  ['a size', [[ABSOLUTE, 0]], [-3], 1],
  ['the larger of two', [[LARGER, 0, 1]], [-3, -2], -1],
  ['one chosen by what is positive', [[CHOOSE, 0, 1, 2]], [1e-30, -2, 3], -1],
  ['one chosen by nothing', [[CHOOSE, 0, 1, 2]], [0, -2, 3], 1],
  ['the smaller of two', [[SMALLER, 0, 1]], [-3, 2], -1],
] as [string, Instruction[], number[], number][])('%s is decided', (_name, program, inputs, expected) => {
  expect(signOfLast(program, inputs)).toBe(expected);
});

test.each([
  ['subnormal', [5e-324, 0, 1]],
  ['huge', [1e308, 0, 1]],
])('%s input is left to others', (_what, inputs) => {
  expect(signOfLast([[ADD, 0, 2]], inputs)).toBeNaN();
  expect(signOfLast([[SUBTRACT, 0, 1]], inputs)).toBeNaN();
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
    expect(signOfLast(program, inputs)).not.toBe(0);
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

  test('a third number below two is multiplied as well', () => {
    expect(signOfLast(product, [1, 2 ** -60, 2 ** -120, 3])).toBe(1);
  });

  test('one that underflows is left to others', () => {
    expect(signOfLast(product, [2 ** -800, 2 ** -1000, 2 ** -1074, 2 ** -99])).toBeNaN();
  });
});

test('inputs stay what they are where they are moved to memory that is shared', () => {
  expect(buffer.slice(0, FIRST_INPUT)).toEqual(Float64Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1));
});

test('places and sizes that need more than one byte', () => {
  // The square of a sum of 26 inputs, multiplied out
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const terms = letters.flatMap((a) => letters.map((b) => `${a}${b}*`));
  const [way] = waysOf(`3:${terms.join('')}${'+'.repeat(terms.length - 1)};32`);
  const told = (numbers: readonly number[]): number[] => {
    areFinite(readNumbers(numbers, FIRST_INPUT));
    return [toldBy(way!, 3), toldBy(way!, 8)];
  };
  expect(told(letters.map(() => -0.1))).toEqual([1, 1]);
  expect(told(letters.map((_, i) => (i % 2 ? 0.1 : -0.1)))).toEqual([0, 0]);
});
