import { describe, expect, test } from 'vitest';
import { generated } from '../../test/compiler/memory.js';
import { Refusal } from './source.js';
import type { Dimension } from './value.js';

const FILE = 'src/pairs/one-two.ts';

const HEAD = `import { APART, farthest, OVERLAPPING, type Sign, signOf, TOUCHING } from '../words/sign.js';
import { cross, dot, sqrt, sub, turn, type Vec, wobble } from '../words/vec.js';
import * as other from './other-pair.js';
`;

const OTHER = `import type { Vec } from '../words/vec.js';
export function holds(p: Vec): boolean {
  return p.x > p.y;
}
`;

/** The message with which a source is refused; its first line is the fourth of its file. */
function refusal(source: string, dimension: Dimension = 3): string {
  try {
    generated({ [FILE]: `${HEAD}${source}`, 'src/pairs/other-pair.ts': OTHER }, FILE, dimension);
  } catch (problem) {
    expect(problem).toBeInstanceOf(Refusal);
    return (problem as Refusal).message;
  }
  throw new Error('it was compiled');
}

/** A question of two points. */
function holds(...lines: readonly string[]): string {
  return ['export function holds(a: Vec, b: Vec): boolean {', ...lines, '}', ''].join('\n');
}

function gap(...lines: readonly string[]): string {
  return ['export function gap(a: Vec, b: Vec): Sign {', ...lines, '}', ''].join('\n');
}

/** A question about n numbers, all of them products with b.x. */
function wide(n: number): string {
  const fields = Array.from({ length: Math.ceil(n / 3) }, (_, i) => `  readonly v${i}: Vec;`);
  const products = Array.from({ length: n }, (_, i) => `m.v${Math.floor(i / 3)}.${'xyz'[i % 3]} * b.x`);
  const head = ['interface Many {', ...fields, '}', 'export function holds(m: Many, b: Vec): boolean {'];
  return [...head, `  return ${products.join(' + ')} > 0;`, '}', ''].join('\n');
}

describe('refuses, with file, line, column and reason,', () => {
  test.each([
    ['let', holds('  let p = a.x;', '  return p > 0;'), '5:3: only const'],
    ['var', holds('  var p = a.x;', '  return p > 0;'), '5:3: only const'],
    ['an assignment', holds('  const p = a.x;', '  p = 3;', '  return p > 0;'), '6:3: only const, if'],
    ['a loop that runs', holds('  while (a.x > 0) {}', '  return true;'), '5:3: only const, if'],
    ['a loop with a counter', holds('  for (let i = 0; i < 3; i++) {}', '  return true;'), '5:3: only const, if'],
    [
      'a loop over what is no list',
      holds('  for (const i of a.x) return true;', '  return false;'),
      '5:19: not a list',
    ],
    ['a division', holds('  return a.x / b.x > 0;'), '5:10: a question is made of sums and products, not of divide'],
    [
      'a named division',
      holds('  const p = a.x / b.x;', '  return p > 0;'),
      '6:10: a question is made of sums and products',
    ],
    ['a root', holds('  return sqrt(a.x) > b.x;'), '5:10: a question is made of sums and products, not of root'],
    ['a fraction', holds('  return a.x * 0.5 > b.x;'), '5:10: only whole numbers'],
    ['a fraction to compare with', holds('  return a.x > 0.5;'), '5:10: only whole numbers'],
    ['infinity', holds('  return a.x < Infinity;'), '5:10: only whole numbers'],
    ['an unknown word', holds('  return wobble(a) > 0;'), '5:10: unknown word wobble'],
    ['an unknown name', holds('  return a.x > epsilon;'), '5:16: unknown name: epsilon'],
    ['a function of the language', holds('  return Math.abs(a.x) > 0;'), '5:10: unknown name: Math'],
    ['an unknown field', holds('  return a.w > 0;'), '5:10: a vector of 3D has no w'],
    ['an unknown type', 'export function holds(a: Thing): boolean {\n  return true;\n}\n', '4:26: unknown type Thing'],
    [
      'a parameter without a type',
      'export function holds(a): boolean {\n  return true;\n}\n',
      '4:23: a parameter with a type',
    ],
    ['a remainder', holds('  return a.x % 2 > 0;'), '5:10: not in the subset'],
    ['a loose comparison', holds('  return a.x == b.x;'), '5:10: not in the subset'],
    ['a comparison of vectors', holds('  return a > b;'), '5:10: compare numbers'],
    ['a number as a condition', holds('  if (a.x) return true;', '  return false;'), '5:7: not a condition'],
    ['an exception', holds('  throw new Error();'), '5:3: only const, if'],
    ['a class', `class X {}\n${holds('  return true;')}`, '4:1: only imports, types and functions'],
    [
      'a choice by a rounded condition',
      holds('  return (a.x * b.y > a.y ? a.x : b.x) > 0;'),
      '5:10: a choice must be by a condition that is exact',
    ],
    [
      'a question asked of a computed point',
      holds('  return other.holds(sub(a, b));'),
      '5:10: a question is asked of shapes and points as they were given',
    ],
    [
      'a question asked of a chosen point',
      holds('  return other.holds(a.x > 0 ? a : b);'),
      '5:10: a question is asked of shapes and points as they were given',
    ],
    ['a missing return', holds('  if (a.x > 0) return true;'), '4:1: there is a way through without a return'],
    [
      'a missing return in a branch',
      holds('  if (a.x > 0) {', '    if (a.y > 0) return true;', '  } else return false;'),
      '4:1: there is a way through without a return',
    ],
    ['a return of nothing', holds('  return;'), '5:3: a question answers with'],
    ['a number for an answer', holds('  return a.x;'), '5:3: a question answers with'],
    ['a sign for yes or no', holds('  return signOf(a.x);'), '4:1: an answer is not of the type'],
    ['yes or no for a sign', gap('  return a.x > 0;'), '4:1: an answer is not of the type'],
    [
      'branches of different forms',
      holds('  const p = a.x > 0 ? a : b.x;', '  return p.x > 0;'),
      '5:13: one branch gives a vec, the other a num',
    ],
    [
      'branches of different records',
      holds('  const p = a.x > 0 ? { u: 1 } : { v: 1 };', '  return p.u > 0;'),
      '5:13: one branch has no u',
    ],
    [
      'branches of different lists',
      holds('  const p = a.x > 0 ? [1] : [1, 2];', '  return p[0] > 0;'),
      '5:13: one branch gives a list',
    ],
    ['an answer that is compared', holds('  return signOf(a.x) > 0;'), '5:10: compare numbers, or an answer with 0'],
    ['a question that asks itself', holds('  return holds(b, a);'), '4:1: a question must not ask itself'],
    [
      'gap that asks itself',
      gap('  if (gap(b, a) > 0) return APART;', '  return TOUCHING;'),
      '4:1: a question must not ask itself',
    ],
    [
      'several answers weighed beside gap',
      'export function side(a: Vec): Sign {\n  return farthest(signOf(a.x), signOf(a.y * a.x));\n}\n',
      '4:1: only gap may weigh several answers',
    ],
    ['129 inputs', wide(128), 'a question must not have more than 128 inputs'],
  ])('%s', (_what, source, reason) => {
    const message = refusal(source);
    expect(message).toMatch(/^src\/pairs\/one-two\.ts:\d+:\d+: \S/);
    expect(message).toContain(reason);
  });

  test('cross in the plane, turn in space, and coordinates that are not there', () => {
    expect(refusal(holds('  return dot(cross(a, b), a) > 0;'), 2)).toContain('5:14: cross exists in space only');
    expect(refusal(holds('  return turn(a, b) > 0;'), 3)).toContain('5:10: turn exists in the plane only');
    expect(refusal(holds('  return a.z > 0;'), 2)).toContain('5:10: a vector of 2D has no z');
  });

  test('functions that call themselves or each other', () => {
    const f = 'function f(n: number): number {\n  return g(n) + 1;\n}\n';
    const g = 'function g(n: number): number {\n  return f(n) + 1;\n}\n';
    expect(refusal(f.replace('g(n)', 'f(n)') + holds('  return f(a.x) > 0;'))).toContain(
      '5:10: a function must not call itself',
    );
    expect(refusal(f + g + holds('  return f(a.x) > 0;'))).toContain('a function must not call itself: ');
  });

  test('a helper that does not always return', () => {
    const helper = 'function f(n: number): number {\n  if (n > 0) return n;\n}\n';
    expect(refusal(helper + holds('  return f(a.x) > 0;'))).toContain('4:31: there is a way through without a return');
  });

  test('questions that ask each other', () => {
    const first = `${HEAD}${holds('  return other.holds(a);')}`;
    const second = `import * as one from './one-two.js';\n${OTHER.replace('p.x > p.y', 'one.holds(p, p)')}`;
    expect(() => generated({ [FILE]: first, 'src/pairs/other-pair.ts': second }, FILE, 2)).toThrow(
      /^src\/pairs\/(one-two|other-pair)\.ts:\d+:1: a question must not ask itself/,
    );
  });
});

test('as many inputs as there may be are compiled', () => {
  const texts = { [FILE]: `${HEAD}${wide(127)}`, 'src/pairs/other-pair.ts': OTHER };
  expect(generated(texts, FILE, 3)).toContain('inputs[127] = ');
});
