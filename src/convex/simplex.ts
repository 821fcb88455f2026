/** Up to four differences of corners, and the smallest difference that weighed means of them have. */
import type { Core } from './cores.js';

/** The corners of both cores, and their differences. */
export const ofA: Int32Array = /* @__PURE__ */ new Int32Array(4);
export const ofB: Int32Array = /* @__PURE__ */ new Int32Array(4);
const at: Float64Array = /* @__PURE__ */ new Float64Array(12);
/** What each of them counts; together 1. */
export const weights: Float64Array = /* @__PURE__ */ new Float64Array(4);
const tried: Float64Array = /* @__PURE__ */ new Float64Array(4);
const best: Float64Array = /* @__PURE__ */ new Float64Array(4);
const chosen: Int32Array = /* @__PURE__ */ new Int32Array(4);
const edges: Float64Array = /* @__PURE__ */ new Float64Array(9);
/** The square of the smallest difference, by the weights that are kept and by the best that were tried. */
export const squares: Float64Array = /* @__PURE__ */ new Float64Array(2);
export const KEPT = 0;
export const BEST = 1;

/** Sets one of the differences. */
export function take(k: number, a: Core, i: number, b: Core, j: number): void {
  ofA[k] = i;
  ofB[k] = j;
  for (let axis = 0; axis < 3; axis++) at[3 * k + axis] = a.points[3 * i + axis]! - b.points[3 * j + axis]!;
}

/** Only the first of them counts. */
export function begin(): void {
  weights[0] = 1;
  squares[KEPT] = at[0]! ** 2 + at[1]! ** 2 + at[2]! ** 2;
}

/**
 * Looks for better weights of the first `count`. A set of them has a smallest difference of its own if all weigh more than 0
 * there; one of these is the smallest of all.
 * @param needed the bit of one that must count, or 0
 */
export function weigh(count: number, needed: number): void {
  squares[BEST] = Infinity;
  for (let set = 1; set < 1 << count; set++) {
    if ((set & needed) !== needed || !hasWeights(set, count)) continue;
    let squared = 0;
    for (let axis = 0; axis < 3; axis++) {
      let sum = 0;
      for (let k = 0; k < count; k++) sum += tried[k]! * at[3 * k + axis]!;
      squared += sum * sum;
    }
    if (!(squared < squares[BEST]!)) continue;
    squares[BEST] = squared;
    for (let k = 0; k < count; k++) best[k] = tried[k]!;
  }
}

/** Keeps the best weights, and only what has one. @returns how many are left */
export function keepBest(count: number): number {
  let left = 0;
  for (let k = 0; k < count; k++) {
    if (best[k] === 0) continue;
    weights[left] = best[k]!;
    ofA[left] = ofA[k]!;
    ofB[left] = ofB[k]!;
    for (let axis = 0; axis < 3; axis++) at[3 * left + axis] = at[3 * k + axis]!;
    left++;
  }
  squares[KEPT] = squares[BEST]!;
  return left;
}

/** Tries the weights of the difference from 0 to the flat through some of them. @returns whether all are more than 0 */
function hasWeights(set: number, count: number): boolean {
  let size = 0;
  for (let k = 0; k < count; k++) {
    tried[k] = 0;
    if ((set >> k) & 1) chosen[size++] = k;
  }
  const p = 3 * chosen[0]!;
  for (let i = 1; i < size; i++)
    for (let axis = 0; axis < 3; axis++) edges[3 * (i - 1) + axis] = at[3 * chosen[i]! + axis]! - at[p + axis]!;
  const px = at[p]!;
  const py = at[p + 1]!;
  const pz = at[p + 2]!;
  const ex = edges[0]!;
  const ey = edges[1]!;
  const ez = edges[2]!;
  if (size === 1) {
    tried[chosen[0]!] = 1;
    return true;
  }
  if (size === 2) {
    const whole = ex * ex + ey * ey + ez * ez;
    const part = -(px * ex + py * ey + pz * ez);
    return share(whole, part, 0, 0, 2);
  }
  const fx = edges[3]!;
  const fy = edges[4]!;
  const fz = edges[5]!;
  const nx = ey * fz - ez * fy;
  const ny = ez * fx - ex * fz;
  const nz = ex * fy - ey * fx;
  if (size === 3) {
    const ofE = nx * (fy * pz - fz * py) + ny * (fz * px - fx * pz) + nz * (fx * py - fy * px);
    const ofF = nx * (py * ez - pz * ey) + ny * (pz * ex - px * ez) + nz * (px * ey - py * ex);
    return share(nx * nx + ny * ny + nz * nz, ofE, ofF, 0, 3);
  }
  const gx = edges[6]!;
  const gy = edges[7]!;
  const gz = edges[8]!;
  const whole = nx * gx + ny * gy + nz * gz;
  // Cramer's rule for p + u e + v f + w g = 0.
  const u = -(px * (fy * gz - fz * gy) + py * (fz * gx - fx * gz) + pz * (fx * gy - fy * gx));
  const v = -(px * (gy * ez - gz * ey) + py * (gz * ex - gx * ez) + pz * (gx * ey - gy * ex));
  const w = -(px * nx + py * ny + pz * nz);
  return whole < 0 ? share(-whole, -u, -v, -w, 4) : share(whole, u, v, w, 4);
}

/** Parts of a whole for all but the first, which has the rest. */
function share(whole: number, u: number, v: number, w: number, size: number): boolean {
  const rest = whole - u - v - w;
  if (!(rest > 0 && u > 0 && (size < 3 || v > 0) && (size < 4 || w > 0))) return false;
  const sum = rest + u + v + w;
  tried[chosen[0]!] = rest / sum;
  tried[chosen[1]!] = u / sum;
  if (size > 2) tried[chosen[2]!] = v / sum;
  if (size > 3) tried[chosen[3]!] = w / sum;
  return true;
}
