import type { Bare } from '../../core/bare.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Sphere } from '../shapes/sphere.js';

/** Whether a point lies in a sphere: its squared distance from the centre against the squared radius. */
export function intersectsPointSphere(point: Vec3, sphere: Bare<Sphere>): boolean {
  const offsetX = point.x - sphere.center.x;
  const offsetY = point.y - sphere.center.y;
  const offsetZ = point.z - sphere.center.z;
  return (
    sphere.radius >= 0 && offsetX * offsetX + offsetY * offsetY + offsetZ * offsetZ <= sphere.radius * sphere.radius
  );
}

/** Whether a point lies in a sphere's interior: not on its surface. */
export function strictlyInsidePointSphere(point: Vec3, sphere: Bare<Sphere>): boolean {
  const offsetX = point.x - sphere.center.x;
  const offsetY = point.y - sphere.center.y;
  const offsetZ = point.z - sphere.center.z;
  return sphere.radius > 0 && offsetX * offsetX + offsetY * offsetY + offsetZ * offsetZ < sphere.radius * sphere.radius;
}
