import type { Bare } from '../../core/bare.js';
import type { Sphere } from '../shapes/sphere.js';
import type { Triangle } from '../shapes/triangle.js';

/**
 * Whether a sphere and a triangle share a point: the centre is within the radius of the plane and projects into the
 * triangle, or it is within the radius of a corner, or of an edge between whose ends it projects.
 *
 * With the corners seen from the centre and n = ab × ac, the plane is |a·n| / |n| away, and the projection lies inside
 * where each cross product of neighbouring corners points along n. An edge is sqrt(a² - (a·ab)² / ab²) away. A collinear
 * triangle has n = 0 and no inside: its edges are all of it. The three stages of Ericson, RTCD 5.2.7, without divisions.
 */
export function intersectsSphereTriangle(sphere: Bare<Sphere>, triangle: Bare<Triangle>): boolean {
  if (sphere.radius < 0) return false;
  const aX = triangle.a.x - sphere.center.x;
  const aY = triangle.a.y - sphere.center.y;
  const aZ = triangle.a.z - sphere.center.z;
  const bX = triangle.b.x - sphere.center.x;
  const bY = triangle.b.y - sphere.center.y;
  const bZ = triangle.b.z - sphere.center.z;
  const cX = triangle.c.x - sphere.center.x;
  const cY = triangle.c.y - sphere.center.y;
  const cZ = triangle.c.z - sphere.center.z;
  const abX = triangle.b.x - triangle.a.x;
  const abY = triangle.b.y - triangle.a.y;
  const abZ = triangle.b.z - triangle.a.z;
  const bcX = triangle.c.x - triangle.b.x;
  const bcY = triangle.c.y - triangle.b.y;
  const bcZ = triangle.c.z - triangle.b.z;
  const caX = triangle.a.x - triangle.c.x;
  const caY = triangle.a.y - triangle.c.y;
  const caZ = triangle.a.z - triangle.c.z;
  const normalX = abZ * caY - abY * caZ;
  const normalY = abX * caZ - abZ * caX;
  const normalZ = abY * caX - abX * caY;
  const height = aX * normalX + aY * normalY + aZ * normalZ;
  const normalSquared = normalX * normalX + normalY * normalY + normalZ * normalZ;
  const reach = sphere.radius * sphere.radius;
  if (height * height > reach * normalSquared) return false;

  const aSquared = aX * aX + aY * aY + aZ * aZ;
  const bSquared = bX * bX + bY * bY + bZ * bZ;
  const cSquared = cX * cX + cY * cY + cZ * cZ;
  if (Math.min(aSquared, bSquared, cSquared) <= reach) return true;

  const passAB = normalX * (aY * bZ - aZ * bY) + normalY * (aZ * bX - aX * bZ) + normalZ * (aX * bY - aY * bX);
  const passBC = normalX * (bY * cZ - bZ * cY) + normalY * (bZ * cX - bX * cZ) + normalZ * (bX * cY - bY * cX);
  const passCA = normalX * (cY * aZ - cZ * aY) + normalY * (cZ * aX - cX * aZ) + normalZ * (cX * aY - cY * aX);
  if (Math.min(passAB, passBC, passCA) > 0) return true;

  const abSquared = abX * abX + abY * abY + abZ * abZ;
  const aAlong = aX * abX + aY * abY + aZ * abZ;
  if (aAlong < 0 && aAlong + abSquared > 0 && aSquared * abSquared - aAlong * aAlong <= reach * abSquared) return true;
  const bcSquared = bcX * bcX + bcY * bcY + bcZ * bcZ;
  const bAlong = bX * bcX + bY * bcY + bZ * bcZ;
  if (bAlong < 0 && bAlong + bcSquared > 0 && bSquared * bcSquared - bAlong * bAlong <= reach * bcSquared) return true;
  const caSquared = caX * caX + caY * caY + caZ * caZ;
  const cAlong = cX * caX + cY * caY + cZ * caZ;
  if (cAlong < 0 && cAlong + caSquared > 0 && cSquared * caSquared - cAlong * cAlong <= reach * caSquared) return true;
  return false;
}
