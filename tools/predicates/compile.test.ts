import { describe, expect, test } from 'vitest';
import { compilePredicates } from './compile.js';

const signature = 'export function asks(a: Vec3, b: Vec3): boolean';

/** The generated text for a predicate of this body. */
function compiled(body: string, comment = '/** Asks. */'): string {
  return compilePredicates('asks.ts', `${comment}\n${signature} {\n${body}\n}\n`);
}

describe('the filter', () => {
  test('compares inputs as they are, and asks nothing more', () => {
    const text = compiled('return a.x <= b.x && a.y <= b.y;');
    expect(text).not.toContain('Exactly');
    expect(text).toContain('if (!(a.x <= b.x)) return false;');
  });

  test('takes the sign of a difference of two inputs as it is', () => {
    expect(compiled('const gap = a.x - b.x;\nreturn gap <= 0;')).not.toContain('bound');
  });

  test('leaves early where an answer is sure and goes on where it is not', () => {
    const text = compiled(`
      const dX = b.x - a.x;
      const dY = b.y - a.y;
      if (dX * dX > dY * a.z) return false;
      if (dX * dY > dY * b.z) return false;
      return true;`);
    expect(text).toMatch(/if \(value\d > bound\d && value\d < Infinity\) return false;\n\s*unsure = true;/);
    expect(text).toContain('if (unsure) return asksExactly(a, b);');
  });

  test('answers by the sign of the last comparison, once it is certain', () => {
    const text = compiled(`
      const dX = b.x - a.x;
      const dY = b.y - a.y;
      return dX * dX <= dY * dY;`);
    expect(text).toContain('if (!(size > bound1 && size < Infinity)) return asksExactly(a, b);\n  return value2 < 0;');
  });

  test('asks at once where different answers follow', () => {
    const text = compiled(`
      const dX = b.x - a.x;
      if (dX * a.x > 0) return false;
      if (dX * a.y > 0) return true;
      return false;`);
    expect(text).not.toContain('unsure');
    expect(text.match(/return asksExactly\(a, b\);/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test('an answer of yes stands only for finite inputs', () => {
    expect(compiled('return a.x <= b.x;')).toMatch(/const (sum\d) = \(a.x \+ b.x\); return \1 - \1 === 0 \|\|/);
  });

  test('bounds a product of two rounded differences by three roundings', () => {
    const text = compiled(`
      const dX = b.x - a.x;
      const eX = b.y - a.y;
      return dX * eX <= 0;`);
    const [, coefficient] = /const bound\d = (\S+) \* dSize \* eSize;/.exec(text)!;
    expect(Number(coefficient) / 2 ** -53).toBeGreaterThan(3);
    expect(Number(coefficient) / 2 ** -53).toBeLessThan(3.01);
  });
});

describe('the exact stages', () => {
  test('know degree, grid bits and homogeneity', () => {
    // |x·y| of leaves below 2^26 each needs 52 bits; the difference of two such products one more.
    expect(compiled('return a.x * b.x <= a.y * b.y;')).toContain(`probe(0, 4, 0, ${2 ** 28}, ${2 ** 424}, 2, true)`);
    expect(compiled('return a.x * b.x <= a.y;')).toContain(`probe(0, 3, 0, ${2 ** 28}, ${2 ** 424}, 2, false)`);
  });

  test('a name declared in two blocks stays two names', () => {
    const text = compiled(`
      if (a.x > 0) {
        const p = a.x * b.x;
        if (p > a.y * b.y) return false;
      } else {
        const p = a.y * b.x;
        if (p > a.x * b.y) return false;
      }
      return true;`);
    expect(text).toContain('const p2 = ');
  });
});

describe('refuses, with place and reason,', () => {
  test.each([
    ['division', 'return a.x / b.x <= 0;', 'only + - * keep the numbers of a decision exact'],
    ['a fraction as a constant', 'return a.x * 0.5 <= b.x;', 'only whole numbers are exact'],
    ['a square root', 'return Math.sqrt(a.x) <= b.x;', 'only Math.abs, Math.max and Math.min'],
    ['an unnamed difference', 'return (a.x - b.x) * a.y <= 0;', 'name a difference of inputs before multiplying it'],
    ['let', 'let x = a.x;\nreturn x <= 0;', 'only const'],
    ['a name from nowhere', 'return a.x * epsilon <= 0;', 'unknown name'],
    ['a loop', 'for (;;) {}', 'not a const, if or return'],
    ['a choice by a rounded value', 'const d = a.x * b.x <= a.y * b.y ? a.x : b.x;\nreturn d > 0;', 'a choice must be'],
  ])('%s', (_what, body, reason) => {
    expect(() => compiled(body)).toThrow(reason);
  });

  test('a predicate without a comment', () => {
    expect(() => compiled('return a.x <= 0;', '')).toThrow('says in a doc comment what it asks');
  });
});
