import { expect, test } from 'vitest';
import { seeded } from '../../../test/oracle/random.js';
import { multiply, rational, sign, subtract } from '../../../test/oracle/rational.js';
import { intersectsSegmentSegment, orientation, segment } from '../index.js';

const at = (x: number, y: number) => ({ x, y });

test.each([
  ['to the left', at(5, 1), 1],
  ['to the right', at(5, -1), -1],
  ['on the line', at(-7, 0), 0],
  ['the least to the left', at(-7, 5e-324), 1],
  ['not finite', at(NaN, 1), 0],
  ['endlessly far', at(1, Infinity), 0],
])('a third point %s', (_situation, c, expected) => {
  expect(orientation(at(0, 0), at(1, 0), c)).toBe(expected);
});

test('tenths that doubles would put on the line, or on the wrong side', () => {
  const [a, b, c] = [at(0.1, 0.1), at(0.3, 0.3), at(0.7, 0.7)];
  expect(orientation(a, b, c)).toBe(0);
  expect(orientation(a, b, at(0.7, 0.7 - 2 ** -53))).toBe(-1);
  expect(orientation(at(0.5, 0.5), at(12, 12), at(24, 24 + 2 ** -48))).toBe(1);
});

test('it is the sign of the cross product, and turns with every exchange', () => {
  const random = seeded(12);
  const tenth = () => random.whole(-30, 30) / 10;
  let level = 0;
  for (let i = 0; i < 3000; i++) {
    const [a, b] = [at(tenth(), tenth()), at(tenth(), tenth())];
    const t = random.whole(-4, 4);
    const c = at(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y));
    const truth = exactSign(a, b, c);
    if (truth === 0) level++;
    expect(orientation(a, b, c)).toBe(truth);
    expect(orientation(b, a, c)).toBe(0 - truth);
    expect(orientation(b, c, a)).toBe(truth);
  }
  expect(level).toBeGreaterThan(100);
});

test('segments whose ends lie on different sides of each other cross', () => {
  const random = seeded(13);
  const place = () => at(random.whole(-3, 3) / 10, random.whole(-3, 3) / 10);
  for (let i = 0; i < 3000; i++) {
    const [a, b, c, d] = [place(), place(), place(), place()];
    const signs = [orientation(a, b, c) * orientation(a, b, d), orientation(c, d, a) * orientation(c, d, b)];
    const meet = intersectsSegmentSegment(segment(a, b), segment(c, d));
    if (signs.every((one) => one < 0)) expect(meet).toBe(true);
    if (signs.some((one) => one > 0)) expect(meet).toBe(false);
  }
});

function exactSign(a: Point, b: Point, c: Point): number {
  const from = (p: Point) => [subtract(rational(p.x), rational(a.x)), subtract(rational(p.y), rational(a.y))] as const;
  const [p, q] = [from(b), from(c)];
  return sign(subtract(multiply(p[0], q[1]), multiply(p[1], q[0])));
}

type Point = ReturnType<typeof at>;
