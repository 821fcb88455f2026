/** Ray and oriented box: separating axes across the box's faces, and across the ray and each of its axes. */

import { isEmptyObb3 } from '../../words/emptiness.js';
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import { isApartFromFlat3 } from '../../words/obbs.flat.js';
import { beyondEdges, rayToFaces, sightOf3 } from '../../words/obbs.sides.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Obb3, Ray3 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { next, sub, XYZ } from '../../words/vec.js';
import * as edges from './obb-obb.edges.js';
import * as flat from './obb-obb.flat.js';

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

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(ray: Ray3, box: Obb3, meet: boolean): ClosestPoints {
  return nearestInGeneral(ray, box, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(ray: Ray3, box: Obb3): Contact {
  return contactInGeneral(ray, box);
}

function gapToFlat(ray: Ray3, box: Obb3): Sign {
  if (isApartFromFlat(ray, box)) return APART;
  return flat.isSegment(box) ? TOUCHING : OVERLAPPING;
}

/** @rare */
export function isApartFromFlat({ origin, direction }: Ray3, box: Obb3): boolean {
  return isApartFromFlat3({ corners: [origin], edges: [direction], endless: [direction] }, box);
}
