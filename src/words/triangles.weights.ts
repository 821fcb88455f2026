/** What parts the corners of a triangle have in a point of it. */
import { length } from './lengths.js';
import { tamedAtAnyScale } from './lines.js';
import type { Barycentrics } from './results.js';
import type { Length, Ratio, Triangle3 } from './shapes.js';
import { crossTwofold, dotTwofold, exactDifference, isNothing, powerNear, shrunk } from './twofold.js';
import { dot, max, min, scale, sub, type Vec3 } from './vec.js';

/** Between 0 and 1; 0 for the quotient of two zeros. */
export function held(t: Ratio): Ratio {
  return t > 0 ? min(t, 1) : 0;
}

/** Held in the triangle. The part of the corner nearer to a, which rounding moves farther, makes room for the other. */
export function heldWeights(v: Ratio, w: Ratio, bIsNearer: boolean): Barycentrics {
  const heldV = bIsNearer ? min(held(v), 1 - held(w)) : held(v);
  const heldW = bIsNearer ? held(w) : min(held(w), 1 - held(v));
  return { u: max(1 - heldV - heldW, 0), v: heldV, w: heldW };
}

/**
 * The areas of the point with two corners, over the whole area. Outside by rounding, and on a triangle that is only a line,
 * the parts of the ends of the nearest edge.
 * @cold
 */
export function weightsOf({ a, b, c }: Triangle3, point: Vec3): Barycentrics {
  const [ab, ac, toPoint] = [exactDifference(b, a), exactDifference(c, a), exactDifference(point, a)];
  const [powerB, powerC, power] = [powerNear(ab), powerNear(ac), powerNear(toPoint)];
  const [wayB, wayC, way] = [shrunk(ab, powerB), shrunk(ac, powerC), shrunk(toPoint, power)];
  const normal = crossTwofold(wayB, wayC);
  const area = dotTwofold(normal, normal);
  const v = ((dotTwofold(crossTwofold(way, wayC), normal) / area) * power) / powerB;
  const w = ((dotTwofold(crossTwofold(wayB, way), normal) / area) * power) / powerC;
  const u = 1 - v - w;
  if (!isNothing(normal) && min(u, v, w) >= 0) return { u, v, w };
  const [onAB, onBC, onCA] = [shareOfEnd(a, b, point), shareOfEnd(b, c, point), shareOfEnd(c, a, point)];
  const least = min(onAB.distance, onBC.distance, onCA.distance);
  if (onAB.distance === least) return { u: 1 - onAB.share, v: onAB.share, w: 0 };
  if (onBC.distance === least) return { u: 0, v: 1 - onBC.share, w: onBC.share };
  return { u: onCA.share, v: 0, w: 1 - onCA.share };
}

/**
 * How far a point has come from the start to the end of an edge, from 0 to 1, and how far it lies off.
 * @cold
 */
function shareOfEnd(start: Vec3, end: Vec3, point: Vec3): { readonly share: Ratio; readonly distance: Length } {
  const { way, squared, power } = tamedAtAnyScale(sub(end, start));
  const fromStart = sub(point, start);
  const share = held(dot(fromStart, way) / squared / power);
  return { share, distance: length(sub(fromStart, scale(sub(end, start), share))) };
}
