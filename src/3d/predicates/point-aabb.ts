import type { Bare } from '../../core/bare.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Aabb } from '../shapes/aabb.js';

/** Whether a point lies in a box: between both corners on every axis. An empty box has no such point. */
export function intersectsPointAabb(point: Vec3, box: Bare<Aabb>): boolean {
  return (
    box.min.x <= point.x &&
    point.x <= box.max.x &&
    box.min.y <= point.y &&
    point.y <= box.max.y &&
    box.min.z <= point.z &&
    point.z <= box.max.z
  );
}

/** Whether a point lies in a box's interior: on none of its faces. A flat box has none. */
export function strictlyInsidePointAabb(point: Vec3, box: Bare<Aabb>): boolean {
  return (
    box.min.x < point.x &&
    point.x < box.max.x &&
    box.min.y < point.y &&
    point.y < box.max.y &&
    box.min.z < point.z &&
    point.z < box.max.z
  );
}
