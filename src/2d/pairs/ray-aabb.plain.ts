/**
 * The common case of a ray and a box: it runs through, passes by or starts inside, by more than rounding makes up.
 *
 * Each plane's t is a difference, a reciprocal and a product, so within 3 roundings of the true one, or 2⁻⁵¹ of itself, which is 2 ulp;
 * entry and exit that lie farther apart than eight times that are in their true order, and so are their signs. All
 * else is undecided here: parallel to a side, starting on the surface, grazing, not finite.
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
  let nearX = max.x;
  let farX = min.x;
  if (directionX > 0) {
    nearX = min.x;
    farX = max.x;
  }
  let nearY = max.y;
  let farY = min.y;
  if (directionY > 0) {
    nearY = min.y;
    farY = max.y;
  }
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
  if (!(exit - entry > doubt && Math.abs(entry) > LEAST)) return undefined;

  out ??= createRayHit();
  const { point, normal } = out;
  out.exit = exit;
  out.inside = entry < 0;
  normal.x = 0;
  normal.y = 0;
  if (entry < 0) {
    out.t = 0;
    point.x = originX;
    point.y = originY;
    return out;
  }
  out.t = entry;
  point.x = Math.min(Math.max(originX + entry * directionX, min.x), max.x);
  point.y = Math.min(Math.max(originY + entry * directionY, min.y), max.y);
  if (entry === entryX) {
    normal.x = directionX > 0 ? -1 : 1;
    point.x = nearX;
  } else {
    normal.y = directionY > 0 ? -1 : 1;
    point.y = nearY;
  }
  return out;
}
