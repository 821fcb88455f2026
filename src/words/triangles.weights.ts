/** What parts the corners of a triangle have in a point of it. */
import { length } from './lengths.js';
import { tamedAtAnyScale } from './lines.js';
import type { Barycentrics } from './results.js';
import type { Length, Ratio, Triangle3 } from './shapes.js';
import { crossTwofold, dotTwofold, exactDifference, isNothing, powerNear, shrunk, type TwofoldVec } from './twofold.js';
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

/** The edges from corner a, near unit by powers of two, and their product. */
interface Fan {
  readonly wayB: TwofoldVec;
  readonly wayC: TwofoldVec;
  readonly powerB: number;
  readonly powerC: number;
  readonly normal: TwofoldVec;
}

/** @cold */
export function fanOf({ a, b, c }: Triangle3): Fan {
  const [ab, ac] = [exactDifference(b, a), exactDifference(c, a)];
  const [powerB, powerC] = [powerNear(ab), powerNear(ac)];
  const [wayB, wayC] = [shrunk(ab, powerB), shrunk(ac, powerC)];
  return { wayB, wayC, powerB, powerC, normal: crossTwofold(wayB, wayC) };
}

/**
 * The parts of b and c where a line along `way` meets the plane. `toA` leads from it to a, in units of `power`, and `rise` is the
 * product of the way and the normal. Möller and Trumbore 1997.
 * @cold
 */
export function partsOf(
  { wayB, wayC, powerB, powerC }: Fan,
  toA: TwofoldVec,
  power: number,
  way: TwofoldVec,
  rise: number,
) {
  const across = crossTwofold(toA, way);
  const v = ((dotTwofold(wayC, across) / rise) * power) / powerB;
  const w = 0 - ((dotTwofold(wayB, across) / rise) * power) / powerC;
  return { v, w };
}

/**
 * Straight down on the plane. Outside by rounding, and on a triangle that is only a line, the parts of the ends of the nearest
 * edge.
 * @cold
 */
export function weightsOf(triangle: Triangle3, point: Vec3): Barycentrics {
  const { a, b, c } = triangle;
  const [fan, toA] = [fanOf(triangle), exactDifference(a, point)];
  const { normal } = fan;
  const power = powerNear(toA);
  const { v, w } = partsOf(fan, shrunk(toA, power), power, normal, dotTwofold(normal, normal));
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
