import type { Bare } from '../../core/bare.js';
import type { Vec2 } from '../../math/vec2.js';
import type { Aabb } from '../shapes/aabb.js';

/** Whether a point lies in a box: between its sides on each axis. */
export function intersectsPointAabb(point: Vec2, box: Bare<Aabb>): boolean {
  return box.min.x <= point.x && point.x <= box.max.x && box.min.y <= point.y && point.y <= box.max.y;
}

/** Whether a point lies in a box's interior: on none of its sides. */
export function strictlyInsidePointAabb(point: Vec2, box: Bare<Aabb>): boolean {
  return box.min.x < point.x && point.x < box.max.x && box.min.y < point.y && point.y < box.max.y;
}
