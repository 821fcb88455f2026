/** Ray and oriented box: separating axes across the box's faces, and across the ray and each of its axes. */
import { isEmptyObb3 } from '../../words/emptiness.js';
import { isZeroVector } from '../../words/lengths.js';
import { type Ends, fromRay } from '../../words/linear.js';
import { isApartFromFlat3 } from '../../words/obbs.flat.js';
import { beyondEdges, rayToFaces, sightOf3 } from '../../words/obbs.sides.js';
import { hitBy, meetsInPoint, passageBy, throughObb3 } from '../../words/obbs.slabs.js';
import type { BoxPassage, RayHit } from '../../words/results.js';
import type { Obb3, Ray3 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { minCoordinate, next, sub, XYZ } from '../../words/vec.js';
import * as lineObb from './line-obb.js';
import * as edges from './obb-obb.edges.js';
import * as flat from './obb-obb.flat.js';
import * as pointObb from './point-obb.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(ray: Ray3, box: Obb3): Sign {
  if (isEmptyObb3(box)) return APART;
  const { center, halfExtents, axes } = box;
  const sight = sightOf3(sub(ray.origin, center), ray.direction, halfExtents, box);
  const [toFaces, acrossAxes] = [rayToFaces(sight), beyondEdges(sight)];
  return mostSeparated(
    ...XYZ.map((i) => ignoreIf(edges.areParallel(ray.direction, axes[i]), signOf(acrossAxes[i]!))),
    ...XYZ.map((i) => ignoreIf(edges.areParallel(axes[next(i)], axes[next(next(i))]), toFaces[i]!)),
    sight.determinant === 0 ? gapToFlat(ray, box) : OVERLAPPING,
  );
}

function gapToFlat(ray: Ray3, box: Obb3): Sign {
  if (isApartFromFlat(ray, box)) return APART;
  return flat.isSegment(box) ? TOUCHING : OVERLAPPING;
}

/** @rare */
export function isApartFromFlat({ origin, direction }: Ray3, box: Obb3): boolean {
  return isApartFromFlat3({ corners: [origin], edges: [direction], endless: [direction] }, box);
}

/** Whether they share one point only, if they meet and the box has an inside. @rare */
export function sharesOnePoint(ray: Ray3, box: Obb3): boolean {
  return meetsInPoint(sightOf3(sub(ray.origin, box.center), ray.direction, box.halfExtents, box), fromRay(ray));
}

function endsOf(ray: Ray3, box: Obb3): Ends {
  const start = pointObb.gap(ray.origin, box);
  const end = isZeroVector(ray.direction) ? start : APART;
  const isThick = gap(ray, box) < 0 && minCoordinate(box.halfExtents) > 0;
  const isOne = !isThick && !pointObb.isFlat(box) && sharesOnePoint(ray, box);
  return { start, end, whole: isOne ? TOUCHING : OVERLAPPING };
}

function through(ray: Ray3, box: Obb3, ends: Ends) {
  const slopes = [lineObb.slopeX(ray, box), lineObb.slopeY(ray, box), lineObb.slopeZ(ray, box)];
  return throughObb3(fromRay(ray), box, slopes, ends, pointObb.isFlat(box));
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
export function intersection(ray: Ray3, box: Obb3): BoxPassage {
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
export function raycast(ray: Ray3, box: Obb3): RayHit {
  const ends = endsOf(ray, box);
  return hitBy(through(ray, box, ends), ends);
}
