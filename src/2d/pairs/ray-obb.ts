/** Ray and oriented box: separating axes across the box's sides and across the ray. */
import { isEmptyObb2 } from '../../words/emptiness.js';
import { isZeroVector } from '../../words/lengths.js';
import { isApartFromFlat2, isPoint2 } from '../../words/obbs.flat.js';
import { beyondEdges, rayToFaces, sightOf2 } from '../../words/obbs.sides.js';
import type { Obb2, Ray } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { sub } from '../../words/vec.js';

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
