import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clauses, readBound } from './bounds.js';
import { nearest } from './precise.js';
import { sizes } from './sizes.js';

const known = { 'the radius': 2, 'the distance to the line': 8, 'the slant': 3 };
const phrases = Object.keys(known);

describe('what a bound says', () => {
  test.each([
    ['the radius', 2],
    ['the radius + 1', 3],
    ['the distance to the line + the radius × the slant', 14],
    ['(the distance to the line + the radius) × the slant', 30],
    ['the distance to the line / the radius / the slant', 4 / 3],
    ['itself', 7],
  ])('%s', (size, expected) => {
    const [bound] = readBound(`depth 3 ulp of ${size}`, phrases);
    const value = bound!.size((name) => (name === 'itself' ? 7 : known[name as keyof typeof known]));
    expect(nearest(value)).toBeCloseTo(expected, 12);
  });

  test('it can be about several fields, and end with a clause', () => {
    const [a, b] = readBound('a, b 4 ulp of the radius, or as near', phrases);
    expect([a!.field, b!.field]).toEqual(['a', 'b']);
    expect(b).toMatchObject({ ulps: 4, clause: 'near' });
    expect(readBound('normal exact, or as short', phrases)[0]).toMatchObject({ ulps: 0, clause: 'short' });
  });
});

test.each([
  'depth about 3 ulp of the radius',
  'depth 3 ulp',
  'depth 3 ulp of the circumference',
  'depth 3 ulp of (the radius',
  'depth 3 ulp of the radius +',
  'depth 3 ulp of the radius, or so',
])('%s cannot be read', (text) => {
  expect(() => readBound(text, phrases)).toThrow(SyntaxError);
});

test('users are told what every size and every ending of a bound means', () => {
  const told = readFileSync('docs/bounds.md', 'utf8');
  const untold = [...Object.keys(sizes), ...Object.keys(clauses)].filter((phrase) => !told.includes(`\`${phrase}\``));
  expect(untold).toEqual([]);
});
