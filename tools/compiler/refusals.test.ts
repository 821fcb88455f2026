import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compiled, generated } from '../../test/compiler/memory.js';
import { GeneratedFile } from './file.js';
import { Refusal, Sources } from './source.js';
import type { Dimension } from './value.js';

const FILE = 'src/pairs/one-two.ts';

const HEAD = `import { APART, mostSeparated, mostSeparatedAtOnce, OVERLAPPING, type Sign, signOf, TOUCHING } from '../words/sign.js';
import { abs, add, cross, dot, map3, max, scale, sqrt, sub, sum, XYZ, cross2, type Vec, type Vec3, wobble } from '../words/vec.js';
import * as other from './other-pair.js';
`;

const OTHER = `import type { Vec } from '../words/vec.js';
import { type Sign, signOf } from '../words/sign.js';
export function holds(p: Vec): boolean {
  return p.x > p.y;
}
export function gap(p: Vec, q: Vec): Sign {
  return signOf(p.x - q.x);
}
export function order(p: Vec, q: Vec): Sign {
  return signOf(p.x * q.y - q.x * p.y);
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
  const fields = Array.from({ length: n }, (_, i) => `  readonly v${i}: number;`);
  const products = Array.from({ length: n }, (_, i) => `m.v${i} * b.x`);
  const head = ['interface Many {', ...fields, '}', 'export function holds(m: Many, b: Vec): boolean {'];
  return [...head, `  return ${products.join(' + ')} > 0;`, '}', ''].join('\n');
}

/** Consts that each add to the one before. */
function chain(n: number): string[] {
  return Array.from({ length: n }, (_, i) => `  const p${i + 1} = ${i === 0 ? 'a.x' : `p${i}`} + b.x;`);
}

function doubling(n: number): string {
  return Array.from({ length: n }, (_, i) => `  if (p > ${i}) { if (p > ${i + 100}) return ${i}; }`).join('\n');
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
      'export function side(a: Vec): Sign {\n  return mostSeparated(signOf(a.x), signOf(a.y * a.x));\n}\n',
      '4:1: only gap may weigh several answers',
    ],
    [
      'a number chosen by another question',
      holds('  const p = other.holds(a) ? a.x : b.x;', '  return p * a.y > b.x * b.y;'),
      '6:10: a number must not be chosen by another question',
    ],
    [
      'three shapes',
      'export function holds(a: Vec, b: Vec, c: Vec): boolean {\n  return a.x * b.x > c.x * c.y;\n}\n',
      '4:1: a question is about two shapes at most',
    ],
    [
      'a rare gap',
      '/** @rare */\nexport function gap(a: Vec): Sign {\n  return signOf(a.x * a.y);\n}\n',
      '5:1: gap is not asked rarely',
    ],
    ['119 inputs', wide(116), 'a question must not have more than 118 inputs'],
    ['a mistake of spelling', holds('  return a.x > ;'), '5:16: Expression expected.'],
    ['a brace that is missing', holds('  return a.x > 0;').slice(0, -2), "'}' expected."],
    ['a default of a field', holds('  const { x = 1 } = a;', '  return x > 0;'), '5:15: what is always there needs no'],
    ['a default of an item', holds('  const [p = 2] = [a.x];', '  return p > 0;'), '5:14: what is always there needs'],
    [
      'a name given twice',
      holds('  const p = a.x;', '  const p = b.x;', '  return p > 0;'),
      '6:9: there is such a name',
    ],
    ['a parameter declared again', holds('  const a = b;', '  return a.x > 0;'), '5:9: there is such a name already'],
    ['optional chaining', holds('  return a?.x > 0;'), '5:10: what is always there needs no ?.'],
    ['an optional call', holds('  return dot?.(a, b) > 0;'), '5:10: what is always there needs no ?.'],
    ['a text with holes', holds('  return `p` > 0;'), '5:10: not in the subset'],
    ['a getter', holds('  const p = { get x() { return 1; } };', '  return p.x > 0;'), '5:15: a field with a value'],
    [
      'a computed field',
      holds("  const p = { ['x']: 1 };", '  return p.x > 0;'),
      '5:15: write the field as a plain name',
    ],
    ['a number that is spread', holds('  const p = [...a.x];', '  return p[0] > 0;'), '5:14: not a list: ...a.x'],
    ['a loop with a let', holds('  for (let p of [1]) return true;', '  return false;'), '5:8: only const'],
    ['a loop that declares nothing', holds('  for (p of [1]) return true;', '  return false;'), '5:8: only const: p'],
    ['a comparison of truths', holds('  return (a.x > 0) === (b.x > 0);'), '5:10: compare numbers'],
    ['a word among numbers', holds("  return a.x + 'p' > 0;"), "5:16: not a number: 'p'"],
    ['a comparison of words', holds("  return 'p' === 'q';"), '5:10: a word cannot be compared'],
    ['an unused result', holds('  sub(a, b);', '  return true;'), '5:3: only const, if'],
    ['what is never reached', holds('  return true;', '  return false;'), '6:3: this is never reached'],
    ['too few arguments for a word', holds('  return sum(sub(a)) > 0;'), '5:14: sub takes 2 arguments, not 1'],
    ['too many arguments for a word', holds('  return dot(a, b, a) > 0;'), '5:10: dot takes 2 arguments, not 3'],
    ['no arguments for a word', holds('  return max() > 0;'), '5:10: max takes at least 1 argument, not 0'],
    [
      'an answer at once that is no sign of a number',
      gap('  return mostSeparatedAtOnce(APART);'),
      '5:10: mostSeparatedAtOnce: of signs of numbers',
    ],
    ['no answers to weigh', gap('  return mostSeparated();'), '5:10: mostSeparated: of at least one answer'],
    ['numbers for vectors', holds('  return sum(add(1, 2)) > 0;'), '5:14: add: argument 1 is not a vector'],
    ['a vector for a number', holds('  return sum(scale(a, b)) > 0;'), '5:14: scale: argument 2 is not a number'],
    ['a number beside vectors', holds('  return sum(max(1, a)) > 0;'), '5:14: max: argument 2 is not a number'],
    ['too few arguments for a question', holds('  return other.gap(a) > 0;'), '5:10: gap takes 2 arguments, not 1'],
    ['a sum of nothing', holds('  return [].reduce((p, q) => p + q) > 0;'), '5:10: there is nothing in the list'],
    ['a word for a function', holds('  return [a.x].map(abs)[0] > 0;'), '5:10: not a function that is written here'],
    ['a sign that is no gap', holds('  return other.order(a, b) > 0;'), '5:10: a question may ask another for its gap'],
    ['such a sign for an answer', gap('  return other.order(a, b);'), '5:10: a question may ask another for its gap'],
    ['gap without a Sign', gap('  return a.x;').replace('Sign', 'number'), '4:1: gap answers with a Sign'],
    ['a question without a type', holds('  return true;').replace(': boolean', ''), '4:1: a function whose result has'],
    [
      'an async question',
      holds('  return true;').replace('function', 'async function'),
      '4:1: a function must not be async',
    ],
    [
      'a default export',
      holds('  return true;').replace('function', 'default function'),
      '4:1: export functions by their',
    ],
    ['two functions of one name', holds('  return true;') + holds('  return true;'), '7:1: there is a holds already'],
    [
      'what is made of gap',
      holds('  return true;').replace('holds', 'touches'),
      '4:1: touches is made from other functions',
    ],
    [
      'a number at the top',
      `const LIMIT = 3;\n${holds('  return a.x > LIMIT;')}`,
      '4:1: only a function can be a const',
    ],
    [
      'a file that is not there',
      `import { f } from '../words/no.js';\n${holds('')}`,
      '4:1: there is no src/words/no.ts',
    ],
    [
      'a function that is not there',
      `import { f } from '../words/lengths.js';\n${holds('  return true;')}`,
      '4:1: src/words/lengths.ts has no f',
    ],
    [
      'an optional field',
      'interface P {\n  p?: Vec;\n}\nexport function holds(a: P): boolean {}',
      '5:3: a field that is',
    ],
    [
      'a type within itself',
      'interface P {\n  p: P;\n}\nexport function holds(a: P): boolean {}',
      '4:1: a type must not',
    ],
    ['an optional parameter', holds('  return true;').replace('b:', 'b?:'), '4:31: a parameter that is always given'],
    [
      'a number for a parameter',
      holds('  return true;').replace('b: Vec', 'b: number'),
      '4:31: a parameter is a shape or',
    ],
    ['a misspelled tag', `/** @robsut */\n${holds('  return true;')}`, '4:5: unknown tag, known are @shared'],
    [
      'a tag that nothing reads',
      holds('  /** @cold */', '  const p = a.x;', '  /** @todo */', '  return p > 0;'),
      '7:7: unk',
    ],
    [
      'a bound of no value',
      `/** @bound x exact */\nfunction f(): number {}\n${holds('')}`,
      '4:5: @bound is for functions',
    ],
    ...[3000, 40000].map((n) => [
      `${n} terms`,
      holds(`  return ${Array(n).fill('a.x').join(' + ')} > 0;`),
      '5:10: too long',
    ]),
    [
      'a name for each of 2000 terms',
      holds(...chain(2000), '  return p2000 > 0;'),
      ': too long: more than 1000 operations',
    ],
    [
      'ways that double with each condition',
      `function f(p: number): number {\n${doubling(20)}\n  return 0;\n}\n${holds('  return f(a.x) > 0;')}`,
      'too many ways through',
    ],
  ] as [string, string, string][])('%s', (_what, source, reason) => {
    const message = refusal(source);
    expect(message).toMatch(/^src\/pairs\/one-two\.ts:\d+:\d+: \S/);
    expect(message).toContain(reason);
  });

  test('cross in the plane, cross2 in space, and coordinates that are not there', () => {
    expect(refusal(holds('  return dot(cross(a, b), a) > 0;'), 2)).toContain('5:14: cross exists in space only');
    expect(refusal(holds('  return cross2(a, b) > 0;'), 3)).toContain('5:10: cross2 exists in the plane only');
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

  test('a function that gets too few or too many arguments', () => {
    const f = 'const q = (): number => 1;\nfunction f(p: number, q: number): number {\n  return p + q;\n}\n';
    expect(refusal(f + holds('  return f(a.x) > 0;'))).toContain('9:10: f takes 2 arguments, not 1');
    expect(refusal(f + holds('  return f(a.x, 1, 2) > 0;'))).toContain('9:10: f takes 2 arguments, not 3');
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
  const texts = { [FILE]: `${HEAD}${wide(115)}`, 'src/pairs/other-pair.ts': OTHER };
  const sources = new Sources((file) => texts[file as keyof typeof texts] ?? readFileSync(file, 'utf8'));
  const programs = new GeneratedFile(FILE, 3, sources);
  generated(texts, FILE, 3, sources, programs);
  expect(programs.text()).toContain(':A~~~~H*');
});

test('a question may be asked of a shape with its axes in another order, and with an extent turned to its opposite', () => {
  const source = `import type { Obb3 } from '../words/shapes.js';
import { vec3 } from '../words/vec.js';
export function holds({ center, halfExtents: { x, y, z }, axes: [u, v, w] }: Obb3): boolean {
  return isFirst({ center, halfExtents: vec3(-y, z, x), axes: [v, w, u] });
}
export function isFirst({ center, halfExtents, axes }: Obb3): boolean {
  return halfExtents.x + axes[0].x * center.y > 0;
}
`;
  const { functions, text } = compiled({ [FILE]: source }, FILE, 3);
  const box = (y: number, x: number) => ({
    center: { x: 0, y: 3, z: 0 },
    halfExtents: { x: 9, y, z: 9 },
    axes: [
      { x: 9, y: 0, z: 0 },
      { x, y: 0, z: 0 },
      { x: 9, y: 0, z: 0 },
    ],
  });
  expect(functions['holdsOneTwo']!(box(6, 2))).toBe(false);
  expect(functions['holdsOneTwo']!(box(6, 2 + 2 ** -51))).toBe(true);
  expect(text).toContain('part.halfExtents.x = -box.halfExtents.y');
});

test('the rest of a list is a list', () => {
  const source = holds('  const [p, ...q] = [a.x, b.x, b.y];', '  return p > q[1];');
  const { functions } = compiled({ [FILE]: `${HEAD}${source}`, 'src/pairs/other-pair.ts': OTHER }, FILE, 2);
  expect(functions['holdsOneTwo']!({ x: 2, y: 0 }, { x: 9, y: 1 })).toBe(true);
  expect(functions['holdsOneTwo']!({ x: 2, y: 0 }, { x: 0, y: 3 })).toBe(false);
});

test('a sign may have any name: its type tells what it is', () => {
  const source = 'export function order(a: Vec, b: Vec): Sign {\n  return signOf(a.x * b.y - b.x * a.y);\n}\n';
  const { functions } = compiled({ [FILE]: `${HEAD}${source}`, 'src/pairs/other-pair.ts': OTHER }, FILE, 2);
  const ask = (x: number): unknown => functions['orderOneTwo']!({ x, y: 1 }, { x: 1, y: 1 });
  expect([ask(2), ask(1), ask(0.5)]).toEqual([1, 0, -1]);
});
