/** Where a segment crosses a plane of space, to twice the digits. All of it hardly ever runs. */
import type { DoubleDoubleVec } from './doubleDouble.js';
import { dividedBy, dotDoubleDouble, exactDifference, powerNear, sizeOf } from './doubleDouble.js';
import type { Ratio, Segment3 } from './shapes.js';
import { min, type Vec3 } from './vec.js';

export type Stretch = { readonly tMin: Ratio; readonly tMax: Ratio };

/** Between 0 and 1; 0 for the quotient of two zeros. */
export const held = (t: Ratio): Ratio => (t > 0 ? min(t, 1) : 0);

/** What of a segment lies behind a plane through a point: all of it, where it runs along the plane up to rounding. @cold */
export function behind(segment: Segment3, point: Vec3, outward: DoubleDoubleVec): Stretch {
  const { t, slope } = crossingOf(segment, point, outward);
  return { tMin: slope < -(2 ** -53) ? t : 0, tMax: slope > 2 ** -53 ? t : 1 };
}

/** Where a segment crosses a plane through a point, and how steeply. @cold */
export function crossingOf({ start, end }: Segment3, point: Vec3, normal: DoubleDoubleVec) {
  const [along, toPlane] = [exactDifference(end, start), exactDifference(point, start)];
  const power = powerNear(along, toPlane);
  const way = dividedBy(along, power);
  const gain = dotDoubleDouble(normal, way);
  return { t: held(dotDoubleDouble(normal, dividedBy(toPlane, power)) / gain), slope: gain / sizeOf(way) };
}
