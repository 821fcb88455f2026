/** Where the two cores are: seen from a point of the first, in a unit in which products of coordinates keep their digits. */
import { powerOfTwoNear } from '../core/norm.js';
import { type Core, complete, firstCore, secondCore } from './cores.js';

/**
 * The origin, the unit, the size: the largest coordinate that a point of either core has, seen from there; and the spread, what is at most summed up to
 * coordinates.
 */
export const frame: Float64Array = /* @__PURE__ */ new Float64Array(6);
export const UNIT_OF_LENGTH = 3;
export const SIZE = 4;
export const SPREAD = 5;

const LARGEST = 1e300;

/** Whether the first core stands in for the second. */
let isSwapped = false;
let [one, other] = [firstCore, secondCore];

export const coreA = (): Core => one;
export const coreB = (): Core => other;
export const areSwapped = (): boolean => isSwapped;

/**
 * Prepares both cores.
 * @param areAlike whether both are of one kind: ties must not depend on the order in which they were given
 * @returns whether all is finite, and small enough for sums
 */
export function settle(areAlike: boolean): boolean {
  isSwapped = areAlike && precedes(secondCore, firstCore);
  one = isSwapped ? secondCore : firstCore;
  other = isSwapped ? firstCore : secondCore;
  for (let k = 0; k < 3; k++) frame[k] = one.points[k]!;
  frame[SIZE] = 0;
  frame[SPREAD] = 0;
  place(one);
  place(other);
  const size = frame[SIZE]!;
  // A radius beside which the cores are nothing must not overflow.
  const least = 1e-180 * Math.max(one.radius[0]!, other.radius[0]!);
  const unit = size > 1e-60 && size < 1e60 ? 1 : powerOfTwoNear(Math.max(size, least));
  frame[UNIT_OF_LENGTH] = unit;
  if (unit !== 1) {
    shrink(one);
    shrink(other);
    frame[SIZE] = size / unit;
    frame[SPREAD]! /= unit;
  }
  if (one.ways > 0) limit(one, other);
  if (other.ways > 0) limit(other, one);
  return Math.max(size, frame[SIZE]!, one.radius[0]!, other.radius[0]!) < LARGEST;
}

function precedes(a: Core, b: Core): boolean {
  const [p, q] = [a.cloud, b.cloud];
  if (p !== null && q !== null && p !== q) {
    if (p.length !== q.length) return p.length < q.length;
    for (let i = 0; i < p.length; i++) if (p[i] !== q[i]) return p[i]! < q[i]!;
  }
  for (let i = 0; i < 3 * a.count; i++) if (a.points[i] !== b.points[i]) return a.points[i]! < b.points[i]!;
  for (let i = 0; i < 3 * a.edgeCount; i++) if (a.edges[i] !== b.edges[i]) return a.edges[i]! < b.edges[i]!;
  return a.radius[0]! < b.radius[0]!;
}

/** Counts the points from the origin. */
function place(core: Core): void {
  const { points, count } = core;
  const x = frame[0]!;
  const y = frame[1]!;
  const z = frame[2]!;
  for (let k = 0; k < 3 * count; k += 3) {
    points[k]! -= x;
    points[k + 1]! -= y;
    points[k + 2]! -= z;
  }
  complete(core);
  if (core.cloud !== null) frame[SPREAD] = Math.max(frame[SPREAD]!, core.spread[0]!);
  measure(core);
}

function measure({ points, count }: Core): void {
  let size = frame[SIZE]!;
  for (let i = 0; i < 3 * count; i++) size = Math.max(size, Math.abs(points[i]!));
  frame[SIZE] = size;
}

function shrink({ points, count, edges, edgeCount, ways, center }: Core): void {
  const unit = frame[UNIT_OF_LENGTH]!;
  for (let i = 0; i < 3 * count; i++) points[i]! /= unit;
  for (let i = 0; i < 3; i++) center[i]! /= unit;
  if (ways === 0) for (let i = 0; i < 3 * edgeCount; i++) edges[i]! /= unit;
}

/**
 * Ends a ray or line beyond the other shape: the points nearest to that lie between the projections of its corners, and never at such an
 * end. The origin of a ray stays, as it is where the ray may be parted from what it meets.
 */
function limit(core: Core, { points: corners, count }: Core): void {
  const { points, edges } = core;
  const given = Math.max(Math.abs(edges[0]!), Math.abs(edges[1]!), Math.abs(edges[2]!));
  if (!(given > 1e-60 && given < 1e60)) {
    const power = powerOfTwoNear(given);
    for (let k = 0; k < 3; k++) edges[k]! /= power;
  }
  const squared = edges[0]! * edges[0]! + edges[1]! * edges[1]! + edges[2]! * edges[2]!;
  let least = Infinity;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    let t = 0;
    for (let k = 0; k < 3; k++) t += edges[k]! * (corners[3 * i + k]! - points[k]!);
    least = Math.min(least, t / squared);
    most = Math.max(most, t / squared);
  }
  const more = (0.25 * frame[SIZE]!) / Math.sqrt(squared);
  const back = core.ways === 1 ? 0 : least - more;
  const forth = (core.ways === 1 ? Math.max(most, 0) : most) + more;
  for (let k = 0; k < 3; k++) {
    points[3 + k] = points[k]! + forth * edges[k]!;
    points[k]! += back * edges[k]!;
  }
  core.count = 2;
  measure(core);
}
