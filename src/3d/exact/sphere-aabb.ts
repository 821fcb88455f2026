// Generated from src/3d/predicates/sphere-aabb.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Sphere } from '../shapes/sphere.js';

/**
 * Whether a sphere and a box share a point: the centre's squared gap to the box against the squared radius.
 * On each axis the gap is how far the centre lies beyond the nearer face, or 0 between the two; here it comes twice, as
 * x + |x|, because a maximum would make the processor guess. Ericson, RTCD 5.2.5.
 */
export function intersectsSphereAabb(sphere: Bare<Sphere>, box: Bare<Aabb>): boolean {
  const boxMin = box.min;
  const boxMax = box.max;
  const sphereCenter = sphere.center;
  if (boxMin.x > boxMax.x) return false;
  if (boxMin.y > boxMax.y) return false;
  if (boxMin.z > boxMax.z) return false;
  if (sphere.radius < 0) return false;
  const belowX = boxMin.x - sphereCenter.x;
  const belowY = boxMin.y - sphereCenter.y;
  const belowZ = boxMin.z - sphereCenter.z;
  const aboveX = sphereCenter.x - boxMax.x;
  const aboveY = sphereCenter.y - boxMax.y;
  const aboveZ = sphereCenter.z - boxMax.z;
  const gapX = belowX + Math.abs(belowX) + (aboveX + Math.abs(aboveX));
  const gapY = belowY + Math.abs(belowY) + (aboveY + Math.abs(aboveY));
  const gapZ = belowZ + Math.abs(belowZ) + (aboveZ + Math.abs(aboveZ));
  const aboveSize = Math.abs(aboveX) + Math.abs(aboveY) + Math.abs(aboveZ) + 3.054936363499605e-151;
  const belowSize = Math.abs(belowX) + Math.abs(belowY) + Math.abs(belowZ) + 3.054936363499605e-151;
  const sphereRadiusSize = Math.abs(sphere.radius) + 3.054936363499605e-151;
  const bound1 = 1.288e-14 * aboveSize * aboveSize + 2.576e-14 * aboveSize * belowSize + 1.288e-14 * belowSize * belowSize + 8.882e-16 * sphereRadiusSize * sphereRadiusSize;
  const value2 = gapX * gapX + gapY * gapY + gapZ * gapZ - 4 * sphere.radius * sphere.radius;
  const size = Math.abs(value2);
  if (!(size > bound1 && size < Infinity)) return intersectsSphereAabbExactly(sphere, box);
  return value2 < 0;
}

function intersectsSphereAabbExactly(sphere: Bare<Sphere>, box: Bare<Aabb>): boolean {
  operands[0] = box.min.x;
  operands[1] = sphere.center.x;
  operands[2] = box.min.y;
  operands[3] = sphere.center.y;
  operands[4] = box.min.z;
  operands[5] = sphere.center.z;
  operands[6] = sphere.center.x;
  operands[7] = box.max.x;
  operands[8] = sphere.center.y;
  operands[9] = box.max.y;
  operands[10] = sphere.center.z;
  operands[11] = box.max.z;
  operands[12] = sphere.radius;
  const scale = probe(6, 1, 0, 2147483648, 3.4658371176510186e+128, 2, true);
  if (scale === ON_GRID) return intersectsSphereAabbOnGrid(sphere, box);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSphereAabbTwin(dyadics, sphere, box) : intersectsSphereAabbTwin(expansionsAtScale(scale), sphere, box);
}

function intersectsSphereAabbOnGrid(sphere: Bare<Sphere>, box: Bare<Aabb>): boolean {
  if (box.min.x > box.max.x || box.min.y > box.max.y || box.min.z > box.max.z || sphere.radius < 0) return false;
  const belowX = box.min.x - sphere.center.x;
  const belowY = box.min.y - sphere.center.y;
  const belowZ = box.min.z - sphere.center.z;
  const aboveX = sphere.center.x - box.max.x;
  const aboveY = sphere.center.y - box.max.y;
  const aboveZ = sphere.center.z - box.max.z;
  const gapX = belowX + Math.abs(belowX) + (aboveX + Math.abs(aboveX));
  const gapY = belowY + Math.abs(belowY) + (aboveY + Math.abs(aboveY));
  const gapZ = belowZ + Math.abs(belowZ) + (aboveZ + Math.abs(aboveZ));
  return gapX * gapX + gapY * gapY + gapZ * gapZ <= 4 * sphere.radius * sphere.radius;
}

function intersectsSphereAabbTwin<V>(x: Arithmetic<V>, sphere: Bare<Sphere>, box: Bare<Aabb>): boolean {
  if ((((box.min.x > box.max.x) || (box.min.y > box.max.y)) || (box.min.z > box.max.z)) || (sphere.radius < 0)) {
    return false;
  }
  const belowX = x.subtract(x.from(box.min.x), x.from(sphere.center.x));
  const belowY = x.subtract(x.from(box.min.y), x.from(sphere.center.y));
  const belowZ = x.subtract(x.from(box.min.z), x.from(sphere.center.z));
  const aboveX = x.subtract(x.from(sphere.center.x), x.from(box.max.x));
  const aboveY = x.subtract(x.from(sphere.center.y), x.from(box.max.y));
  const aboveZ = x.subtract(x.from(sphere.center.z), x.from(box.max.z));
  const gapX = x.add(x.add(belowX, x.absolute(belowX)), x.add(aboveX, x.absolute(aboveX)));
  const gapY = x.add(x.add(belowY, x.absolute(belowY)), x.add(aboveY, x.absolute(aboveY)));
  const gapZ = x.add(x.add(belowZ, x.absolute(belowZ)), x.add(aboveZ, x.absolute(aboveZ)));
  return x.compare(x.add(x.add(x.multiply(gapX, gapX), x.multiply(gapY, gapY)), x.multiply(gapZ, gapZ)), x.multiply(x.multiply(x.integer(4), x.from(sphere.radius)), x.from(sphere.radius))) <= 0;
}
