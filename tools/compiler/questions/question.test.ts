import { describe, expect, test } from 'vitest';
import { exact, minus, plus, signOf, times } from '../../../test/compiler/exact.js';
import { generated } from '../../../test/compiler/memory.js';
import { type Ask, ask, FILE, functionsOf, HEAD, holds, type Point } from '../../../test/compiler/small.js';
import { nudged, seeded } from '../../../test/oracle/random.js';

/** Points near the ties of a determinant: multiples of one vector, each coordinate a step off or not. */
function* nearlyParallel(count: number): Generator<[Point, Point]> {
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

function determinant(a: Point, b: Point): number {
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

  test('by several conditions', () => {
    const answers = ask(
      '  const p = a.x < b.x && !(a.y === b.y) ? a.x : a.y >= 0 ? b.x : b.y;',
      '  return p * a.y > p * b.y;',
    );
    expect(answers({ x: 0.1, y: 0.3 }, { x: 0.7, y: 0.1 })).toBe(true);
    expect(answers({ x: 1, y: 5 }, { x: 2, y: 5 })).toBe(false);
    expect(answers({ x: 1, y: 2 + 2 ** -51 }, { x: 0.5, y: 2 })).toBe(true);
    expect(answers({ x: 1, y: -1 - 2 ** -52 }, { x: 0.5, y: -1 })).toBe(true);
  });
});

describe('a rare question', () => {
  const text = holds(
    '  const p = a.x - b.x;',
    '  if (p * p > a.y * b.y) return false;',
    '  return p * a.y >= b.x * b.y;',
  ).replace('export function holds', '/** @rare */\nexport function holds');

  test('has no filter, and reads its shapes once', () => {
    const made = generated({ [FILE]: text }, FILE, 2);
    expect(made).not.toContain('e-1');
    expect(made.match(/readShapes\(/g)).toHaveLength(1);
    expect(made.match(/signOfRead\(\d\)/g)).toHaveLength(2);
  });

  test('has the sign of what is subtracted from 0 turned round', () => {
    const side = `${HEAD}/** @rare */\nexport function side(a: Vec, b: Vec): Sign {\n  return signOf(0 - (a.x * b.y - b.x * a.y));\n}\n`;
    const answers = functionsOf(side)['sideOneTwo']!;
    expect([answers({ x: 1, y: 0 }, { x: 0, y: 1 }), answers({ x: 0, y: 1 }, { x: 1, y: 0 })]).toEqual([-1, 1]);
  });

  test('reads them again where it asks another, which reads its own', () => {
    const other = 'export function holds(p: Vec): boolean {\n  return p.x * p.x + p.y * p.y <= 25;\n}\n';
    const asking = `import * as other from './other-pair.js';\n${text.replace('  return p', '  if (other.holds(b)) return true;\n  return p')}`;
    const answers = functionsOf(asking, other)['holdsOneTwo'] as Ask;
    expect(answers({ x: 5, y: 1 }, { x: 3, y: 4 })).toBe(true);
    expect(answers({ x: 7, y: 8 }, { x: 6, y: 3 })).toBe(false);
    expect(answers({ x: 7, y: 18 }, { x: 6, y: 3 })).toBe(true);
  });

  test('is answered rightly, with no for what is not finite', () => {
    const answers = functionsOf(text)['holdsOneTwo'] as Ask;
    expect(answers({ x: 0.1, y: 0.3 }, { x: 0.1, y: 0 })).toBe(true);
    expect(answers({ x: 1, y: 1 }, { x: 2, y: 1 - 2 ** -53 })).toBe(false);
    expect(answers({ x: NaN, y: 1 }, { x: 2, y: 1 })).toBe(false);
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

test('products of numbers that a double does not hold are exact, even beside zeros', () => {
  const isPositive = ask('  return a.x * b.x + 94906267 * 94906267 - 94906266 * 94906268 > 0;');
  expect(isPositive({ x: 0, y: 0 }, { x: 0, y: 0 })).toBe(true);
  expect(isPositive({ x: 1, y: 0 }, { x: -1, y: 0 })).toBe(false);
});

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
