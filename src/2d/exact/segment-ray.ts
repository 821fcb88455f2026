// Generated from src/2d/predicates/segment-ray.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Ray } from '../shapes/ray.js';
import type { Segment } from '../shapes/segment.js';

/**
 * Whether a segment and a ray share a point: on no axis does the segment lie behind the ray, the ray neither starts
 * beyond the segment's line nor runs away from it, and the segment's ends are not both on one side of the ray's line.
 *
 * The last two are the separating axes of a segment and a ray that are not parallel. Where they are parallel, or one of
 * them is a point, passing both means that they lie on one line, and the comparisons of coordinates decide.
 */
export function intersectsSegmentRay(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  let unsure = false;
  const rayDirection = ray.direction;
  const rayDirectionX = rayDirection.x;
  const segmentStart = segment.start;
  const segmentStartX = segmentStart.x;
  const segmentEnd = segment.end;
  const segmentEndX = segmentEnd.x;
  const rayOrigin = ray.origin;
  const rayOriginX = rayOrigin.x;
  if ((rayDirectionX >= 0 && Math.max(segmentStartX, segmentEndX) < rayOriginX)) return false;
  if ((rayDirectionX <= 0 && Math.min(segmentStartX, segmentEndX) > rayOriginX)) return false;
  const rayDirectionY = rayDirection.y;
  const segmentStartY = segmentStart.y;
  const segmentEndY = segmentEnd.y;
  const rayOriginY = rayOrigin.y;
  if ((rayDirectionY >= 0 && Math.max(segmentStartY, segmentEndY) < rayOriginY)) return false;
  if ((rayDirectionY <= 0 && Math.min(segmentStartY, segmentEndY) > rayOriginY)) return false;
  const alongX = segmentEndX - segmentStartX;
  const alongY = segmentEndY - segmentStartY;
  const toStartX = segmentStartX - rayOriginX;
  const toStartY = segmentStartY - rayOriginY;
  const product1 = alongY * toStartX;
  const product2 = alongX * toStartY;
  const sideOfOrigin = product1 - product2;
  const product3 = alongX * rayDirectionY;
  const product4 = alongY * rayDirectionX;
  const turn = product3 - product4;
  const bound5 = 4.441e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  const bound6 = 3.331e-16 * (Math.abs(product3) + Math.abs(product4)) + 8.900295434028806e-308;
  if (!(sideOfOrigin < -bound5) && !(turn < -bound6)) {
    if ((sideOfOrigin > bound5) && (turn > bound6)) return false;
    unsure = true;
  }
  if (!(sideOfOrigin > bound5) && !(turn > bound6)) {
    if ((sideOfOrigin < -bound5) && (turn < -bound6)) return false;
    unsure = true;
  }
  const toEndX = segmentEndX - rayOriginX;
  const toEndY = segmentEndY - rayOriginY;
  const product7 = rayDirectionX * toStartY;
  const product8 = rayDirectionY * toStartX;
  const sideOfStart = product7 - product8;
  const product9 = rayDirectionX * toEndY;
  const product10 = rayDirectionY * toEndX;
  const sideOfEnd = product9 - product10;
  const bound11 = 3.331e-16 * (Math.abs(product7) + Math.abs(product8)) + 8.900295434028806e-308;
  const bound12 = 3.331e-16 * (Math.abs(product9) + Math.abs(product10)) + 8.900295434028806e-308;
  if (!((sideOfStart < -bound11) && (sideOfEnd > bound12)) && !((sideOfStart > bound11) && (sideOfEnd < -bound12))) {
    if (!(!(sideOfStart > bound11) && !(sideOfEnd < -bound12)) && !(!(sideOfStart < -bound11) && !(sideOfEnd > bound12))) return false;
    unsure = true;
  }
  if (unsure) return intersectsSegmentRayExactly(segment, ray);
  return true;
}

function intersectsSegmentRayExactly(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = segment.start.x;
  operands[5] = ray.origin.x;
  operands[6] = segment.start.y;
  operands[7] = ray.origin.y;
  operands[8] = segment.end.x;
  operands[9] = ray.origin.x;
  operands[10] = segment.end.y;
  operands[11] = ray.origin.y;
  operands[12] = ray.direction.y;
  operands[13] = ray.direction.x;
  const scale = probe(6, 2, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return intersectsSegmentRayOnGrid(segment, ray);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSegmentRayTwin(dyadics, segment, ray) : intersectsSegmentRayTwin(expansionsAtScale(scale), segment, ray);
}

function intersectsSegmentRayOnGrid(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  if (ray.direction.x >= 0 && Math.max(segment.start.x, segment.end.x) < ray.origin.x) return false;
  if (ray.direction.x <= 0 && Math.min(segment.start.x, segment.end.x) > ray.origin.x) return false;
  if (ray.direction.y >= 0 && Math.max(segment.start.y, segment.end.y) < ray.origin.y) return false;
  if (ray.direction.y <= 0 && Math.min(segment.start.y, segment.end.y) > ray.origin.y) return false;

  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  const toStartX = segment.start.x - ray.origin.x;
  const toStartY = segment.start.y - ray.origin.y;
  const sideOfOrigin = alongY * toStartX - alongX * toStartY;
  const turn = alongX * ray.direction.y - alongY * ray.direction.x;
  if (sideOfOrigin > 0 && turn >= 0) return false;
  if (sideOfOrigin < 0 && turn <= 0) return false;

  const toEndX = segment.end.x - ray.origin.x;
  const toEndY = segment.end.y - ray.origin.y;
  const sideOfStart = ray.direction.x * toStartY - ray.direction.y * toStartX;
  const sideOfEnd = ray.direction.x * toEndY - ray.direction.y * toEndX;
  return (sideOfStart <= 0 && sideOfEnd >= 0) || (sideOfStart >= 0 && sideOfEnd <= 0);
}

function intersectsSegmentRayTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  if ((ray.direction.x >= 0) && (Math.max(segment.start.x, segment.end.x) < ray.origin.x)) {
    return false;
  }
  if ((ray.direction.x <= 0) && (Math.min(segment.start.x, segment.end.x) > ray.origin.x)) {
    return false;
  }
  if ((ray.direction.y >= 0) && (Math.max(segment.start.y, segment.end.y) < ray.origin.y)) {
    return false;
  }
  if ((ray.direction.y <= 0) && (Math.min(segment.start.y, segment.end.y) > ray.origin.y)) {
    return false;
  }
  const alongX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const alongY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  const toStartX = x.subtract(x.from(segment.start.x), x.from(ray.origin.x));
  const toStartY = x.subtract(x.from(segment.start.y), x.from(ray.origin.y));
  const sideOfOrigin = x.subtract(x.multiply(alongY, toStartX), x.multiply(alongX, toStartY));
  const turn = x.subtract(x.multiply(alongX, x.from(ray.direction.y)), x.multiply(alongY, x.from(ray.direction.x)));
  if ((x.compare(sideOfOrigin, x.integer(0)) > 0) && (x.compare(turn, x.integer(0)) >= 0)) {
    return false;
  }
  if ((x.compare(sideOfOrigin, x.integer(0)) < 0) && (x.compare(turn, x.integer(0)) <= 0)) {
    return false;
  }
  const toEndX = x.subtract(x.from(segment.end.x), x.from(ray.origin.x));
  const toEndY = x.subtract(x.from(segment.end.y), x.from(ray.origin.y));
  const sideOfStart = x.subtract(x.multiply(x.from(ray.direction.x), toStartY), x.multiply(x.from(ray.direction.y), toStartX));
  const sideOfEnd = x.subtract(x.multiply(x.from(ray.direction.x), toEndY), x.multiply(x.from(ray.direction.y), toEndX));
  return ((x.compare(sideOfStart, x.integer(0)) <= 0) && (x.compare(sideOfEnd, x.integer(0)) >= 0)) || ((x.compare(sideOfStart, x.integer(0)) >= 0) && (x.compare(sideOfEnd, x.integer(0)) <= 0));
}

/** Whether a segment and a ray run along the same line or parallel ones. A single point is parallel to all. */
export function parallelSegmentRay(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  const segmentEnd = segment.end;
  const segmentStart = segment.start;
  const alongX = segmentEnd.x - segmentStart.x;
  const alongY = segmentEnd.y - segmentStart.y;
  const rayDirection = ray.direction;
  const product1 = alongX * rayDirection.y;
  const product2 = alongY * rayDirection.x;
  const value3 = product1 - product2;
  const bound4 = 3.331e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  if (!(Math.abs(value3) > bound4)) return parallelSegmentRayExactly(segment, ray);
  return false;
}

function parallelSegmentRayExactly(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = ray.direction.y;
  operands[5] = ray.direction.x;
  const scale = probe(2, 2, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return parallelSegmentRayOnGrid(segment, ray);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? parallelSegmentRayTwin(dyadics, segment, ray) : parallelSegmentRayTwin(expansionsAtScale(scale), segment, ray);
}

function parallelSegmentRayOnGrid(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  const alongX = segment.end.x - segment.start.x;
  const alongY = segment.end.y - segment.start.y;
  return alongX * ray.direction.y === alongY * ray.direction.x;
}

function parallelSegmentRayTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  const alongX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const alongY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  return x.compare(x.multiply(alongX, x.from(ray.direction.y)), x.multiply(alongY, x.from(ray.direction.x))) === 0;
}
