import { describe, expect, test } from 'vitest';
import { add, compare, type Local, type Num, type Stmt, subtract } from '../ir.js';
import { coversIn, shareIn } from './covers.js';

const input = (path: string): Num => ({ op: 'input', path });
const named = (name: string, value: Num): Num & { op: 'local'; local: Local } => ({
  op: 'local',
  local: { name, group: name, value },
});
const [min, max, start, end] = ['min', 'max', 'start', 'end'].map(input) as [Num, Num, Num, Num];
const toMin = named('toMin', subtract(min, start));
const toMax = named('toMax', subtract(max, end));
const distance = named('distance', { op: 'absolute', of: named('way', add(toMin, toMax)) });
const reach = named('reach', add(named('size', subtract(max, min)), { op: 'absolute', of: subtract(end, start) }));

/** A segment and a box along one axis, which leaves first where a condition holds. */
function stepsAfter(by: Num & { op: 'input' | 'local' }): Stmt[] {
  const value = { op: 'fixed', value: 1 } as const;
  const faces = { op: 'sign', of: subtract(distance, reach), place: undefined } as const;
  return [
    { op: 'if', by: compare('>', by, max, undefined), then: [{ op: 'return', value }], else: [] },
    { op: 'weigh', sign: { op: 'farthest', of: [faces], atOnce: true } },
  ] as Stmt[];
}

describe('both sides of a comparison together', () => {
  const [cover] = coversIn(stepsAfter(min as Num & { op: 'input' }));

  test.each([
    ['half of what is apart by all of them', toMin, 0.5],
    ['a term of theirs', subtract(end, start), 1],
    ['a sum of two', subtract(subtract(max, min), subtract(end, start)), 1],
  ])('cover %s', (_what, leaf, share) => {
    expect(shareIn(cover!, leaf)).toBe(share);
  });

  test.each([
    ['an input', min],
    ['other inputs', subtract(max, input('other'))],
    ['more than they are', add(subtract(max, min), subtract(max, min))],
  ])('do not cover %s', (_what, leaf) => {
    expect(shareIn(cover!, leaf)).toBeUndefined();
  });

  test('cover nothing where a term could be negative, or is needed before they are known', () => {
    expect(coversIn(stepsAfter(input('other') as Num & { op: 'input' }))).toEqual([]);
    expect(coversIn(stepsAfter(toMin))).toEqual([]);
  });
});
