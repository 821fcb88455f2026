/** Line and plane: they cross unless they are parallel. */
import { cameFrom, descentTo } from '../../words/descents.js';
import { isEmptyPlane3 } from '../../words/emptiness.js';
import { heightOf } from '../../words/heights.js';
import { bothAt, type ClosestPoints, type PlaneCrossing } from '../../words/results.js';
import type { Line3, Plane3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { closestToPlane, spanOfPoint, uprightOf } from '../../words/spans.js';
import { dot } from '../../words/vec.js';
import * as pointPlane from './point-plane.js';

export function gap({ origin, direction }: Line3, plane: Plane3): Sign {
  if (isEmptyPlane3(plane)) return APART;
  if (dot(plane.normal, direction) !== 0) return OVERLAPPING;
  return heightOf(plane, origin) !== 0 ? APART : TOUCHING;
}

/**
 * Where they meet, both are the origin if it lies in the plane, or else where they cross.
 * @bound a, b 8 ulp of (the coordinates + itself) / the slope, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(line: Line3, plane: Plane3, meet: boolean): ClosestPoints {
  const surface = uprightOf(plane);
  if (!meet) return closestToPlane(surface, spanOfPoint(line.origin), false);
  return bothAt(pointPlane.gap(line.origin, plane) <= 0 ? line.origin : descentTo(surface, line).point);
}

/** Whether the line runs towards where the normal points (positive), along the plane (0) or against the normal. */
export function slope({ direction }: Line3, { normal }: Plane3): Sign {
  return signOf(dot(normal, direction));
}

/**
 * Where they cross; at the origin, with t 0, where the line starts on the plane or lies in it.
 * @bound t 8 ulp of itself / the slope + the coordinates / (the length of the line × the slope)
 * @bound point 8 ulp of (the coordinates + itself) / the slope
 */
export function intersection(line: Line3, plane: Plane3): PlaneCrossing {
  const starts = pointPlane.gap(line.origin, plane) <= 0;
  const { t, point } = starts ? { t: 0, point: line.origin } : descentTo(uprightOf(plane), line);
  return { t, point, ...cameFrom(slope(line, plane)) };
}
