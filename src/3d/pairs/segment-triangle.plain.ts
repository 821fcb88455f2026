/**
 * The common case of a segment and a triangle: it crosses the inside, or misses, by more than rounding makes up.
 *
 * Seen from the segment's start, the triple products of the segment with two corners are the weights of the third at the
 * crossing point, up to a common factor (Segura and Feito 2001). They add up to the whole, and so do the heights of both ends
 * over the plane; the segment crosses the inside if all five have its sign, that is if their absolute values add up to no
 * more than twice its own. One branch for that goes wrong less often than one for each.
 *
 * Each is within 16 roundings of the product of the sizes of its three vectors, and their sum within 8 more, so what is
 * clear by 2⁻⁴⁴ of all these is certain. All else is undecided here: near an edge or an end, in the plane or nearly so, a
 * triangle far away for its size, not finite, of extreme size.
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
  const weights = Math.abs(partA) + Math.abs(partB) + Math.abs(partC);
  const heights = Math.abs(height) + Math.abs(whole - height);
  if (!(size > LEAST)) return undefined;
  if (weights + heights - 2 * Math.abs(whole) > doubt) return null;
  if (!(Math.abs(partA) > doubt && Math.abs(partB) > doubt && Math.abs(partC) > doubt)) return undefined;
  if (!(Math.abs(height) > doubt && Math.abs(whole - height) > doubt)) return undefined;
  if (!(Math.abs(whole) > STEEP * size)) return undefined;

  out ??= createSegmentTriangleIntersection();
  const { point, barycentrics } = out;
  const t = height / whole;
  out.t = t;
  out.tMax = t;
  out.side = whole < 0 ? 1 : -1;
  point.x = x + t * alongX;
  point.y = y + t * alongY;
  point.z = z + t * alongZ;
  barycentrics.u = partA / whole;
  barycentrics.v = partB / whole;
  barycentrics.w = partC / whole;
  return out;
}
