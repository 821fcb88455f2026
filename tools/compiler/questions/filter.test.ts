import { describe, expect, test } from 'vitest';
import { exact, minus, plus, signOf, times } from '../../../test/compiler/exact.js';
import { compiled, type Functions, generated } from '../../../test/compiler/memory.js';
import { FILE, functionsOf, HEAD, holds } from '../../../test/compiler/small.js';

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
      ['  const p = a.radius < 0 ? a.center.x : b.center.x;', '  return signOf(p * b.radius - 9);'],
      'a.center.x',
    ],
    ['by a larger one', ['  return signOf(max(a.center.x, b.center.x) * b.radius - 9);'], 'a.center.x'],
    [
      'by a larger one with a name',
      ['  const p = max(a.center.x, b.center.x);', '  return signOf(p * b.radius - 9);'],
      'a.center.x',
    ],
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

test('a sum that overflows by rounding has no certain sign', () => {
  const text = `${HEAD}export function holds(a: Vec, { min: b, max: c }: Box): boolean {
  return a.x * b.x * c.x + a.y * b.y * c.y > a.z * b.z * c.z;
}
`;
  const { holdsOneTwo } = compiled({ [FILE]: text }, FILE, 3).functions;
  /** (1 + n 2⁻⁵²) (1 - m 2⁻⁵³), as factors of 2¹⁰⁰⁰. */
  const factors = (n: number, m: number): [number, number] => [
    2 ** 500 * (1 + n * 2 ** -52),
    2 ** 500 * (1 - m * 2 ** -53),
  ];
  // Just below 1 - 2⁻⁵³, which it rounds to; with 1 beside it, and all times 2¹⁰²³, the sum rounds to infinity.
  const [second, third] = [factors(2 ** 24, 2 ** 25 + 1), factors(2 ** 25 + 2 ** 19, 2 ** 26 + 2 ** 20)];
  const a = { x: 2 ** 500, y: second[0], z: third[0] };
  const b = { x: 2 ** 500, y: second[1], z: third[1] };
  const c = { x: 2 ** 23, y: 2 ** 23, z: 2 ** 24 };
  expect(a.x * b.x * c.x + a.y * b.y * c.y).toBe(Infinity);
  expect(a.z * b.z * c.z).toBe(Number.MAX_VALUE);
  const product = (key: 'x' | 'y' | 'z') => times(times(exact(a[key]), exact(b[key])), exact(c[key]));
  expect(signOf(minus(plus(product('x'), product('y')), product('z')))).toBe(-1);
  expect(holdsOneTwo!(a, { min: b, max: c })).toBe(false);
});

describe('the filter', () => {
  const text = (...lines: readonly string[]): string => generated({ [FILE]: holds(...lines) }, FILE, 2);

  test('compares inputs as they are, and asks nothing more', () => {
    expect(text('  return a.x <= b.x && a.y <= b.y;')).not.toContain('Exactly');
  });

  test('takes the sign of a difference of two inputs as it is, and of twice that', () => {
    expect(text('  const p = a.x - b.x;', '  return p <= 0;')).not.toContain('Program');
    expect(text('  const p = 2 * (a.x - b.x);', '  return p <= 0;')).not.toContain('Program');
  });

  test('answers by the sign of the last comparison, once it is certain', () => {
    const made = text('  const p = a.x - b.x;', '  const q = a.y - b.y;', '  return p * p <= q * q;');
    expect(made).toMatch(
      /if \(!\(abs\(value\) > .+ \+ 2 \*\* -1020\)\) return \(doubted\[0\] = value, signInDoubt\(holdsOneTwoProgram, 0, a, b\)\) <= 0;\n {2}return \w+ < \w+;/,
    );
  });

  /** How many roundings stand before a bound of this form. */
  /** Bounds are decimals of two digits, rounded up. */
  const expectRoundings = (made: string, form: RegExp, count: number): void => {
    const roundings = Number(form.exec(made)?.[1]) / 2 ** -53;
    expect(roundings).toBeGreaterThanOrEqual(count);
    expect(roundings).toBeLessThan(1.1 * count);
  };

  test('bounds a product of two rounded differences by three roundings', () => {
    const made = text('  const p = a.x - b.x;', '  const q = a.y - b.y;', '  return p * q <= 0;');
    expectRoundings(made, /> (\S+) \* abs\(product\) \+/, 3);
  });

  test('bounds by sizes what has odd powers of them', () => {
    const made = text('  const p = a.x - b.x;', '  const q = a.y - b.y;', '  return p * q * a.x <= 0;');
    const sizes = /> (\S+) \* \(abs\(aX\) \+ \S+\) \* \(abs\(p\) \+ \S+\) \* \(abs\(q\)/;
    expectRoundings(made, sizes, 4);
  });

  test('bounds squares by those that stand in the formula', () => {
    const made = text('  const p = sub(a, b);', '  const n = dot(p, p);', '  return n * n <= a.x * a.x * b.x * b.x;');
    expect(made).toMatch(/ > .*\(n \+ \S+\) \* \(n \+/);
    expect(made).not.toContain('pSize');
  });
});
