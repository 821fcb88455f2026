/** The terms of a bound: products of sizes, each with a coefficient. */
import { type Num, number } from '../ir.js';
import type { Size } from './analysis.js';

/** One monomial of a bound: the sizes it multiplies. */
export interface Term {
  readonly coefficient: number;
  readonly sizes: readonly Size[];
}

/** How much larger one coefficient may be than another that it stands in for. */
const ALIKE = 16;

/** How much larger a square may be, for any of its parts, than the terms that it stands in for. */
const LOOSE = 64;

/** A sum of products of sizes, and what its square is to be multiplied with. */
export interface Square {
  readonly coefficient: number;
  readonly roots: readonly (readonly Size[])[];
}

/** The square of a sum that is no less than the terms: a² + 0.5·ab + 0.1·b² is at most (a + b)², which takes fewer products. */
export function squareOver(terms: readonly Term[]): Square | undefined {
  const squares = terms.flatMap(({ coefficient, sizes }) => {
    const { pairs, single } = halved(sizes);
    return single.length === 0 ? [{ coefficient, root: pairs }] : [];
  });
  if (terms.length < 3 || squares.length < 2) return undefined;
  const roots = squares.map(({ root }) => root);
  const share = new Map<string, number>();
  for (const a of roots)
    for (const b of roots) share.set(nameOf([...a, ...b]), (share.get(nameOf([...a, ...b])) ?? 0) + 1);
  const coefficient = Math.max(...terms.map((term) => term.coefficient / (share.get(nameOf(term.sizes)) ?? 0)));
  const least = Math.min(...squares.map((square) => square.coefficient));
  return coefficient <= LOOSE * least ? { coefficient, roots } : undefined;
}

function nameOf(sizes: readonly Size[]): string {
  return [...sizes]
    .sort(byName)
    .map(({ name }) => name)
    .join('*');
}

/** Terms as a coefficient and sizes that all have in common, times what is left of each. */
export function factored(terms: readonly Term[]): { coefficient: number; common: Size[]; rest: Term[] } {
  const common: Size[] = [];
  const left = terms.map(({ sizes }) => [...sizes]);
  for (const size of terms[0]!.sizes) {
    if (!left.every((sizes) => sizes.includes(size))) continue;
    common.push(size);
    for (const sizes of left) sizes.splice(sizes.indexOf(size), 1);
  }
  const coefficients = terms.map(({ coefficient }) => coefficient);
  const coefficient = Math.max(...coefficients);
  const areAlike = coefficient <= ALIKE * Math.min(...coefficients);
  const rest = terms.map((term, i) => ({
    coefficient: areAlike ? 1 : term.coefficient / coefficient,
    sizes: left[i]!,
  }));
  return { coefficient, common, rest };
}

/**
 * The terms in squares of sizes, each written as the size, if that is possible without terms of a new kind; in degree 2, where
 * each costs only its squares, without more terms.
 */
export function evened(terms: readonly Term[], degree: number): Term[] | undefined {
  const { kinds, found } = evenedFreely(terms) ?? { kinds: 0, found: undefined };
  return found && found.length <= (degree === 2 ? terms.length : kinds) ? found : undefined;
}

/** The same whatever terms that takes, and how many kinds of them were squares before. */
export function evenedFreely(terms: readonly Term[]): { kinds: number; found: Term[] } | undefined {
  const found = new Map<string, Term>();
  const put = (coefficient: number, sizes: readonly Size[]): void => {
    const key = sizes.map(({ name }) => name).join('*');
    found.set(key, { coefficient: (found.get(key)?.coefficient ?? 0) + coefficient, sizes });
  };
  const halves = terms.map(({ coefficient, sizes }) => ({ coefficient, ...halved(sizes) }));
  for (const { coefficient, pairs, single } of halves) if (single.length === 0) put(coefficient, pairs);
  const kinds = found.size;
  for (const { coefficient, pairs, single } of halves) {
    if (single.length === 0) continue;
    if (single.length !== 2) return undefined;
    for (const size of single) put(coefficient / 2, [...pairs, size].sort(byName));
  }
  return { kinds, found: [...found.values()] };
}

/**
 * Sums whose product has every term in it, each once at least: of each term one factor is in each sum. The last sum is all that is left.
 * Undefined for terms of different degrees.
 */
export function spanning(terms: readonly Term[]): Size[][] | undefined {
  let left = terms.map(({ sizes }) => [...sizes]);
  const degree = left[0]!.length;
  if (left.some(({ length }) => length !== degree)) return undefined;
  return Array.from({ length: degree }, (_, i) => {
    const all = [...new Set(left.flat())];
    const one = all.find((size) => left.every((sizes) => sizes.includes(size)));
    const pairs = all.flatMap((a) => all.map((b) => [a, b]));
    const pair = pairs.find(([a, b]) => left.every((sizes) => sizes.includes(a!) || sizes.includes(b!)));
    const sum = i === degree - 1 ? all : one ? [one] : (pair ?? all);
    left = left.map((sizes) => {
      const taken = sizes.findIndex((size) => sum.includes(size));
      return sizes.filter((_, j) => j !== taken);
    });
    return sum;
  });
}

/** The sizes that come in pairs, once for each pair, and those that are left over. */
function halved(sizes: readonly Size[]): { pairs: Size[]; single: Size[] } {
  const pairs: Size[] = [];
  const single: Size[] = [];
  for (const size of [...sizes].sort(byName)) {
    if (single.at(-1) === size) pairs.push(single.pop()!);
    else single.push(size);
  }
  return { pairs, single };
}

function byName(a: Size, b: Size): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

/** A decimal of two digits, at least as large: some percent more doubts, of which there are hardly any, for much shorter bundles. */
export function upward(coefficient: number): Num {
  const exponent = Math.floor(Math.log10(coefficient));
  const digits = Math.ceil((coefficient / 10 ** exponent) * 10 * (1 + 2 ** -40)) / 10;
  return number(Number(`${digits}e${exponent}`));
}
