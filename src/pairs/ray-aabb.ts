/** Ray and box: what they share by slabs, their distance along the ray, their contact by separating axes. */
import { halfway } from '../words/boxes.js';
import { isEmptyAabb } from '../words/emptiness.js';
import { length } from '../words/lengths.js';
import { isStill, tamed } from '../words/lines.js';
import type { BoxPassage, ClosestPoints, Contact, RayHit } from '../words/results.js';
import { intervals } from '../words/results.js';
import type { Aabb, Ray } from '../words/shapes.js';
import { APART, farthest, OVERLAPPING, type Sign, signOf } from '../words/sign.js';
import { besideEdges, grazesEdge, leastWayOut } from '../words/slabs.axes.js';
import { boundless, crossings, faceAtStart, faceEntered, isClear, onNear, pointAt } from '../words/slabs.js';
import { awayFromBox, type NearestToBox, nearestBetween } from '../words/slabs.nearest.js';
import { type Passing, passing } from '../words/slabs.passage.js';
import {
  at,
  choose,
  clamp,
  coordinates,
  dot,
  fill,
  largest,
  less,
  max,
  more,
  smallest,
  sub,
  type Vec,
} from '../words/vec.js';
import * as pointAabb from './point-aabb.js';

/* A ray is without end, so that a face can part it from the box only where the ray does not run towards that face. */
export function gap(ray: Ray, box: Aabb): Sign {
  if (isEmptyAabb(box)) return APART;
  const { origin, direction } = ray;
  return farthest(
    ...coordinates(origin).map((i) =>
      farthest(
        at(direction, i) >= 0 ? signOf(at(origin, i) - at(box.max, i)) : OVERLAPPING,
        at(direction, i) <= 0 ? signOf(at(box.min, i) - at(origin, i)) : OVERLAPPING,
      ),
    ),
    ...besideEdges(origin, direction, box),
  );
}

/**
 * Whether a ray that meets a box shares only one point with it: it starts on a face and leaves at once, the box is flat and
 * crossed, or the ray grazes an edge. A ray of no direction does where it lies on a face.
 */
export function sharesOnePoint(ray: Ray, box: Aabb): boolean {
  const { origin, direction } = ray;
  if (isStill(direction)) return pointAabb.gap(origin, box) === 0;
  for (const i of coordinates(origin)) {
    if (at(direction, i) > 0 && at(origin, i) === at(box.max, i)) return true;
    if (at(direction, i) < 0 && at(origin, i) === at(box.min, i)) return true;
    if (at(direction, i) !== 0 && at(box.min, i) === at(box.max, i)) return true;
  }
  return grazesEdge(origin, direction, box);
}

/**
 * Where they meet, the middle of what they share; of equally near points of the ray the first.
 * @bound a, b 2 ulp of the coordinates + the distance to the planes, or as near
 * @bound distance 3 ulp of the distance to the planes
 */
export function closestPoints(ray: Ray, box: Aabb, meet: boolean): ClosestPoints {
  if (meet) {
    const middle = middleOf(ray, box);
    return { a: middle, b: middle, distance: 0 };
  }
  const { point, distance } = nearest(ray, box);
  return { a: point, b: clamp(point, box.min, box.max), distance };
}

function nearest({ origin, direction }: Ray, box: Aabb): NearestToBox {
  const { way } = tamed(direction);
  const away = awayFromBox(origin, box);
  if (dot(away, way) >= 0) return { point: origin, distance: length(away) };
  return nearestBetween({ base: origin, way, from: 0, to: boundless() }, box);
}

/**
 * By the least way out, never against the ray's direction, as that would not clear it. Of equal ways the first of the box's
 * x min, x max, y min … z max, then of those square to the ray and to the x, y and z axis, to its left before its right. The
 * point is the middle of what they share.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 3 ulp of the distance to the planes
 * @bound point 2 ulp of the coordinates + the distance to the planes, or in both
 */
export function contact(ray: Ray, box: Aabb): Contact {
  const { origin, direction } = ray;
  const never = fill(origin, boundless());
  const byMin = choose(more(direction, 0), never, sub(origin, box.min));
  const byMax = choose(less(direction, 0), never, sub(box.max, origin));
  const { normal, depth } = leastWayOut(byMin, byMax, origin, direction, box);
  return { normal, depth, point: middleOf(ray, box) };
}

/**
 * The stretch of the ray that lies in the box. How it runs is exact; points lie in the box, and exactly on the face that they enter
 * or leave by.
 * @bound tMin, tMax, x, y, z 2 ulp of itself
 * @bound entry, exit 2 ulp of the coordinates + the distance to the planes
 */
export function intersection(ray: Ray, box: Aabb): BoxPassage {
  const { tMin, tMax, entry, exit, relation, enter, leave } = passage(ray, box);
  return { tMin, tMax, entry, exit, relation, ...intervals(enter, leave) };
}

/**
 * Where a ray first meets a box, with the normal of the face; at an edge, of the first face of x, y and z. Starting on the
 * surface, t is 0 and the normal is that of the face which the ray faces most. A ray from inside starts there, without a normal.
 * @bound t, tExit 2 ulp of itself
 * @bound point 2 ulp of the coordinates + the distance to the planes
 * @bound normal exact, or as far out
 */
export function raycast(ray: Ray, box: Aabb): RayHit {
  const { origin, direction } = ray;
  const found = crossings(origin, direction, box);
  const [t, tExit] = [largest(found.enter), smallest(found.leave)];
  if (isClear(t, tExit)) {
    const point = clamp(onNear(found, t, pointAt(found, t, origin)), box.min, box.max);
    return { t, point, normal: faceEntered(found, t), inside: false, tExit };
  }
  const start = pointAabb.gap(origin, box);
  if (start < 0) {
    return { t: 0, point: origin, normal: fill(origin, 0), inside: true, tExit: isStill(direction) ? 0 : tExit };
  }
  const isOne = sharesOnePoint(ray, box);
  if (start === 0) {
    const normal = faceAtStart(origin, direction, box);
    return { t: 0, point: origin, normal, inside: false, tExit: isOne ? 0 : max(tExit, 0) };
  }
  // It grazes an edge, or counts in units that are out of the usual range.
  const line = { start: origin, end: origin, reach: 0, startsInside: false, endsInside: false, sharesOnePoint: isOne };
  const { tMin, tMax, entry, normal } = passing(line, found, box);
  return { t: tMin, point: entry, normal, inside: false, tExit: tMax };
}

function middleOf(ray: Ray, box: Aabb): Vec {
  const { entry, exit } = passage(ray, box);
  return halfway(entry, exit);
}

/** A ray ends outside unless, without a direction, it never leaves its origin. */
function passage(ray: Ray, box: Aabb): Passing {
  const { origin, direction } = ray;
  const startsInside = pointAabb.gap(origin, box) <= 0;
  const endsInside = startsInside && isStill(direction);
  const facts = { startsInside, endsInside, sharesOnePoint: sharesOnePoint(ray, box) };
  return passing({ start: origin, end: origin, reach: 0, ...facts }, crossings(origin, direction, box), box);
}
