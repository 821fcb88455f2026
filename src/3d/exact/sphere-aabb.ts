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
  const boxMinX = boxMin.x;
  const boxMax = box.max;
  const boxMaxX = boxMax.x;
  if (boxMinX > boxMaxX) return false;
  const boxMinY = boxMin.y;
  const boxMaxY = boxMax.y;
  if (boxMinY > boxMaxY) return false;
  const boxMinZ = boxMin.z;
  const boxMaxZ = boxMax.z;
  if (boxMinZ > boxMaxZ) return false;
  const sphereRadius = sphere.radius;
  if (sphereRadius < 0) return false;
  const sphereCenter = sphere.center;
  const sphereCenterX = sphereCenter.x;
  const belowX = boxMinX - sphereCenterX;
  const sphereCenterY = sphereCenter.y;
  const belowY = boxMinY - sphereCenterY;
  const sphereCenterZ = sphereCenter.z;
  const belowZ = boxMinZ - sphereCenterZ;
  const aboveX = sphereCenterX - boxMaxX;
  const aboveY = sphereCenterY - boxMaxY;
  const aboveZ = sphereCenterZ - boxMaxZ;
  const gapX = belowX + Math.abs(belowX) + (aboveX + Math.abs(aboveX));
  const gapY = belowY + Math.abs(belowY) + (aboveY + Math.abs(aboveY));
  const gapZ = belowZ + Math.abs(belowZ) + (aboveZ + Math.abs(aboveZ));
  const diameter = sphereRadius + sphereRadius;
  const squares1 = gapX * gapX + gapY * gapY + gapZ * gapZ;
  const squares2 = diameter * diameter;
  const value3 = squares1 - squares2;
  const bound4 = 8.882e-16 * (squares1 + squares2) + 8.900295434028806e-308;
  if (!(Math.abs(value3) > bound4)) return intersectsSphereAabbExactly(sphere, box);
  return squares1 < squares2;
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
  operands[13] = -sphere.radius;
  const scale = probe(7, 0, 0, 2147483648, 3.4658371176510186e+128, 2, true);
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
  const diameter = sphere.radius + sphere.radius;
  return gapX * gapX + gapY * gapY + gapZ * gapZ <= diameter * diameter;
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
  const diameter = x.add(x.from(sphere.radius), x.from(sphere.radius));
  return x.compare(x.add(x.add(x.multiply(gapX, gapX), x.multiply(gapY, gapY)), x.multiply(gapZ, gapZ)), x.multiply(diameter, diameter)) <= 0;
}
