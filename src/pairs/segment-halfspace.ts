/** Segment and halfspace: by the lower end. */
import { passageBelow } from '../words/descents.passage.js';
import { isEmptyHalfspace } from '../words/emptiness.js';
import { heightOf } from '../words/heights.js';
import { fromSegment } from '../words/linear.js';
import type { ClosestPoints, Contact, Passage } from '../words/results.js';
import type { Halfspace, Segment } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { closestToHalfspace, contactWithHalfspace, spanOfSegment, turned, uprightOf } from '../words/spans.js';
import { min } from '../words/vec.js';
import * as pointHalfspace from './point-halfspace.js';

export function gap({ start, end }: Segment, halfspace: Halfspace): Sign {
  if (isEmptyHalfspace(halfspace)) return APART;
  return signOf(min(heightOf(halfspace, start), heightOf(halfspace, end)));
}

/**
 * Where they meet, both are the lower end, or the start of a level segment.
 * @bound a, b 8 ulp of the coordinates, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(segment: Segment, halfspace: Halfspace, meet: boolean): ClosestPoints {
  const surface = uprightOf(halfspace);
  return closestToHalfspace(surface, spanOfSegment(surface, segment), meet);
}

/**
 * Along the normal of the surface. The point is halfway from the lowest one up to the surface, or to the highest one.
 * @bound normal 2 ulp of 1
 * @bound depth 4 ulp of the coordinates
 * @bound point 8 ulp of the coordinates, or in both
 */
export function contact(segment: Segment, halfspace: Halfspace): Contact {
  const surface = uprightOf(halfspace);
  return turned(contactWithHalfspace(surface, spanOfSegment(surface, segment)));
}

/**
 * The stretch of the segment that lies in the halfspace. How it runs is exact: parallel to the surface it is `inside`, lies in it and `touches`, or shares nothing.
 * An end that lies in the halfspace comes out as it was given.
 * @bound tMin, tMax 8 ulp of itself / the slope + the coordinates / (the length of the line × the slope)
 * @bound entry, exit 8 ulp of (the coordinates + itself) / the slope
 */
export function intersection(segment: Segment, halfspace: Halfspace): Passage {
  const [start, end] = [pointHalfspace.gap(segment.start, halfspace), pointHalfspace.gap(segment.end, halfspace)];
  return passageBelow(fromSegment(segment), uprightOf(halfspace), { start, end, whole: gap(segment, halfspace) });
}
