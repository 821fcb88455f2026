import { describe, expect, test } from 'vitest';
import { exact, minus, plus, signOf, times } from '../../../test/compiler/exact.js';
import { compiled, type Functions, generated } from '../../../test/compiler/memory.js';
import { nudged, seeded } from '../../../test/oracle/random.js';

const FILE = 'src/pairs/one-two.ts';

const HEAD = `import { APART, OVERLAPPING, type Sign, signOf, TOUCHING } from '../words/sign.js';
import { type Vec, abs, dot, max, min, sub } from '../words/vec.js';
interface Box {
  readonly min: Vec;
  readonly max: Vec;
}
`;

/** A file with a question of two points, yes or no. */
function holds(...lines: readonly string[]): string {
  return [`${HEAD}export function holds(a: Vec, b: Vec): boolean {`, ...lines, '}', ''].join('\n');
}

function functionsOf(text: string, other = ''): Functions {
  const texts = other === '' ? { [FILE]: text } : { [FILE]: text, 'src/pairs/other-pair.ts': HEAD + other };
  return compiled(texts, FILE, 2).functions;
}

type Ask = (a: { x: number; y: number }, b: { x: number; y: number }) => boolean;

function ask(...lines: readonly string[]): Ask {
  return functionsOf(holds(...lines))['holdsOneTwo'] as Ask;
}

/** Points near the ties of a determinant: multiples of one vector, each coordinate a step off or not. */
function* nearlyParallel(count: number): Generator<[{ x: number; y: number }, { x: number; y: number }]> {
  const { between, pick } = seeded(1);
  const step = (value: number): number => nudged(value, pick([0, 0, 1, -1]));
  for (let i = 0; i < count; i++) {
    const [x, y, factor] = [between(-1, 1), between(-1, 1), between(0.1, 3)];
    yield [
      { x, y },
      { x: step(x * factor), y: step(y * factor) },
    ];
  }
}

function determinant(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return signOf(minus(times(exact(a.x), exact(b.y)), times(exact(a.y), exact(b.x))));
}

describe('what an earlier compiler got wrong:', () => {
  test('twice a rounded value is rounded', () => {
    const isLeft = ask('  const p = a.x * b.y - a.y * b.x;', '  return 2 * p > 0;');
    const inDoubles: Ask = (a, b) => 2 * (a.x * b.y - a.y * b.x) > 0;
    let misled = 0;
    for (const [a, b] of nearlyParallel(500)) {
      expect(isLeft(a, b)).toBe(determinant(a, b) > 0);
      if (inDoubles(a, b) !== isLeft(a, b)) misled++;
    }
    expect(misled).toBeGreaterThan(0);
  });

  test('twice a rounded sum is no leaf', () => {
    const isPositive = ask('  const p = 2 * (a.x + a.y - b.x);', '  return p > 0;');
    expect(isPositive({ x: 1e16, y: 1 }, { x: 1e16, y: 0 })).toBe(true);
    expect(isPositive({ x: 1e16, y: 0 }, { x: 1e16, y: 0 })).toBe(false);
    const isNegative = ask('  const p = 2 * (a.x + a.y - b.x);', '  return p * b.y < 0;');
    expect(isNegative({ x: 1e16, y: 1 }, { x: 1e16, y: -1e-3 })).toBe(true);
  });

  test('a difference of multiples is more than one rounding', () => {
    const isPositive = ask('  const p = 4 * a.x - 3 * b.x;', '  return p > 0;');
    const { between, pick } = seeded(2);
    for (let i = 0; i < 300; i++) {
      const x = between(1, 2);
      const a = { x, y: 0 };
      const b = { x: nudged((x * 4) / 3, pick([0, 1, -1])), y: 0 };
      const [four, three] = [times(exact(4), exact(a.x)), times(exact(3), exact(b.x))];
      expect(isPositive(a, b)).toBe(signOf(minus(four, three)) > 0);
    }
  });

  test('a name of the source is not taken for an input that is read under the same name', () => {
    const text = holds(
      '  if (a.x > b.x) {',
      '    const aX = b.y * b.y;',
      '    return aX + a.x > a.x * a.x;',
      '  }',
      '  const aX = a.x + a.x;',
      '  return aX > a.x * b.x;',
    );
    const answers = functionsOf(text)['holdsOneTwo'] as Ask;
    expect(answers({ x: 2, y: 0 }, { x: 1, y: 2 })).toBe(true);
    expect(answers({ x: 2, y: 0 }, { x: 1, y: 1 })).toBe(false);
    expect(answers({ x: 1, y: 0 }, { x: 1.5, y: 1 })).toBe(true);
    expect(answers({ x: 1, y: 0 }, { x: 2, y: 1 })).toBe(false);
  });

  test('of what a question never reads nothing is known after its yes', () => {
    const other = 'export function gap(p: Vec, box: Box): Sign {\n  return signOf(p.x - box.max.x);\n}\n';
    const text = `import * as other from './other-pair.js';
${HEAD}export function gap(a: Vec, b: Box): Sign {
  if (other.gap(a, b) > 0) return APART;
  if (a.y > b.max.y) return APART;
  return OVERLAPPING;
}
`;
    const { intersectsOneTwo, overlapsOneTwo, gapOneTwo } = functionsOf(text, other);
    const box = { min: { x: 0, y: 0 }, max: { x: 1, y: 1 } };
    expect(intersectsOneTwo!({ x: 0, y: 0 }, box)).toBe(true);
    expect(intersectsOneTwo!({ x: 0, y: -Infinity }, box)).toBe(false);
    expect(overlapsOneTwo!({ x: 0, y: NaN }, box)).toBe(false);
    expect(gapOneTwo!({ x: 0, y: -Infinity }, box)).toBe(1);
  });

  test('a name that is declared on both sides of an inequality stays two', () => {
    const text = holds(
      '  if (a.x !== b.x) {',
      '    const p = a.y * b.y;',
      '    if (p > a.x * b.x) return true;',
      '  } else {',
      '    const p = a.x * b.y;',
      '    if (p > a.y * b.x) return true;',
      '  }',
      '  const p = a.x * a.x - b.y;',
      '  return p > a.y * a.y;',
    );
    const answers = functionsOf(text)['holdsOneTwo'] as Ask;
    expect(answers({ x: 1, y: 2 }, { x: 2, y: 2 })).toBe(true);
    expect(answers({ x: 1, y: 2 }, { x: 2, y: 0 })).toBe(false);
    expect(answers({ x: 1, y: 1 }, { x: 1, y: 2 })).toBe(true);
    expect(answers({ x: 3, y: 2 }, { x: 3, y: 1 })).toBe(true);
  });
});

describe('choices in the exact stage:', () => {
  test('by a name', () => {
    const answers = ask('  const d = a.x - b.x;', '  const p = d > 0 ? a.y : b.y;', '  return p * a.x > 1;');
    expect(answers({ x: 1, y: 1 }, { x: 0, y: 5 })).toBe(false);
    expect(answers({ x: 1, y: 5 }, { x: 1, y: 1 + 2 ** -52 })).toBe(true);
  });

  test('between values of different forms', () => {
    const answers = ask('  const p = a.x > 0 ? a.y * b.y : a.y - b.y;', '  return p === 1;');
    expect(answers({ x: 1, y: 2 }, { x: 0, y: 0.5 })).toBe(true);
    expect(answers({ x: -1, y: 2 }, { x: 0, y: 1 })).toBe(true);
    expect(answers({ x: -1, y: 1 + 2 ** -52 }, { x: 0, y: 2 ** -53 })).toBe(false);
  });

  test('by a question that has an exact stage of its own', () => {
    const other = 'export function holds(p: Vec): boolean {\n  return p.x * p.x + p.y * p.y <= 25;\n}\n';
    const text = `import * as other from './other-pair.js';
${HEAD}export function holds(a: Vec, b: Vec): boolean {
  const p = other.holds(b) ? a.x : b.x;
  return a.y * p === b.y * b.x;
}
`;
    const answers = functionsOf(text, other)['holdsOneTwo'] as Ask;
    expect(answers({ x: 4, y: 3 }, { x: 3, y: 4 })).toBe(true);
    expect(answers({ x: 5, y: 4 }, { x: 3, y: 4 })).toBe(false);
  });
});

test.each([32767, 32768, 40000, -40000, 2 ** 31, 3e9, 2 ** 52 - 1, -(2 ** 53 - 1)])(
  '%i is a number of the exact stage',
  (n) => {
    const isEqual = ask(`  return a.x * b.x === ${n};`);
    expect(isEqual({ x: n, y: 0 }, { x: 1, y: 0 })).toBe(true);
    expect(isEqual({ x: n + (n > 0 ? -1 : 1), y: 0 }, { x: 1, y: 0 })).toBe(false);
  },
);

test('a multiple of 0 is 0', () => {
  const answers = ask('  return 0 * (a.x * b.y) >= 0;');
  expect(answers({ x: 1, y: 2 }, { x: 3, y: 4 })).toBe(true);
  expect(answers({ x: 1e200, y: 2 }, { x: 3, y: 1e200 })).toBe(true);
  expect(answers({ x: -1, y: 2 }, { x: 3, y: 1 })).toBe(true);
});

test('a name that is a difference of inputs in one branch only is bounded by all of them', () => {
  const answers = ask('  const p = b.x > 0 ? a.x - a.y : b.y - 2;', '  return p * p + a.x > b.x * a.x;');
  const { whole, pick } = seeded(3);
  const big = (): number => nudged(whole(-4, 4) * pick([1, 1e8, 1e15]), pick([0, 1, -1]));
  for (let i = 0; i < 500; i++) {
    const [a, b] = [
      { x: big(), y: big() },
      { x: big(), y: big() },
    ];
    const p = b.x > 0 ? minus(exact(a.x), exact(a.y)) : minus(exact(b.y), exact(2));
    const left = plus(times(p, p), exact(a.x));
    expect(answers(a, b)).toBe(signOf(minus(left, times(exact(b.x), exact(a.x)))) > 0);
  }
});

describe('gap of input that is not finite is apart,', () => {
  const box = 'interface Disc {\n  readonly center: Vec;\n  readonly radius: number;\n}\n';
  const gap = (...lines: readonly string[]): Functions =>
    functionsOf(
      `import * as other from './other-pair.js';\n${[`${HEAD}${box}export function gap(a: Disc, b: Disc): Sign {`, ...lines, '}', ''].join('\n')}`,
      'export function holds(p: Vec, q: Vec): boolean {\n  return p.x < q.x;\n}\n',
    );

  test.each([
    ['by a comparison of inputs', ['  return signOf(a.center.x - b.center.x);'], 'a.center.x'],
    ['by a fixed answer', ['  if (a.radius < b.radius) return OVERLAPPING;', '  return TOUCHING;'], 'a.radius'],
    [
      'by an equation',
      ['  if (a.radius * b.radius === a.center.x) return APART;', '  return signOf(b.center.x - a.center.y);'],
      'b.radius',
    ],
    ['by an inequality', ['  if (a.radius * b.radius !== a.center.x) return TOUCHING;', '  return APART;'], 'b.radius'],
    [
      'by a choice that does not take it',
      ['  const p = a.radius < 0 ? a.center.x : b.center.x;', '  return signOf(p * b.radius - 8);'],
      'a.center.x',
    ],
    ['by a larger one', ['  return signOf(max(a.center.x, b.center.x) * b.radius - 8);'], 'a.center.x'],
    [
      'by a question that says no',
      ['  if (other.holds(a.center, b.center)) return APART;', '  return TOUCHING;'],
      'a.center.x',
    ],
    [
      'by a question that does not look',
      ['  if (other.holds(a.center, b.center)) return TOUCHING;', '  return APART;'],
      'b.center.x',
    ],
  ])('%s', (_how, lines, path) => {
    const { gapOneTwo, intersectsOneTwo, overlapsOneTwo, touchesOneTwo } = gap(...lines);
    for (const bad of [NaN, Infinity, -Infinity]) {
      const shapes = { a: { center: { x: 2, y: 3 }, radius: 4 }, b: { center: { x: 2, y: 3 }, radius: 4 } };
      const [shape, ...keys] = path.split('.') as ['a', ...('center' | 'radius' | 'x')[]];
      if (keys[0] === 'center') shapes[shape].center.x = bad;
      else shapes[shape].radius = bad;
      expect(intersectsOneTwo!(shapes.a, shapes.b), String(bad)).toBe(false);
      expect(overlapsOneTwo!(shapes.a, shapes.b), String(bad)).toBe(false);
      expect(touchesOneTwo!(shapes.a, shapes.b), String(bad)).toBe(false);
      expect(gapOneTwo!(shapes.a, shapes.b), String(bad)).toBe(1);
    }
  });
});

describe('the filter', () => {
  const text = (...lines: readonly string[]): string => generated({ [FILE]: holds(...lines) }, FILE, 2);

  test('compares inputs as they are, and asks nothing more', () => {
    expect(text('  return a.x <= b.x && a.y <= b.y;')).not.toContain('Exactly');
  });

  test('takes the sign of a difference of two inputs as it is, and of twice that', () => {
    expect(text('  const p = a.x - b.x;', '  return p <= 0;')).not.toContain('bound');
    expect(text('  const p = 2 * (a.x - b.x);', '  return p <= 0;')).not.toContain('bound');
  });

  test('answers by the sign of the last comparison, once it is certain', () => {
    const made = text('  const p = a.x - b.x;', '  const q = a.y - b.y;', '  return p * p <= q * q;');
    expect(made).toMatch(
      /if \(!\(Math\.abs\(value\) > bound\)\) return holdsOneTwoExactly\(\d+, a, b\) <= 0;\n {2}return \w+ < \w+;/,
    );
  });

  /** How many roundings stand before a bound of this form. */
  const roundings = (made: string, form: RegExp): number => Number(form.exec(made)?.[1]) / 2 ** -53;

  test('bounds a product of two rounded differences by three roundings', () => {
    const made = text('  const p = a.x - b.x;', '  const q = a.y - b.y;', '  return p * q <= 0;');
    expect(roundings(made, /const bound = (\S+) \* Math\.abs\(product\) \+/)).toBeCloseTo(3, 2);
  });

  test('bounds by sizes what has odd powers of them', () => {
    const made = text('  const p = a.x - b.x;', '  const q = a.y - b.y;', '  return p * q * a.x <= 0;');
    expect(roundings(made, /const bound = (\S+) \* aSize \* pSize \* qSize;/)).toBeCloseTo(4, 2);
  });

  test('bounds squares by those that stand in the formula', () => {
    const made = text('  const p = sub(a, b);', '  const n = dot(p, p);', '  return n * n <= a.x * a.x * b.x * b.x;');
    expect(made).toMatch(/const bound = .*\(n \+ \S+\) \* \(n \+/);
    expect(made).not.toContain('pSize');
  });
});
