/** Where a segment, ray or line meets a thin triangle of space, or any at a small angle. All of it hardly ever runs. */
import type { DoubleDoubleVec } from './doubleDouble.js';
import {
  crossDoubleDouble,
  dividedBy,
  doubleDouble,
  exactDifference,
  scaledDifference,
  scaledNearUnit,
  sizeOf,
} from './doubleDouble.js';
import { largestPart, powerOfTwoNear, safeAtAnyScale } from './lengths.js';
import type { Line3, Ratio, Segment3, Steps, Triangle3 } from './shapes.js';
import { behind, type Course, crossingOf, type Stretch } from './triangles.planes.js';
import { spreadOf } from './triangles.spread.js';
import { abs, add, dot, lengthSquared, max, maxCoordinate, min, scale, sub, type Vec3 } from './vec.js';

/** On a segment. @cold */
export const carefulMeeting = ({ start, end }: Segment3, triangle: Triangle3) =>
  meetingOf({ start, along: exactDifference(end, start), least: 0 }, triangle);

/**
 * On a ray or line, which are segments that reach beyond the triangle: by a power of two, so that none of their points is rounded.
 * `entry` is the point at `tMin`, `exit` that at `tMax`, and `point` that at `t`. @cold
 */
export function carefulHit({ origin, direction }: Line3, { a, b, c }: Triangle3, isRay: boolean) {
  const { way, power } = safeAtAnyScale(direction);
  const farthest = max(abs(sub(a, origin)), abs(sub(b, origin)), abs(sub(c, origin)));
  const reach = (8 * powerOfTwoNear(maxCoordinate(farthest))) / powerOfTwoNear(largestPart(way));
  const along = scale(way, reach);
  const course = { start: origin, along: doubleDouble(along), least: isRay ? 0 : -1 };
  const { tMin, tMax, t } = meetingOf(course, { a, b, c });
  const steps = (of: Ratio): Steps => (of * reach) / power;
  const place = (of: Ratio): Vec3 => add(origin, scale(along, of));
  return { tMin: steps(tMin), tMax: steps(tMax), t: steps(t), entry: place(tMin), exit: place(tMax), point: place(t) };
}

/**
 * The stretch of a course that lies in a triangle, seen along its normal: behind all edges, and between the ends of the
 * longest. Of a needle only the longest edge counts, seen square to it and to the course. Cyrus and Beck 1978.
 * `t` is where it crosses the triangle's plane; any of the stretch where they are parallel up to rounding. @cold
 */
function meetingOf(course: Course, triangle: Triangle3) {
  const { start, end, apex, normal, isNeedle } = spreadOf(triangle);
  const [way, longest] = [scaledNearUnit(course.along), scaledDifference(end, start)];
  const base = sizeOf(longest) > 0 ? longest : way;
  const across = scaledNearUnit(crossDoubleDouble(way, base));
  const [tip, upright] = isNeedle ? [end, across] : [apex, normal];
  const sides = [
    behindEdge(course, start, end, upright),
    behindEdge(course, end, tip, upright),
    behindEdge(course, tip, start, upright),
  ].reduce(within);
  const ends = within(behind(course, end, base), behind(course, start, dividedBy(base, -1)));
  // A mere touch may be lost in rounding.
  const middle = 0.5 * (sides.tMin + sides.tMax);
  const widened = { tMin: min(sides.tMin, middle), tMax: max(sides.tMax, middle) };
  // What it crosses steeply has the last word: on the other planes t may be anything.
  const alongBase = dot(way.high, base.high);
  const isAlong = 2 * alongBase * alongBase > lengthSquared(way.high) * lengthSquared(base.high);
  const last = isAlong ? ends : widened;
  const [tMin, tMax] = [kept(kept(widened.tMin, ends), last), kept(kept(widened.tMax, ends), last)];
  return { tMin, tMax, t: kept(crossingOf(course, start, normal).t, { tMin, tMax }) };
}

const within = (a: Stretch, b: Stretch): Stretch => ({ tMin: max(a.tMin, b.tMin), tMax: min(a.tMax, b.tMax) });
const kept = (t: Ratio, { tMin, tMax }: Stretch): Ratio => min(max(t, tMin), tMax);

/** What of a course lies on the inner side of an edge. @cold */
const behindEdge = (course: Course, from: Vec3, to: Vec3, normal: DoubleDoubleVec): Stretch =>
  behind(course, from, crossDoubleDouble(scaledDifference(to, from), normal));
