/**
 * The common case of two segments or rays: they are apart by more than rounding makes up, and far from parallel.
 *
 * With d and e along them and w from one origin to the other, the foot of the common perpendicular on the first is at
 * s = (w·d e² - w·e d·e) / (d²e² - (d·e)²). Held within reach it leads to the nearest t of the second, and that back to
 * the nearest s. Ericson, RTCD 5.1.9. Numerator and denominator are within 24 roundings of |w||d|e² and d²e². Where the
 * squared sine is at least 2⁻⁶ the foot lies no farther than 8|w|, so it is found to 24 · 2⁻⁴⁷ · 9|w|, less than 2⁻³⁹ of |w|.
 *
 * Had they a point in common, the gap would therefore come out below 2⁻³⁷ of the sizes; one above 2⁻²⁴ is certain. Of such
 * a gap g the misplaced foot takes only its square over 2g, less than 2⁻⁵⁴ of |w|: what counts are the 8 roundings of
 * the gap itself. All else is undecided here: nearly parallel, meeting or nearly so, without a length, not finite, of
 * extreme size.
 */
import { atLeast0, atMost1 } from '../../core/branchless.js';
import type { Vec2 } from '../../math/vec2.js';
import { createVec2 } from '../../math/vec2.js';
import { type ClosestPoints, createClosestPoints } from '../shapes/results.js';

/** Sine squared of the angle below which they count as nearly parallel. */
const PARALLEL = 2 ** -6;
/** How small a gap may be, squared and for the sizes of the three vectors, and still be certain. */
const MARGIN = 2 ** -48;
/** Between these, fourth powers keep all their digits. */
const LEAST = 2 ** -200;
const GREATEST = 2 ** 200;

/** Where a ray's direction, which ends in `direction`, starts. A segment's starts where the segment does. */
export const nowhere: Vec2 = /* @__PURE__ */ createVec2();

/**
 * The nearest points, undefined where they are not certain. Each of the two is given by its origin and by the points
 * whose difference is its direction: `(start, start, end)`, or `(origin, nowhere, direction)`.
 */
export function nearestPlainly(
  originA: Vec2,
  fromA: Vec2,
  toA: Vec2,
  originB: Vec2,
  fromB: Vec2,
  toB: Vec2,
  out?: ClosestPoints,
): ClosestPoints | undefined {
  const aX = originA.x;
  const aY = originA.y;
  const bX = originB.x;
  const bY = originB.y;
  const endAX = toA.x;
  const endAY = toA.y;
  const endBX = toB.x;
  const endBY = toB.y;
  const dX = endAX - fromA.x;
  const dY = endAY - fromA.y;
  const eX = endBX - fromB.x;
  const eY = endBY - fromB.y;
  const wX = bX - aX;
  const wY = bY - aY;
  const dd = dX * dX + dY * dY;
  const ee = eX * eX + eY * eY;
  const de = dX * eX + dY * eY;
  const wd = wX * dX + wY * dY;
  const we = wX * eX + wY * eY;
  const size = dd + ee + (wX * wX + wY * wY);
  const across = dd * ee - de * de;
  if (!(across > PARALLEL * dd * ee && dd > LEAST && ee > LEAST && size < GREATEST)) return undefined;
  const endsA = fromA === originA;
  const endsB = fromB === originB;
  let s = atLeast0((wd * ee - we * de) / across);
  if (endsA) s = atMost1(s);
  let t = atLeast0((s * de - we) / ee);
  if (endsB) t = atMost1(t);
  s = atLeast0((t * de + wd) / dd);
  if (endsA) s = atMost1(s);
  const gapX = wX + (t * eX - s * dX);
  const gapY = wY + (t * eY - s * dY);
  const squared = gapX * gapX + gapY * gapY;
  if (!(squared > MARGIN * size)) return undefined;

  out ??= createClosestPoints();
  const { a, b } = out;
  const atEndA = endsA && s === 1;
  const atEndB = endsB && t === 1;
  a.x = atEndA ? endAX : aX + s * dX;
  a.y = atEndA ? endAY : aY + s * dY;
  b.x = atEndB ? endBX : bX + t * eX;
  b.y = atEndB ? endBY : bY + t * eY;
  out.distance = Math.sqrt(squared);
  return out;
}
