/** Where a segment meets a thin triangle of space, or any at a small angle. All of it hardly ever runs. */
import type { DoubleDoubleVec } from './doubleDouble.js';
import { crossDoubleDouble, dividedBy, scaledDifference, scaledNearUnit, sizeOf } from './doubleDouble.js';
import type { Ratio, Segment3, Triangle3 } from './shapes.js';
import { behind, crossingOf, type Stretch } from './triangles.planes.js';
import { spreadOf } from './triangles.spread.js';
import { dot, lengthSquared, max, min, type Vec3 } from './vec.js';

/**
 * The stretch of a segment that lies in a triangle, seen along its normal: behind all edges, and between the ends of the
 * longest. Of a needle only the longest edge counts, seen square to it and to the segment. Cyrus and Beck 1978.
 * `t` is where the segment crosses the triangle's plane; any of the stretch where they are parallel up to rounding. @cold
 */
export function carefulMeeting(segment: Segment3, triangle: Triangle3) {
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

const within = (a: Stretch, b: Stretch): Stretch => ({ tMin: max(a.tMin, b.tMin), tMax: min(a.tMax, b.tMax) });
const kept = (t: Ratio, { tMin, tMax }: Stretch): Ratio => min(max(t, tMin), tMax);

/** What of a segment lies on the inner side of an edge. @cold */
const behindEdge = (segment: Segment3, from: Vec3, to: Vec3, normal: DoubleDoubleVec): Stretch =>
  behind(segment, from, crossDoubleDouble(scaledDifference(to, from), normal));
