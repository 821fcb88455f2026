/** Where a segment crosses a triangle of space or runs along it, to twice the digits: for the thin and the shallow. */
import { length, powerOfTwoNear } from './lengths.js';
import type { Barycentrics } from './results.js';
import type { Ratio, Segment3, Triangle3 } from './shapes.js';
import { nearUnit } from './triangles.js';
import { held, heldWeights, isNothing, normalOf, weightsOf } from './triangles.weights.js';
import { crossTwofold, dotTwofold, exactDifference, shrunk, sizeOf, type TwofoldVec } from './twofold.js';
import { abs, add, max, min, scale, sub } from './vec.js';

/** Where a segment crosses a triangle's plane, and the parts of the corners in that point. */
export interface Crossing extends Barycentrics {
  readonly t: Ratio;
}

/**
 * With n = ab × ac, the plane is met at t = n·(a - start) / n·d. Where the segment and the plane are parallel up to twofold
 * rounding, any t that keeps it in the triangle is as good.
 * @cold
 */
export function preciseCrossing(segment: Segment3, triangle: Triangle3): Crossing {
  const { start, end } = segment;
  const { a, b, c } = triangle;
  const [ab, ac] = [exactDifference(b, a), exactDifference(c, a)];
  const [along, toA] = [exactDifference(end, start), exactDifference(a, start)];
  // What is compared with each other is divided by one power of two.
  const [powerB, powerC] = [powerOfTwoNear(sizeOf(ab)), powerOfTwoNear(sizeOf(ac))];
  const power = powerOfTwoNear(max(sizeOf(along), sizeOf(toA)));
  const [unitAB, unitAC, way, toPlane] = [
    shrunk(ab, powerB),
    shrunk(ac, powerC),
    shrunk(along, power),
    shrunk(toA, power),
  ];
  const normal = crossTwofold(unitAB, unitAC);
  const rise = dotTwofold(normal, way).high;
  const t = dotTwofold(normal, toPlane).high / rise;
  if (!(abs(rise) > 2 ** -56 * sizeOf(way))) {
    const { tMin, tMax } = stretchInPlane(segment, triangle);
    const kept = min(max(held(t), tMin), tMax);
    return { t: kept, ...weightsOf(triangle, add(start, scale(along.high, kept))) };
  }
  const across = crossTwofold(toPlane, way);
  const v = ((dotTwofold(unitAC, across).high / rise) * power) / powerB;
  const w = 0 - ((dotTwofold(unitAB, across).high / rise) * power) / powerC;
  return { t, ...heldWeights(v, w, powerB < powerC) };
}

export interface Stretch {
  readonly tMin: Ratio;
  readonly tMax: Ratio;
}

/**
 * The stretch of a segment that lies in a triangle of one plane with it: what is behind all three edges. Cyrus and Beck
 * 1978. A triangle that is only a line is its longest edge.
 * @cold
 */
export function stretchInPlane(segment: Segment3, triangle: Triangle3): Stretch {
  const { a, b, c } = triangle;
  const normal = normalOf(triangle);
  if (isNothing(normal)) return stretchOnLine(segment, longestEdge(triangle));
  const unit = nearUnit(normal);
  const stretches = [
    behindEdge(segment, { start: a, end: b }, unit),
    behindEdge(segment, { start: b, end: c }, unit),
    behindEdge(segment, { start: c, end: a }, unit),
  ];
  const tMin = stretches.map((stretch) => stretch.tMin).reduce((p, q) => max(p, q));
  const tMax = stretches.map((stretch) => stretch.tMax).reduce((p, q) => min(p, q));
  // A mere touch may be lost in rounding.
  return tMin <= tMax ? { tMin, tMax } : { tMin: 0.5 * (tMin + tMax), tMax: 0.5 * (tMin + tMax) };
}

/** What lies behind an edge, seen along the plane's normal. */
function behindEdge({ start, end }: Segment3, edge: Segment3, normal: TwofoldVec): Stretch {
  const [along, toEdge] = [exactDifference(end, start), exactDifference(edge.start, start)];
  const power = powerOfTwoNear(max(sizeOf(along), sizeOf(toEdge)));
  const way = shrunk(along, power);
  const outward = crossTwofold(nearUnit(exactDifference(edge.end, edge.start)), normal);
  const gain = dotTwofold(outward, way).high;
  const t = dotTwofold(outward, shrunk(toEdge, power)).high / gain;
  if (gain > 2 ** -90 * sizeOf(way)) return { tMin: 0, tMax: held(t) };
  if (gain < -(2 ** -90) * sizeOf(way)) return { tMin: held(t), tMax: 1 };
  return { tMin: 0, tMax: 1 };
}

/** What two segments share that meet: a stretch of the first if they are parallel, else one point. */
function stretchOnLine({ start, end }: Segment3, edge: Segment3): Stretch {
  const [along, toEdge] = [exactDifference(end, start), exactDifference(edge.start, start)];
  const power = powerOfTwoNear(max(sizeOf(along), sizeOf(toEdge)));
  const [way, toLine] = [shrunk(along, power), shrunk(toEdge, power)];
  const line = nearUnit(exactDifference(edge.end, edge.start));
  const normal = crossTwofold(way, line);
  if (sizeOf(normal) > 2 ** -90 * sizeOf(way)) {
    const t = dotTwofold(crossTwofold(toLine, line), normal).high / dotTwofold(normal, normal).high;
    return { tMin: held(t), tMax: held(t) };
  }
  const squared = max(dotTwofold(way, way).high, 2 ** -1000);
  const first = dotTwofold(toLine, way).high / squared;
  const last = dotTwofold(shrunk(exactDifference(edge.end, start), power), way).high / squared;
  return { tMin: held(min(first, last)), tMax: held(max(first, last)) };
}

function longestEdge({ a, b, c }: Triangle3): Segment3 {
  const [ab, bc, ca] = [length(sub(b, a)), length(sub(c, b)), length(sub(a, c))];
  if (ab >= bc && ab >= ca) return { start: a, end: b };
  return bc >= ca ? { start: b, end: c } : { start: c, end: a };
}
