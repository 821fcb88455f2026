/**
 * The shortest way to part two cores that meet.
 *
 * The differences of their points fill a convex body with 0 inside, and the way out is across the nearest of its faces. Each face is
 * spanned by two edges, and each edge is one of a core: so the normals are among the cross products of all edges of both, and
 * in the plane square to one of them. That covers flat shapes too, as they only have the edges that they have.
 */
import type { Core } from './cores.js';
import { coreA, coreB, frame, SIZE } from './frame.js';

/** The unit normal from the first core to the second, and how far they overlap along it. */
export const parted: Float64Array = /* @__PURE__ */ new Float64Array(4);
export const DEPTH = 3;
/** The numbers of the edges that the normal is square to. */
export const across: Int32Array = /* @__PURE__ */ new Int32Array(2);

/** The edges of the first, then those of the second. */
const edges: Float64Array = /* @__PURE__ */ new Float64Array(18);
const n: Float64Array = /* @__PURE__ */ new Float64Array(3);
/** From where to where the first reaches along it, and the second. */
const spans: Float64Array = /* @__PURE__ */ new Float64Array(4);

/** Of equal ways, faces of the first go first, then those of the second. @returns that there is one */
export function findParting(isDeep: boolean): boolean {
  const a = coreA();
  const b = coreB();
  const countA = a.edgeCount;
  const count = countA + b.edgeCount;
  parted[DEPTH] = Infinity;
  for (let i = 0; i < countA; i++) copyEdge(a.edges, i, i);
  for (let i = countA; i < count; i++) copyEdge(b.edges, i - countA, i);
  if (isDeep) {
    tryCrosses(a, b, 0, countA, 0, countA);
    tryCrosses(a, b, countA, count, countA, count);
    tryCrosses(a, b, 0, countA, countA, count);
  } else for (let i = 0; i < count; i++) if (turnLeft(3 * i)) tryAxis(a, b, i, i);
  if (parted[DEPTH]! < Infinity) return true;
  // All on one line, or but one point: any axis square to that will do.
  for (let i = 0; i < count; i++) if (squareTo(3 * i)) tryAxis(a, b, i, i);
  if (parted[DEPTH]! < Infinity) return true;
  n[0] = 1;
  n[1] = 0;
  n[2] = 0;
  tryAxis(a, b, 0, 0);
  return true;
}

function tryCrosses(a: Core, b: Core, from: number, to: number, otherFrom: number, otherTo: number): void {
  for (let i = from; i < to; i++)
    for (let j = Math.max(otherFrom, i + 1); j < otherTo; j++) if (isCrossed(3 * i, 3 * j)) tryAxis(a, b, i, j);
}

/** Products of two that are tiny beside the rest would vanish. */
function copyEdge(from: Float64Array, k: number, i: number): void {
  const x = from[3 * k]!;
  const y = from[3 * k + 1]!;
  const z = from[3 * k + 2]!;
  const size = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  const by = size > 1e-70 || size === 0 ? 1 : size;
  edges[3 * i] = x / by;
  edges[3 * i + 1] = y / by;
  edges[3 * i + 2] = z / by;
}

/** In the plane, square to an edge. */
function turnLeft(i: number): boolean {
  n[0] = -edges[i + 1]!;
  n[1] = edges[i]!;
  n[2] = 0;
  return normalize();
}

/** Nearly parallel edges leave of their cross product what rounding does; square to them it is right again. */
function isCrossed(i: number, j: number): boolean {
  const ex = edges[i]!;
  const ey = edges[i + 1]!;
  const ez = edges[i + 2]!;
  const fx = edges[j]!;
  const fy = edges[j + 1]!;
  const fz = edges[j + 2]!;
  const x = ey * fz - ez * fy;
  const y = ez * fx - ex * fz;
  const z = ex * fy - ey * fx;
  n[0] = x;
  n[1] = y;
  n[2] = z;
  const isSteep = x * x + y * y + z * z > 0.25 * (ex * ex + ey * ey + ez * ez) * (fx * fx + fy * fy + fz * fz);
  if (!normalize()) return false;
  if (isSteep) return true;
  turnFrom(i);
  turnFrom(j);
  return normalize();
}

function turnFrom(i: number): void {
  const squared = edges[i]! * edges[i]! + edges[i + 1]! * edges[i + 1]! + edges[i + 2]! * edges[i + 2]!;
  const part = (n[0]! * edges[i]! + n[1]! * edges[i + 1]! + n[2]! * edges[i + 2]!) / squared;
  for (let axis = 0; axis < 3; axis++) n[axis]! -= part * edges[i + axis]!;
}

function normalize(): boolean {
  const length = Math.sqrt(n[0]! * n[0]! + n[1]! * n[1]! + n[2]! * n[2]!);
  if (!(length > 0)) return false;
  n[0]! /= length;
  n[1]! /= length;
  n[2]! /= length;
  return true;
}

/** Square to an edge, and to the axis of its smallest coordinate. */
function squareTo(i: number): boolean {
  const x = Math.abs(edges[i]!);
  const y = Math.abs(edges[i + 1]!);
  const z = Math.abs(edges[i + 2]!);
  const least = x <= y && x <= z ? 0 : y <= z ? 1 : 2;
  n[least] = 0;
  n[(least + 1) % 3] = edges[i + ((least + 2) % 3)]!;
  n[(least + 2) % 3] = -edges[i + ((least + 1) % 3)]!;
  return normalize();
}

/** From where to where a core reaches along an axis. */
function project({ points, count, isBox, edges, edgeCount, center }: Core, into: number): void {
  const x = n[0]!;
  const y = n[1]!;
  const z = n[2]!;
  if (isBox) {
    const at = x * center[0]! + y * center[1]! + z * center[2]!;
    let reach = 0;
    for (let k = 0; k < 3 * edgeCount; k += 3) reach += Math.abs(x * edges[k]! + y * edges[k + 1]! + z * edges[k + 2]!);
    spans[into] = at - 0.5 * reach;
    spans[into + 1] = at + 0.5 * reach;
    return;
  }
  let least = Infinity;
  let most = -Infinity;
  for (let k = 0; k < 3 * count; k += 3) {
    const along = x * points[k]! + y * points[k + 1]! + z * points[k + 2]!;
    if (along > most) most = along;
    if (along < least) least = along;
  }
  spans[into] = least;
  spans[into + 1] = most;
}

/** Both ways along an axis, square to two of the edges. */
function tryAxis(a: Core, b: Core, i: number, j: number): void {
  project(a, 0);
  project(b, 2);
  // What is endless along the axis is never parted from what lies there.
  const ownA = i === 0 || j === 0;
  const ownB = i === a.edgeCount || j === a.edgeCount;
  // A gain within rounding would let an edge take the place of the face that it lies in.
  const least = parted[DEPTH]! - 2 ** -52 * frame[SIZE]!;
  for (let side = 1; side >= -1; side -= 2) {
    const depth = side > 0 ? spans[1]! - spans[2]! : spans[3]! - spans[0]!;
    if (!(depth < Math.min(least, parted[DEPTH]!))) continue;
    if (!((ownA || mayGo(a, 0, -side)) && (ownB || mayGo(b, 3 * a.edgeCount, side)))) continue;
    for (let axis = 0; axis < 3; axis++) parted[axis] = side * n[axis]!;
    parted[DEPTH] = depth;
    across[0] = i;
    across[1] = j;
  }
}

/**
 * Whether endless cores can be parted along the mean, or what it stands for: they do not go on that way. What is square to one but for rounding is made
 * so.
 */
export function straighten(n: Float64Array): boolean {
  return isOpen(coreA(), n, 1) && isOpen(coreB(), n, -1);
}

function isOpen({ ways, edges: own }: Core, n: Float64Array, side: number): boolean {
  if (ways === 0) return true;
  const along = n[0]! * own[0]! + n[1]! * own[1]! + n[2]! * own[2]!;
  const squared = own[0]! * own[0]! + own[1]! * own[1]! + own[2]! * own[2]!;
  if (along * along > 2 ** -88 * squared) return ways === 1 && side * along < 0;
  for (let axis = 0; axis < 3; axis++) n[axis]! -= (along / squared) * own[axis]!;
  return true;
}

/** Whether an endless core does not go on against a side of the axis. */
function mayGo({ ways }: Core, i: number, side: number): boolean {
  if (ways === 0) return true;
  const along = side * (n[0]! * edges[i]! + n[1]! * edges[i + 1]! + n[2]! * edges[i + 2]!);
  return ways === 1 && along >= 0;
}
