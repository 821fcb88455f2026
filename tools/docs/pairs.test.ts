import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { degreesIn } from './degrees.js';
import { pairsPage } from './pairs.js';

const page = pairsPage();

test('docs/pairs.md says what is there: if not, `npm run docs` renews it', () => {
  expect(readFileSync('docs/pairs.md', 'utf8')).toBe(page);
});

test.each([
  ['point – aabb', 1],
  ['point – segment', 2],
  ['circle – circle', 2],
  ['segment – triangle', 2],
  ['plane – plane', 3],
  ['sphere – triangle', 6],
])('%s is decided by polynomials of degree %d', (pair, degree) => {
  const section = page.slice(page.indexOf(`### ${pair}`));
  expect(section.slice(0, section.indexOf('\n\n', section.indexOf('\n\n') + 2))).toContain(`Degree ${degree}.`);
});

test('every bound of the tables can be read on, and none is left out', () => {
  const values = page.match(/^- `.*$/gm)!;
  expect(values.length).toBeGreaterThan(200);
  expect(values.filter((value) => !/: .*(exact|ulp of)/.test(value))).toEqual([]);
});

test('a question has the degree of those that it asks', () => {
  const generated = `
const gapAProgram = /* @__PURE__ */ sums("+H-EC-F;<2");
function gapA(a: number): number {
  return signInDoubt(gapAProgram, 0) < 0;
}
export function gapB(a: number): number {
  if (gapA(a)) return 1;
  return a < 0;
}
function gapC(a: number): number {
  return 1;
}
const gapDProgram = /* @__PURE__ */ program("AB*;;3AB-;<V");
function gapD(a: number): number {
  return signInDoubt(gapDProgram, 0);
}
`;
  expect(Object.fromEntries(degreesIn([generated]))).toEqual({ gapA: 2, gapB: 2, gapC: 0, gapD: 6 });
});
