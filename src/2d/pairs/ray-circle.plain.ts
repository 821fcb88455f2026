/**
 * The common case of a ray and a circle: it runs through, passes by or starts inside, by more than rounding makes up.
 *
 * With w from the origin to the centre, d along the ray and r the radius, h = r²d² - (w × d)² is negative where the line passes
 * by. Where it does not but w·d is negative, the circle lies behind the origin or around it; then h - (w·d)², which
 * is (r² - w²)d², is negative only behind. One sign thus tells a hit from a miss: two branches would go wrong more often.
 *
 * w², d², w·d and (w × d)² are within 16 roundings of w²d², less than 2⁻⁴⁸ of it; what is clear by 2⁻⁴⁴ of that and of r²d²
 * is certain. All else is undecided here: starting on the surface, nearly tangent, a circle too far away for its size,
 * not finite, of extreme size.
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
  const { radius } = circle;
  const { x, y } = ray.direction;
  const { x: centerX, y: centerY } = circle.center;
  const { x: originX, y: originY } = ray.origin;
  const wX = centerX - originX;
  const wY = centerY - originY;
  const ww = wX * wX + wY * wY;
  const dd = x * x + y * y;
  const rr = radius * radius;
  const along = wX * x + wY * y;
  const cross = wX * y - wY * x;
  const across = cross * cross;
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
    point.x = originX;
    point.y = originY;
    return out;
  }
  const outX = -y * cross * per - half * x;
  const outY = x * cross * per - half * y;
  const length = Math.sqrt(outX * outX + outY * outY);
  out.t = middle - half;
  normal.x = outX / length;
  normal.y = outY / length;
  point.x = centerX + outX;
  point.y = centerY + outY;
  return out;
}
