/** Quotients and lengths of whole numbers as doubles, whatever size they have. */
import { dot, type Vector } from './integers.js';

/** Bits that are worked out beyond those of a double. */
const SPARE = 80;

function bitsOf(x: bigint): number {
  return (x < 0n ? -x : x).toString(16).length * 4;
}

/** `p / q · 2^exponent`, to less than an ulp. */
export function numberOf(p: bigint, q: bigint, exponent: number): number {
  const shift = Math.max(SPARE - bitsOf(p) + bitsOf(q), 0);
  const rest = Math.max(bitsOf(p) - bitsOf(q) - SPARE, 0);
  const quotient = Number(((p << BigInt(shift)) / q) >> BigInt(rest));
  const power = exponent - shift + rest;
  // A power of two alone may overflow or vanish where the product does not.
  const half = Math.trunc(power / 2);
  return quotient * 2 ** half * 2 ** (power - half);
}

/** `p / |v| · 2^exponent`. */
export function perLength(p: bigint, v: Vector, exponent: number): number {
  return numberOf(p << BigInt(SPARE), rootOf(dot(v, v) << BigInt(2 * SPARE)), exponent);
}

/** The whole part of a root, by Newton's steps. */
function rootOf(x: bigint): bigint {
  if (x === 0n) return 0n;
  let root = 1n << BigInt((bitsOf(x) >> 1) + 1);
  for (;;) {
    const next = (root + x / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
