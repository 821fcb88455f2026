// Generated from src/2d/predicates/point-aabb.ts by `npm run generate`; edit that file instead.
import type { Bare } from '../../core/bare.js';
import type { Vec2 } from '../../math/vec2.js';
import type { Aabb } from '../shapes/aabb.js';

/** Whether a point lies in a box: between its sides on each axis. */
export function intersectsPointAabb(point: Vec2, box: Bare<Aabb>): boolean {
  const boxMin = box.min;
  const boxMinX = boxMin.x;
  const pointX = point.x;
  if (!(boxMinX <= pointX)) return false;
  const boxMax = box.max;
  const boxMaxX = boxMax.x;
  if (!(pointX <= boxMaxX)) return false;
  const boxMinY = boxMin.y;
  const pointY = point.y;
  if (!(boxMinY <= pointY)) return false;
  const boxMaxY = boxMax.y;
  if (!(pointY <= boxMaxY)) return false;
  { const sum1 = ((boxMinX + boxMaxX) + (boxMinY + boxMaxY)); return sum1 - sum1 === 0 || intersectsPointAabbFinite(point, box); }
}

function intersectsPointAabbFinite(point: Vec2, box: Bare<Aabb>): boolean {
  return ((box.min.x * 0 + (point.x * 0 + box.max.x * 0)) + (box.min.y * 0 + (point.y * 0 + box.max.y * 0))) === 0;
}

/** Whether a point lies in a box's interior: on none of its sides. */
export function strictlyInsidePointAabb(point: Vec2, box: Bare<Aabb>): boolean {
  const boxMin = box.min;
  const boxMinX = boxMin.x;
  const pointX = point.x;
  if (!(boxMinX < pointX)) return false;
  const boxMax = box.max;
  const boxMaxX = boxMax.x;
  if (!(pointX < boxMaxX)) return false;
  const boxMinY = boxMin.y;
  const pointY = point.y;
  if (!(boxMinY < pointY)) return false;
  const boxMaxY = boxMax.y;
  if (!(pointY < boxMaxY)) return false;
  { const sum1 = ((boxMinX + boxMaxX) + (boxMinY + boxMaxY)); return sum1 - sum1 === 0 || strictlyInsidePointAabbFinite(point, box); }
}

function strictlyInsidePointAabbFinite(point: Vec2, box: Bare<Aabb>): boolean {
  return ((box.min.x * 0 + (point.x * 0 + box.max.x * 0)) + (box.min.y * 0 + (point.y * 0 + box.max.y * 0))) === 0;
}
