/**
 * The common case of a ray and a sphere: it runs through, passes by or starts inside, by more than rounding makes up.
 *
 * With w from the origin to the centre and d along the ray, w², d², w·d and |w × d|² are within 16 roundings of w²d², less
 * than 2⁻⁴⁸ of it; comparisons clear by 2⁻⁴⁴ of it are certain. All else is undecided here: starting on the surface, nearly tangent, a sphere too far away for its size, not finite, of extreme size.
 */
import type { Bare } from '../../core/bare.js';
import type { Ray } from '../shapes/ray.js';
import { createRayHit, type RayHit } from '../shapes/results.js';
import type { Sphere } from '../shapes/sphere.js';

const MARGIN = 2 ** -44;
/** Between these, fourth powers keep all their digits. */
const LEAST = 2 ** -200;
const GREATEST = 2 ** 200;

/** The hit, null for a miss, undefined where neither is certain. */
export function raycastSpherePlainly(ray: Bare<Ray>, sphere: Bare<Sphere>, out?: RayHit): RayHit | null | undefined {
  const { center, radius } = sphere;
  const { x, y, z } = ray.direction;
  const wX = center.x - ray.origin.x;
  const wY = center.y - ray.origin.y;
  const wZ = center.z - ray.origin.z;
  const ww = wX * wX + wY * wY + wZ * wZ;
  const dd = x * x + y * y + z * z;
  const rr = radius * radius;
  if (!(dd > LEAST && dd < GREATEST && ww < GREATEST && rr < GREATEST && radius >= 0)) return undefined;
  const clear = MARGIN * (ww + rr) + LEAST;
  const startsInside = rr - ww > clear;
  if (!startsInside && !(ww - rr > clear)) return undefined;
  const along = wX * x + wY * y + wZ * z;
  const whole = ww * dd;
  if (!startsInside && along < 0 && along * along > MARGIN * whole) return null;
  const crossX = wY * z - wZ * y;
  const crossY = wZ * x - wX * z;
  const crossZ = wX * y - wY * x;
  const across = crossX * crossX + crossY * crossY + crossZ * crossZ;
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
    normal.z = 0;
    point.x = ray.origin.x;
    point.y = ray.origin.y;
    point.z = ray.origin.z;
    return out;
  }
  const outX = (z * crossY - y * crossZ) * per - half * x;
  const outY = (x * crossZ - z * crossX) * per - half * y;
  const outZ = (y * crossX - x * crossY) * per - half * z;
  const length = Math.sqrt(outX * outX + outY * outY + outZ * outZ);
  out.t = middle - half;
  normal.x = outX / length;
  normal.y = outY / length;
  normal.z = outZ / length;
  point.x = center.x + outX;
  point.y = center.y + outY;
  point.z = center.z + outZ;
  return out;
}
