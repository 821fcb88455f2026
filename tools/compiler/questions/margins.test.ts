import { describe, expect, test } from 'vitest';
import { exact, minus, signOf, size } from '../../../test/compiler/exact.js';
import { FAMILY_NAMES, randomInputs } from '../../../test/compiler/fuzz/inputs.js';
import type { Given } from '../../../test/compiler/fuzz/parts.js';
import { randomComparison } from '../../../test/compiler/fuzz/questions.js';
import { exactly, inDoubles } from '../../../test/compiler/interpret.js';
import { comparisonIn } from '../../../test/compiler/statements.js';
import { seeded } from '../../../test/oracle/random.js';
import type { Num } from '../ir.js';
import { Analysis } from './analysis.js';
import { filterBound } from './bound.js';
import { type Margin, Margins } from './margins.js';
import { nothingReady } from './ready.js';

const FILE = 'src/pairs/one-two.ts';

interface Studied {
  readonly measured: Margin;
  readonly compared: Num;
  /** The bound as bound.ts has it: products of sizes. */
  bySizes(given: Given): number;
}

/** What decides the comparison that a question ends with; nothing if doubles do. */
function studied(text: string, dimension: 2 | 3, atOnce: boolean = false): Studied | undefined {
  const { stmts, locals, condition, names } = comparisonIn({ [FILE]: text }, FILE, dimension);
  const analysis = new Analysis(stmts);
  analysis.weighsAtOnce = atOnce;
  if (analysis.isExact(condition)) return undefined;
  const terms = filterBound(analysis.difference(condition));
  const margins = new Margins(analysis, names, () => {});
  const ready = nothingReady();
  for (const local of locals) margins.declare(local, ready);
  const sizeOf = (name: string, given: Given): number =>
    analysis.sizes.get(name)!.members.reduce((total, { of }) => total + Math.abs(inDoubles(of, given)), 0);
  const bySizes = (given: Given): number =>
    terms.reduce((total, [monomial, coefficient]) => {
      const names = monomial.split('*').filter(Boolean);
      return total + names.reduce((term, name) => term * sizeOf(name, given), coefficient);
    }, 0);
  return { measured: margins.measure(condition, ready), compared: condition.left, bySizes };
}

describe('the bound of a random formula', () => {
  test.each([
    ['alone', false, 20],
    ['of many at once', true, 10],
  ])('is nowhere less than its error, in range or beyond it, %s', (_what, atOnce, atLeast) => {
    const random = seeded(21);
    let near = 0;
    for (let i = 0; i < 300; i++) {
      const { texts, file, dimension, parameters } = randomComparison(random);
      const found = studied(texts[file]!, dimension, atOnce);
      if (!found) continue;
      const { measured, compared } = found;
      const paths = parameters.flatMap((parameter) => parameter.paths);
      for (const family of FAMILY_NAMES) {
        const given = randomInputs(family, paths, random);
        const [value, bound] = [inDoubles(measured.value, given), inDoubles(measured.bound, given)];
        if (!Number.isFinite(value) && measured.endless) expect(bound).not.toBeLessThan(Infinity);
        // Where either is infinite or not a number the exact stage is asked.
        if (!Number.isFinite(value) || !(bound < Infinity)) continue;
        const error = size(minus(exact(value), exactly(compared, given)));
        if (signOf(minus(error, exact(bound))) > 0)
          throw new Error(`${value} is off by more than ${bound} for ${JSON.stringify([...given])} in\n${texts[file]}`);
        if (signOf(minus(error, exact(bound / 8))) > 0) near++;
      }
    }
    expect(near).toBeGreaterThan(atLeast);
  });
});

describe('a bound by squares is at least that by sizes:', () => {
  const PATHS = ['a.x', 'a.y', 'a.z', 'b.x', 'b.y', 'b.z', 'c.x', 'c.y', 'c.z'];

  test.each([
    ['a square of squares', '  return lengthSquared(d) * lengthSquared(d) - lengthSquared(c) * lengthSquared(c) <= 0;'],
    ['squares of two vectors', '  return lengthSquared(d) * lengthSquared(c) - dot(d, c) * dot(d, c) <= 0;'],
    ['a vector and a number', '  return lengthSquared(cross(d, c)) - c.x * c.x * lengthSquared(c) * 4 <= 0;'],
    [
      'three vectors',
      '  return lengthSquared(cross(d, c)) * lengthSquared(a) - dot(d, c) * dot(d, c) * lengthSquared(a) <= 0;',
    ],
  ])('%s', (_name, line) => {
    const head = "import { cross, dot, lengthSquared, sub, type Vec } from '../words/vec.js';";
    const signature = 'export function holds(a: Vec, b: Vec, c: Vec): boolean {';
    const { measured, bySizes } = studied([head, signature, '  const d = sub(b, a);', line, '}', ''].join('\n'), 3)!;
    const { between, chance } = seeded(6);
    for (let i = 0; i < 500; i++) {
      // Equal coordinates are where the sum of squares is least for a size.
      const same = chance(0.5) ? between(-2, 2) : undefined;
      const given: Given = new Map(
        PATHS.map((path) => [path, path.startsWith('c') ? (same ?? between(-2, 2)) : between(-2, 2)]),
      );
      const even: Given = new Map([
        ...given,
        ['b.x', 1],
        ['b.y', 1],
        ['b.z', 1],
        ['a.x', 0.5],
        ['a.y', 0.5],
        ['a.z', 0.5],
      ]);
      for (const one of [given, even]) expect(inDoubles(measured.bound, one)).toBeGreaterThanOrEqual(bySizes(one));
    }
  });
});
