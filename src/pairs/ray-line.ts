/** Ray and line: they cross in one point, the ray lies on the line, or they are apart. */

import { nearestToLine, wayOffLine } from '../words/beside.js';
import { gapOfLines, meetAsLines, runLeft, runParallel } from '../words/crossings.js';
import { facing, facingAcross } from '../words/hits.js';
import { fromLine, fromRay } from '../words/linear.js';
import { bothAt, type ClosestPoints, type Contact, type LineMeeting, type RayHit } from '../words/results.js';
import { type EndsOn, sharedBy, sharedPlace } from '../words/sections.js';
import type { Line, Ray } from '../words/shapes.js';
import type { Sign } from '../words/sign.js';
import { add, fill, type Vec } from '../words/vec.js';
import * as pointLine from './point-line.js';

export function gap(ray: Ray, line: Line): Sign {
  return gapOfLines(fromRay(ray), fromLine(line));
}

/** Whether they run along one line or parallel ones. What has no direction is parallel to all. */
export function parallel(ray: Ray, line: Line): boolean {
  return runParallel(ray.direction, line.direction);
}

/**
 * Where they meet, both are a point that they share: where they cross, or an end or origin on a common line.
 * @bound a, b 16 ulp of (the coordinates + itself) / the sine, or as near
 * @bound distance 3 ulp of the distance of their ends
 */
export function closestPoints(ray: Ray, line: Line, meet: boolean): ClosestPoints {
  return meet ? bothAt(sharedPoint(ray, line)) : nearestToLine(fromRay(ray), fromLine(line), parallel(ray, line));
}

function endsOn(ray: Ray, line: Line): EndsOn {
  return { start: pointLine.gap(ray.origin, line) <= 0, end: false };
}

function sharedPoint(ray: Ray, line: Line): Vec {
  return sharedPlace(fromRay(ray), fromLine(line), parallel(ray, line), endsOn(ray, line));
}

/**
 * In space the depth is 0 and the normal perpendicular to both. In the plane the line goes back to an end of the ray, on a common
 * line with depth 0. The point is where they cross, or an end on a common line.
 * @bound normal 3 ulp of 1, or as short
 * @bound depth 2 ulp of the distance of their ends
 * @bound point 16 ulp of (the coordinates + itself) / the sine, or in both
 */
export function contact(ray: Ray, line: Line): Contact {
  const off = wayOffLine(fromRay(ray), fromLine(line), parallel(ray, line), turnsLeft(ray, line));
  return { ...off, point: sharedPoint(ray, line) };
}

/** Whether the ray turns to the left of the line, in the plane. */
export function turnsLeft(ray: Ray, line: Line): boolean {
  return runLeft(line.direction, ray.direction);
}

/** Whether the whole lines meet that they run along. */
export function linesMeet(ray: Ray, line: Line): boolean {
  return meetAsLines(fromRay(ray), fromLine(line));
}

/**
 * `relation` is exact, and ends that lie on the other come out as they were given, with their t.
 * @bound t, tEnd 16 ulp of (itself + the distance of their ends / the length of the first) / the sine
 * @bound s, sEnd 16 ulp of (itself + the distance of their ends / the length of the second) / the sine
 * @bound start, end 16 ulp of (the coordinates + itself) / the sine
 */
export function intersection(ray: Ray, line: Line): LineMeeting {
  const onFirst = { start: false, end: false };
  return sharedBy(fromRay(ray), fromLine(line), parallel(ray, line), endsOn(ray, line), onFirst);
}

/**
 * Where the ray first meets the line; t is exactly 0 where it starts on it. The normal is perpendicular to the line, on the ray's side. Along the line
 * it looks back along the ray, which never leaves it.
 * @bound t, tExit 16 ulp of (itself + the distance of their ends / the length of the first) / the sine
 * @bound point 16 ulp of (the coordinates + itself) / the sine
 * @bound normal 3 ulp of 1
 */
export function raycast(ray: Ray, line: Line): RayHit {
  const isAlong = parallel(ray, line);
  const { t, start, tEnd } = intersection(ray, line);
  const normal = isAlong ? facing(ray.direction) : facingAcross(fromLine(line), fromRay(ray), turnsLeft(ray, line));
  // Adding 0 keeps a -0 from showing.
  return { t, point: start, normal: add(normal, fill(normal, 0)), inside: false, tExit: isAlong ? tEnd : t };
}
