/**
 * The common case of a ray and a box: it starts outside and runs through, or passes by, by more than rounding makes up.
 *
 * Each plane's t is a difference, a reciprocal and a product, so within 3 roundings of the true one, or 2⁻⁵¹ of itself;
 * entry and exit that lie farther apart than eight times that are in their true order, and so are their signs. All
 * else is undecided here: parallel to a side, starting inside or on the surface, grazing, not finite.
 */
import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Ray } from '../shapes/ray.js';
import { createRayHit, type RayHit } from '../shapes/results.js';

const MARGIN = 2 ** -48;
/** Below this, a product may have lost digits to underflow. */
const LEAST = 2 ** -900;

/** The hit, null for a miss, undefined where neither is certain. */
export function raycastAabbPlainly(ray: Bare<Ray>, box: Bare<Aabb>, out?: RayHit): RayHit | null | undefined {
  const { x: originX, y: originY } = ray.origin;
  const { x: directionX, y: directionY } = ray.direction;
  const { min, max } = box;
  const nearX = directionX > 0 ? min.x : max.x;
  const nearY = directionY > 0 ? min.y : max.y;
  const farX = directionX > 0 ? max.x : min.x;
  const farY = directionY > 0 ? max.y : min.y;
  const perX = 1 / directionX;
  const perY = 1 / directionY;
  const entryX = (nearX - originX) * perX;
  const entryY = (nearY - originY) * perY;
  const exitX = (farX - originX) * perX;
  const exitY = (farY - originY) * perY;
  const sum = entryX + exitX + (entryY + exitY);
  if (sum - sum !== 0) return undefined;
  const entry = Math.max(entryX, entryY);
  const exit = Math.min(exitX, exitY);
  if (exit < -LEAST) return null;
  const doubt = MARGIN * (Math.abs(entry) + Math.abs(exit)) + LEAST;
  if (entry - exit > doubt) return null;
  if (!(exit - entry > doubt && entry > LEAST)) return undefined;

  out ??= createRayHit();
  const { point, normal } = out;
  const axis = entry === entryX ? 0 : 1;
  const t = axis === 0 ? (nearX - originX) / directionX : (nearY - originY) / directionY;
  out.t = t;
  out.exit = exit === exitX ? (farX - originX) / directionX : (farY - originY) / directionY;
  out.inside = false;
  normal.x = axis === 0 ? (directionX > 0 ? -1 : 1) : 0;
  normal.y = axis === 1 ? (directionY > 0 ? -1 : 1) : 0;
  point.x = axis === 0 ? nearX : Math.min(Math.max(originX + t * directionX, min.x), max.x);
  point.y = axis === 1 ? nearY : Math.min(Math.max(originY + t * directionY, min.y), max.y);
  return out;
}
