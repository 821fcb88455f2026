import { describe, expect, test } from 'vitest';
import { dyadicSign } from '../../../src/exact/dyadic.js';
import { areFinite, FIRST_INPUT, hasUnit, UNSURE } from '../../../src/exact/inputs.js';
import { compiled } from '../../../src/exact/limbs.js';
import { waysOf } from '../../../src/exact/ways.js';
import { randomNumbers } from '../../../test/compiler/fuzz/inputs.js';
import { readNumbers } from '../../../test/compiler/programs.js';
import { seeded } from '../../../test/oracle/random.js';
import { digitNode, inputNode, type Node, type Operation, resultNode, usesIn } from './notation.js';
import { Signs } from './signs.js';
import { written } from './writing.js';

const make = (op: Operation, ...of: Node[]): Node => resultNode(op, of);
const [a, b, c, d] = [0, 1, 2, 3].map(inputNode) as [Node, Node, Node, Node];
const add = (x: Node, y: Node): Node => make('add', x, y);
const less = (x: Node, y: Node): Node => make('subtract', x, y);
const times = (x: Node, y: Node): Node => make('multiply', x, y);
const size = (x: Node): Node => make('absolute', x);
const larger = (x: Node, y: Node): Node => add(add(x, y), size(less(x, y)));

/** Four numbers that are needed more than once. */
const [p, q] = [less(times(a, d), times(b, c)), less(times(a, c), times(b, d))];

describe.each([
  ['a product', times(p, less(a, b)), 0],
  ['a product with a number', times(digitNode(2), times(p, less(a, b))), 0],
  ['less a product', less(digitNode(0), times(p, q)), 0],
  ['the larger of two', larger(p, q), 0],
  [
    'the larger of two products, and of a third',
    larger(larger(times(p, q), times(p, times(a, b))), less(digitNode(0), times(q, times(c, d)))),
    0,
  ],
  ['sizes that are compared', less(size(less(add(p, p), q)), size(q)), 0],
  ['sizes of a sum and a difference', less(size(less(p, q)), size(add(p, q))), 0],
  ['the larger of two such', larger(less(size(less(add(p, p), q)), size(q)), less(size(add(q, q)), size(p))), 0],
  ['a sum of products', p, 2],
  ['a sum that is no larger one', add(add(p, q), size(less(p, times(a, a)))), 2],
  ['a size less what has none', less(size(p), q), 2],
])('%s', (_what, node, degree) => {
  const end = new Signs((op, of) => resultNode(op, of), digitNode, usesIn([node, p, q])).sameSign(node);
  const [plain, simple] = [node, end].map((of) => waysOf(written([{ node, end: of }]))[0]!);

  test(degree === 0 ? 'is asked for by signs' : 'stays as it is', () => {
    expect(end.degree).toBe(degree);
    if (degree > 0) expect(end).toBe(node);
  });

  test.each(['ordinary', 'lattice', 'tenths', 'neighbours of the lattice'])('has the same sign: %s', (family) => {
    const random = seeded(15);
    const signs = new Set<number>();
    const told = compiled(simple!.end, 3);
    for (let i = 0; i < 300; i++) {
      areFinite(readNumbers(randomNumbers(family, 4, random), FIRST_INPUT));
      const truth = dyadicSign(plain!);
      expect(dyadicSign(simple!)).toBe(truth);
      if (hasUnit(simple!.limits, 1)) expect([truth, UNSURE]).toContain(told());
      signs.add(truth);
    }
    expect(signs.size).toBeGreaterThan(1);
  });
});

test('what cancels is not worked out', () => {
  // |2 p - q| - |q| is as 4 p (p - q)
  const node = less(size(less(add(p, p), q)), size(q));
  const end = new Signs((op, of) => resultNode(op, of), digitNode, usesIn([node, p, q])).sameSign(node);
  const [first, second] = end.of.map((sign) => sign.of[0]!);
  expect(first!.of).toEqual([p, q]);
  expect(second).toBe(p);
});
