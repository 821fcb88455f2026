/** Up to four differences of corners, and the smallest difference that weighed means of them have. */
import type { Core } from './cores.js';

/** The corners of both cores, and their differences. */
const ofA: Int32Array = /* @__PURE__ */ new Int32Array(4);
const ofB: Int32Array = /* @__PURE__ */ new Int32Array(4);
const at: Float64Array = /* @__PURE__ */ new Float64Array(12);
/** What each of them counts, together 1, and the square of the mean: as it is, and the best that was tried. */
const weights: Float64Array = /* @__PURE__ */ new Float64Array(5);
const best: Float64Array = /* @__PURE__ */ new Float64Array(5);
const SQUARE = 4;
let count = 0;

/** The smallest difference: square to the flat of the simplex, its length, and what it is by the weights. */
export const mean: Float64Array = /* @__PURE__ */ new Float64Array(5);
export const LENGTH = 3;
export const BY_WEIGHTS = 4;

export function beginSimplex(a: Core, i: number, b: Core, j: number): void {
  count = 0;
  take(a, i, b, j);
  count = 1;
  weights[0] = 1;
  weights[SQUARE] = at[0]! * at[0]! + at[1]! * at[1]! + at[2]! * at[2]!;
  findMean();
}

function take(a: Core, i: number, b: Core, j: number): void {
  ofA[count] = i;
  ofB[count] = j;
  for (let axis = 0; axis < 3; axis++) at[3 * count + axis] = a.points[3 * i + axis]! - b.points[3 * j + axis]!;
}

/** Writes the differences. @returns how many there are */
export function copySimplex(into: Float64Array): number {
  for (let k = 0; k < 3 * count; k++) into[k] = at[k]!;
  return count;
}

/** Adds a difference and drops those that no longer count. @returns whether the mean has become smaller */
export function addToSimplex(a: Core, i: number, b: Core, j: number): boolean {
  for (let k = 0; k < count; k++) if (ofA[k] === i && ofB[k] === j) return false;
  if (count === 4) return false;
  take(a, i, b, j);
  best[SQUARE] = Infinity;
  if (count === 3) tryInside();
  for (let k = 0; k < count; k++) {
    tryEdge(k, count);
    for (let m = 0; m < k; m++) tryFace(m, k, count);
  }
  if (!(best[SQUARE]! < weights[SQUARE]!)) return false;
  const size = count + 1;
  count = 0;
  for (let k = 0; k < size; k++) {
    if (best[k] === 0) continue;
    weights[count] = best[k]!;
    ofA[count] = ofA[k]!;
    ofB[count] = ofB[k]!;
    for (let axis = 0; axis < 3; axis++) at[3 * count + axis] = at[3 * k + axis]!;
    count++;
  }
  weights[SQUARE] = best[SQUARE]!;
  findMean();
  return true;
}

/** A coordinate of the point of a core that the weights stand for. */
export function weigh(core: Core, isFirst: boolean, into: Float64Array, from: number): void {
  const corners = isFirst ? ofA : ofB;
  for (let axis = 0; axis < 3; axis++) {
    let sum = 0;
    for (let k = 0; k < count; k++) sum += weights[k]! * core.points[3 * corners[k]! + axis]!;
    into[from + axis] = sum;
  }
}

/** Not by `fill`, which takes longer than all else. */
function clearBest(): void {
  best[0] = 0;
  best[1] = 0;
  best[2] = 0;
  best[3] = 0;
}

function tryEdge(i: number, k: number): void {
  const mx = at[3 * k]!;
  const my = at[3 * k + 1]!;
  const mz = at[3 * k + 2]!;
  const ex = at[3 * i]! - mx;
  const ey = at[3 * i + 1]! - my;
  const ez = at[3 * i + 2]! - mz;
  const part = -(mx * ex + my * ey + mz * ez) / (ex * ex + ey * ey + ez * ez);
  const t = part > 0 ? Math.min(part, 1) : 0;
  const x = mx + t * ex;
  const y = my + t * ey;
  const z = mz + t * ez;
  const square = x * x + y * y + z * z;
  if (!(square < best[SQUARE]!)) return;
  clearBest();
  best[SQUARE] = square;
  best[k] = 1 - t;
  best[i] = t;
}

function tryFace(i: number, j: number, k: number): void {
  const mx = at[3 * k]!;
  const my = at[3 * k + 1]!;
  const mz = at[3 * k + 2]!;
  const ex = at[3 * i]! - mx;
  const ey = at[3 * i + 1]! - my;
  const ez = at[3 * i + 2]! - mz;
  const fx = at[3 * j]! - mx;
  const fy = at[3 * j + 1]! - my;
  const fz = at[3 * j + 2]! - mz;
  const nx = ey * fz - ez * fy;
  const ny = ez * fx - ex * fz;
  const nz = ex * fy - ey * fx;
  const whole = nx * nx + ny * ny + nz * nz;
  let u = 0;
  let v = 0;
  let x = mx;
  let y = my;
  let z = mz;
  // What rounding has left of the first solution is solved for again.
  for (let round = 0; round < 2; round++) {
    u += (nx * (fy * z - fz * y) + ny * (fz * x - fx * z) + nz * (fx * y - fy * x)) / whole;
    v += (nx * (y * ez - z * ey) + ny * (z * ex - x * ez) + nz * (x * ey - y * ex)) / whole;
    // Also where the three lie on one line, and nothing is left to divide by.
    if (!(u > 0 && v > 0 && u + v < 1)) return;
    x = mx + u * ex + v * fx;
    y = my + u * ey + v * fy;
    z = mz + u * ez + v * fz;
  }
  const square = x * x + y * y + z * z;
  if (!(square < best[SQUARE]!)) return;
  clearBest();
  best[SQUARE] = square;
  best[i] = u;
  best[j] = v;
  best[k] = 1 - u - v;
}

/** Cramer's rule for m + u e + v f + w g = 0. */
function tryInside(): void {
  const mx = at[9]!;
  const my = at[10]!;
  const mz = at[11]!;
  const ex = at[0]! - mx;
  const ey = at[1]! - my;
  const ez = at[2]! - mz;
  const fx = at[3]! - mx;
  const fy = at[4]! - my;
  const fz = at[5]! - mz;
  const gx = at[6]! - mx;
  const gy = at[7]! - my;
  const gz = at[8]! - mz;
  const nx = ey * fz - ez * fy;
  const ny = ez * fx - ex * fz;
  const nz = ex * fy - ey * fx;
  const whole = nx * gx + ny * gy + nz * gz;
  let u = 0;
  let v = 0;
  let w = 0;
  let x = mx;
  let y = my;
  let z = mz;
  for (let round = 0; round < 2; round++) {
    u -= (x * (fy * gz - fz * gy) + y * (fz * gx - fx * gz) + z * (fx * gy - fy * gx)) / whole;
    v -= (x * (gy * ez - gz * ey) + y * (gz * ex - gx * ez) + z * (gx * ey - gy * ex)) / whole;
    w -= (x * nx + y * ny + z * nz) / whole;
    if (!(u > 0 && v > 0 && w > 0 && u + v + w < 1)) return;
    x = mx + u * ex + v * fx + w * gx;
    y = my + u * ey + v * fy + w * gy;
    z = mz + u * ez + v * fz + w * gz;
  }
  const square = x * x + y * y + z * z;
  if (!(square < best[SQUARE]!)) return;
  clearBest();
  best[SQUARE] = square;
  best[0] = u;
  best[1] = v;
  best[2] = w;
  best[3] = 1 - u - v - w;
}

/**
 * The weights leave little of the direction of a small mean, and much of that of the flat which it leads to. So it is turned square to that.
 */
function findMean(): void {
  let x = 0;
  let y = 0;
  let z = 0;
  for (let k = 0; k < count; k++) {
    x += weights[k]! * at[3 * k]!;
    y += weights[k]! * at[3 * k + 1]!;
    z += weights[k]! * at[3 * k + 2]!;
  }
  mean[BY_WEIGHTS] = Math.sqrt(x * x + y * y + z * z);
  const ex = at[3]! - at[0]!;
  const ey = at[4]! - at[1]!;
  const ez = at[5]! - at[2]!;
  if (count === 2) {
    const whole = ex * ex + ey * ey + ez * ez;
    for (let round = 0; round < 2; round++) {
      const part = (x * ex + y * ey + z * ez) / whole;
      x -= part * ex;
      y -= part * ey;
      z -= part * ez;
    }
  } else if (count === 3) {
    const fx = at[6]! - at[0]!;
    const fy = at[7]! - at[1]!;
    const fz = at[8]! - at[2]!;
    let nx = ey * fz - ez * fy;
    let ny = ez * fx - ex * fz;
    let nz = ex * fy - ey * fx;
    // Nearly parallel edges leave of their cross product what rounding does; square to the longer one it is right again.
    const ee = ex * ex + ey * ey + ez * ez;
    const ff = fx * fx + fy * fy + fz * fz;
    const part = ee > ff ? (nx * ex + ny * ey + nz * ez) / ee : (nx * fx + ny * fy + nz * fz) / ff;
    nx -= part * (ee > ff ? ex : fx);
    ny -= part * (ee > ff ? ey : fy);
    nz -= part * (ee > ff ? ez : fz);
    const height = (nx * at[0]! + ny * at[1]! + nz * at[2]!) / (nx * nx + ny * ny + nz * nz);
    x = height * nx;
    y = height * ny;
    z = height * nz;
  }
  mean[0] = x;
  mean[1] = y;
  mean[2] = z;
  mean[LENGTH] = Math.sqrt(x * x + y * y + z * z);
}
