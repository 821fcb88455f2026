/**
 * The common case of a segment and a triangle: it crosses the inside, or misses, by more than rounding makes up.
 *
 * Seen from the segment's start, the triple products of the segment with two corners are the weights of the third at the
 * crossing point, up to a common factor (Segura and Feito 2001). Each is within 16 roundings of the product of the sizes of its
 * three vectors, and to find the least of all without a branch adds 12 of the sum of these products, so what is clear by
 * 2⁻⁴⁴ of that is certain. All else is undecided here: near an edge or an end, in the plane or nearly so, a triangle far
 * away for its size, not finite, of extreme size.
 */
import type { Bare } from '../../core/bare.js';
import type { Segment } from '../shapes/segment.js';
import type { Triangle } from '../shapes/triangle.js';
import { createSegmentTriangleIntersection, type SegmentTriangleIntersection } from './segment-triangle.result.js';

const MARGIN = 2 ** -44;
/** How much smaller than the sizes of its vectors the volume may be without spoiling the last digits of the quotients. */
const STEEP = 2 ** -10;
const LEAST = 2 ** -800;

/** The crossing, null for a miss, undefined where neither is certain. */
export function crossPlainly(
  segment: Bare<Segment>,
  triangle: Bare<Triangle>,
  out?: SegmentTriangleIntersection,
): SegmentTriangleIntersection | null | undefined {
  const { start, end } = segment;
  const { a, b, c } = triangle;
  const { x, y, z } = start;
  const aX = a.x - x;
  const aY = a.y - y;
  const aZ = a.z - z;
  const bX = b.x - x;
  const bY = b.y - y;
  const bZ = b.z - z;
  const cX = c.x - x;
  const cY = c.y - y;
  const cZ = c.z - z;
  const alongX = end.x - x;
  const alongY = end.y - y;
  const alongZ = end.z - z;
  const bcX = bY * cZ - bZ * cY;
  const bcY = bZ * cX - bX * cZ;
  const bcZ = bX * cY - bY * cX;
  const partA = alongX * bcX + alongY * bcY + alongZ * bcZ;
  const partB = alongX * (cY * aZ - cZ * aY) + alongY * (cZ * aX - cX * aZ) + alongZ * (cX * aY - cY * aX);
  const partC = alongX * (aY * bZ - aZ * bY) + alongY * (aZ * bX - aX * bZ) + alongZ * (aX * bY - aY * bX);
  const whole = partA + partB + partC;
  const height = aX * bcX + aY * bcY + aZ * bcZ;
  const sizeA = Math.abs(aX) + Math.abs(aY) + Math.abs(aZ);
  const sizeB = Math.abs(bX) + Math.abs(bY) + Math.abs(bZ);
  const sizeC = Math.abs(cX) + Math.abs(cY) + Math.abs(cZ);
  const sizeAlong = Math.abs(alongX) + Math.abs(alongY) + Math.abs(alongZ);
  const size = sizeAlong * (sizeB * sizeC + sizeC * sizeA + sizeA * sizeB) + sizeA * sizeB * sizeC;
  const doubt = MARGIN * size;
  const side = whole / Math.abs(whole);
  const decider = lesser(
    lesser(lesser(side * partA, side * partB), side * partC),
    lesser(side * height, side * (whole - height)),
  );
  if (!(size > LEAST && Math.abs(whole) > doubt)) return undefined;
  if (decider < -doubt) return null;
  if (!(decider > doubt && Math.abs(whole) > STEEP * size)) return undefined;

  out ??= createSegmentTriangleIntersection();
  const { point, barycentrics } = out;
  const t = height / whole;
  out.t = t;
  out.tMax = t;
  out.side = side < 0 ? 1 : -1;
  point.x = x + t * alongX;
  point.y = y + t * alongY;
  point.z = z + t * alongZ;
  barycentrics.u = partA / whole;
  barycentrics.v = partB / whole;
  barycentrics.w = partC / whole;
  return out;
}

/** The lesser of two without a branch, which would go wrong half of the time; to 2 roundings. */
function lesser(x: number, y: number): number {
  return 0.5 * (x + y - Math.abs(x - y));
}
