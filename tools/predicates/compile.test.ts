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
    expect(text).toContain('if (!(aX <= bX)) return false;');
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
    expect(text).toMatch(/if \(value\d > bound\d\) return false;\n\s*unsure = true;/);
    expect(text).toContain('if (unsure) return asksExactly(a, b);');
  });

  test('answers by the sign of the last comparison, once it is certain', () => {
    const text = compiled(`
      const dX = b.x - a.x;
      const dY = b.y - a.y;
      return dX * dX <= dY * dY;`);
    expect(text).toMatch(
      /if \(!\(Math.abs\((value\d)\) > bound\d\)\) return asksExactly\(a, b\);\n {2}return squares1 < squares2;/,
    );
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
    const text = compiled('return a.x <= b.x;');
    expect(text).toMatch(/const (sum\d) = \(aX \+ bX\); return \1 - \1 === 0 \|\| asksFinite\(a, b\)/);
    expect(text).toContain('return (a.x * 0 + b.x * 0) === 0;');
  });

  test('what lies between two finite inputs is finite', () => {
    const text = compiled('return a.x <= b.x && b.x <= a.y;');
    expect(text).toMatch(/const sum\d = \(aX \+ aY\);/);
  });

  test('of two inputs that hold each other both are looked at', () => {
    expect(compiled('return a.x <= b.x && b.x <= a.x;')).toMatch(/const sum\d = \(aX \+ bX\);/);
  });

  test("returns another predicate's answer as it is, if that has seen all inputs", () => {
    const text = compiled(`
      if (a.x === 0 && a.y === 0) return intersectsPointPoint(b, b);
      return a.x * b.x <= a.y * b.y;`);
    expect(text).toContain('    return intersectsPointPoint(b, b);\n  }');
    expect(compiled('if (a.x === 1) return intersectsPointPoint(b, b);\nreturn a.x * b.x <= b.y * b.y;')).toContain(
      'sum',
    );
  });

  test('stops where no comparison can be certain of the way that goes on', () => {
    const text = compiled(`
      if (a.x * b.y !== a.y * b.x) return false;
      if (a.x > b.x) return true;
      return a.y > b.y;`);
    const [filter] = text.split('function asksExactly');
    expect(filter).toContain('return false;');
    expect(filter).not.toContain('return true;');
  });

  /** How many roundings stand before a bound of this form. */
  function roundings(text: string, form: RegExp): number {
    return Number(form.exec(text)?.[1]) / 2 ** -53;
  }

  test('bounds a product of two rounded differences by three roundings', () => {
    const text = compiled(`
      const dX = b.x - a.x;
      const eX = b.y - a.y;
      return dX * eX <= 0;`);
    expect(roundings(text, /const bound\d = (\S+) \* Math.abs\(product1\) \+ \S+;/)).toBeCloseTo(3, 2);
  });

  test('bounds squares by themselves, and those that stand in the formula by their name', () => {
    const text = compiled(`
      const dX = b.x - a.x;
      const dY = b.y - a.y;
      const lengthSquared = dX * dX + dY * dY;
      return lengthSquared * lengthSquared <= a.z * a.z * b.z * b.z;`);
    expect(text).toMatch(/const bound\d = .*\(lengthSquared \+ .*\) \* \(lengthSquared \+/);
    expect(text).not.toContain('dSize');
  });

  test('bounds by sizes what has odd powers of them', () => {
    const text = compiled(`
      const dX = b.x - a.x;
      const eX = b.y - a.y;
      return dX * eX * a.z <= 0;`);
    expect(roundings(text, /const bound\d = (\S+) \* aSize \* dSize \* eSize;/)).toBeCloseTo(4, 2);
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
