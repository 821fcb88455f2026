/** Line and sphere: from the line's point nearest to the centre, and from its chord in the sphere. */
import { closestOfLine, contactOfLine } from '../words/balls.js';
import { passageOf } from '../words/chords.passage.js';
import { isEmptySphere } from '../words/emptiness.js';
import { isZeroVector } from '../words/lengths.js';
import { fromLine } from '../words/linear.js';
import type { BallPassage, ClosestPoints, Contact } from '../words/results.js';
import type { Line, Sphere } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { dot, lengthSquared, sub } from '../words/vec.js';
import * as pointSphere from './point-sphere.js';

export function gap({ origin, direction }: Line, sphere: Sphere): Sign {
  if (isZeroVector(direction)) return pointSphere.gap(origin, sphere);
  if (isEmptySphere(sphere)) return APART;
  // With d along the line and w to the centre, the distance is w² - (w·d)²/d², squared.
  const toCenter = sub(sphere.center, origin);
  const outside = lengthSquared(toCenter) - sphere.radius * sphere.radius;
  const along = dot(direction, toCenter);
  return signOf(lengthSquared(direction) * outside - along * along);
}

/**
 * Where they meet, both are the line's point nearest to the centre.
 * @bound a, b 2 ulp of the coordinates + the distance to the start
 * @bound distance 3 ulp of the distance to the start
 */
export function closestPoints(line: Line, sphere: Sphere, meet: boolean): ClosestPoints {
  return closestOfLine(fromLine(line), sphere, meet);
}

/**
 * The normal leads from the line's point nearest to the centre to the centre, square to the line; with the centre on the line it
 * is the first such direction. The point is that nearest one.
 * @bound normal 3 ulp of 1, or as short
 * @bound depth 2 ulp of the radius + the distance to the start
 * @bound point 2 ulp of the coordinates + the distance to the start
 */
export function contact(line: Line, sphere: Sphere): Contact {
  return contactOfLine(fromLine(line), sphere);
}

/**
 * The stretch of the line that lies in the sphere. Whether it touches is exact.
 * The slant is the radius over half the chord: 1 through the centre, and more the shallower it passes.
 * @bound tMin, tMax, t0, t1 8 ulp of (the distance to the start + the radius) / the length of the line × the slant
 * @bound entry, exit 2 ulp of (the distance to the start + the radius) × the slant + the coordinates of the second
 */
export function intersection(line: Line, sphere: Sphere): BallPassage {
  // A line comes from outside and goes there, unless it is only a point.
  const start = isZeroVector(line.direction) ? pointSphere.gap(line.origin, sphere) : APART;
  return passageOf(fromLine(line), sphere, { start, end: start, whole: gap(line, sphere) });
}
