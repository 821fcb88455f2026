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
 * On each axis the gap is how far the centre lies beyond the nearer face, or 0 between the two. Ericson, RTCD 5.2.5.
 */
export function intersectsSphereAabb(sphere: Bare<Sphere>, box: Bare<Aabb>): boolean {
  let unsure = false;
  const gapX = Math.max(Math.max(box.min.x - sphere.center.x, sphere.center.x - box.max.x), 0);
  const gapY = Math.max(Math.max(box.min.y - sphere.center.y, sphere.center.y - box.max.y), 0);
  const gapZ = Math.max(Math.max(box.min.z - sphere.center.z, sphere.center.z - box.max.z), 0);
  const gapSize = gapX + gapY + gapZ + 3.054936363499605e-151;
  const sphereRadiusSize = Math.abs(sphere.radius) + 3.054936363499605e-151;
  const bound1 = 1.888e-15 * gapSize * gapSize + 2.221e-16 * sphereRadiusSize * sphereRadiusSize;
  const value2 = gapX * gapX + gapY * gapY + gapZ * gapZ - sphere.radius * sphere.radius;
  if (!(value2 < -bound1 && value2 > -Infinity)) {
    if (value2 > bound1 && value2 < Infinity) return false;
    unsure = true;
  }
  if (!(sphere.radius >= 0)) return false;
  if (!(box.min.x <= box.max.x)) return false;
  if (!(box.min.y <= box.max.y)) return false;
  if (!(box.min.z <= box.max.z)) return false;
  if (unsure) return intersectsSphereAabbExactly(sphere, box);
  { const sum3 = (((box.min.x + sphere.center.x) + (box.max.x + box.min.y)) + ((sphere.center.y + box.max.y) + (box.min.z + (sphere.center.z + box.max.z)))); return sum3 - sum3 === 0 || intersectsSphereAabbExactly(sphere, box); }
}

function intersectsSphereAabbExactly(sphere: Bare<Sphere>, box: Bare<Aabb>): boolean {
  operands[0] = box.min.x;
  operands[1] = sphere.center.x;
  operands[2] = sphere.center.x;
  operands[3] = box.max.x;
  operands[4] = box.min.y;
  operands[5] = sphere.center.y;
  operands[6] = sphere.center.y;
  operands[7] = box.max.y;
  operands[8] = box.min.z;
  operands[9] = sphere.center.z;
  operands[10] = sphere.center.z;
  operands[11] = box.max.z;
  operands[12] = sphere.radius;
  const scale = probe(6, 1, 0, 25, 2, true);
  if (scale === ON_GRID) return intersectsSphereAabbOnGrid(sphere, box);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSphereAabbTwin(dyadics, sphere, box) : intersectsSphereAabbTwin(expansionsAtScale(scale), sphere, box);
}

function intersectsSphereAabbOnGrid(sphere: Bare<Sphere>, box: Bare<Aabb>): boolean {
  const gapX = Math.max(box.min.x - sphere.center.x, sphere.center.x - box.max.x, 0);
  const gapY = Math.max(box.min.y - sphere.center.y, sphere.center.y - box.max.y, 0);
  const gapZ = Math.max(box.min.z - sphere.center.z, sphere.center.z - box.max.z, 0);
  if (gapX * gapX + gapY * gapY + gapZ * gapZ > sphere.radius * sphere.radius) return false;
  return sphere.radius >= 0 && box.min.x <= box.max.x && box.min.y <= box.max.y && box.min.z <= box.max.z;
}

function intersectsSphereAabbTwin<V>(x: Arithmetic<V>, sphere: Bare<Sphere>, box: Bare<Aabb>): boolean {
  const gapX = x.larger(x.larger(x.subtract(x.from(box.min.x), x.from(sphere.center.x)), x.subtract(x.from(sphere.center.x), x.from(box.max.x))), x.integer(0));
  const gapY = x.larger(x.larger(x.subtract(x.from(box.min.y), x.from(sphere.center.y)), x.subtract(x.from(sphere.center.y), x.from(box.max.y))), x.integer(0));
  const gapZ = x.larger(x.larger(x.subtract(x.from(box.min.z), x.from(sphere.center.z)), x.subtract(x.from(sphere.center.z), x.from(box.max.z))), x.integer(0));
  if (x.compare(x.add(x.add(x.multiply(gapX, gapX), x.multiply(gapY, gapY)), x.multiply(gapZ, gapZ)), x.multiply(x.from(sphere.radius), x.from(sphere.radius))) > 0) {
    return false;
  }
  return (((sphere.radius >= 0) && (box.min.x <= box.max.x)) && (box.min.y <= box.max.y)) && (box.min.z <= box.max.z);
}
