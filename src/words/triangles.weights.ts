/** What parts the corners of a triangle have in a point of it. */
import { length, powerOfTwoNear } from './lengths.js';
import { tamed } from './lines.js';
import type { Barycentrics } from './results.js';
import type { Ratio, Triangle3 } from './shapes.js';
import { nearUnit } from './triangles.js';
import { crossTwofold, dotTwofold, exactDifference, shrunk, sizeOf, type TwofoldVec } from './twofold.js';
import { dot, max, min, sub, type Vec3 } from './vec.js';

/** Between 0 and 1; 0 for the quotient of two zeros. */
export function held(t: Ratio): Ratio {
  return t > 0 ? min(t, 1) : 0;
}

/** Held in the triangle. The part of the corner nearer to a, which rounding moves farther, makes room for the other. */
export function heldWeights(v: Ratio, w: Ratio, bIsNearer: boolean): Barycentrics {
  const heldV = bIsNearer ? min(max(v, 0), 1 - held(w)) : held(v);
  const heldW = bIsNearer ? held(w) : min(max(w, 0), 1 - held(v));
  return { u: max(1 - heldV - heldW, 0), v: heldV, w: heldW };
}

/** n = ab × ac, of no certain length; 0 up to twofold rounding where the triangle is only a line. */
export function normalOf({ a, b, c }: Triangle3): TwofoldVec {
  return crossTwofold(nearUnit(exactDifference(b, a)), nearUnit(exactDifference(c, a)));
}

export function isNothing(normal: TwofoldVec): boolean {
  return sizeOf(normal) <= 2 ** -90;
}

/**
 * The parts of the corners in a point of the triangle: its areas with two corners, over the whole area. Beside an edge, and
 * on a triangle that is only a line, the parts of the two ends.
 * @cold
 */
export function weightsOf(triangle: Triangle3, point: Vec3): Barycentrics {
  const { a, b, c } = triangle;
  const [ab, ac, toPoint] = [exactDifference(b, a), exactDifference(c, a), exactDifference(point, a)];
  const power = powerOfTwoNear(sizeOf(toPoint));
  const [unitAB, unitAC, way] = [nearUnit(ab), nearUnit(ac), shrunk(toPoint, power)];
  const normal = crossTwofold(unitAB, unitAC);
  if (isNothing(normal)) return weightsOnLine(triangle, point);
  const area = dotTwofold(normal, normal).high;
  const partB = dotTwofold(crossTwofold(way, unitAC), normal).high / area;
  const partC = dotTwofold(crossTwofold(unitAB, way), normal).high / area;
  const v = (partB * power) / powerOfTwoNear(sizeOf(ab));
  const w = (partC * power) / powerOfTwoNear(sizeOf(ac));
  const u = 1 - v - w;
  if (u < 0) return betweenBC(triangle, point);
  if (v < 0) return betweenCA(triangle, point);
  if (w < 0) return betweenAB(triangle, point);
  return { u, v, w };
}

function weightsOnLine(triangle: Triangle3, point: Vec3): Barycentrics {
  const { a, b, c } = triangle;
  const [ab, bc, ca] = [length(sub(b, a)), length(sub(c, b)), length(sub(a, c))];
  if (ab >= bc && ab >= ca) return betweenAB(triangle, point);
  return bc >= ca ? betweenBC(triangle, point) : betweenCA(triangle, point);
}

function betweenAB({ a, b }: Triangle3, point: Vec3): Barycentrics {
  const v = shareOfEnd(a, b, point);
  return { u: 1 - v, v, w: 0 };
}

function betweenBC({ b, c }: Triangle3, point: Vec3): Barycentrics {
  const w = shareOfEnd(b, c, point);
  return { u: 0, v: 1 - w, w };
}

function betweenCA({ a, c }: Triangle3, point: Vec3): Barycentrics {
  const u = shareOfEnd(c, a, point);
  return { u, v: 0, w: 1 - u };
}

/** How far a point has come from the start to the end of an edge, from 0 to 1. */
function shareOfEnd(start: Vec3, end: Vec3, point: Vec3): Ratio {
  const { way, squared, power } = tamed(sub(end, start));
  return held(dot(sub(point, start), way) / squared / power);
}
