/** Segments that pass edges of an oriented box. */
import type { Sight } from './obbs.sides.js';
import type { Direction3 } from './shapes.js';
import { abs, at, dot, type Index, lengthSquared, next, type Three, type Vec3 } from './vec.js';

/**
 * Whether a segment and an edge along axis k have their nearest points strictly between their ends, and the box nothing beyond that edge
 * as seen across both. The edge is one of four, by signs u and v on the two axes that follow k. Everything is twice as large as it is, the
 * segment's way excepted. With way w, axis a, and m from the edge's middle to the segment's, the nearest points are at
 * -((m·w) a² - (m·a)(w·a)) / (w × a)² of the way, and at ((m·a) w² - (m·w)(w·a)) / (w × a)² of the axis. Ericson, RTCD 5.1.9.
 */
export function isBesideEdge(
  middle: Vec3,
  way: Vec3,
  size: Vec3,
  axes: Three<Direction3>,
  { lefts, direction }: Sight,
  k: Index,
  u: number,
  v: number,
): boolean {
  const [i, j] = [next(k), next(next(k))];
  const [waySquared, axisSquared, wayAxis] = [lengthSquared(way), lengthSquared(axes[k]), dot(way, axes[k])];
  const crossSquared = waySquared * axisSquared - wayAxis * wayAxis;
  // What a vector from an edge's middle to the segment's has along the way and along the axis.
  const from = (onto: Vec3): number =>
    dot(middle, onto) - u * at(size, i) * dot(axes[i], onto) - v * at(size, j) * dot(axes[j], onto);
  const [alongWay, alongAxis] = [from(way), from(axes[k])];
  // Across both, axis i is as long as the way is across face j, and axis j as across face i, the other way round.
  if (u * lefts[k]! * at(direction, j) < 0 || v * lefts[k]! * at(direction, i) > 0) return false;
  if (abs(alongWay * axisSquared - alongAxis * wayAxis) >= crossSquared) return false;
  return abs(alongAxis * waySquared - alongWay * wayAxis) < at(size, k) * crossSquared;
}
