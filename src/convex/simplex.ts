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
/** Of each edge from the first of them to the others. */
const parts: Float64Array = /* @__PURE__ */ new Float64Array(3);
const edges: Float64Array = /* @__PURE__ */ new Float64Array(9);
/** The square of the smallest difference, by the weights that are kept and by the best that were tried. */
export const squares: Float64Array = /* @__PURE__ */ new Float64Array(2);
export const KEPT = 0;
export const BEST = 1;

/** The smallest difference itself. */
export const towards: Float64Array = /* @__PURE__ */ new Float64Array(3);

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

/** Tries the weights of the point nearest to 0 in the flat through some of them. @returns whether all are more than 0 */
function hasWeights(set: number, count: number): boolean {
  let size = 0;
  for (let k = 0; k < count; k++) {
    tried[k] = 0;
    if ((set >> k) & 1) chosen[size++] = k;
  }
  if (size > 2) beginAtCentral(size);
  const p = 3 * chosen[0]!;
  for (let i = 1; i < size; i++)
    for (let axis = 0; axis < 3; axis++) edges[3 * (i - 1) + axis] = at[3 * chosen[i]! + axis]! - at[p + axis]!;
  parts[0] = 0;
  parts[1] = 0;
  parts[2] = 0;
  // What rounding has left of the first solution is solved for again.
  if (size > 1 && !(addParts(size, p) && addParts(size, p))) return false;
  const rest = 1 - parts[0]! - parts[1]! - parts[2]!;
  tried[chosen[0]!] = rest;
  let isInside = rest > 0;
  for (let i = 1; i < size; i++) {
    tried[chosen[i]!] = parts[i - 1]!;
    isInside &&= parts[i - 1]! > 0;
  }
  return isInside;
}

/** Begins with the one that the others are nearest to: from there they lie in directions that differ most. */
function beginAtCentral(size: number): void {
  let least = Infinity;
  let central = 0;
  for (let i = 0; i < size; i++) {
    let sum = 0;
    for (let j = 0; j < size; j++)
      for (let axis = 0; axis < 3; axis++) sum += (at[3 * chosen[i]! + axis]! - at[3 * chosen[j]! + axis]!) ** 2;
    if (sum < least) {
      least = sum;
      central = i;
    }
  }
  const first = chosen[0]!;
  chosen[0] = chosen[central]!;
  chosen[central] = first;
}

/** Adds to the parts of the edges what leads on towards 0. @returns whether the edges are independent */
function addParts(size: number, p: number): boolean {
  const ex = edges[0]!;
  const ey = edges[1]!;
  const ez = edges[2]!;
  const fx = edges[3]!;
  const fy = edges[4]!;
  const fz = edges[5]!;
  const gx = edges[6]!;
  const gy = edges[7]!;
  const gz = edges[8]!;
  const u = parts[0]!;
  const v = parts[1]!;
  const w = parts[2]!;
  const mx = at[p]! + u * ex + v * fx + w * gx;
  const my = at[p + 1]! + u * ey + v * fy + w * gy;
  const mz = at[p + 2]! + u * ez + v * fz + w * gz;
  if (size === 2) {
    const whole = ex * ex + ey * ey + ez * ez;
    parts[0] = u - (mx * ex + my * ey + mz * ez) / whole;
    return whole > 0;
  }
  const nx = ey * fz - ez * fy;
  const ny = ez * fx - ex * fz;
  const nz = ex * fy - ey * fx;
  if (size === 3) {
    const whole = nx * nx + ny * ny + nz * nz;
    parts[0] = u + (nx * (fy * mz - fz * my) + ny * (fz * mx - fx * mz) + nz * (fx * my - fy * mx)) / whole;
    parts[1] = v + (nx * (my * ez - mz * ey) + ny * (mz * ex - mx * ez) + nz * (mx * ey - my * ex)) / whole;
    return whole > 0;
  }
  // Cramer's rule for m + u e + v f + w g = 0.
  const whole = nx * gx + ny * gy + nz * gz;
  parts[0] = u - (mx * (fy * gz - fz * gy) + my * (fz * gx - fx * gz) + mz * (fx * gy - fy * gx)) / whole;
  parts[1] = v - (mx * (gy * ez - gz * ey) + my * (gz * ex - gx * ez) + mz * (gx * ey - gy * ex)) / whole;
  parts[2] = w - (mx * nx + my * ny + mz * nz) / whole;
  return whole !== 0;
}

/**
 * Turns the smallest difference, as the weights have left it, square to the flat that it leads to. Where shapes are near each other,
 * rounding has left little of its direction, and much of that of the flat.
 */
export function direct(count: number): void {
  if (count === 1 || count === 4) return;
  for (let k = 0; k < count; k++) chosen[k] = k;
  beginAtCentral(count);
  const p = 3 * chosen[0]!;
  for (let i = 1; i < count; i++)
    for (let axis = 0; axis < 3; axis++) edges[3 * (i - 1) + axis] = at[3 * chosen[i]! + axis]! - at[p + axis]!;
  if (count === 2) {
    turnFromEdge();
    turnFromEdge();
    return;
  }
  let x = edges[1]! * edges[5]! - edges[2]! * edges[4]!;
  let y = edges[2]! * edges[3]! - edges[0]! * edges[5]!;
  let z = edges[0]! * edges[4]! - edges[1]! * edges[3]!;
  // Nearly parallel edges leave of their cross product what rounding does; square to the longer one it is right again.
  const isFirst = edges[0]! ** 2 + edges[1]! ** 2 + edges[2]! ** 2 >= edges[3]! ** 2 + edges[4]! ** 2 + edges[5]! ** 2;
  const k = isFirst ? 0 : 3;
  const squared = edges[k]! ** 2 + edges[k + 1]! ** 2 + edges[k + 2]! ** 2;
  const part = (x * edges[k]! + y * edges[k + 1]! + z * edges[k + 2]!) / squared;
  x -= part * edges[k]!;
  y -= part * edges[k + 1]!;
  z -= part * edges[k + 2]!;
  const whole = x * x + y * y + z * z;
  if (!(whole > 0)) return;
  // Along it, all of them are as far away.
  const height = (x * at[p]! + y * at[p + 1]! + z * at[p + 2]!) / whole;
  towards[0] = height * x;
  towards[1] = height * y;
  towards[2] = height * z;
}

function turnFromEdge(): void {
  const squared = edges[0]! ** 2 + edges[1]! ** 2 + edges[2]! ** 2;
  const part = (towards[0]! * edges[0]! + towards[1]! * edges[1]! + towards[2]! * edges[2]!) / squared;
  for (let axis = 0; axis < 3; axis++) towards[axis]! -= part * edges[axis]!;
}
