import { expect, test } from 'vitest';
import { dyadicSign } from '../../../src/exact/dyadic.js';
import { areFinite, FIRST_INPUT } from '../../../src/exact/inputs.js';
import { waysOf } from '../../../src/exact/ways.js';
import { randomNumbers } from '../../../test/compiler/fuzz/inputs.js';
import { readNumbers } from '../../../test/compiler/programs.js';
import { seeded } from '../../../test/oracle/random.js';
import { digitNode, inputNode, type Node, type Operation, resultNode } from './notation.js';
import { Simpler } from './simpler.js';
import { written } from './writing.js';

const make = (op: Operation, ...of: Node[]): Node => resultNode(op, of);
const [a, b, c, d] = [0, 1, 2, 3].map(inputNode) as [Node, Node, Node, Node];
const add = (x: Node, y: Node): Node => make('add', x, y);
const less = (x: Node, y: Node): Node => make('subtract', x, y);
const times = (x: Node, y: Node): Node => make('multiply', x, y);
const size = (x: Node): Node => make('absolute', x);

const nothing = less(times(a, b), times(b, a));

test.each([
  ['what cancels is not added', add(times(c, nothing), times(times(c, d), d)), 'CD*D*'],
  ['nor subtracted', less(times(c, d), size(nothing)), 'CD*'],
  ['what is subtracted from nothing is turned', less(nothing, times(c, d)), 'CD*^'],
  [
    'products and sums in another order are one',
    less(times(times(a, add(b, c)), c), times(times(add(c, b), a), d)),
    'ABC+*=C*aD*-',
  ],
  [
    'sizes of opposite differences are one',
    less(times(size(less(a, b)), c), times(d, size(less(b, a)))),
    'AB-.=C*Da*-',
  ],
])('%s', (_what, node, text) => {
  const end = new Simpler().of(node);
  const [plain, simple] = [node, end].map((of) => waysOf(written([{ node, end: of }]))[0]!);
  expect(written([{ node, end }]).split(/[:;]/)[1]).toBe(text);
  const random = seeded(16);
  for (const family of ['ordinary', 'lattice', 'tenths', 'neighbours of the lattice'])
    for (let i = 0; i < 100; i++) {
      areFinite(readNumbers(randomNumbers(family, 4, random), FIRST_INPUT));
      expect(dyadicSign(simple!)).toBe(dyadicSign(plain!));
    }
});

test('a digit is none of the rest', () => {
  expect(new Simpler().of(digitNode(3)).character).toBe('3');
});
