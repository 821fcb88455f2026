/** Plane and triangle: they cross where its corners are on both sides. */
import { dividedBy } from '../../words/descents.js';
import { isEmptyPlane3 } from '../../words/emptiness.js';
import { beside, heightOf } from '../../words/heights.js';
import type { ClosestPoints, Contact, PlaneSection } from '../../words/results.js';
import type { Plane3, Triangle3 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';
import { closestToPlane, contactWithPlane, spanOfTriangle, swapped, uprightOf } from '../../words/spans.js';
import * as pointPlane from './point-plane.js';

export function gap(plane: Plane3, { a, b, c }: Triangle3): Sign {
  if (isEmptyPlane3(plane)) return APART;
  return signOf(beside(heightOf(plane, a), heightOf(plane, b), heightOf(plane, c)));
}

/**
 * Where they meet, both are where the way from the lowest to the highest point crosses the plane.
 * @bound a, b 8 ulp of the coordinates, or as near
 * @bound distance 4 ulp of the coordinates
 */
export function closestPoints(plane: Plane3, triangle: Triangle3, meet: boolean): ClosestPoints {
  const surface = uprightOf(plane);
  return swapped(closestToPlane(surface, spanOfTriangle(surface, triangle), meet));
}

/**
 * Along the normal of the plane or against it, whichever is shorter. The point is where the way from the lowest to the highest one crosses the plane.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 4 ulp of the coordinates
 * @bound point 8 ulp of the coordinates, or in both
 */
export function contact(plane: Plane3, triangle: Triangle3): Contact {
  const surface = uprightOf(plane);
  return contactWithPlane(surface, spanOfTriangle(surface, triangle));
}

/**
 * Which corners lie in the plane and which edges it crosses is exact, and corners come out as they were given. A segment starts on the edge
 * after the corner that is alone on its side, or at the corner that lies in the plane.
 * @bound start, end 8 ulp of the coordinates, or in both
 */
export function intersection(plane: Plane3, triangle: Triangle3): PlaneSection {
  const { a, b, c } = triangle;
  const [ofA, ofB, ofC] = [pointPlane.side(a, plane), pointPlane.side(b, plane), pointPlane.side(c, plane)];
  const surface = uprightOf(plane);
  const [ab, bc, ca] = [
    dividedBy(surface, { start: a, end: b }).point,
    dividedBy(surface, { start: b, end: c }).point,
    dividedBy(surface, { start: c, end: a }).point,
  ];
  if (ofA === 0 && ofB === 0 && ofC === 0) return { relation: 'inPlane', start: a, end: b, startOn: 'a', endOn: 'b' };
  if (ofA === 0 && ofB === 0) return { relation: 'edge', start: a, end: b, startOn: 'a', endOn: 'b' };
  if (ofB === 0 && ofC === 0) return { relation: 'edge', start: b, end: c, startOn: 'b', endOn: 'c' };
  if (ofC === 0 && ofA === 0) return { relation: 'edge', start: c, end: a, startOn: 'c', endOn: 'a' };
  if (ofA === 0 && ofB === ofC) return { relation: 'corner', start: a, end: a, startOn: 'a', endOn: 'a' };
  if (ofB === 0 && ofC === ofA) return { relation: 'corner', start: b, end: b, startOn: 'b', endOn: 'b' };
  if (ofC === 0 && ofA === ofB) return { relation: 'corner', start: c, end: c, startOn: 'c', endOn: 'c' };
  if (ofA === 0) return { relation: 'through', start: a, end: bc, startOn: 'a', endOn: 'bc' };
  if (ofB === 0) return { relation: 'through', start: b, end: ca, startOn: 'b', endOn: 'ca' };
  if (ofC === 0) return { relation: 'through', start: c, end: ab, startOn: 'c', endOn: 'ab' };
  if (ofB === ofC) return { relation: 'through', start: ab, end: ca, startOn: 'ab', endOn: 'ca' };
  if (ofC === ofA) return { relation: 'through', start: bc, end: ab, startOn: 'bc', endOn: 'ab' };
  return { relation: 'through', start: ca, end: bc, startOn: 'ca', endOn: 'bc' };
}
