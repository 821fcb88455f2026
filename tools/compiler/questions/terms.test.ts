import { expect, test } from 'vitest';
import type { Size } from './analysis.js';
import { squareOver, type Term } from './terms.js';

const [a, b, c] = ['a', 'b', 'c'].map((name): Size => ({ name, members: [] }));
const term = (coefficient: number, ...sizes: (Size | undefined)[]): Term => ({ coefficient, sizes: sizes as Size[] });

const product = (sizes: readonly Size[], of: Record<string, number>): number =>
  sizes.reduce((total, { name }) => total * of[name]!, 1);

test.each([
  ['two squares and their product', [term(1, a, a), term(0.5, a, b), term(0.1, b, b)], 2],
  ['squares alone', [term(1, a, a), term(0.5, c, c), term(0.1, b, b)], 3],
  ['squares of products', [term(0.1, a, a), term(3, a, b, c), term(1, b, b, c, c)], 2],
  ['a product that weighs more than the squares', [term(1, a, a), term(30, a, b), term(1, b, b)], 2],
])('%s are no more than the square', (_what, terms, count) => {
  const { coefficient, roots } = squareOver(terms)!;
  expect(roots).toHaveLength(count);
  for (const x of [0, 0.01, 1, 100])
    for (const y of [0, 0.01, 1, 100]) {
      const of = { a: x, b: y, c: 3 };
      const root = roots.reduce((sum, sizes) => sum + product(sizes, of), 0);
      const sum = terms.reduce((total, one) => total + one.coefficient * product(one.sizes, of), 0);
      expect(coefficient * root * root).toBeGreaterThanOrEqual(sum * (1 - 2 ** -50));
    }
});

test.each([
  ['a product of what is no root', [term(1, a, a), term(1, a, c), term(1, b, b)]],
  ['a square that would stand for far less', [term(1, a, a), term(0.001, a, b), term(0.001, b, b)]],
  ['two terms, which cost no more than a square', [term(1, a, a), term(1, b, b)]],
])('no square for %s', (_what, terms) => {
  expect(squareOver(terms)).toBeUndefined();
});
