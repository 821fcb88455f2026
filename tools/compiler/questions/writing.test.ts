import { describe, expect, test } from 'vitest';
import { dyadicSign } from '../../../src/exact/dyadic.js';
import { areFinite, FIRST_INPUT } from '../../../src/exact/inputs.js';
import { turnsOf, waysOf } from '../../../src/exact/ways.js';
import { readNumbers } from '../../../test/compiler/programs.js';
import { type Random, seeded } from '../../../test/oracle/random.js';
import { digitNode, inputNode, type Node, type Operation, resultNode } from './notation.js';
import { written } from './writing.js';

const make = (op: Operation, ...of: Node[]): Node => resultNode(op, of);
const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map(inputNode) as [Node, Node, Node, Node, Node, Node];
const add = (x: Node, y: Node): Node => make('add', x, y);
const less = (x: Node, y: Node): Node => make('subtract', x, y);
const times = (x: Node, y: Node): Node => make('multiply', x, y);
const zero = digitNode(0);

/** Without the limits. */
const bodyOf = (layout: string, ...ends: Node[]): string =>
  written(
    ends.map((end) => ({ node: end, end })),
    layout,
  )
    .split(':')[1]!
    .replaceAll(/;../g, ';');

test.each([
  ['a dot product', '3s', [add(add(times(a, d), times(b, e)), times(c, f))], 'AD*!;'],
  ['one of the plane', '2s', [add(times(a, c), times(b, d))], 'AC*!;'],
  [
    'a cross product',
    '3s',
    [[b, f, c, e] as const, [c, d, a, f] as const, [a, e, b, d] as const].map(([p, q, r, s]) =>
      less(times(p, q), times(r, s)),
    ),
    'BF*CE*-;&',
  ],
  ['what turns back', '3v', [less(times(c, a), b), less(times(a, b), c)], 'CA*B-=;a&;'],
  ['turns of ends', '3s', [less(times(a, e), c), less(times(d, b), f)], "AE*C-;'"],
  ['the larger and the smaller', '3s', [make('larger', a, b), make('smaller', a, b)], 'AB>;AB<;'],
  [
    'what is chosen where two are equal',
    '3s',
    [make('choose', less(a, b), c, make('choose', less(b, a), c, d))],
    'AB-DC_;',
  ],
  ['squares and opposites', '3s', [less(times(a, a), times(less(zero, b), b))], 'A?B^B*-;'],
  ['terms of lower degree', '3s', [less(times(a, b), c)], 'AB*C-;'],
])('%s is written shortly', (_what, layout, ends, text) => {
  expect(bodyOf(layout, ...ends)).toBe(text);
});

/** A random number, and all that it becomes by turns of random kinds, put together in some way. */
function randomEnds(random: Random, layout: string): Node[] {
  const turns = turnsOf(layout, 0);
  const inputs = Math.max(...turns.flat()) + 1;
  const nodes = new Map<number, Node>();
  const input = (at: number): Node => {
    nodes.set(at, nodes.get(at) ?? inputNode(at));
    return nodes.get(at)!;
  };
  type Build = (turned: (at: number) => number) => Node;
  const operations: Operation[] = [
    'add',
    'subtract',
    'subtract',
    'multiply',
    'multiply',
    'absolute',
    'larger',
    'smaller',
    'choose',
  ];
  const build = (depth: number): Build => {
    const at = random.whole(0, inputs - 1);
    if (depth === 0) return (turned) => input(turned(at));
    const op = random.pick(operations);
    const of = Array.from({ length: op === 'absolute' ? 1 : op === 'choose' ? 3 : 2 }, () => build(depth - 1));
    if (random.chance(0.3)) {
      const turn = random.pick(turns);
      const again = (n: number): number => turn[n] ?? n;
      // The same for all turns of one kind.
      return (turned) =>
        [of[0]!, of[0]!, of[0]!]
          .map((one, i) => one((n) => turned(i === 0 ? n : i === 1 ? again(n) : again(again(n)))))
          .reduce((p, q) => make(random.chance(0.8) ? 'add' : 'larger', p, q));
    }
    return (turned) => make(op, ...of.map((one) => one(turned)));
  };
  const end = build(2);
  const turn = random.pick(turns);
  return [end((n) => n), end((n) => turn[n] ?? n), end((n) => turn[turn[n] ?? n] ?? n)];
}

describe.each(['3svb', '3tt', '3vbvb', '3snvn', '2svb', '2tt', '2ss', '3stbstv'])(
  'with inputs that turn as in %s',
  (layout) => {
    test('numbers stay the same however they are written', () => {
      const random = seeded(7);
      let shorter = 0;
      for (let i = 0; i < 200; i++) {
        const comparisons = randomEnds(random, layout).map((end) => ({ node: end, end }));
        const [plain, short] = [written(comparisons), written(comparisons, layout)];
        if (short.length < plain.length) shorter++;
        const [expected, actual] = [waysOf(plain), waysOf(short)];
        expect(actual.length).toBe(comparisons.length);
        for (let n = 0; n < 5; n++) {
          const numbers = Array.from({ length: 60 }, () => random.whole(-3, 3) * random.pick([1, 0.1]));
          areFinite(readNumbers(numbers, FIRST_INPUT));
          for (const [j, { end, limits }] of expected.entries()) {
            expect(dyadicSign(actual[j]!), short).toBe(dyadicSign({ end, limits }));
            expect(actual[j]!.limits).toEqual(limits);
          }
        }
      }
      expect(shorter).toBeGreaterThan(50);
    });
  },
);
