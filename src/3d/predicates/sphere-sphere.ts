import type { Bare } from '../../core/bare.js';
import type { Sphere } from '../shapes/sphere.js';

/** Whether two spheres share a point: the squared distance of the centres against the squared sum of the radii. */
export function intersectsSphereSphere(a: Bare<Sphere>, b: Bare<Sphere>): boolean {
  const offsetX = b.center.x - a.center.x;
  const offsetY = b.center.y - a.center.y;
  const offsetZ = b.center.z - a.center.z;
  const reach = a.radius + b.radius;
  return a.radius >= 0 && b.radius >= 0 && offsetX * offsetX + offsetY * offsetY + offsetZ * offsetZ <= reach * reach;
}
