/**
 * The common case of a ray and a circle: it runs through, passes by or starts inside, by more than rounding makes up.
 *
 * With w from the origin to the centre and d along the ray, w², d², w·d and (w × d)² are within 16 roundings of w²d², less
 * than 2⁻⁴⁸ of it; comparisons clear by 2⁻⁴⁴ of it are certain. All else is undecided here: starting on the surface, nearly tangent, a circle too far away for its size, not finite, of extreme size.
 */
import type { Bare } from '../../core/bare.js';
import type { Circle } from '../shapes/circle.js';
import type { Ray } from '../shapes/ray.js';
import { createRayHit, type RayHit } from '../shapes/results.js';

const MARGIN = 2 ** -44;
/** Between these, fourth powers keep all their digits. */
const LEAST = 2 ** -200;
const GREATEST = 2 ** 200;

/** The hit, null for a miss, undefined where neither is certain. */
export function raycastCirclePlainly(ray: Bare<Ray>, circle: Bare<Circle>, out?: RayHit): RayHit | null | undefined {
  const { center, radius } = circle;
  const { x, y } = ray.direction;
  const wX = center.x - ray.origin.x;
  const wY = center.y - ray.origin.y;
  const ww = wX * wX + wY * wY;
  const dd = x * x + y * y;
  const rr = radius * radius;
  if (!(dd > LEAST && dd < GREATEST && ww < GREATEST && rr < GREATEST && radius >= 0)) return undefined;
  const clear = MARGIN * (ww + rr) + LEAST;
  const startsInside = rr - ww > clear;
  if (!startsInside && !(ww - rr > clear)) return undefined;
  const along = wX * x + wY * y;
  const whole = ww * dd;
  if (!startsInside && along < 0 && along * along > MARGIN * whole) return null;
  const cross = wX * y - wY * x;
  const across = cross * cross;
  const inside = rr * dd - across;
  if (!startsInside) {
    if (inside < -MARGIN * whole) return null;
    if (!(inside > MARGIN * whole && along > 0)) return undefined;
  }

  out ??= createRayHit();
  const { point, normal } = out;
  const per = 1 / dd;
  const half = Math.sqrt(inside) * per;
  const middle = along * per;
  out.exit = middle + half;
  out.inside = startsInside;
  if (startsInside) {
    out.t = 0;
    normal.x = 0;
    normal.y = 0;
    point.x = ray.origin.x;
    point.y = ray.origin.y;
    return out;
  }
  const outX = -y * cross * per - half * x;
  const outY = x * cross * per - half * y;
  const length = Math.sqrt(outX * outX + outY * outY);
  out.t = middle - half;
  normal.x = outX / length;
  normal.y = outY / length;
  point.x = center.x + outX;
  point.y = center.y + outY;
  return out;
}
