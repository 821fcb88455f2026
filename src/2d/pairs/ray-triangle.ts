/** Ray and triangle of the plane: by separating axes, of which only those count that the ray does not run across. */
import { isZeroVector } from '../../words/lengths.js';
import { type Ends, fromRay } from '../../words/linear.js';
import type { RayHit, SolidPassage } from '../../words/results.js';
import type { Ray, Triangle } from '../../words/shapes.js';
import { APART, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import {
  areaOf,
  besideLine,
  boundsOf,
  edgesOf,
  sideOf,
  touchesInPoint,
  unlessPoint,
} from '../../words/triangles.edges.js';
import { hitOnTriangle, passageThroughTriangle } from '../../words/triangles.slabs.js';
import { at, cross2, indices, max, min } from '../../words/vec.js';
import * as pointTriangle from './point-triangle.js';

export { closestPoints, contact } from '../../words/general.js';

/*
 * Beyond an edge it is apart if it does not run back. Where it runs along the edge it is not only a touch, but then its own line tells.
 */
export function gap({ origin, direction }: Ray, triangle: Triangle): Sign {
  if (isZeroVector(direction)) return pointTriangle.gap(origin, triangle);
  const edges = edgesOf(triangle);
  const [area, { low, high }] = [areaOf(edges), boundsOf(triangle)];
  return mostSeparated(
    signOf(besideLine(triangle, origin, direction)),
    ...indices(origin).map((i) => (at(direction, i) <= 0 ? signOf(at(low, i) - at(origin, i)) : OVERLAPPING)),
    ...indices(origin).map((i) => (at(direction, i) >= 0 ? signOf(at(origin, i) - at(high, i)) : OVERLAPPING)),
    ...edges.map((edge) => {
      const [side, step] = [sideOf(edge, origin), cross2(edge.along, direction)];
      return unlessPoint(edge, max(min(side - max(area, 0), step), min(min(area, 0) - side, 0 - step)));
    }),
  );
}

/** Whether they share one point only, if they touch or the triangle has no area. @rare */
export function sharesOnePoint(ray: Ray, triangle: Triangle): boolean {
  return touchesInPoint(fromRay(ray), triangle);
}

/** TOUCHING where they share one point only. */
function lengthOfShared(ray: Ray, triangle: Triangle): Sign {
  if (gap(ray, triangle) < 0 && !pointTriangle.isFlat(triangle)) return OVERLAPPING;
  return sharesOnePoint(ray, triangle) ? TOUCHING : OVERLAPPING;
}

function endsOf(ray: Ray, triangle: Triangle): Ends {
  const start = pointTriangle.gap(ray.origin, triangle);
  const end = isZeroVector(ray.direction) ? start : APART;
  return { start, end, whole: lengthOfShared(ray, triangle) };
}

/**
 * The stretch of the ray that lies in the triangle. How it runs is exact, and the origin that lies in the triangle comes out as it was given.
 * @bound tMin, tMax 16 ulp of itself + the way to the far side / the length of the line, or in both
 * @bound entry, exit 16 ulp of the coordinates + the way to the far side, or in both
 * @bound normal 4 ulp of 1, or as far out
 */
export function intersection(ray: Ray, triangle: Triangle): SolidPassage {
  return passageThroughTriangle(fromRay(ray), triangle, endsOf(ray, triangle), gap(ray, triangle));
}

/**
 * Where the ray first meets the triangle, with the normal of the edge; of several, of the one that the ray faces most. A ray from inside starts
 * there, without a normal.
 * @bound t, tExit 16 ulp of itself + the way to the far side / the length of the line, or in both
 * @bound point 16 ulp of the coordinates + the way to the far side, or in both
 * @bound normal 4 ulp of 1, or as far out
 */
export function raycast(ray: Ray, triangle: Triangle): RayHit {
  return hitOnTriangle(fromRay(ray), triangle, endsOf(ray, triangle));
}
