/** Segment and triangle of one plane, or a triangle that is only a line and a segment that meets that line. */
import { isZeroVector } from '../../words/lengths.js';
import type { Segment3, Triangle3 } from '../../words/shapes.js';
import { cross, dot, equal, every, greater, less, max, min, next, some, sub, type Vec3, XYZ } from '../../words/vec.js';

/**
 * Seen along a coordinate axis, they are apart where the line of the segment or of an edge leaves them on different sides, or where
 * their bounds are apart. They meet where they do so along all three axes, for along one of them no two points of their plane look
 * the same. Ericson, RTCD 5.2.1, in the plane. @rare
 */
export function meet({ start, end }: Segment3, { a, b, c }: Triangle3): boolean {
  if (some(greater(min(start, end), max(a, b, c)))) return false;
  if (some(less(max(start, end), min(a, b, c)))) return false;
  const along = sub(end, start);
  const [sideA, sideB, sideC] = [cross(along, sub(a, start)), cross(along, sub(b, start)), cross(along, sub(c, start))];
  if (some(greater(min(sideA, sideB, sideC), 0))) return false;
  if (some(less(max(sideA, sideB, sideC), 0))) return false;
  const corners = [a, b, c] as const;
  for (const i of XYZ) {
    const [u, v, opposite] = [corners[i], corners[next(i)], corners[next(next(i))]];
    const edge = sub(v, u);
    const inside = cross(edge, sub(opposite, u));
    const [sideStart, sideEnd] = [cross(edge, sub(start, u)), cross(edge, sub(end, u))];
    if (some(greater(min(sideStart, sideEnd), max(inside, 0)))) return false;
    if (some(less(max(sideStart, sideEnd), min(inside, 0)))) return false;
  }
  return true;
}

/**
 * Whether a segment and a triangle that meet share no more than one point. Along an edge, what they share is what their bounds do.
 * Else they share one point where all of the triangle lies on one side of the segment's line, or all of the segment outside of an
 * edge; a triangle that is only a line has n = 0, and both is the case. @rare
 */
export function sharesOnePoint(segment: Segment3, { a, b, c }: Triangle3): boolean {
  const { start, end } = segment;
  if (every(equal(start, end))) return true;
  const along = sub(end, start);
  const [sideA, sideB, sideC] = [cross(along, sub(a, start)), cross(along, sub(b, start)), cross(along, sub(c, start))];
  if (isZeroVector(sideA) && isZeroVector(sideB) && isZeroVector(sideC))
    return isOnePoint(segment, min(a, b, c), max(a, b, c));
  if (isZeroVector(sideA) && isZeroVector(sideB)) return isOnePoint(segment, min(a, b), max(a, b));
  if (isZeroVector(sideB) && isZeroVector(sideC)) return isOnePoint(segment, min(b, c), max(b, c));
  if (isZeroVector(sideC) && isZeroVector(sideA)) return isOnePoint(segment, min(c, a), max(c, a));
  const normal = cross(sub(b, a), sub(c, a));
  const [heightA, heightB, heightC] = [dot(sideA, normal), dot(sideB, normal), dot(sideC, normal)];
  if (min(heightA, heightB, heightC) >= 0 || max(heightA, heightB, heightC) <= 0) return true;
  const corners = [a, b, c] as const;
  for (const i of XYZ) {
    const u = corners[i];
    const inward = cross(normal, sub(corners[next(i)], u));
    if (max(dot(inward, sub(start, u)), dot(inward, sub(end, u))) <= 0) return true;
  }
  return false;
}

/** Whether the bounds of a segment share one point with those from `low` to `high`, which they meet. */
const isOnePoint = ({ start, end }: Segment3, low: Vec3, high: Vec3): boolean =>
  every(equal(max(low, min(start, end)), min(high, max(start, end))));
