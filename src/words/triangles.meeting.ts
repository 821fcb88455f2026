/** Where a segment meets a thin triangle of space, or any at a small angle. All of it hardly ever runs. */

import type { DoubleDoubleVec } from './doubleDouble.js';
import {
  crossDoubleDouble,
  dividedBy,
  dotDoubleDouble,
  exactDifference,
  powerNear,
  scaledDifference,
  scaledNearUnit,
  sizeOf,
} from './doubleDouble.js';
import { safeAtAnyScale } from './lines.js';
import type { Barycentrics } from './results.js';
import type { Ratio, Segment3, Triangle3 } from './shapes.js';
import { spreadOf } from './triangles.spread.js';
import { div, dot, lengthSquared, max, min, scale, sub, type Vec3 } from './vec.js';

interface Stretch {
  readonly tMin: Ratio;
  readonly tMax: Ratio;
}

interface Meeting extends Stretch {
  /** Where the segment crosses the triangle's plane; any t of the stretch where they are parallel up to rounding. */
  readonly t: Ratio;
}

/**
 * The stretch of a segment that lies in a triangle, seen along its normal: behind all edges, and between the ends of the
 * longest. Of a needle only the longest edge counts, seen square to it and to the segment. Cyrus and Beck 1978.
 * @cold
 */
export function carefulMeeting(segment: Segment3, triangle: Triangle3): Meeting {
  const { start, end, apex, normal, isNeedle } = spreadOf(triangle);
  const [way, longest] = [scaledDifference(segment.end, segment.start), scaledDifference(end, start)];
  const base = sizeOf(longest) > 0 ? longest : way;
  const across = scaledNearUnit(crossDoubleDouble(way, base));
  const [tip, upright] = isNeedle ? [end, across] : [apex, normal];
  const sides = [
    behindEdge(segment, start, end, upright),
    behindEdge(segment, end, tip, upright),
    behindEdge(segment, tip, start, upright),
  ].reduce(within);
  const ends = within(behind(segment, end, base), behind(segment, start, dividedBy(base, -1)));
  // A mere touch may be lost in rounding.
  const middle = 0.5 * (sides.tMin + sides.tMax);
  const widened = { tMin: min(sides.tMin, middle), tMax: max(sides.tMax, middle) };
  // What the segment crosses steeply has the last word: on the other planes t may be anything.
  const alongBase = dot(way.high, base.high);
  const isAlong = 2 * alongBase * alongBase > lengthSquared(way.high) * lengthSquared(base.high);
  const last = isAlong ? ends : widened;
  const [tMin, tMax] = [kept(kept(widened.tMin, ends), last), kept(kept(widened.tMax, ends), last)];
  return { tMin, tMax, t: kept(crossingOf(segment, start, normal).t, { tMin, tMax }) };
}

function within(a: Stretch, b: Stretch): Stretch {
  return { tMin: max(a.tMin, b.tMin), tMax: min(a.tMax, b.tMax) };
}

function kept(t: Ratio, { tMin, tMax }: Stretch): Ratio {
  return min(max(t, tMin), tMax);
}

/** Between 0 and 1; 0 for the quotient of two zeros. */
export function held(t: Ratio): Ratio {
  return t > 0 ? min(t, 1) : 0;
}

/**
 * What of a segment lies on the inner side of an edge.
 * @cold
 */
function behindEdge(segment: Segment3, from: Vec3, to: Vec3, normal: DoubleDoubleVec): Stretch {
  return behind(segment, from, crossDoubleDouble(scaledDifference(to, from), normal));
}

/**
 * What of a segment lies behind a plane through a point: all of it, where it runs along the plane up to rounding.
 * @cold
 */
function behind(segment: Segment3, point: Vec3, outward: DoubleDoubleVec): Stretch {
  const { t, slope } = crossingOf(segment, point, outward);
  return { tMin: slope < -(2 ** -53) ? t : 0, tMax: slope > 2 ** -53 ? t : 1 };
}

/**
 * Where a segment crosses a plane through a point, and how steeply.
 * @cold
 */
function crossingOf({ start, end }: Segment3, point: Vec3, normal: DoubleDoubleVec) {
  const [along, toPlane] = [exactDifference(end, start), exactDifference(point, start)];
  const power = powerNear(along, toPlane);
  const way = dividedBy(along, power);
  const gain = dotDoubleDouble(normal, way);
  return { t: held(dotDoubleDouble(normal, dividedBy(toPlane, power)) / gain), slope: gain / sizeOf(way) };
}

/**
 * The weights of the corners in a point of a triangle, by its place along the longest edge and its share of the height, which is
 * no more than the triangle has there.
 * @cold
 */
export function weightsOf(triangle: Triangle3, point: Vec3): Barycentrics {
  const { start, end, apex, longest } = spreadOf(triangle);
  const { way, squared, power } = safeAtAnyScale(sub(end, start));
  const [toPoint, toApex] = [div(sub(point, start), power), div(sub(apex, start), power)];
  const [x, xApex] = [held(dot(toPoint, way) / squared), held(dot(toApex, way) / squared)];
  const up = sub(toApex, scale(way, xApex));
  // Both are off by some roundings of the whole edge, which close to an end could be all that there is of them.
  const most = x < xApex ? (x + 2 ** -50) / xApex : x > xApex ? (1 - x + 2 ** -50) / (1 - xApex) : 1;
  const ofApex = min(held(dot(sub(toPoint, scale(way, x)), up) / lengthSquared(up)), most);
  const ofEnd = max(x - ofApex * xApex, 0);
  const ofStart = max(1 - ofApex - ofEnd, 0);
  if (longest === 0) return { u: ofStart, v: ofEnd, w: ofApex };
  return longest === 1 ? { u: ofApex, v: ofStart, w: ofEnd } : { u: ofEnd, v: ofApex, w: ofStart };
}
