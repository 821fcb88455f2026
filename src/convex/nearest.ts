/**
 * The nearest points of two cores.
 *
 * Gilbert, Johnson and Keerthi (1988): the difference d = a - b of two points is the smallest if no corners of the cores differ by less
 * along d. As long as some do, they join a simplex of corners that a and b are weighed means of, and only those stay which the new
 * smallest difference rests on. Whatever was rounded, the cores are no nearer than the corners along any d, and no farther than a and b.
 */
import type { Core } from './cores.js';
import { findExactly } from './exactly.js';
import { coreA, coreB, frame, SIZE } from './frame.js';
import { addToSimplex, BY_WEIGHTS, beginSimplex, LENGTH, mean, weigh } from './simplex.js';

/** a, b, the unit vector from b to a along which they are proven to be `GAP` apart, and how far apart a and b are. */
export const found: Float64Array = /* @__PURE__ */ new Float64Array(11);
export const UNIT = 6;
export const GAP = 9;
export const APART = 10;

/** What rounding may take of a length, in parts of the size. */
export const SLACK: number = 2 ** -51;
const STEPS = 512;

/** Writes the nearest points into `found`. */
export function findNearest(): void {
  const a = coreA();
  const b = coreB();
  const slack = SLACK * frame[SIZE]!;
  found[GAP] = -Infinity;
  beginSimplex(a, 0, b, 0);
  for (let step = 0; step < STEPS && mean[BY_WEIGHTS]! > slack; step++) {
    const i = extreme(a, -1);
    const j = extreme(b, 1);
    measure(a.points, 3 * i, b.points, 3 * j);
    if (mean[BY_WEIGHTS]! - found[GAP]! <= slack) break;
    if (!addToSimplex(a, i, b, j)) break;
  }
  weigh(a, true, found, 0);
  weigh(b, false, found, 3);
  found[APART] = mean[BY_WEIGHTS]!;
  if (mean[BY_WEIGHTS]! <= slack || mean[BY_WEIGHTS]! - found[GAP]! <= 2 * slack) return;
  findExactly(a, b, frame[SIZE]!, found);
}

/** The corner that lies farthest along the difference, or against it. */
export function extreme({ points, count, isBox, edges }: Core, side: number): number {
  const x = side * mean[0]!;
  const y = side * mean[1]!;
  const z = side * mean[2]!;
  if (isBox) {
    let corner = 0;
    for (let bit = 1, k = 0; bit < count; bit *= 2, k += 3)
      if (edges[k]! * x + edges[k + 1]! * y + edges[k + 2]! * z > 0) corner += bit;
    return corner;
  }
  let most = -Infinity;
  let corner = 0;
  for (let i = 0, k = 0; i < count; i++, k += 3) {
    const along = points[k]! * x + points[k + 1]! * y + points[k + 2]! * z;
    if (along > most) {
      most = along;
      corner = i;
    }
  }
  return corner;
}

/** How far apart the cores are along the difference, if that is more than along others. */
export function measure(a: Float64Array, i: number, b: Float64Array, j: number): void {
  const length = mean[LENGTH]!;
  if (!(length > 0)) return;
  const x = mean[0]! / length;
  const y = mean[1]! / length;
  const z = mean[2]! / length;
  const gap = x * (a[i]! - b[j]!) + y * (a[i + 1]! - b[j + 1]!) + z * (a[i + 2]! - b[j + 2]!);
  if (gap <= found[GAP]!) return;
  found[GAP] = gap;
  found[UNIT] = x;
  found[UNIT + 1] = y;
  found[UNIT + 2] = z;
}
