import { describe, expect, test } from 'vitest';
import { doubles, errorOf, input, worked } from '../../../test/compiler/worked.js';
import { seeded } from '../../../test/oracle/random.js';
import {
  absolute,
  add,
  and,
  binary,
  type Cond,
  compare,
  type Local,
  multiply,
  type Num,
  number,
  type Stmt,
  subtract,
  truth,
} from '../ir.js';
import { Names } from '../names.js';
import { type Certain, Certainty } from './certainty.js';

const [LEAST, GREATEST] = [1e-288, 1e307];

/** A formula in the making: its steps, and what holds for them. */
class Formula {
  readonly stmts: Stmt[] = [];
  private readonly squares: Num[] = [];

  named(value: Num): Num {
    const local: Local = { name: `n${this.stmts.length}`, group: '', value };
    this.stmts.push({ op: 'const', local });
    return { op: 'local', local };
  }

  /** The difference of two inputs. */
  difference(a: string, b: string): Num {
    return this.named(subtract(input(a), input(b)));
  }

  square(...of: Num[]): Num {
    return this.named(of.map((part) => multiply(part, part)).reduce(add));
  }

  /** A root, of what is known to be of a usual size. */
  root(of: Num): Num {
    this.squares.push(of);
    return this.named({ op: 'root', of });
  }

  isUsual(inputs: ReadonlyMap<string, number>): boolean {
    const squares = this.squares.map((of) => worked(of, inputs, doubles) as number);
    return squares.every((square) => square >= LEAST && square <= GREATEST);
  }

  signOf(value: Num): Certain | undefined {
    const holds = this.squares.map((of): Cond => {
      const isLarge = compare('>=', of, number(LEAST), undefined);
      return and(isLarge, compare('<=', of, number(GREATEST), undefined));
    });
    const certainty = new Certainty(holds.reduce(and, truth(true)), new Names(), (path) => path !== RATIO);
    certainty.look(this.stmts);
    return certainty.signOf(value, value);
  }
}

/** An input that is no length. */
const RATIO = 'ratio';

const HALF = number(0.5);

const PATHS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Lengths as they come: of one size or of several, and now and then close to each other. */
function inputsBy({ unit, pick, chance }: ReturnType<typeof seeded>): Map<string, number> {
  const sizes = pick([[1], [1, 1e-3, 1e6], [1e100], [1e-100], [1, 1e-140]]);
  const inputs = new Map(PATHS.map((path) => [path, (unit() - 0.5) * pick(sizes)]));
  for (const [i, path] of PATHS.entries())
    if (i > 0 && chance(0.3)) inputs.set(path, inputs.get(PATHS[i - 1]!)! * (1 + (unit() - 0.5) * pick([1e-15, 1e-8])));
  return inputs;
}

const distance = (f: Formula): Num =>
  f.root(f.square(f.difference('a', 'b'), f.difference('c', 'd'), f.difference('e', 'f')));

describe('no error exceeds the bound, and some come near:', () => {
  test.each<[string, number, (f: Formula) => Num]>([
    ['a distance less a radius', 0.2, (f) => subtract(distance(f), input('g'))],
    ['half a distance less a radius', 0.1, (f) => subtract(multiply(HALF, distance(f)), input('g'))],
    ['a distance less two radii', 0.2, (f) => subtract(distance(f), f.named(add(input('g'), input('h'))))],
    [
      'the difference of two distances',
      0.2,
      (f) =>
        subtract(
          f.root(f.square(f.difference('a', 'b'), f.difference('c', 'd'))),
          f.root(f.square(f.difference('e', 'f'))),
        ),
    ],
    [
      'the difference of two products of three lengths',
      0.1,
      (f) => {
        const [p, q, r] = [f.difference('a', 'b'), f.difference('c', 'd'), f.difference('e', 'f')];
        return subtract(multiply(multiply(p, q), r), multiply(multiply(input('g'), input('h')), p));
      },
    ],
    [
      'the larger of two differences, as half a sum',
      0.1,
      (f) => {
        const [p, q] = [f.difference('a', 'b'), f.difference('c', 'd')];
        return multiply(HALF, add(add(p, q), absolute(subtract(p, q))));
      },
    ],
    [
      'twice the positive part of a sum, less a length',
      0.1,
      (f) => {
        const x = f.named(add(f.difference('a', 'b'), f.difference('c', 'd')));
        return subtract(add(x, absolute(x)), input('g'));
      },
    ],
    [
      'the difference of two products',
      0.2,
      (f) =>
        subtract(
          multiply(f.difference('a', 'b'), f.difference('c', 'd')),
          multiply(f.difference('e', 'f'), f.difference('g', 'h')),
        ),
    ],
    [
      'a quotient less an input',
      0.2,
      (f) =>
        subtract(
          binary('divide', f.named(multiply(f.difference('a', 'b'), input('c'))), f.difference('d', 'e')),
          input('f'),
        ),
    ],
    [
      'a quotient of a difference',
      0.1,
      (f) =>
        binary(
          'divide',
          f.named(subtract(multiply(input('a'), input('b')), multiply(input('c'), input('d')))),
          f.difference('e', 'f'),
        ),
    ],
    [
      'the larger of a rounded sum and a difference',
      0.2,
      (f) =>
        binary(
          'larger',
          f.named(add(f.difference('a', 'b'), input('c'))),
          f.named(subtract(f.difference('d', 'e'), input('f'))),
        ),
    ],
    [
      'the smaller of two sums, more an input',
      0.2,
      (f) =>
        add(binary('smaller', f.named(add(f.difference('a', 'b'), input('c'))), f.difference('d', 'e')), input('f')),
    ],
  ])('%s', (_name, near, make) => {
    const random = seeded(23);
    const f = new Formula();
    const value = f.named(make(f));
    const certain = f.signOf(value)!;
    const { right: bound } = certain.isSure as Cond & { op: 'compare' };
    let worst = 0;
    for (let i = 0; i < 4000; i++) {
      const inputs = inputsBy(random);
      const double = worked(value, inputs, doubles) as number;
      const allowed = worked(bound, inputs, doubles) as number;
      if (!Number.isFinite(double) || !f.isUsual(inputs)) continue;
      worst = Math.max(worst, errorOf(value, inputs) / allowed);
    }
    expect(worst).toBeLessThanOrEqual(1);
    expect(worst).toBeGreaterThan(near);
  });
});

describe('a relative error needs no bound:', () => {
  const beyond = (f: Formula): Num => {
    const [below, above] = [f.difference('a', 'b'), f.difference('c', 'a')];
    return f.named(add(f.named(add(below, absolute(below))), f.named(add(above, absolute(above)))));
  };
  test.each<[string, (f: Formula) => Num]>([
    ['the difference of two inputs', (f) => f.difference('a', 'b')],
    ['a sum of squares', (f) => f.square(f.difference('a', 'b'), f.difference('c', 'd'))],
    ['how far a number lies beyond an interval', beyond],
    ['a distance', distance],
    ['half a distance', (f) => multiply(HALF, distance(f))],
  ])('%s', (_name, make) => {
    const random = seeded(29);
    const f = new Formula();
    const value = f.named(make(f));
    expect(f.signOf(value)).toBeDefined();
    for (let i = 0; i < 2000; i++) {
      const inputs = inputsBy(random);
      const double = worked(value, inputs, doubles) as number;
      if (Math.abs(double) < 1e-288 || !f.isUsual(inputs)) continue;
      expect(errorOf(value, inputs) / Math.abs(double)).toBeLessThan(8 * 2 ** -53);
    }
  });

  test('of a distance of ordinary size nothing is asked', () => {
    const f = new Formula();
    expect(f.signOf(f.named(multiply(HALF, distance(f))))).toMatchObject({ isSure: truth(true), canBeNegative: false });
  });
});

describe('nothing is known', () => {
  test.each<[string, (f: Formula) => Num]>([
    ['of a root that may have lost digits', (f) => ({ op: 'root', of: f.square(f.difference('a', 'b')) })],
    ['of a root of what may be negative', (f) => f.root(f.difference('a', 'b'))],
    [
      'of a quotient by a rounded sum',
      (f) => binary('divide', input('a'), f.named(add(f.difference('b', 'c'), input('d')))),
    ],
    [
      'of a product that may have lost digits, multiplied by what may be of any size',
      (f) => multiply(f.named(multiply(input('a'), input('b'))), input(RATIO)),
    ],
    [
      'of what branches set',
      (f) => {
        const local: Local = { name: 'x', group: 'x', value: undefined };
        const set: Stmt = { op: 'set', local, value: input('a') };
        f.stmts.push(
          { op: 'let', local, of: 'number' },
          { op: 'if', by: { op: 'given', path: 'meet' }, then: [set], else: [] },
        );
        return { op: 'local', local };
      },
    ],
  ])('%s', (_name, make) => {
    const f = new Formula();
    expect(f.signOf(f.named(make(f)))).toBeUndefined();
  });
});

test.each<[string, (f: Formula) => Num, string[]]>([
  ['a difference is not finite where an input is not', (f) => f.difference('a', 'b'), ['a', 'b']],
  [
    'a larger one may leave no trace of the other',
    (f) => binary('larger', f.difference('a', 'b'), f.difference('a', 'c')),
    ['a'],
  ],
  ['what is divided by may leave no trace', (f) => binary('divide', input('a'), f.difference('b', 'c')), ['a']],
])('%s', (_name, make, inputs) => {
  const f = new Formula();
  expect([...f.signOf(f.named(make(f)))!.inputs]).toEqual(inputs);
});
