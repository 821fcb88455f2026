/**
 * The exact stage of comparisons that are sums of products of differences, such as squared distances and turns: short and fast, as most pairs of
 * simple shapes need no other. The arithmetic is that of `limbs.ts` with three limbs, held in local variables.
 *
 * A term is written `+E-AF+B`: plus (E - A) (F + B). `0` stands for nothing, and for a square in place of its second factor. `;` ends a comparison, with its limits after it.
 */
import { add, type Dyadic, from, multiply, signOf } from './dyadic.js';
import { inputs, limitsOf, UNIT, UNSURE } from './inputs.js';

export interface Sum {
  /** Seven numbers for each term: signs as 1 and -1, inputs as their numbers. */
  readonly terms: Int8Array;
  readonly limits: Float64Array;
}

export function sumsOf(text: string): Sum[] {
  return [...text.matchAll(/([^;]*);(..)/g)].map(([, terms, limits]) => ({
    terms: Int8Array.from(terms!, (character) => {
      const at = character.charCodeAt(0);
      return at < 48 ? 44 - at : at > 48 ? at - 54 : 0;
    }),
    limits: limitsOf(limits!, 0),
  }));
}

/** The sign of a sum, or `UNSURE`; after `hasUnit`. */
export function signOfSum({ terms }: Sum): number {
  const numbers = inputs;
  const lowest = numbers[UNIT]! * (1.5 * 2 ** 52);
  const middle = lowest * 2 ** 21;
  const highest = lowest * 2 ** 42;
  let sum0 = 0;
  let sum1 = 0;
  let sum2 = 0;
  let sum3 = 0;
  let sum4 = 0;
  for (let i = 0; i < terms.length; i += 7) {
    const a = numbers[terms[i + 1]!]!;
    const b = terms[i + 2]! * numbers[terms[i + 3]!]!;
    const a2 = a + highest - highest;
    const a1 = a - a2 + middle - middle;
    const a0 = a - a2 - a1;
    const b2 = b + highest - highest;
    const b1 = b - b2 + middle - middle;
    const b0 = b - b2 - b1;
    if (a0 + lowest - lowest !== a0 || b0 + lowest - lowest !== b0) return UNSURE;
    const sign = terms[i]!;
    let y0 = a0 + b0;
    let y1 = a1 + b1;
    let y2 = a2 + b2;
    const x0 = sign * y0;
    const x1 = sign * y1;
    const x2 = sign * y2;
    const other = terms[i + 4]!;
    if (other > 0) {
      const c = numbers[other]!;
      const d = terms[i + 5]! * numbers[terms[i + 6]!]!;
      const c2 = c + highest - highest;
      const c1 = c - c2 + middle - middle;
      const c0 = c - c2 - c1;
      const d2 = d + highest - highest;
      const d1 = d - d2 + middle - middle;
      const d0 = d - d2 - d1;
      if (c0 + lowest - lowest !== c0 || d0 + lowest - lowest !== d0) return UNSURE;
      y0 = c0 + d0;
      y1 = c1 + d1;
      y2 = c2 + d2;
    }
    sum0 += x0 * y0;
    sum1 += x0 * y1 + x1 * y0;
    sum2 += x0 * y2 + x1 * y1 + x2 * y0;
    sum3 += x1 * y2 + x2 * y1;
    sum4 += x2 * y2;
  }
  // As in `limbs.ts`.
  const sum = sum4 + sum3 + sum2 + sum1 + sum0;
  return +(sum > 0) - +(sum < 0);
}

/** The same in dyadics, always exact. */
export function dyadicSignOfSum({ terms }: Sum): number {
  const side = (at: number): Dyadic => add(from(inputs[terms[at]!]!), from(terms[at + 1]! * inputs[terms[at + 2]!]!));
  let sum = from(0);
  for (let i = 0; i < terms.length; i += 7) {
    const first = side(i + 1);
    const second = terms[i + 4]! > 0 ? side(i + 4) : first;
    sum = add(sum, multiply(multiply(from(terms[i]!), first), second));
  }
  return signOf(sum);
}
