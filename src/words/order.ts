/** An order of shapes by their numbers, so that swapping two of them does not change how ties are broken. */
import { at, indices, type Vec } from './vec.js';

/** By the first coordinate of their vectors that differs. */
export function precedes(a: readonly Vec[], b: readonly Vec[]): boolean {
  for (const [p, q] of a.map((p, k) => [p, b[k]!] as const))
    for (const i of indices(p)) if (at(p, i) !== at(q, i)) return at(p, i) < at(q, i);
  return false;
}
