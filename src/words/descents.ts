/** Where rays and lines cross the surface of a halfspace, or a plane. */
import { differenceOfProducts, dotDoubleDouble, doubleDouble } from './doubleDouble.js';
import { safeToMultiply } from './lengths.js';
import type { Crossing } from './meetings.js';
import type { PlaneCrossing } from './results.js';
import type { Direction, Ray, Segment } from './shapes.js';
import type { Sign } from './sign.js';
import { risenTo, type Upright } from './spans.js';
import { abs, add, dot, is2D, max, min, scale, sub, sum, type Vec3 } from './vec.js';

/** Of a line that is not parallel to the surface; t is negative behind its origin. */
export function descentTo(surface: Upright, { origin, direction }: Ray): Crossing {
  const { way, power } = safeToMultiply(direction);
  const depth = 0 - risenTo(surface, origin);
  const slope = slopeOf(surface.way, way) / surface.length;
  const ratio = over(depth, slope);
  // A place beyond all numbers must not become NaN in a coordinate that stays the same.
  const steps = max(min(ratio, 2 ** 1000), -(2 ** 1000));
  // First by what is larger, so that nothing overflows on the way.
  const t = power > 1 ? over(depth / power, slope) : ratio / power;
  return { t, point: add(origin, scale(way, steps)) };
}

/** The slope may be 0 as well where no double is small enough for it. */
const over = (depth: number, slope: number): number => (depth === 0 ? 0 : depth / slope);

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

/** Where a segment with ends on both sides of a surface crosses it: in proportion to the heights, and counted from the nearer end. */
export function dividedBy(surface: Upright, { start, end }: Segment): Crossing {
  const [before, after] = [abs(risenTo(surface, start)), abs(risenTo(surface, end))];
  const whole = before + after;
  // Both are 0 only by rounding; then every point will do.
  const t = whole > 0 ? before / whole : 0;
  const way = sub(end, start);
  return { t, point: before <= after ? add(start, scale(way, t)) : sub(end, scale(way, after / whole)) };
}

/** Where a line that meets a plane comes from, by whether it rises along the normal. */
export const cameFrom = (rises: Sign): Pick<PlaneCrossing, 'side' | 'inPlane'> => ({
  side: rises < 0 ? 1 : rises > 0 ? -1 : 0,
  inPlane: rises === 0,
});
