/** Segment and plane: they cross where its ends are on both sides. */
import { cameFrom, dividedBy } from '../../words/descents.js';
import { isEmptyPlane3 } from '../../words/emptiness.js';
import { heightOf } from '../../words/heights.js';
import type { ClosestPoints, Contact, PlaneCrossing } from '../../words/results.js';
import type { Plane3, Segment3 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';
import { closestToPlane, contactWithPlane, spanOfSegment, turned, uprightOf } from '../../words/spans.js';
import { abs, dot, sub } from '../../words/vec.js';
import * as pointPlane from './point-plane.js';

export function gap({ start, end }: Segment3, plane: Plane3): Sign {
  if (isEmptyPlane3(plane)) return APART;
  // Twice `beside` of the two, without a branch: the height of the middle against half of the rise.
  const [first, last] = [heightOf(plane, start), heightOf(plane, end)];
  return signOf(abs(first + last) - abs(first - last));
}

/**
 * Where they meet, both are where the way from the lowest to the highest point crosses the plane.
 * @bound a, b 8 ulp of the coordinates, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(segment: Segment3, plane: Plane3, meet: boolean): ClosestPoints {
  const surface = uprightOf(plane);
  return closestToPlane(surface, spanOfSegment(surface, segment), meet);
}

/**
 * Along the normal of the plane or against it, whichever is shorter. The point is where the way from the lowest to the highest one crosses the plane.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 4 ulp of the coordinates
 * @bound point 8 ulp of the coordinates, or in both
 */
export function contact(segment: Segment3, plane: Plane3): Contact {
  const surface = uprightOf(plane);
  return turned(contactWithPlane(surface, spanOfSegment(surface, segment)));
}

/** Whether the segment runs towards where the normal points (positive), along the plane (0) or against the normal. */
export function slope({ start, end }: Segment3, { normal }: Plane3): Sign {
  return signOf(dot(normal, sub(end, start)));
}

/**
 * Where they cross; at the start, with t 0, where the segment lies in the plane. An end that lies on the plane comes out as it was given.
 * @bound t 8 ulp of itself / the slope + the coordinates / (the length of the line × the slope)
 * @bound point 8 ulp of (the coordinates + itself) / the slope
 */
export function intersection(segment: Segment3, plane: Plane3): PlaneCrossing {
  const { start, end } = segment;
  const [before, after] = [pointPlane.side(start, plane), pointPlane.side(end, plane)];
  // Where they meet, no more than one end is on either side.
  const rises = after === 0 ? 0 - before : after;
  if (before === 0) return { t: 0, point: start, ...cameFrom(rises) };
  if (after === 0) return { t: 1, point: end, ...cameFrom(rises) };
  return { ...dividedBy(uprightOf(plane), segment), ...cameFrom(rises) };
}
