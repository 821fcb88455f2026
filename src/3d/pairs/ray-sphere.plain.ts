/**
 * The common case of a ray and a sphere: it runs through, passes by or starts inside, by more than rounding makes up.
 *
 * With w from the origin to the centre, d along the ray and r the radius, h = r²d² - |w × d|² is negative where the line passes
 * by. Where it does not but w·d is negative, the sphere lies behind the origin or around it; then h - (w·d)², which
 * is (r² - w²)d², is negative only behind. One sign thus tells a hit from a miss: two branches would go wrong more often.
 *
 * w², d², w·d and |w × d|² are within 16 roundings of w²d², less than 2⁻⁴⁸ of it; what is clear by 2⁻⁴⁴ of that and of r²d²
 * is certain. All else is undecided here: starting on the surface, nearly tangent, a sphere too far away for its size,
 * not finite, of extreme size.
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
  const { radius } = sphere;
  const { x, y, z } = ray.direction;
  const { x: centerX, y: centerY, z: centerZ } = sphere.center;
  const { x: originX, y: originY, z: originZ } = ray.origin;
  const wX = centerX - originX;
  const wY = centerY - originY;
  const wZ = centerZ - originZ;
  const ww = wX * wX + wY * wY + wZ * wZ;
  const dd = x * x + y * y + z * z;
  const rr = radius * radius;
  const along = wX * x + wY * y + wZ * z;
  const crossX = wY * z - wZ * y;
  const crossY = wZ * x - wX * z;
  const crossZ = wX * y - wY * x;
  const across = crossX * crossX + crossY * crossY + crossZ * crossZ;
  const inside = rr * dd - across;
  if (!(dd > LEAST && ww + rr + dd < GREATEST)) return undefined;
  const clear = MARGIN * (ww + rr) + LEAST;
  const behind = 0.5 * (along - Math.abs(along));
  const decider = inside - behind * behind;
  if (decider < -clear * dd) return null;
  if (!(decider > clear * dd && Math.abs(ww - rr) > clear && radius >= 0)) return undefined;

  out ??= createRayHit();
  const { point, normal } = out;
  const per = 1 / dd;
  const half = Math.sqrt(inside) * per;
  const middle = along * per;
  out.exit = middle + half;
  out.inside = ww < rr;
  if (ww < rr) {
    out.t = 0;
    normal.x = 0;
    normal.y = 0;
    normal.z = 0;
    point.x = originX;
    point.y = originY;
    point.z = originZ;
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
  point.x = centerX + outX;
  point.y = centerY + outY;
  point.z = centerZ + outZ;
  return out;
}
