/** Two planes: they cross in a line unless they are parallel. */
import { acrossBoth } from '../../words/angles.js';
import { areParallel } from '../../words/crossings.js';
import { isEmptyPlane3 } from '../../words/emptiness.js';
import { heightOfParallel } from '../../words/heights.js';
import { bothAt, type ClosestPoints, type PlaneMeeting } from '../../words/results.js';
import type { Plane3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, TOUCHING } from '../../words/sign.js';
import { closestToPlane, spanOfPoint, swapped, uprightOf } from '../../words/spans.js';
import { areSwapped, footOf } from '../../words/surfaces.js';
import { add, cross, dot, fill, max, min, scale, type Vec3 } from '../../words/vec.js';

export function gap(a: Plane3, b: Plane3): Sign {
  if (isEmptyPlane3(a) || isEmptyPlane3(b)) return APART;
  if (!parallel(a, b)) return OVERLAPPING;
  return heightOfParallel(a, b) !== 0 ? APART : TOUCHING;
}

/** Whether they have the same normal, but for its length and sign. */
export function parallel(a: Plane3, b: Plane3): boolean {
  return areParallel(a.normal, b.normal);
}

/**
 * From the point of one plane nearest to 0. Where they meet, both are the point of their line nearest to 0.
 * @bound a, b 8 ulp of the coordinates / the sine, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(a: Plane3, b: Plane3, meet: boolean): ClosestPoints {
  if (!areSwapped(a, b)) return closestInOrder(a, b, meet);
  return swapped(closestInOrder(b, a, meet));
}

function closestInOrder(a: Plane3, b: Plane3, meet: boolean): ClosestPoints {
  return meet
    ? bothAt(intersection(a, b).origin)
    : closestToPlane(uprightOf(b), spanOfPoint(footOf(uprightOf(a))), false);
}

/**
 * From the point of the first plane nearest to 0, square to the line and within that plane, it leads to the nearest point of the line.
 * @bound origin 8 ulp of the coordinates / the sine
 * @bound direction 3 ulp of 1
 */
export function intersection(a: Plane3, b: Plane3): PlaneMeeting {
  const [first, second] = [uprightOf(a), uprightOf(b)];
  const foot = scale(first.unit, 0 - first.rise);
  if (parallel(a, b)) return { origin: foot, direction: fill(foot, 0), coincident: true };
  const { unit: direction, length } = acrossBoth(first.way as Vec3, second.way as Vec3);
  const aside = cross(direction, first.unit as Vec3);
  const sine = max(length / (first.length * second.length), 2 ** -1000);
  const way = (first.rise * dot(first.unit, second.unit) - second.rise) / sine;
  // A place beyond all numbers must not become NaN in a coordinate that stays the same.
  return { origin: add(foot, scale(aside, max(min(way, 2 ** 1000), -(2 ** 1000)))), direction, coincident: false };
}
