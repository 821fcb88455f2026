/** Where rays and lines cross the surface of a halfspace, or a plane. */
import { differenceOfProducts, dotDoubleDouble, doubleDouble } from './doubleDouble.js';
import { safeToMultiply } from './lengths.js';
import type { Crossing } from './meetings.js';
import type { Direction, Ray } from './shapes.js';
import { risenTo, type Upright } from './spans.js';
import { abs, add, dot, is2D, max, min, scale, sum, type Vec3 } from './vec.js';

/** Of a line that is not parallel to the surface; t is negative behind its origin. */
export function descentTo(surface: Upright, { origin, direction }: Ray): Crossing {
  const safe = safeToMultiply(direction);
  const depth = 0 - risenTo(surface, origin);
  // The slope may be 0 as well where no double is small enough for it.
  const t = depth === 0 ? 0 : depth / (slopeOf(surface.way, safe.way) / surface.length);
  // A place beyond all numbers must not become NaN in a coordinate that stays the same.
  return { t: t / safe.power, point: add(origin, scale(safe.way, max(min(t, 2 ** 1000), -(2 ** 1000)))) };
}

/** n·d, whose sign is right also where it is tiny beside the products that it is the sum of. */
function slopeOf(normal: Direction, direction: Direction): number {
  const plain = dot(normal, direction);
  return abs(plain) > 2 ** -20 * sum(abs(normal)) * sum(abs(direction)) ? plain : carefulSlope(normal, direction);
}

/** @cold */
function carefulSlope(u: Direction, v: Direction): number {
  if (is2D(u)) return differenceOfProducts(u.x, v.x, 0 - u.y, v.y);
  return dotDoubleDouble(doubleDouble(u as Vec3), doubleDouble(v as Vec3));
}
