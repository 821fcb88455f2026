import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GeneratedFile } from '../file.js';
import { Programs } from '../questions/programs.js';
import { Questions } from '../questions/question.js';
import { Refusal } from '../refusal.js';
import { Sources } from '../source.js';
import { Rescaling } from './rescaling.js';
import { SharedFunctions } from './shared.js';
import { Values } from './values.js';

const FILE = 'src/pairs/one-two.ts';
const HEAD = `import type { Contact } from '../words/results.js';
import type { Aabb, Sphere } from '../words/shapes.js';
import { type Sign, signOf } from '../words/sign.js';
import { cross, type Vec } from '../words/vec.js';
`;
const GAP = 'export function gap(a: Sphere, b: Aabb): Sign {\n  return signOf(a.radius - b.min.x);\n}\n';

/** Compiles a pair; its first line is the fifth of its file. */
function compile(source: string): string {
  const sources = new Sources((name) => (name === FILE ? HEAD + source : readFileSync(name, 'utf8')));
  const [file, shared, rescaling] = [FILE, 'src/words', 'src/words/results.ts'].map(
    (origin) => new GeneratedFile(origin, 2, sources),
  ) as [GeneratedFile, GeneratedFile, GeneratedFile];
  const module = sources.module(FILE);
  const programs = new Programs(new GeneratedFile('src/words/shapes.ts', 2, sources));
  new Questions(sources, programs).compile(module, file);
  new Values(sources, new SharedFunctions(sources, shared), new Rescaling(rescaling)).compile(
    module,
    () => file,
    false,
  );
  return file.text();
}

function contact(...lines: readonly string[]): string {
  return ['export function contact(a: Sphere, b: Aabb): Contact {', ...lines, '}', ''].join('\n');
}

/** A contact with a depth of one's own. */
function withDepth(depth: string): string {
  return contact(`  return { normal: a.center, point: a.center, depth: ${depth} };`);
}

test.each([
  ['a result that lacks a field', GAP + contact('  return { depth: 1 };'), '8:1: normal.x of the result is missing'],
  ['a number for a result', GAP + contact('  return a.radius;'), '8:1: normal.x of the result is missing'],
  ['a truth for a number', GAP + withDepth('a.radius > 0'), '8:1: depth of the result is no number'],
  ['branches of different forms', GAP + withDepth('a.radius > 0 ? 1 : a.center'), '9:54: one branch gives a num'],
  [
    'a field of one branch only',
    GAP + withDepth('(a.radius > 0 ? { p: 1 } : { p: 1, q: 2 }).p'),
    '9:55: one branch has',
  ],
  ['a word of the other dimension', GAP + withDepth('cross(a.center, b.min).x'), '9:54: cross exists in space only'],
  ['a pair without gap', withDepth('1'), '5:1: a pair with values has a gap'],
  [
    'shapes that gap does not have',
    GAP + withDepth('1').replace('Aabb', 'Sphere'),
    '8:36: not the shapes that gap has',
  ],
  ['a single shape', GAP + withDepth('1').replace(', b: Aabb', ''), '8:1: a value is about two shapes'],
  [
    'a name of the library',
    GAP +
      contact(
        '  const createContact = a.radius * 2;',
        '  return { normal: a.center, point: a.center, depth: createContact + createContact };',
      ),
    '9:9: generated code has another use for the name createContact',
  ],
])('%s is refused', (_what, source, reason) => {
  expect(() => compile(source)).toThrow(Refusal);
  expect(() => compile(source)).toThrow(`src/pairs/one-two.ts:${reason}`);
});

test('a value that is in order is compiled', () => {
  expect(compile(GAP + withDepth('a.radius'))).toContain('export function contactOneTwo(');
});
