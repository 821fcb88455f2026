/**
 * The common case of a ray and a box: it runs through, passes by or starts inside, by more than rounding makes up.
 *
 * Each plane's t is a difference, a reciprocal and a product, so within 3 roundings of the true one, or 2⁻⁵¹ of itself, which
 * is 2 ulp. Whether the last entry comes before the first exit, and that after 0, is told from sums and differences of
 * all t, which adds 10 roundings of their sizes: at most 2⁻⁴⁹ of the sum of these. What is clear by 2⁻⁴⁶ of it is certain,
 * and each entry has its true sign. All else is undecided here: parallel to a side, starting on the surface, grazing,
 * not finite.
 */
import type { Bare } from '../../core/bare.js';
import { atLeast0, greater, lesser } from '../../core/branchless.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Ray } from '../shapes/ray.js';
import { createRayHit, type RayHit } from '../shapes/results.js';

const MARGIN = 2 ** -46;
/** Below this, a product may have lost digits to underflow. */
const LEAST = 2 ** -900;

/** The hit, null for a miss, undefined where neither is certain. */
export function raycastAabbPlainly(ray: Bare<Ray>, box: Bare<Aabb>, out?: RayHit): RayHit | null | undefined {
  const { x: originX, y: originY } = ray.origin;
  const { x: directionX, y: directionY } = ray.direction;
  const { x: minX, y: minY } = box.min;
  const { x: maxX, y: maxY } = box.max;
  // 1 or 0, and NaN where it does neither: products with it choose without a branch.
  const risesX = 0.5 + 0.5 * (directionX / Math.abs(directionX));
  const risesY = 0.5 + 0.5 * (directionY / Math.abs(directionY));
  const nearX = risesX * minX + (1 - risesX) * maxX;
  const nearY = risesY * minY + (1 - risesY) * maxY;
  const farX = risesX * maxX + (1 - risesX) * minX;
  const farY = risesY * maxY + (1 - risesY) * minY;
  const perX = 1 / directionX;
  const perY = 1 / directionY;
  const entryX = (nearX - originX) * perX;
  const entryY = (nearY - originY) * perY;
  const exitX = (farX - originX) * perX;
  const exitY = (farY - originY) * perY;
  const doubt = MARGIN * (Math.abs(entryX) + Math.abs(exitX) + Math.abs(entryY) + Math.abs(exitY)) + LEAST;
  const nearlyEntry = greater(entryX, entryY);
  const nearlyExit = lesser(exitX, exitY);
  const stretch = nearlyExit - atLeast0(nearlyEntry);
  if (stretch < -doubt) return null;
  const entry = Math.max(entryX, entryY);
  if (!(stretch > doubt && Math.abs(entry) > LEAST)) return undefined;

  out ??= createRayHit();
  const { point, normal } = out;
  out.exit = Math.min(exitX, exitY);
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
  let atX = originX + entry * directionX;
  let atY = originY + entry * directionY;
  if (entry === entryX) {
    normal.x = 1 - 2 * risesX;
    atX = nearX;
  } else {
    normal.y = 1 - 2 * risesY;
    atY = nearY;
  }
  point.x = held(atX, minX, maxX);
  point.y = held(atY, minY, maxY);
  return out;
}

/** Only rounding can have led outside, so that these branches are taken hardly ever. */
function held(x: number, min: number, max: number): number {
  if (x < min) return min;
  if (x > max) return max;
  return x;
}
