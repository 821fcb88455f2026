// Generated from src/3d/predicates/sphere-sphere.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Sphere } from '../shapes/sphere.js';

/** Whether two spheres share a point: the squared distance of the centres against the squared sum of the radii. */
export function intersectsSphereSphere(a: Bare<Sphere>, b: Bare<Sphere>): boolean {
  const bCenter = b.center;
  const aCenter = a.center;
  const offsetX = bCenter.x - aCenter.x;
  const offsetY = bCenter.y - aCenter.y;
  const offsetZ = bCenter.z - aCenter.z;
  const aRadius = a.radius;
  const bRadius = b.radius;
  const reach = aRadius + bRadius;
  if (!(aRadius >= 0)) return false;
  if (!(bRadius >= 0)) return false;
  const squares1 = offsetX * offsetX + offsetY * offsetY + offsetZ * offsetZ;
  const squares2 = reach * reach;
  const value3 = squares1 - squares2;
  const bound4 = 6.662e-16 * (squares1 + squares2) + 8.900295434028806e-308;
  if (!(Math.abs(value3) > bound4)) return intersectsSphereSphereExactly(a, b);
  return squares1 < squares2;
}

function intersectsSphereSphereExactly(a: Bare<Sphere>, b: Bare<Sphere>): boolean {
  operands[0] = b.center.x;
  operands[1] = a.center.x;
  operands[2] = b.center.y;
  operands[3] = a.center.y;
  operands[4] = b.center.z;
  operands[5] = a.center.z;
  operands[6] = a.radius;
  operands[7] = -b.radius;
  const scale = probe(4, 0, 0, 536870912, 8.664592794127546e+127, 2, true);
  if (scale === ON_GRID) return intersectsSphereSphereOnGrid(a, b);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSphereSphereTwin(dyadics, a, b) : intersectsSphereSphereTwin(expansionsAtScale(scale), a, b);
}

function intersectsSphereSphereOnGrid(a: Bare<Sphere>, b: Bare<Sphere>): boolean {
  const offsetX = b.center.x - a.center.x;
  const offsetY = b.center.y - a.center.y;
  const offsetZ = b.center.z - a.center.z;
  const reach = a.radius + b.radius;
  return a.radius >= 0 && b.radius >= 0 && offsetX * offsetX + offsetY * offsetY + offsetZ * offsetZ <= reach * reach;
}

function intersectsSphereSphereTwin<V>(x: Arithmetic<V>, a: Bare<Sphere>, b: Bare<Sphere>): boolean {
  const offsetX = x.subtract(x.from(b.center.x), x.from(a.center.x));
  const offsetY = x.subtract(x.from(b.center.y), x.from(a.center.y));
  const offsetZ = x.subtract(x.from(b.center.z), x.from(a.center.z));
  const reach = x.add(x.from(a.radius), x.from(b.radius));
  return ((a.radius >= 0) && (b.radius >= 0)) && (x.compare(x.add(x.add(x.multiply(offsetX, offsetX), x.multiply(offsetY, offsetY)), x.multiply(offsetZ, offsetZ)), x.multiply(reach, reach)) <= 0);
}
