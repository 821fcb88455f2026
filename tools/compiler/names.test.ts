import { describe, expect, test } from 'vitest';
import { compiled, generated } from '../../test/compiler/memory.js';
import { Refusal } from './refusal.js';

const FILE = 'src/pairs/one-two.ts';
const HEAD = "import type { Vec } from '../words/vec.js';\n";

/** The message with which a source is refused; its first line is the second of its file. */
function refusal(source: string): string {
  try {
    generated({ [FILE]: HEAD + source }, FILE, 3);
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

describe('refuses', () => {
  test.each(['exactSign', 'program', 'readShapes', 'given', 'found', 'out', 'Math', 'Infinity', 'NaN', 'undefined'])(
    'a parameter called %s, which generated code needs itself',
    (name) => {
      const source = holds(`  return ${name}.x * b.x > ${name}.y * b.y;`).replace('a:', `${name}:`);
      expect(refusal(source)).toContain(`2:23: generated code needs the name ${name} itself`);
    },
  );

  test('names of functions that generated code calls', () => {
    const name = 'holdsOneTwoProgram';
    const local = holds(`  const ${name} = a.x + b.x;`, `  return ${name} * ${name} > b.x * b.y;`);
    expect(refusal(local)).toContain(`3:9: generated code has another use for the name ${name}`);
    const parameter = holds(`  return ${name}.x * b.x > ${name}.y * b.y;`).replace('a:', `${name}:`);
    expect(refusal(parameter)).toContain(`2:23: generated code has another use for the name ${name}`);
  });

  test('two parameters that would get the same name', () => {
    const source = holds('  return a.x > x;').replace('a: Vec, b: Vec', '_a: Vec, { x }: Vec, a: Vec');
    expect(refusal(source)).toContain('2:44: two parameters would be called a');
  });
});

test.each([
  'exactSign',
  'program',
  'register',
  'inputs',
  'found',
  'Math',
  'Infinity',
  'NaN',
  'undefined',
  'arguments',
  'eval',
])('a const called %s gets another name', (name) => {
  const source = holds(`  const ${name} = a.x + b.x;`, `  return ${name} * a.x > b.x * ${name};`);
  const { functions } = compiled({ [FILE]: HEAD + source }, FILE, 2);
  const ask = (x: number): unknown => functions['holdsOneTwo']!({ x, y: 0 }, { x: 1, y: 0 });
  expect([ask(2), ask(1), ask(0.5)]).toEqual([true, false, false]);
});

test('a field called as no name can be is read', () => {
  const source = 'interface P {\n  readonly delete: number;\n}\nexport function holds(p: P, class_: P): boolean {\n';
  const body = '  const { delete: d } = { delete: p.delete * class_.delete };\n  return d > p.delete * 4;\n}\n';
  const { functions } = compiled({ [FILE]: HEAD + source + body }, FILE, 2);
  expect(functions['holdsOneTwo']!({ delete: 1 }, { delete: 5 })).toBe(true);
  expect(functions['holdsOneTwo']!({ delete: 1 }, { delete: 4 })).toBe(false);
});
