/** Where a segment crosses a triangle of space or runs along it, to twice the digits: for the thin and the shallow. */
import { perpendicular } from './lengths.js';
import type { Barycentrics } from './results.js';
import type { Ratio, Segment3, Triangle3 } from './shapes.js';
import { longestEdge } from './triangles.js';
import { fanOf, held, heldWeights, partsOf, weightsOf } from './triangles.weights.js';
import {
  crossTwofold,
  dotTwofold,
  exactDifference,
  isNothing,
  nearUnit,
  powerNear,
  shrunk,
  sizeOf,
  type TwofoldVec,
  twofold,
  unitDifference,
} from './twofold.js';
import { abs, add, max, min, scale, type Vec3 } from './vec.js';

/** Where a segment crosses a triangle's plane, and the parts of the corners in that point. */
interface Crossing extends Barycentrics {
  readonly t: Ratio;
}

/** Held between the ends and in the triangle. */
export function heldCrossing({ t, v, w }: Crossing, bIsNearer: boolean): Crossing {
  return { t: held(t), ...heldWeights(v, w, bIsNearer) };
}

/**
 * With n = ab × ac, the plane is met at t = n·(a - start) / n·d. Where the segment and the plane are parallel up to twofold
 * rounding, any t that keeps it in the triangle is as good.
 * @cold
 */
export function carefulCrossing(segment: Segment3, triangle: Triangle3): Crossing {
  const { start, end } = segment;
  const [along, toA, fan] = [exactDifference(end, start), exactDifference(triangle.a, start), fanOf(triangle)];
  const power = powerNear(along, toA);
  const [way, toPlane] = [shrunk(along, power), shrunk(toA, power)];
  const rise = dotTwofold(fan.normal, way);
  const t = held(dotTwofold(fan.normal, toPlane) / rise);
  if (!(abs(rise) > 2 ** -56 * sizeOf(way))) {
    const { tMin, tMax } = stretchWithin(segment, triangle);
    const kept = min(max(t, tMin), tMax);
    return { t: kept, ...weightsOf(triangle, add(start, scale(along.high, kept))) };
  }
  const { v, w } = partsOf(fan, toPlane, power, way, rise);
  return { t, ...heldWeights(v, w, fan.powerB < fan.powerC) };
}

interface Stretch {
  readonly tMin: Ratio;
  readonly tMax: Ratio;
}

/**
 * The stretch of a segment that lies in a triangle, seen along its normal: behind all edges, and between the ends of the
 * longest. A triangle that is only a line gets a normal square to the segment as well. Cyrus and Beck 1978.
 * @cold
 */
export function stretchWithin(segment: Segment3, triangle: Triangle3): Stretch {
  const { a, b, c } = triangle;
  const { start, end } = longestEdge(triangle);
  const [way, longest] = [unitDifference(segment.end, segment.start), unitDifference(end, start)];
  const base = isNothing(longest) ? way : longest;
  const [upright, across] = [fanOf(triangle).normal, crossTwofold(way, base)];
  const normal = nearUnit(
    isNothing(upright) ? (isNothing(across) ? twofold(perpendicular(base.high)) : across) : upright,
  );
  const { tMin, tMax } = [
    behindEdge(segment, a, b, normal),
    behindEdge(segment, b, c, normal),
    behindEdge(segment, c, a, normal),
    behind(segment, end, base),
    behind(segment, start, shrunk(base, -1)),
  ].reduce((p, q) => ({ tMin: max(p.tMin, q.tMin), tMax: min(p.tMax, q.tMax) }));
  // A mere touch may be lost in rounding.
  return tMin <= tMax ? { tMin, tMax } : { tMin: 0.5 * (tMin + tMax), tMax: 0.5 * (tMin + tMax) };
}

/**
 * What of a segment lies on the inner side of an edge.
 * @cold
 */
function behindEdge(segment: Segment3, from: Vec3, to: Vec3, normal: TwofoldVec): Stretch {
  return behind(segment, from, crossTwofold(unitDifference(to, from), normal));
}

/**
 * What of a segment lies behind a plane through a point.
 * @cold
 */
function behind({ start, end }: Segment3, point: Vec3, outward: TwofoldVec): Stretch {
  const [along, toPlane] = [exactDifference(end, start), exactDifference(point, start)];
  const power = powerNear(along, toPlane);
  const way = shrunk(along, power);
  const gain = dotTwofold(outward, way);
  const t = held(dotTwofold(outward, shrunk(toPlane, power)) / gain);
  const isClear = abs(gain) > 2 ** -90 * sizeOf(way);
  return { tMin: isClear && gain < 0 ? t : 0, tMax: isClear && gain > 0 ? t : 1 };
}
