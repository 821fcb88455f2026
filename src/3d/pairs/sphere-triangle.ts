/** Sphere and triangle: all answers come from the triangle's point nearest to the centre. */
import { excess, length, normalized } from '../../words/lengths.js';
import { bothAt, type ClosestPoints, type Contact } from '../../words/results.js';
import type { Sphere3, Triangle3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../../words/sign.js';
import { awayFrom, nearestOnTriangle } from '../../words/triangles.js';
import { cross, dot, lengthSquared, min, negate, scale, sub } from '../../words/vec.js';

/*
 * The corners a, b, c are seen from the centre, and n = ab × ac is the normal. The nearest point is one of three kinds:
 * - on the face, if each cross product of neighbouring corners points along n. It is |a·n| / |n| away.
 * - on an edge, if the centre lies beyond the edge and between its ends. It is √(a² - (a·ab)² / ab²) away.
 * - else a corner.
 * All is compared without divisions. A collinear triangle has n = 0 and so no face. Ericson, RTCD 5.1.5.
 */
export function gap(sphere: Sphere3, triangle: Triangle3): Sign {
  if (sphere.radius < 0) return APART;
  const { center } = sphere;
  const [a, b, c] = [sub(triangle.a, center), sub(triangle.b, center), sub(triangle.c, center)];
  const [ab, bc, ca] = [sub(triangle.b, triangle.a), sub(triangle.c, triangle.b), sub(triangle.a, triangle.c)];
  const normal = cross(ca, ab);
  const height = dot(a, normal);
  const reach = sphere.radius * sphere.radius;
  const outOfPlane = height * height - reach * lengthSquared(normal);
  if (outOfPlane > 0) return APART;

  const [aSquared, bSquared, cSquared] = [lengthSquared(a), lengthSquared(b), lengthSquared(c)];
  const toCorner = min(aSquared, bSquared, cSquared);
  if (toCorner < reach) return OVERLAPPING;

  const [passAB, passBC, passCA] = [dot(normal, cross(a, b)), dot(normal, cross(b, c)), dot(normal, cross(c, a))];
  if (min(passAB, passBC, passCA) > 0) return signOf(outOfPlane);

  for (const [corner, cornerSquared, edge, pass] of [
    [a, aSquared, ab, passAB],
    [b, bSquared, bc, passBC],
    [c, cSquared, ca, passCA],
  ] as const) {
    const edgeSquared = lengthSquared(edge);
    const along = dot(corner, edge);
    if (along < 0 && along + edgeSquared > 0 && pass <= 0)
      return signOf(cornerSquared * edgeSquared - along * along - reach * edgeSquared);
  }
  return signOf(toCorner - reach);
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
  return { a: sub(center, scale(unit, radius)), b: point, distance: excess(length, radius) };
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
