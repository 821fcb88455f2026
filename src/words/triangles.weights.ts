/** What a point of a triangle is made of. */
import { safeAtAnyScale } from './lengths.js';
import type { Barycentrics } from './results.js';
import type { Triangle3 } from './shapes.js';
import { held } from './triangles.planes.js';
import { spreadOf } from './triangles.spread.js';
import { div, dot, lengthSquared, max, min, scale, sub, type Vec3 } from './vec.js';

/** The weights of the corners, by the place along the longest edge and the share of the height that there is. @cold */
export function weightsOf(triangle: Triangle3, point: Vec3): Barycentrics {
  const { start, end, apex, longest } = spreadOf(triangle);
  const { way, squared, power } = safeAtAnyScale(sub(end, start));
  const [toPoint, toApex] = [div(sub(point, start), power), div(sub(apex, start), power)];
  const [x, xApex] = [held(dot(toPoint, way) / squared), held(dot(toApex, way) / squared)];
  const up = sub(toApex, scale(way, xApex));
  // Both are off by some roundings of the whole edge, which close to an end could be all that there is of them.
  const most = x < xApex ? (x + 2 ** -50) / xApex : x > xApex ? (1 - x + 2 ** -50) / (1 - xApex) : 1;
  const ofApex = min(held(dot(sub(toPoint, scale(way, x)), up) / lengthSquared(up)), most);
  const ofEnd = max(x - ofApex * xApex, 0);
  const ofStart = max(1 - ofApex - ofEnd, 0);
  if (longest === 0) return { u: ofStart, v: ofEnd, w: ofApex };
  return longest === 1 ? { u: ofApex, v: ofStart, w: ofEnd } : { u: ofEnd, v: ofApex, w: ofStart };
}
