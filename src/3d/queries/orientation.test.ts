import { expect, test } from 'vitest';
import { seeded } from '../../../test/oracle/random.js';
import { add, multiply, rational, sign, subtract } from '../../../test/oracle/rational.js';
import { orientation } from '../index.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });

test.each([
  ['in front: they turn counter-clockwise as seen from there', at(0.2, 0.2, 3), 1],
  ['behind', at(0.2, 0.2, -3), -1],
  ['in their plane', at(7, -5, 0), 0],
  ['the least above it', at(7, -5, 5e-324), 1],
  ['not finite', at(7, NaN, 5), 0],
  ['endlessly far', at(7, 1, Infinity), 0],
])('a fourth point %s', (_situation, d, expected) => {
  expect(orientation(at(0, 0, 0), at(1, 0, 0), at(0, 1, 0), d)).toBe(expected);
});

test('it is the sign of the determinant, however close to a plane, and turns with every exchange', () => {
  const random = seeded(11);
  const tenth = () => random.whole(-30, 30) / 10;
  let level = 0;
  for (let i = 0; i < 3000; i++) {
    const [a, b, c] = [at(tenth(), tenth(), tenth()), at(tenth(), tenth(), tenth()), at(tenth(), tenth(), tenth())];
    const [u, v] = [random.whole(-4, 4), random.whole(-4, 4)];
    const along = (name: 'x' | 'y' | 'z') => a[name] + u * (b[name] - a[name]) + v * (c[name] - a[name]);
    const d = at(along('x'), along('y'), along('z'));
    const truth = exactSign(a, b, c, d);
    if (truth === 0) level++;
    expect(orientation(a, b, c, d)).toBe(truth);
    expect(orientation(b, a, c, d)).toBe(0 - truth);
    expect(orientation(a, b, d, c)).toBe(0 - truth);
  }
  expect(level).toBeGreaterThan(100);
});

function exactSign(a: Point, b: Point, c: Point, d: Point): number {
  const from = (p: Point) => (['x', 'y', 'z'] as const).map((name) => subtract(rational(p[name]), rational(a[name])));
  const [p, q, r] = [from(b), from(c), from(d)] as const;
  const part = (i: number, j: number, k: number) =>
    multiply(r[k]!, subtract(multiply(p[i]!, q[j]!), multiply(p[j]!, q[i]!)));
  return sign(add(add(part(1, 2, 0), part(2, 0, 1)), part(0, 1, 2)));
}

type Point = ReturnType<typeof at>;
