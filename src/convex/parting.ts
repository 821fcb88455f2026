/**
 * The shortest way to part two cores that meet.
 *
 * The differences of their points fill a convex body with 0 inside, and the way out is across the nearest of its faces. Each face is
 * spanned by two edges, and each edge is one of a core: so the normals are among the cross products of all edges of both, and
 * in the plane square to one of them. That covers flat shapes too, as they only have the edges that they have.
 */
import type { Core } from './cores.js';
import { coreA, coreB } from './frame.js';

/** The normal, from the first core to the second, and the depth. */
export const parted: Float64Array = /* @__PURE__ */ new Float64Array(4);
export const DEPTH = 3;

const edges: Float64Array = /* @__PURE__ */ new Float64Array(18);
const n: Float64Array = /* @__PURE__ */ new Float64Array(3);

export function findParting(isDeep: boolean): void {
  const a = coreA();
  const b = coreB();
  parted[DEPTH] = Infinity;
  for (let i = 0; i < 3 * a.edgeCount; i++) edges[i] = a.edges[i]!;
  for (let i = 0; i < 3 * b.edgeCount; i++) edges[3 * a.edgeCount + i] = b.edges[i]!;
  const count = a.edgeCount + b.edgeCount;
  for (let i = 0; i < count; i++) {
    if (!isDeep) tryAxis(a, b, across(3 * i), i, i);
    else for (let j = i + 1; j < count; j++) tryAxis(a, b, crossed(3 * i, 3 * j), i, j);
  }
  if (parted[DEPTH] < Infinity) return;
  // All on one line, or but one point: any axis square to that will do.
  if (count > 0 && squareTo(longest(count))) tryAxis(a, b, true, 0, count - 1);
  if (parted[DEPTH] < Infinity) return;
  n[0] = 1;
  n[1] = 0;
  n[2] = 0;
  tryAxis(a, b, true, 0, 0);
}

/** In the plane, to the left of an edge. */
function across(i: number): boolean {
  n[0] = -edges[i + 1]!;
  n[1] = edges[i]!;
  n[2] = 0;
  return normalize();
}

/** Nearly parallel edges leave of their cross product what rounding does; square to them it is right again. */
function crossed(i: number, j: number): boolean {
  n[0] = edges[i + 1]! * edges[j + 2]! - edges[i + 2]! * edges[j + 1]!;
  n[1] = edges[i + 2]! * edges[j]! - edges[i]! * edges[j + 2]!;
  n[2] = edges[i]! * edges[j + 1]! - edges[i + 1]! * edges[j]!;
  if (!normalize()) return false;
  turnFrom(i);
  turnFrom(j);
  return normalize();
}

function turnFrom(i: number): void {
  const squared = edges[i]! ** 2 + edges[i + 1]! ** 2 + edges[i + 2]! ** 2;
  const part = (n[0]! * edges[i]! + n[1]! * edges[i + 1]! + n[2]! * edges[i + 2]!) / squared;
  for (let axis = 0; axis < 3; axis++) n[axis]! -= part * edges[i + axis]!;
}

function normalize(): boolean {
  const length = Math.sqrt(n[0]! ** 2 + n[1]! ** 2 + n[2]! ** 2);
  if (!(length > 0)) return false;
  for (let axis = 0; axis < 3; axis++) n[axis]! /= length;
  return true;
}

function longest(count: number): number {
  let most = -1;
  let found = 0;
  for (let i = 0; i < count; i++) {
    const squared = edges[3 * i]! ** 2 + edges[3 * i + 1]! ** 2 + edges[3 * i + 2]! ** 2;
    if (squared > most) {
      most = squared;
      found = i;
    }
  }
  return 3 * found;
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

/** Both ways along an axis, square to two of the edges. */
function tryAxis(a: Core, b: Core, isAxis: boolean, i: number, j: number): void {
  if (!isAxis) return;
  let mostOfA = -Infinity;
  let leastOfA = Infinity;
  let mostOfB = -Infinity;
  let leastOfB = Infinity;
  for (let k = 0; k < a.count; k++) {
    const along = n[0]! * a.points[3 * k]! + n[1]! * a.points[3 * k + 1]! + n[2]! * a.points[3 * k + 2]!;
    mostOfA = Math.max(mostOfA, along);
    leastOfA = Math.min(leastOfA, along);
  }
  for (let k = 0; k < b.count; k++) {
    const along = n[0]! * b.points[3 * k]! + n[1]! * b.points[3 * k + 1]! + n[2]! * b.points[3 * k + 2]!;
    mostOfB = Math.max(mostOfB, along);
    leastOfB = Math.min(leastOfB, along);
  }
  // What is endless along the axis is never parted from what lies there.
  const ownA = i === 0 || j === 0;
  const ownB = i === a.edgeCount || j === a.edgeCount;
  const isFree = (side: number): boolean => (ownA || mayGo(a, 0, -side)) && (ownB || mayGo(b, 3 * a.edgeCount, side));
  if (isFree(1) && mostOfA - leastOfB < parted[DEPTH]!) keep(1, mostOfA - leastOfB);
  if (isFree(-1) && mostOfB - leastOfA < parted[DEPTH]!) keep(-1, mostOfB - leastOfA);
}

/** Whether an endless core does not go on against a side of the axis. */
function mayGo({ ways }: Core, i: number, side: number): boolean {
  if (ways === 0) return true;
  const along = side * (n[0]! * edges[i]! + n[1]! * edges[i + 1]! + n[2]! * edges[i + 2]!);
  return ways === 1 && along >= 0;
}

function keep(side: number, depth: number): void {
  for (let axis = 0; axis < 3; axis++) parted[axis] = side * n[axis]!;
  parted[DEPTH] = depth;
}
