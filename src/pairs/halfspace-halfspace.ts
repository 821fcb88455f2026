/** Two halfspaces: they share some of space unless their normals are opposite, and then there may be a gap between them. */
import { areParallel } from '../words/crossings.js';
import { isEmptyHalfspace } from '../words/emptiness.js';
import { heightOfParallel } from '../words/heights.js';
import { bothAt, type ClosestPoints } from '../words/results.js';
import type { Halfspace } from '../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../words/sign.js';
import { closestToHalfspace, risenTo, spanOfPoint, swapped, uprightOf } from '../words/spans.js';
import { areSwapped, behind, footOf } from '../words/surfaces.js';
import { dot, min } from '../words/vec.js';

export function gap(a: Halfspace, b: Halfspace): Sign {
  if (isEmptyHalfspace(a) || isEmptyHalfspace(b)) return APART;
  if (!parallel(a, b) || dot(a.normal, b.normal) > 0) return OVERLAPPING;
  return signOf(heightOfParallel(a, b));
}

/** Whether they have the same normal, but for its length and sign. */
export function parallel(a: Halfspace, b: Halfspace): boolean {
  return areParallel(a.normal, b.normal);
}

/**
 * From the point of one surface nearest to 0. Where they meet, both are such a point of one of them, or else one where the surfaces
 * cross.
 * @bound a, b 8 ulp of (the coordinates + itself) / the sine, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(a: Halfspace, b: Halfspace, meet: boolean): ClosestPoints {
  const isSwapped = areSwapped(a, b);
  const [first, second] = isSwapped ? [uprightOf(b), uprightOf(a)] : [uprightOf(a), uprightOf(b)];
  if (!meet) {
    const nearest = closestToHalfspace(second, spanOfPoint(footOf(first)), false);
    return isSwapped ? swapped(nearest) : nearest;
  }
  const isLower = risenTo(first, footOf(second)) <= min(risenTo(second, footOf(first)), 0);
  return bothAt(isLower ? footOf(second) : behind(first, second, parallel(a, b)));
}
