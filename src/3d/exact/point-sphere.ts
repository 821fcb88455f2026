// Generated from src/3d/predicates/point-sphere.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Sphere } from '../shapes/sphere.js';

/** Whether a point lies in a sphere: its squared distance from the centre against the squared radius. */
export function intersectsPointSphere(point: Vec3, sphere: Bare<Sphere>): boolean {
  const sphereCenter = sphere.center;
  const offsetX = point.x - sphereCenter.x;
  const offsetY = point.y - sphereCenter.y;
  const offsetZ = point.z - sphereCenter.z;
  const sphereRadius = sphere.radius;
  if (!(sphereRadius >= 0)) return false;
  const squares1 = offsetX * offsetX + offsetY * offsetY + offsetZ * offsetZ;
  const squares2 = sphereRadius * sphereRadius;
  const value3 = squares1 - squares2;
  const bound4 = 6.662e-16 * (squares1 + squares2) + 8.900295434028806e-308;
  if (!(Math.abs(value3) > bound4)) return intersectsPointSphereExactly(point, sphere);
  return squares1 < squares2;
}

function intersectsPointSphereExactly(point: Vec3, sphere: Bare<Sphere>): boolean {
  operands[0] = point.x;
  operands[1] = sphere.center.x;
  operands[2] = point.y;
  operands[3] = sphere.center.y;
  operands[4] = point.z;
  operands[5] = sphere.center.z;
  operands[6] = sphere.radius;
  const scale = probe(3, 1, 0, 536870912, 8.664592794127546e+127, 2, true);
  if (scale === ON_GRID) return intersectsPointSphereOnGrid(point, sphere);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsPointSphereTwin(dyadics, point, sphere) : intersectsPointSphereTwin(expansionsAtScale(scale), point, sphere);
}

function intersectsPointSphereOnGrid(point: Vec3, sphere: Bare<Sphere>): boolean {
  const offsetX = point.x - sphere.center.x;
  const offsetY = point.y - sphere.center.y;
  const offsetZ = point.z - sphere.center.z;
  return (
    sphere.radius >= 0 && offsetX * offsetX + offsetY * offsetY + offsetZ * offsetZ <= sphere.radius * sphere.radius
  );
}

function intersectsPointSphereTwin<V>(x: Arithmetic<V>, point: Vec3, sphere: Bare<Sphere>): boolean {
  const offsetX = x.subtract(x.from(point.x), x.from(sphere.center.x));
  const offsetY = x.subtract(x.from(point.y), x.from(sphere.center.y));
  const offsetZ = x.subtract(x.from(point.z), x.from(sphere.center.z));
  return (sphere.radius >= 0) && (x.compare(x.add(x.add(x.multiply(offsetX, offsetX), x.multiply(offsetY, offsetY)), x.multiply(offsetZ, offsetZ)), x.multiply(x.from(sphere.radius), x.from(sphere.radius))) <= 0);
}

/** Whether a point lies in a sphere's interior: not on its surface. */
export function strictlyInsidePointSphere(point: Vec3, sphere: Bare<Sphere>): boolean {
  const sphereCenter = sphere.center;
  const offsetX = point.x - sphereCenter.x;
  const offsetY = point.y - sphereCenter.y;
  const offsetZ = point.z - sphereCenter.z;
  const sphereRadius = sphere.radius;
  if (!(sphereRadius > 0)) return false;
  const squares1 = offsetX * offsetX + offsetY * offsetY + offsetZ * offsetZ;
  const squares2 = sphereRadius * sphereRadius;
  const value3 = squares1 - squares2;
  const bound4 = 6.662e-16 * (squares1 + squares2) + 8.900295434028806e-308;
  if (!(Math.abs(value3) > bound4)) return strictlyInsidePointSphereExactly(point, sphere);
  return squares1 < squares2;
}

function strictlyInsidePointSphereExactly(point: Vec3, sphere: Bare<Sphere>): boolean {
  operands[0] = point.x;
  operands[1] = sphere.center.x;
  operands[2] = point.y;
  operands[3] = sphere.center.y;
  operands[4] = point.z;
  operands[5] = sphere.center.z;
  operands[6] = sphere.radius;
  const scale = probe(3, 1, 0, 536870912, 8.664592794127546e+127, 2, true);
  if (scale === ON_GRID) return strictlyInsidePointSphereOnGrid(point, sphere);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? strictlyInsidePointSphereTwin(dyadics, point, sphere) : strictlyInsidePointSphereTwin(expansionsAtScale(scale), point, sphere);
}

function strictlyInsidePointSphereOnGrid(point: Vec3, sphere: Bare<Sphere>): boolean {
  const offsetX = point.x - sphere.center.x;
  const offsetY = point.y - sphere.center.y;
  const offsetZ = point.z - sphere.center.z;
  return sphere.radius > 0 && offsetX * offsetX + offsetY * offsetY + offsetZ * offsetZ < sphere.radius * sphere.radius;
}

function strictlyInsidePointSphereTwin<V>(x: Arithmetic<V>, point: Vec3, sphere: Bare<Sphere>): boolean {
  const offsetX = x.subtract(x.from(point.x), x.from(sphere.center.x));
  const offsetY = x.subtract(x.from(point.y), x.from(sphere.center.y));
  const offsetZ = x.subtract(x.from(point.z), x.from(sphere.center.z));
  return (sphere.radius > 0) && (x.compare(x.add(x.add(x.multiply(offsetX, offsetX), x.multiply(offsetY, offsetY)), x.multiply(offsetZ, offsetZ)), x.multiply(x.from(sphere.radius), x.from(sphere.radius))) < 0);
}
