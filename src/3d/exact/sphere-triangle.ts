// Generated from src/3d/predicates/sphere-triangle.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
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
  const sphereRadius = sphere.radius;
  if (sphereRadius < 0) return false;
  const triangleA = triangle.a;
  const triangleAX = triangleA.x;
  const sphereCenter = sphere.center;
  const sphereCenterX = sphereCenter.x;
  const aX = triangleAX - sphereCenterX;
  const triangleAY = triangleA.y;
  const sphereCenterY = sphereCenter.y;
  const aY = triangleAY - sphereCenterY;
  const triangleAZ = triangleA.z;
  const sphereCenterZ = sphereCenter.z;
  const aZ = triangleAZ - sphereCenterZ;
  const triangleB = triangle.b;
  const triangleBX = triangleB.x;
  const bX = triangleBX - sphereCenterX;
  const triangleBY = triangleB.y;
  const bY = triangleBY - sphereCenterY;
  const triangleBZ = triangleB.z;
  const bZ = triangleBZ - sphereCenterZ;
  const triangleC = triangle.c;
  const triangleCX = triangleC.x;
  const cX = triangleCX - sphereCenterX;
  const triangleCY = triangleC.y;
  const cY = triangleCY - sphereCenterY;
  const triangleCZ = triangleC.z;
  const cZ = triangleCZ - sphereCenterZ;
  const abX = triangleBX - triangleAX;
  const abY = triangleBY - triangleAY;
  const abZ = triangleBZ - triangleAZ;
  const bcX = triangleCX - triangleBX;
  const bcY = triangleCY - triangleBY;
  const bcZ = triangleCZ - triangleBZ;
  const caX = triangleAX - triangleCX;
  const caY = triangleAY - triangleCY;
  const caZ = triangleAZ - triangleCZ;
  const normalX = abZ * caY - abY * caZ;
  const normalY = abX * caZ - abZ * caX;
  const normalZ = abY * caX - abX * caY;
  const height = aX * normalX + aY * normalY + aZ * normalZ;
  const normalSquared = normalX * normalX + normalY * normalY + normalZ * normalZ;
  const reach = sphereRadius * sphereRadius;
  const aSquared1 = aX * aX + aY * aY + aZ * aZ;
  const abSquared2 = abX * abX + abY * abY + abZ * abZ;
  const caSquared3 = caX * caX + caY * caY + caZ * caZ;
  const bound4 = (abSquared2 + 1.142987391282275e-100) * (1.871e-12 * (aSquared1 + 1.142987391282275e-100) * (caSquared3 + 1.142987391282275e-100) + 1.639e-13 * (caSquared3 + 1.142987391282275e-100) * (reach + 1.142987391282275e-100));
  const value5 = height * height - reach * normalSquared;
  if (!(value5 < -bound4 && value5 > -Infinity)) {
    if (!(value5 > bound4 && value5 < Infinity)) return intersectsSphereTriangleExactly(sphere, triangle);
    return false;
  }
  const aSquared = aX * aX + aY * aY + aZ * aZ;
  const bSquared = bX * bX + bY * bY + bZ * bZ;
  const cSquared = cX * cX + cY * cY + cZ * cZ;
  const bound6 = 5.663e-15 * aSquared + 5.663e-15 * bSquared + 5.663e-15 * cSquared + 2.221e-16 * reach + 1.967e-114;
  const value7 = Math.min(Math.min(aSquared, bSquared), cSquared) - reach;
  if (!(value7 > bound6 && value7 < Infinity)) {
    if (!(value7 < -bound6 && value7 > -Infinity)) return intersectsSphereTriangleExactly(sphere, triangle);
    return true;
  }
  const passAB = normalX * (aY * bZ - aZ * bY) + normalY * (aZ * bX - aX * bZ) + normalZ * (aX * bY - aY * bX);
  const passBC = normalX * (bY * cZ - bZ * cY) + normalY * (bZ * cX - bX * cZ) + normalZ * (bX * cY - bY * cX);
  const passCA = normalX * (cY * aZ - cZ * aY) + normalY * (cZ * aX - cX * aZ) + normalZ * (cX * aY - cY * aX);
  const aSize = Math.abs(aX) + Math.abs(aY) + Math.abs(aZ) + 1.0691058840368783e-50;
  const abSize = Math.abs(abX) + Math.abs(abY) + Math.abs(abZ) + 1.0691058840368783e-50;
  const bSize = Math.abs(bX) + Math.abs(bY) + Math.abs(bZ) + 1.0691058840368783e-50;
  const caSize = Math.abs(caX) + Math.abs(caY) + Math.abs(caZ) + 1.0691058840368783e-50;
  const cSize = Math.abs(cX) + Math.abs(cY) + Math.abs(cZ) + 1.0691058840368783e-50;
  const bound8 = 1.422e-14 * aSize * abSize * bSize * caSize + 1.422e-14 * aSize * abSize * cSize * caSize + 1.422e-14 * abSize * bSize * cSize * caSize;
  const value9 = Math.min(Math.min(passAB, passBC), passCA);
  if (!(value9 < -bound8 && value9 > -Infinity)) {
    if (!(value9 > bound8 && value9 < Infinity)) return intersectsSphereTriangleExactly(sphere, triangle);
    return true;
  }
  const abSquared = abX * abX + abY * abY + abZ * abZ;
  const product10 = aX * abX;
  const product11 = aY * abY;
  const product12 = aZ * abZ;
  const aAlong = product10 + product11 + product12;
  const bound13 = 1.555e-15 * aSize * abSize;
  const bound14 = 1.888e-15 * aSize * abSize + 1.888e-15 * abSize * abSize;
  const value15 = aAlong + abSquared;
  const bound16 = (abSquared + 1.142987391282275e-100) * (2.219e-13 * aSquared + 7.661e-15 * reach + 2.623e-113);
  const value17 = aSquared * abSquared - aAlong * aAlong - reach * abSquared;
  if ((!(aAlong > bound13 && aAlong < Infinity) && !(value15 < -bound14 && value15 > -Infinity)) && !(value17 > bound16 && value17 < Infinity)) {
    if (!(((aAlong < -bound13 && aAlong > -Infinity) && (value15 > bound14 && value15 < Infinity)) && (value17 < -bound16 && value17 > -Infinity))) return intersectsSphereTriangleExactly(sphere, triangle);
    return true;
  }
  const bcSquared = bcX * bcX + bcY * bcY + bcZ * bcZ;
  const product18 = bX * bcX;
  const product19 = bY * bcY;
  const product20 = bZ * bcZ;
  const bAlong = product18 + product19 + product20;
  const bound21 = 5.552e-16 * (Math.abs(product18) + Math.abs(product19) + Math.abs(product20)) + 8.900295434028806e-308;
  const value22 = bAlong + bcSquared;
  const bound23 = 6.662e-16 * (Math.abs(product18) + Math.abs(product19) + Math.abs(product20) + bcSquared) + 8.900295434028806e-308;
  const bound24 = (bcSquared + 1.142987391282275e-100) * (2.219e-13 * bSquared + 7.661e-15 * reach + 2.623e-113);
  const value25 = bSquared * bcSquared - bAlong * bAlong - reach * bcSquared;
  if ((!(bAlong > bound21) && !(value22 < -bound23)) && !(value25 > bound24 && value25 < Infinity)) {
    if (!(((bAlong < -bound21) && (value22 > bound23)) && (value25 < -bound24 && value25 > -Infinity))) return intersectsSphereTriangleExactly(sphere, triangle);
    return true;
  }
  const caSquared = caX * caX + caY * caY + caZ * caZ;
  const product26 = cX * caX;
  const product27 = cY * caY;
  const product28 = cZ * caZ;
  const cAlong = product26 + product27 + product28;
  const bound29 = 1.555e-15 * cSize * caSize;
  const bound30 = 1.888e-15 * cSize * caSize + 1.888e-15 * caSize * caSize;
  const value31 = cAlong + caSquared;
  const bound32 = (caSquared + 1.142987391282275e-100) * (2.219e-13 * cSquared + 7.661e-15 * reach + 2.623e-113);
  const value33 = cSquared * caSquared - cAlong * cAlong - reach * caSquared;
  if ((!(cAlong > bound29 && cAlong < Infinity) && !(value31 < -bound30 && value31 > -Infinity)) && !(value33 > bound32 && value33 < Infinity)) {
    if (!(((cAlong < -bound29 && cAlong > -Infinity) && (value31 > bound30 && value31 < Infinity)) && (value33 < -bound32 && value33 > -Infinity))) return intersectsSphereTriangleExactly(sphere, triangle);
    return true;
  }
  return false;
}

function intersectsSphereTriangleExactly(sphere: Bare<Sphere>, triangle: Bare<Triangle>): boolean {
  operands[0] = triangle.a.x;
  operands[1] = sphere.center.x;
  operands[2] = triangle.a.y;
  operands[3] = sphere.center.y;
  operands[4] = triangle.a.z;
  operands[5] = sphere.center.z;
  operands[6] = triangle.b.x;
  operands[7] = sphere.center.x;
  operands[8] = triangle.b.y;
  operands[9] = sphere.center.y;
  operands[10] = triangle.b.z;
  operands[11] = sphere.center.z;
  operands[12] = triangle.c.x;
  operands[13] = sphere.center.x;
  operands[14] = triangle.c.y;
  operands[15] = sphere.center.y;
  operands[16] = triangle.c.z;
  operands[17] = sphere.center.z;
  operands[18] = triangle.b.x;
  operands[19] = triangle.a.x;
  operands[20] = triangle.b.y;
  operands[21] = triangle.a.y;
  operands[22] = triangle.b.z;
  operands[23] = triangle.a.z;
  operands[24] = triangle.c.x;
  operands[25] = triangle.b.x;
  operands[26] = triangle.c.y;
  operands[27] = triangle.b.y;
  operands[28] = triangle.c.z;
  operands[29] = triangle.b.z;
  operands[30] = triangle.a.x;
  operands[31] = triangle.c.x;
  operands[32] = triangle.a.y;
  operands[33] = triangle.c.y;
  operands[34] = triangle.a.z;
  operands[35] = triangle.c.z;
  operands[36] = sphere.radius;
  const scale = probe(18, 1, 0, 140737488355328, 1.1150372599265312e+43, 6, true);
  if (scale === ON_GRID) return intersectsSphereTriangleOnGrid(sphere, triangle);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSphereTriangleTwin(dyadics, sphere, triangle) : intersectsSphereTriangleTwin(expansionsAtScale(scale), sphere, triangle);
}

function intersectsSphereTriangleOnGrid(sphere: Bare<Sphere>, triangle: Bare<Triangle>): boolean {
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

function intersectsSphereTriangleTwin<V>(x: Arithmetic<V>, sphere: Bare<Sphere>, triangle: Bare<Triangle>): boolean {
  if (sphere.radius < 0) {
    return false;
  }
  const aX = x.subtract(x.from(triangle.a.x), x.from(sphere.center.x));
  const aY = x.subtract(x.from(triangle.a.y), x.from(sphere.center.y));
  const aZ = x.subtract(x.from(triangle.a.z), x.from(sphere.center.z));
  const bX = x.subtract(x.from(triangle.b.x), x.from(sphere.center.x));
  const bY = x.subtract(x.from(triangle.b.y), x.from(sphere.center.y));
  const bZ = x.subtract(x.from(triangle.b.z), x.from(sphere.center.z));
  const cX = x.subtract(x.from(triangle.c.x), x.from(sphere.center.x));
  const cY = x.subtract(x.from(triangle.c.y), x.from(sphere.center.y));
  const cZ = x.subtract(x.from(triangle.c.z), x.from(sphere.center.z));
  const abX = x.subtract(x.from(triangle.b.x), x.from(triangle.a.x));
  const abY = x.subtract(x.from(triangle.b.y), x.from(triangle.a.y));
  const abZ = x.subtract(x.from(triangle.b.z), x.from(triangle.a.z));
  const bcX = x.subtract(x.from(triangle.c.x), x.from(triangle.b.x));
  const bcY = x.subtract(x.from(triangle.c.y), x.from(triangle.b.y));
  const bcZ = x.subtract(x.from(triangle.c.z), x.from(triangle.b.z));
  const caX = x.subtract(x.from(triangle.a.x), x.from(triangle.c.x));
  const caY = x.subtract(x.from(triangle.a.y), x.from(triangle.c.y));
  const caZ = x.subtract(x.from(triangle.a.z), x.from(triangle.c.z));
  const normalX = x.subtract(x.multiply(abZ, caY), x.multiply(abY, caZ));
  const normalY = x.subtract(x.multiply(abX, caZ), x.multiply(abZ, caX));
  const normalZ = x.subtract(x.multiply(abY, caX), x.multiply(abX, caY));
  const height = x.add(x.add(x.multiply(aX, normalX), x.multiply(aY, normalY)), x.multiply(aZ, normalZ));
  const normalSquared = x.add(x.add(x.multiply(normalX, normalX), x.multiply(normalY, normalY)), x.multiply(normalZ, normalZ));
  const reach = x.multiply(x.from(sphere.radius), x.from(sphere.radius));
  if (x.compare(x.multiply(height, height), x.multiply(reach, normalSquared)) > 0) {
    return false;
  }
  const aSquared = x.add(x.add(x.multiply(aX, aX), x.multiply(aY, aY)), x.multiply(aZ, aZ));
  const bSquared = x.add(x.add(x.multiply(bX, bX), x.multiply(bY, bY)), x.multiply(bZ, bZ));
  const cSquared = x.add(x.add(x.multiply(cX, cX), x.multiply(cY, cY)), x.multiply(cZ, cZ));
  if (x.compare(x.smaller(x.smaller(aSquared, bSquared), cSquared), reach) <= 0) {
    return true;
  }
  const passAB = x.add(x.add(x.multiply(normalX, x.subtract(x.multiply(aY, bZ), x.multiply(aZ, bY))), x.multiply(normalY, x.subtract(x.multiply(aZ, bX), x.multiply(aX, bZ)))), x.multiply(normalZ, x.subtract(x.multiply(aX, bY), x.multiply(aY, bX))));
  const passBC = x.add(x.add(x.multiply(normalX, x.subtract(x.multiply(bY, cZ), x.multiply(bZ, cY))), x.multiply(normalY, x.subtract(x.multiply(bZ, cX), x.multiply(bX, cZ)))), x.multiply(normalZ, x.subtract(x.multiply(bX, cY), x.multiply(bY, cX))));
  const passCA = x.add(x.add(x.multiply(normalX, x.subtract(x.multiply(cY, aZ), x.multiply(cZ, aY))), x.multiply(normalY, x.subtract(x.multiply(cZ, aX), x.multiply(cX, aZ)))), x.multiply(normalZ, x.subtract(x.multiply(cX, aY), x.multiply(cY, aX))));
  if (x.compare(x.smaller(x.smaller(passAB, passBC), passCA), x.integer(0)) > 0) {
    return true;
  }
  const abSquared = x.add(x.add(x.multiply(abX, abX), x.multiply(abY, abY)), x.multiply(abZ, abZ));
  const aAlong = x.add(x.add(x.multiply(aX, abX), x.multiply(aY, abY)), x.multiply(aZ, abZ));
  if (((x.compare(aAlong, x.integer(0)) < 0) && (x.compare(x.add(aAlong, abSquared), x.integer(0)) > 0)) && (x.compare(x.subtract(x.multiply(aSquared, abSquared), x.multiply(aAlong, aAlong)), x.multiply(reach, abSquared)) <= 0)) {
    return true;
  }
  const bcSquared = x.add(x.add(x.multiply(bcX, bcX), x.multiply(bcY, bcY)), x.multiply(bcZ, bcZ));
  const bAlong = x.add(x.add(x.multiply(bX, bcX), x.multiply(bY, bcY)), x.multiply(bZ, bcZ));
  if (((x.compare(bAlong, x.integer(0)) < 0) && (x.compare(x.add(bAlong, bcSquared), x.integer(0)) > 0)) && (x.compare(x.subtract(x.multiply(bSquared, bcSquared), x.multiply(bAlong, bAlong)), x.multiply(reach, bcSquared)) <= 0)) {
    return true;
  }
  const caSquared = x.add(x.add(x.multiply(caX, caX), x.multiply(caY, caY)), x.multiply(caZ, caZ));
  const cAlong = x.add(x.add(x.multiply(cX, caX), x.multiply(cY, caY)), x.multiply(cZ, caZ));
  if (((x.compare(cAlong, x.integer(0)) < 0) && (x.compare(x.add(cAlong, caSquared), x.integer(0)) > 0)) && (x.compare(x.subtract(x.multiply(cSquared, caSquared), x.multiply(cAlong, cAlong)), x.multiply(reach, caSquared)) <= 0)) {
    return true;
  }
  return false;
}
