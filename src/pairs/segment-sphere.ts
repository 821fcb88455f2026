/** Segment and sphere: from the segment's point nearest to the centre, and from the chord that its line has in the sphere. */
import { closestOfLine, contactOfLine } from '../words/balls.js';
import { passageOf } from '../words/chords.passage.js';
import { fromSegment } from '../words/linear.js';
import { beyondLength } from '../words/reaches.js';
import type { BallPassage, ClosestPoints, Contact } from '../words/results.js';
import type { Segment, Sphere } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { equal, every, sub } from '../words/vec.js';
import * as pointSphere from './point-sphere.js';

export function gap(segment: Segment, sphere: Sphere): Sign {
  if (every(equal(segment.start, segment.end))) return pointSphere.gap(segment.start, sphere);
  if (sphere.radius < 0) return APART;
  const along = sub(segment.end, segment.start);
  const toCenter = sub(sphere.center, segment.start);
  return signOf(beyondLength(along, toCenter, sphere.radius));
}

/**
 * Where they meet, both are the segment's point nearest to the centre.
 * @bound a, b 2 ulp of the coordinates + the distance to the nearer end
 * @bound distance 3 ulp of the distance to the nearer end
 */
export function closestPoints(segment: Segment, sphere: Sphere, meet: boolean): ClosestPoints {
  return closestOfLine(fromSegment(segment), sphere, meet);
}

/**
 * The normal leads from the segment's point nearest to the centre to the centre, square to the segment unless that is an
 * end; with the centre on the segment it is the first such direction. The point is that nearest one.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 2 ulp of the radius + the distance to the nearer end
 * @bound point 2 ulp of the coordinates + the distance to the nearer end
 */
export function contact(segment: Segment, sphere: Sphere): Contact {
  return contactOfLine(fromSegment(segment), sphere);
}

/**
 * The stretch of the segment that lies in the sphere. How it runs and how often it crosses the surface is exact.
 * The slant is the radius over half the chord: 1 through the centre, and more the shallower it passes.
 * @bound tMin, tMax, t0, t1 8 ulp of (the distance to the start + the radius) / the length of the line × the slant
 * @bound entry, exit 2 ulp of (the distance to the nearer end + the radius) × the slant + the coordinates of the second
 */
export function intersection(segment: Segment, sphere: Sphere): BallPassage {
  const [start, end] = [pointSphere.gap(segment.start, sphere), pointSphere.gap(segment.end, sphere)];
  return passageOf(fromSegment(segment), sphere, { start, end, whole: gap(segment, sphere) });
}
