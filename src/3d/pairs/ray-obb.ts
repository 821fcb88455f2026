/** Ray and oriented box: separating axes across the box's faces, and across the ray and each of its axes. */
import { isEmptyObb3 } from '../../words/emptiness.js';
import { isApartFromFlat3 } from '../../words/obbs.flat.js';
import { beyondEdges, rayToFaces, sightOf3 } from '../../words/obbs.sides.js';
import type { Obb3, Ray3 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { next, sub, XYZ } from '../../words/vec.js';
import * as edges from './obb-obb.edges.js';
import * as flat from './obb-obb.flat.js';

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
