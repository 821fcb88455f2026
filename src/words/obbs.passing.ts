/** Segments that pass edges of an oriented box. */
import type { Sight } from './obbs.sides.js';
import type { Obb3 } from './shapes.js';
import { abs, at, dot, type Index, lengthSquared, max, next, type Vec3 } from './vec.js';

/**
 * Whether a segment and the edge along axis k that comes nearest to it, seen across both, have their nearest points strictly between
 * their ends. Everything but the segment's way is twice as large as it is. With the way w, the axis a, and m from the edge's middle to
 * the segment's, these points are at ((m·a)(w·a) - (m·w) a²) / (w × a)² of the way, and at ((m·a) w² - (m·w)(w·a)) / (w × a)² of the
 * axis. Ericson, RTCD 5.1.9.
 * @param along whether the segment is plainly parallel to the next axis, and to the one after it
 */
export function passesEdge(
  middle: Vec3,
  way: Vec3,
  size: Vec3,
  { axes }: Obb3,
  sight: Sight,
  k: Index,
  along: readonly [boolean, boolean],
): boolean {
  const [i, j] = [next(k), next(next(k))];
  const [alongI, alongJ] = along;
  const [waySquared, axisSquared, wayAxis] = [lengthSquared(way), lengthSquared(axes[k]), dot(way, axes[k])];
  const crossSquared = waySquared * axisSquared - wayAxis * wayAxis;
  const reach = at(size, k) * crossSquared;
  const places = (v: Vec3, length: number) => {
    const [alongWay, alongAxis] = [dot(v, way), dot(v, axes[k])];
    const onWay = length * (alongWay * axisSquared - alongAxis * wayAxis);
    return { onWay, onAxis: length * (alongAxis * waySquared - alongWay * wayAxis) };
  };
  // The edge lies at plus or minus the half extents of the other two axes.
  const [center, byI, byJ] = [places(middle, 1), places(axes[i], at(size, i)), places(axes[j], at(size, j))];
  const isBetween = (p: number, q: number): boolean => {
    const onWay = abs(center.onWay - p * byI.onWay - q * byJ.onWay) - crossSquared;
    return max(onWay, abs(center.onAxis - p * byI.onAxis - q * byJ.onAxis) - reach) < 0;
  };
  // Across both, axis i is as long as the way is across face j, and axis j as across face i, the other way round.
  const [sideI, sideJ] = [sight.lefts[k]! * at(sight.direction, j), sight.lefts[k]! * at(sight.direction, i)];
  if (alongI || sideI >= 0) {
    if ((alongJ || sideJ <= 0) && isBetween(1, 1)) return true;
    if ((alongJ || sideJ >= 0) && isBetween(1, -1)) return true;
  }
  if (alongI || sideI <= 0) {
    if ((alongJ || sideJ <= 0) && isBetween(-1, 1)) return true;
    if ((alongJ || sideJ >= 0) && isBetween(-1, -1)) return true;
  }
  return false;
}
