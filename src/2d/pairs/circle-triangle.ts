/** Circle and triangle of the plane: the centre lies inside, or how near it is to an edge decides. */
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import { fromSegmentBeyond } from '../../words/reaches.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Sphere, Triangle } from '../../words/shapes.js';
import { beyondSpan } from '../../words/shares.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../../words/sign.js';
import { areaOf, edgesOf, sideOf } from '../../words/triangles.edges.js';
import { max, min } from '../../words/vec.js';

export function gap({ center, radius }: Sphere, triangle: Triangle): Sign {
  if (radius < 0) return APART;
  const edges = edgesOf(triangle);
  const area = areaOf(edges);
  const [byAB, byBC, byCA] = edges.map((edge) => beyondSpan(sideOf(edge, center), area));
  if (max(byAB!, byBC!, byCA!) < 0) return OVERLAPPING;
  const [toAB, toBC, toCA] = edges.map(({ from, to }) => fromSegmentBeyond({ start: from, end: to }, center, radius));
  return signOf(min(toAB!, toBC!, toCA!));
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(sphere: Sphere, triangle: Triangle, meet: boolean): ClosestPoints {
  return nearestInGeneral(sphere, triangle, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(sphere: Sphere, triangle: Triangle): Contact {
  return contactInGeneral(sphere, triangle);
}
