/** Ray and oriented box: separating axes across the box's sides and across the ray. */
import { isEmptyObb2 } from '../../words/emptiness.js';
import { isZeroVector } from '../../words/lengths.js';
import { type Ends, fromRay } from '../../words/linear.js';
import { isApartFromFlat2, isPoint2 } from '../../words/obbs.flat.js';
import { beyondEdges, rayToFaces, sightOf2 } from '../../words/obbs.sides.js';
import { hitBy, meetsInPoint, passageBy, throughObb2 } from '../../words/obbs.slabs.js';
import type { BoxPassage, RayHit } from '../../words/results.js';
import type { Obb2, Ray } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { minCoordinate, sub } from '../../words/vec.js';
import * as lineObb from './line-obb.js';
import * as pointObb from './point-obb.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(ray: Ray, box: Obb2): Sign {
  if (isEmptyObb2(box)) return APART;
  const { center, halfExtents, axes } = box;
  const sight = sightOf2(sub(ray.origin, center), ray.direction, halfExtents, box);
  const [toX, toY] = rayToFaces(sight);
  return mostSeparated(
    ignoreIf(isZeroVector(ray.direction), signOf(beyondEdges(sight)[0]!)),
    ignoreIf(isZeroVector(axes[1]), toX!),
    ignoreIf(isZeroVector(axes[0]), toY!),
    sight.determinant === 0 ? gapToFlat(ray, box) : OVERLAPPING,
  );
}

function gapToFlat(ray: Ray, box: Obb2): Sign {
  if (isApartFromFlat(ray, box)) return APART;
  return isPoint2(box) ? TOUCHING : OVERLAPPING;
}

/** @rare */
export function isApartFromFlat({ origin, direction }: Ray, box: Obb2): boolean {
  return isApartFromFlat2({ corners: [origin], edges: [], endless: [direction] }, box);
}

/** Whether they share one point only, if they meet and the box has an inside. @rare */
export function sharesOnePoint(ray: Ray, box: Obb2): boolean {
  return meetsInPoint(sightOf2(sub(ray.origin, box.center), ray.direction, box.halfExtents, box), fromRay(ray));
}

function endsOf(ray: Ray, box: Obb2): Ends {
  const start = pointObb.gap(ray.origin, box);
  const end = isZeroVector(ray.direction) ? start : APART;
  const isThick = gap(ray, box) < 0 && minCoordinate(box.halfExtents) > 0;
  const isOne = !isThick && !pointObb.isFlat(box) && sharesOnePoint(ray, box);
  return { start, end, whole: isOne ? TOUCHING : OVERLAPPING };
}

function through(ray: Ray, box: Obb2, ends: Ends) {
  const slopes = [lineObb.slopeX(ray, box), lineObb.slopeY(ray, box)];
  return throughObb2(fromRay(ray), box, slopes, ends);
}

/**
 * The stretch of the ray that lies in the box. How it runs is exact. `x`, `y` and `z` are what the faces across each axis cut out of the whole line, all
 * of it where these are parallel to it or the box has none.
 * @bound tMin, tMax 16 ulp of (itself + the way to the far side / the length of the line) × the skew, or in both
 * @bound x, y, z 16 ulp of (itself + the way to the far side / the length of the line) / the least slope
 * @bound entry, exit 16 ulp of (the coordinates + the way to the far side) × the skew, or in both
 * @bound normal 8 ulp of the skew, or as far out
 * @bound face exact, or as far out
 */
export function intersection(ray: Ray, box: Obb2): BoxPassage {
  const ends = endsOf(ray, box);
  return passageBy(through(ray, box, ends), ends, gap(ray, box));
}

/**
 * Where a ray first meets a box, with the normal of the face; at an edge, of the one that the ray faces most. A ray from inside starts there, without
 * a normal.
 * @bound t, tExit 16 ulp of (itself + the way to the far side / the length of the line) × the skew, or in both
 * @bound point 16 ulp of (the coordinates + the way to the far side) × the skew, or in both
 * @bound normal 8 ulp of the skew, or as far out
 */
export function raycast(ray: Ray, box: Obb2): RayHit {
  const ends = endsOf(ray, box);
  return hitBy(through(ray, box, ends), ends);
}
