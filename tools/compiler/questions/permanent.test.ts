import { describe, expect, test } from 'vitest';
import { minus, size } from '../../../test/compiler/exact.js';
import type { Given } from '../../../test/compiler/fuzz/parts.js';
import { exactly, inDoubles } from '../../../test/compiler/interpret.js';
import { comparisonIn } from '../../../test/compiler/statements.js';
import { seeded } from '../../../test/oracle/random.js';
import * as oracle from '../../../test/oracle/rational.js';
import type { Local } from '../ir.js';
import { Analysis } from './analysis.js';
import { type Permanent, permanentOf } from './permanent.js';

const FILE = 'src/pairs/one-two.ts';

/** The permanent of what a question of two points compares with 0, after a few consts. */
function studied(...lines: readonly string[]): { permanent: Permanent; compared: Parameters<typeof inDoubles>[0] } {
  const head =
    "import { abs, dot, sub, type Vec } from '../words/vec.js';\nexport function holds(a: Vec, b: Vec): boolean {";
  const { stmts, locals, condition } = comparisonIn({ [FILE]: [head, ...lines, '}', ''].join('\n') }, FILE, 3);
  const analysis = new Analysis(stmts);
  const known = new Map<Local, Permanent>();
  const fresh = (what: string, value: Local['value']): Local => ({ name: what, group: what, value });
  for (const local of locals) {
    const permanent = permanentOf(local.value as never, analysis, known, fresh);
    const value = { op: 'local', local } as const;
    if (permanent) known.set(local, { ...permanent, value, sum: permanent.own ? value : permanent.sum, lines: [] });
  }
  return { permanent: permanentOf(condition.left, analysis, known, fresh)!, compared: condition.left };
}

const PATHS = ['a.x', 'a.y', 'a.z', 'b.x', 'b.y', 'b.z'];
const d = '  const d = sub(b, a);';

describe('no value is farther off than its permanent says, and some are not much nearer:', () => {
  test.each([
    ['a determinant', 3, 0.3, [d, '  return d.x * a.y - d.y * a.x <= 0;'], false],
    ['a scalar product', 4, 0.3, [d, '  return dot(d, a) <= 0;'], false],
    ['a sum of squares', 5, 0.3, [d, '  return dot(d, d) <= 0;'], true],
    ['squares against a square', 6, 0.2, [d, '  return dot(d, d) - b.x * b.x <= 0;'], false],
    [
      'positive parts',
      5,
      0.2,
      [d, '  const gap = d.x + abs(d.x) + (d.y + abs(d.y));', '  return gap * gap <= 0;'],
      true,
    ],
  ])('%s', (_name, errors, near, lines, own) => {
    const { unit, pick } = seeded(5);
    const { permanent, compared } = studied(...lines);
    expect(permanent).toMatchObject({ errors, own });
    const number = (): number => (unit() - 0.5) * pick([1, 1, 1e-3, 1e6]);
    let worst = 0;
    for (let i = 0; i < 10_000; i++) {
      const given: Given = new Map(PATHS.map((path) => [path, number()]));
      const [value, sum] = [inDoubles(permanent.value, given), inDoubles(permanent.sum, given)];
      const { mantissa, exponent } = size(minus(oracle.dyadic(value), exactly(compared, given)));
      const error = oracle.toNumber(oracle.scaledBy(oracle.fraction(mantissa), exponent));
      if (error > 0) worst = Math.max(worst, error / (permanent.errors * 2 ** -53 * sum));
    }
    expect(worst).toBeLessThanOrEqual(1);
    expect(worst).toBeGreaterThan(near);
  });
});

test('an infinite product has an infinite permanent', () => {
  const { permanent } = studied(d, '  return d.x * a.y - d.y * a.x <= 0;');
  const far: Given = new Map([
    ['a.x', 1e200],
    ['a.y', 1e200],
    ['b.x', -1e200],
    ['b.y', 0],
  ]);
  expect(Math.abs(inDoubles(permanent.value, far)) > inDoubles(permanent.sum, far)).toBe(false);
  const endless: Given = new Map([
    ['a.x', Infinity],
    ['a.y', 1],
    ['b.x', 0],
    ['b.y', 0],
  ]);
  expect(inDoubles(permanent.sum, endless)).not.toBeLessThan(Infinity);
});

test('a value of higher degree, or with a multiple in it, has none', () => {
  expect(studied('  return a.x * a.y * a.z <= 0;').permanent).toBeUndefined();
  expect(studied('  return 2 * a.x * b.x - a.y * b.y <= 0;').permanent).toBeUndefined();
});
