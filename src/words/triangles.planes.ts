/** Where a line crosses a plane of space, to twice the digits. All of it hardly ever runs. */
import type { DoubleDoubleVec } from './doubleDouble.js';
import { dividedBy, dotDoubleDouble, exactDifference, powerNear, sizeOf } from './doubleDouble.js';
import type { Ratio } from './shapes.js';
import { min, type Vec3 } from './vec.js';

/** The points `start + t along`, for t from `least` to 1. */
export type Course = { readonly start: Vec3; readonly along: DoubleDoubleVec; readonly least: Ratio };
export type Stretch = { readonly tMin: Ratio; readonly tMax: Ratio };

/** Between 0 and 1; 0 for the quotient of two zeros. */
export const held = (t: Ratio): Ratio => (t > 0 ? min(t, 1) : 0);

/** What of a course lies behind a plane through a point: all of it, where it runs along the plane up to rounding. @cold */
export function behind(course: Course, point: Vec3, outward: DoubleDoubleVec): Stretch {
  const { t, slope } = crossingOf(course, point, outward);
  return { tMin: slope < -(2 ** -53) ? t : course.least, tMax: slope > 2 ** -53 ? t : 1 };
}

/** Where a course crosses a plane through a point, and how steeply. @cold */
export function crossingOf({ start, along, least }: Course, point: Vec3, normal: DoubleDoubleVec) {
  const toPlane = exactDifference(point, start);
  const power = powerNear(along, toPlane);
  const way = dividedBy(along, power);
  const gain = dotDoubleDouble(normal, way);
  const t = dotDoubleDouble(normal, dividedBy(toPlane, power)) / gain;
  return { t: t > least ? min(t, 1) : least, slope: gain / sizeOf(way) };
}
