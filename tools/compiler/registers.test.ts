import { expect, test } from 'vitest';
import { inRegisters } from './registers.js';

/** The body of a function with these lines, in registers, without what is declared. */
function body(...lines: readonly string[]): string[] {
  const text = ['export function f(a: Vec2, b: Vec2): number {', ...lines.map((line) => `  ${line}`), '}', ''];
  const [, declared, ...rest] = inRegisters(text.join('\n'), 'Vec2').split('\n');
  expect(declared).toMatch(/^ {2}var .*;$/);
  return rest.slice(0, -2).map((line) => line.trim());
}

test('what is needed at the same time is in different registers, the rest in the first that is free', () => {
  expect(body('const p = a.x + 1;', 'const q = p * b.x;', 'const r = q - p;', 'return r * r;')).toEqual([
    'n1 = a.x + 1; // p',
    'n2 = n1 * b.x; // q',
    'n1 = n2 - n1; // r',
    'return n1 * n1;',
  ]);
});

test('coordinates of a vector are in registers of one number, and numbered names are another vector', () => {
  const lines = ['const vX = a.x;', 'const v2X = b.x;', 'const vX2 = a.x + 1;', 'const vY = a.y;', 'const v2Y = b.y;'];
  expect(body(...lines, 'const vY2 = 2;', 'return vX * v2Y + v2X * vY + vX2 * vY2;')).toEqual([
    'x1 = a.x; // vX',
    'x2 = b.x; // v2X',
    'x3 = a.x + 1; // vX2',
    'y1 = a.y; // vY',
    'y2 = b.y; // v2Y',
    'y3 = 2; // vY2',
    'return x1 * y2 + y1 * x2 + x3 * y3;',
  ]);
});

test('what is set in branches keeps its register after them', () => {
  const lines = ['let p: number;', 'const q = a.y;', 'if (a.x > 0) {', '  p = a.x * q;', '} else {', '  p = q;', '}'];
  expect(body(...lines, 'return p + b.x;')).toEqual([
    'n1 = a.y; // q',
    'if (a.x > 0) {',
    'n1 = a.x * n1; // p',
    '} else {',
    '}',
    'return n1 + b.x;',
  ]);
});

test('objects, truths and numbers have registers of their own, and words keep their names', () => {
  const lines = ['const start = a.start;', 'const isNear = start.x < 1;', "let word: 'in' | 'out';", "word = 'in';"];
  expect(body(...lines, 'const n = g(a);', "return isNear && word === 'in' ? n + 1 : start.y;")).toEqual([
    'v1 = a.start; // start',
    'is1 = v1.x < 1; // isNear',
    "let word: 'in' | 'out';",
    "word = 'in';",
    'n1 = g(a); // n',
    "return is1 && word === 'in' ? n1 + 1 : v1.y;",
  ]);
});

test('a parameter keeps its name, and no register is called like it', () => {
  const text = 'function f(n1: number): number {\n  const p = n1 + 1;\n  return p * p * n1;\n}\n';
  expect(inRegisters(text, 'Vec2')).toContain('n2 = n1 + 1; // p\n  return n2 * n2 * n1;');
});

test('all functions declare their registers in one order, after as many variables', () => {
  const declared = (parameters: string): string[] => {
    const text = `function f(${parameters}): number {\n  const vX = 1;\n  const vY = 2;\n  const p = vX * vY;\n  return p * p;\n}\n`;
    return /var (.*);/.exec(inRegisters(text, 'Vec2'))![1]!.replaceAll(/: \w+/g, '').split(', ');
  };
  const [few, many] = [declared('a: number'), declared('a: number, b: number, c: number')];
  expect(few.length).toBe(many.length + 2);
  expect(few.slice(-5)).toEqual(['x1', 'y1', 'v1', 'v2', 'n1']);
  expect(many.slice(-5)).toEqual(['x1', 'y1', 'v1', 'v2', 'n1']);
});
