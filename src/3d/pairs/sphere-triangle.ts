/** Sphere and triangle: all answers come from the triangle's point nearest to the centre. */
import { excess, isZeroVector, length, moreThan0, normalized } from '../../words/lengths.js';
import { bothAt, type ClosestPoints, type Contact } from '../../words/results.js';
import type { Sphere3, Triangle3 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparatedAtOnce, OVERLAPPING, type Sign, signOf } from '../../words/sign.js';
import { awayFrom, nearestOnTriangle } from '../../words/triangles.js';
import { dot, lengthSquared, negate, scale, sub } from '../../words/vec.js';

/*
 * Separating axes: from the centre to the triangle's plane, to its corners and to the lines of its edges. One of them leads to the nearest
 * point. Each counts only where all of the triangle lies as far along it. Written in products of a, seen from the centre,
 * ab and ac, all are compared without divisions. Ericson, Triangle–sphere intersection test, 2010.
 */
export function gap({ center, radius }: Sphere3, triangle: Triangle3): Sign {
  if (radius < 0) return APART;
  const [a, ab, ac] = [sub(triangle.a, center), sub(triangle.b, triangle.a), sub(triangle.c, triangle.a)];
  const [abSquared, acSquared, abAC] = [lengthSquared(ab), lengthSquared(ac), dot(ab, ac)];
  const [aAB, aAC] = [dot(a, ab), dot(a, ac)];
  const bcSquared = abSquared + acSquared - 2 * abAC;
  const [bBA, cCA, bBC] = [0 - aAB - abSquared, 0 - aAC - acSquared, aAC + abAC - aAB - abSquared];
  const cCB = 0 - bBC - bcSquared;
  // How far each corner lies outside of the sphere.
  const outA = lengthSquared(a) - radius * radius;
  const [outB, outC] = [outA + (aAB - bBA), outA + (aAC - cCA)];
  // How far the third corner lies beyond the foot of each edge.
  const beyondAB = abSquared * aAC - aAB * abAC;
  const beyondAC = acSquared * aAB - aAC * abAC;
  const beyondBC = bcSquared * bBA - bBC * (abSquared - abAC);
  const normalSquared = abSquared * acSquared - abAC * abAC;
  const byEdge = (isPoint: boolean, beyond: number, out: number, squared: number, along: number): Sign =>
    beyond >= 0 ? ignoreIf(isPoint, signOf(out * squared - along * along)) : OVERLAPPING;
  return mostSeparatedAtOnce(
    ignoreIf(normalSquared === 0, signOf(outA * normalSquared - aAB * beyondAC - aAC * beyondAB)),
    aAB >= 0 && aAC >= 0 ? signOf(outA) : OVERLAPPING,
    bBA >= 0 && bBC >= 0 ? signOf(outB) : OVERLAPPING,
    cCA >= 0 && cCB >= 0 ? signOf(outC) : OVERLAPPING,
    byEdge(isZeroVector(ab), beyondAB, outA, abSquared, aAB),
    byEdge(isZeroVector(ac), beyondAC, outA, acSquared, aAC),
    byEdge(isZeroVector(sub(triangle.c, triangle.b)), beyondBC, outB, bcSquared, bBC),
  );
}

/**
 * Where they meet, both are the triangle's point nearest to the centre.
 * @bound a, b 3 ulp of the coordinates + the distance to the farthest corner, or as near
 * @bound distance 3 ulp of the distance to the farthest corner
 */
export function closestPoints({ center, radius }: Sphere3, triangle: Triangle3, meet: boolean): ClosestPoints {
  const { point, gap } = nearestOnTriangle(triangle, center);
  if (meet) return bothAt(point);
  const { unit, length } = normalized(gap);
  const between = moreThan0(length, sub(center, triangle.a));
  return { a: sub(center, scale(unit, radius)), b: point, distance: excess(between, radius) };
}

/**
 * The point is the triangle's nearest to the centre, and the normal leads there from the centre. If the centre is that point,
 * up to rounding, the sphere leaves by the side where a, b, c turn counter-clockwise, or square to a triangle without area.
 * @bound normal 4 ulp of 1, or as short
 * @bound depth 2 ulp of the radius + the distance to the farthest corner
 * @bound point 3 ulp of the coordinates + the distance to the farthest corner, or in both
 */
export function contact({ center, radius }: Sphere3, triangle: Triangle3): Contact {
  const nearest = nearestOnTriangle(triangle, center);
  const { point, gap } = nearest;
  const away = awayFrom(triangle, center, nearest);
  return { normal: negate(normalized(away).unit), depth: excess(radius, length(gap)), point };
}
