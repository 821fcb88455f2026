/** Halfplane and oriented box: by the lowest corner. Ericson, RTCD 5.2.3, there for unit axes. */
import { isEmptyHalfspace, isEmptyObb2 } from '../../words/emptiness.js';
import { heightOf, reachOfAxes } from '../../words/heights.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Halfspace, Obb2 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';
import { closestToHalfspace, contactWithHalfspace, spanOfObb, swapped, uprightOf } from '../../words/spans.js';

export function gap(halfplane: Halfspace, box: Obb2): Sign {
  if (isEmptyHalfspace(halfplane) || isEmptyObb2(box)) return APART;
  return signOf(heightOf(halfplane, box.center) - reachOfAxes(halfplane, box.halfExtents, box.axes));
}

/**
 * Where they meet, both are the lowest corner of the box, or the middle of an edge.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 6 ulp of the coordinates
 */
export function closestPoints(halfplane: Halfspace, box: Obb2, meet: boolean): ClosestPoints {
  const surface = uprightOf(halfplane);
  return swapped(closestToHalfspace(surface, spanOfObb(surface, box), meet));
}

/**
 * Along the normal of the surface. The point is halfway from the lowest one up to the surface, or to the highest one.
 * @bound normal 2 ulp of 1
 * @bound depth 6 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(halfplane: Halfspace, box: Obb2): Contact {
  const surface = uprightOf(halfplane);
  return contactWithHalfspace(surface, spanOfObb(surface, box));
}
