// Generated from src/3d/predicates/segment-ray.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
import type { Bare } from '../../core/bare.js';
import type { Ray } from '../shapes/ray.js';
import type { Segment } from '../shapes/segment.js';
import { intersectsPointRay } from './point-ray.js';
import { intersectsPointSegment } from './point-segment.js';

/**
 * Whether a segment and a ray share a point. As for two segments, with u along the segment, v the ray's direction and
 * w from start to origin: s (u × v) = w × v must lie between 0 and u × v, and t (u × v) = w × u have its sign.
 */
export function intersectsSegmentRay(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
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
  const rayDirectionZ = rayDirection.z;
  const segmentStartZ = segmentStart.z;
  const segmentEndZ = segmentEnd.z;
  const rayOriginZ = rayOrigin.z;
  if ((rayDirectionZ >= 0 && Math.max(segmentStartZ, segmentEndZ) < rayOriginZ)) return false;
  if ((rayDirectionZ <= 0 && Math.min(segmentStartZ, segmentEndZ) > rayOriginZ)) return false;
  const uX = segmentEndX - segmentStartX;
  const uY = segmentEndY - segmentStartY;
  const uZ = segmentEndZ - segmentStartZ;
  const vX = rayDirectionX;
  const vY = rayDirectionY;
  const vZ = rayDirectionZ;
  const wX = rayOriginX - segmentStartX;
  const wY = rayOriginY - segmentStartY;
  const wZ = rayOriginZ - segmentStartZ;
  const product1 = uY * vZ;
  const product2 = uZ * vY;
  const crossX = product1 - product2;
  const product3 = uZ * vX;
  const product4 = uX * vZ;
  const crossY = product3 - product4;
  const product5 = uX * vY;
  const product6 = uY * vX;
  const crossZ = product5 - product6;
  const rayDirectionSize = Math.abs(rayDirectionZ) + Math.abs(rayDirectionY) + Math.abs(rayDirectionX) + 5.714936956411375e-101;
  const uSize = Math.abs(uX) + Math.abs(uY) + Math.abs(uZ) + 5.714936956411375e-101;
  const wSize = Math.abs(wX) + Math.abs(wY) + Math.abs(wZ) + 5.714936956411375e-101;
  const bound7 = 4.441e-15 * rayDirectionSize * uSize * wSize;
  const value8 = wX * crossX + wY * crossY + wZ * crossZ;
  const size9 = Math.abs(value8);
  if (!(size9 > bound7 && size9 < Infinity)) return intersectsSegmentRayExactly(segment, ray);
  return false;
}

function intersectsSegmentRayExactly(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = segment.end.z;
  operands[5] = segment.start.z;
  operands[6] = ray.origin.x;
  operands[7] = segment.start.x;
  operands[8] = ray.origin.y;
  operands[9] = segment.start.y;
  operands[10] = ray.origin.z;
  operands[11] = segment.start.z;
  operands[12] = ray.direction.z;
  operands[13] = ray.direction.y;
  operands[14] = ray.direction.x;
  const scale = probe(6, 3, 0, 274877906944, 3.1082702275611665e+85, 3, true);
  if (scale === ON_GRID) return intersectsSegmentRayOnGrid(segment, ray);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsSegmentRayTwin(dyadics, segment, ray) : intersectsSegmentRayTwin(expansionsAtScale(scale), segment, ray);
}

function intersectsSegmentRayOnGrid(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  if (ray.direction.x >= 0 && Math.max(segment.start.x, segment.end.x) < ray.origin.x) return false;
  if (ray.direction.x <= 0 && Math.min(segment.start.x, segment.end.x) > ray.origin.x) return false;
  if (ray.direction.y >= 0 && Math.max(segment.start.y, segment.end.y) < ray.origin.y) return false;
  if (ray.direction.y <= 0 && Math.min(segment.start.y, segment.end.y) > ray.origin.y) return false;
  if (ray.direction.z >= 0 && Math.max(segment.start.z, segment.end.z) < ray.origin.z) return false;
  if (ray.direction.z <= 0 && Math.min(segment.start.z, segment.end.z) > ray.origin.z) return false;
  const uX = segment.end.x - segment.start.x;
  const uY = segment.end.y - segment.start.y;
  const uZ = segment.end.z - segment.start.z;
  const vX = ray.direction.x;
  const vY = ray.direction.y;
  const vZ = ray.direction.z;
  const wX = ray.origin.x - segment.start.x;
  const wY = ray.origin.y - segment.start.y;
  const wZ = ray.origin.z - segment.start.z;
  const crossX = uY * vZ - uZ * vY;
  const crossY = uZ * vX - uX * vZ;
  const crossZ = uX * vY - uY * vX;
  if (wX * crossX + wY * crossY + wZ * crossZ !== 0) return false;
  if (crossX !== 0) {
    const sX = wY * vZ - wZ * vY;
    const tX = wY * uZ - wZ * uY;
    if (crossX > 0) return sX >= 0 && sX <= crossX && tX >= 0;
    return sX <= 0 && sX >= crossX && tX <= 0;
  }
  if (crossY !== 0) {
    const sY = wZ * vX - wX * vZ;
    const tY = wZ * uX - wX * uZ;
    if (crossY > 0) return sY >= 0 && sY <= crossY && tY >= 0;
    return sY <= 0 && sY >= crossY && tY <= 0;
  }
  if (crossZ !== 0) {
    const sZ = wX * vY - wY * vX;
    const tZ = wX * uY - wY * uX;
    if (crossZ > 0) return sZ >= 0 && sZ <= crossZ && tZ >= 0;
    return sZ <= 0 && sZ >= crossZ && tZ <= 0;
  }
  return (
    intersectsPointRay(segment.start, ray) ||
    intersectsPointRay(segment.end, ray) ||
    intersectsPointSegment(ray.origin, segment)
  );
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
  if ((ray.direction.z >= 0) && (Math.max(segment.start.z, segment.end.z) < ray.origin.z)) {
    return false;
  }
  if ((ray.direction.z <= 0) && (Math.min(segment.start.z, segment.end.z) > ray.origin.z)) {
    return false;
  }
  const uX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const uY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  const uZ = x.subtract(x.from(segment.end.z), x.from(segment.start.z));
  const wX = x.subtract(x.from(ray.origin.x), x.from(segment.start.x));
  const wY = x.subtract(x.from(ray.origin.y), x.from(segment.start.y));
  const wZ = x.subtract(x.from(ray.origin.z), x.from(segment.start.z));
  const crossX = x.subtract(x.multiply(uY, x.from(ray.direction.z)), x.multiply(uZ, x.from(ray.direction.y)));
  const crossY = x.subtract(x.multiply(uZ, x.from(ray.direction.x)), x.multiply(uX, x.from(ray.direction.z)));
  const crossZ = x.subtract(x.multiply(uX, x.from(ray.direction.y)), x.multiply(uY, x.from(ray.direction.x)));
  if (x.compare(x.add(x.add(x.multiply(wX, crossX), x.multiply(wY, crossY)), x.multiply(wZ, crossZ)), x.integer(0)) !== 0) {
    return false;
  }
  if (x.compare(crossX, x.integer(0)) !== 0) {
    const sX = x.subtract(x.multiply(wY, x.from(ray.direction.z)), x.multiply(wZ, x.from(ray.direction.y)));
    const tX = x.subtract(x.multiply(wY, uZ), x.multiply(wZ, uY));
    if (x.compare(crossX, x.integer(0)) > 0) {
      return ((x.compare(sX, x.integer(0)) >= 0) && (x.compare(sX, crossX) <= 0)) && (x.compare(tX, x.integer(0)) >= 0);
    }
    return ((x.compare(sX, x.integer(0)) <= 0) && (x.compare(sX, crossX) >= 0)) && (x.compare(tX, x.integer(0)) <= 0);
  }
  if (x.compare(crossY, x.integer(0)) !== 0) {
    const sY = x.subtract(x.multiply(wZ, x.from(ray.direction.x)), x.multiply(wX, x.from(ray.direction.z)));
    const tY = x.subtract(x.multiply(wZ, uX), x.multiply(wX, uZ));
    if (x.compare(crossY, x.integer(0)) > 0) {
      return ((x.compare(sY, x.integer(0)) >= 0) && (x.compare(sY, crossY) <= 0)) && (x.compare(tY, x.integer(0)) >= 0);
    }
    return ((x.compare(sY, x.integer(0)) <= 0) && (x.compare(sY, crossY) >= 0)) && (x.compare(tY, x.integer(0)) <= 0);
  }
  if (x.compare(crossZ, x.integer(0)) !== 0) {
    const sZ = x.subtract(x.multiply(wX, x.from(ray.direction.y)), x.multiply(wY, x.from(ray.direction.x)));
    const tZ = x.subtract(x.multiply(wX, uY), x.multiply(wY, uX));
    if (x.compare(crossZ, x.integer(0)) > 0) {
      return ((x.compare(sZ, x.integer(0)) >= 0) && (x.compare(sZ, crossZ) <= 0)) && (x.compare(tZ, x.integer(0)) >= 0);
    }
    return ((x.compare(sZ, x.integer(0)) <= 0) && (x.compare(sZ, crossZ) >= 0)) && (x.compare(tZ, x.integer(0)) <= 0);
  }
  return ((intersectsPointRay(segment.start, ray)) || (intersectsPointRay(segment.end, ray))) || (intersectsPointSegment(ray.origin, segment));
}

/** Whether a segment and a ray have the same or the opposite direction. A zero direction is parallel to all. */
export function parallelSegmentRay(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  const segmentEnd = segment.end;
  const segmentStart = segment.start;
  const uX = segmentEnd.x - segmentStart.x;
  const uY = segmentEnd.y - segmentStart.y;
  const uZ = segmentEnd.z - segmentStart.z;
  const rayDirection = ray.direction;
  const rayDirectionZ = rayDirection.z;
  const product1 = uY * rayDirectionZ;
  const rayDirectionY = rayDirection.y;
  const product2 = uZ * rayDirectionY;
  const value3 = product1 - product2;
  const bound4 = 3.331e-16 * (Math.abs(product1) + Math.abs(product2)) + 8.900295434028806e-308;
  if (Math.abs(value3) > bound4) return false;
  const rayDirectionX = rayDirection.x;
  const product5 = uZ * rayDirectionX;
  const product6 = uX * rayDirectionZ;
  const value7 = product5 - product6;
  const bound8 = 3.331e-16 * (Math.abs(product5) + Math.abs(product6)) + 8.900295434028806e-308;
  if (Math.abs(value7) > bound8) return false;
  const product9 = uX * rayDirectionY;
  const product10 = uY * rayDirectionX;
  const value11 = product9 - product10;
  const bound12 = 3.331e-16 * (Math.abs(product9) + Math.abs(product10)) + 8.900295434028806e-308;
  if (Math.abs(value11) > bound12) return false;
  return parallelSegmentRayExactly(segment, ray);
}

function parallelSegmentRayExactly(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  operands[0] = segment.end.x;
  operands[1] = segment.start.x;
  operands[2] = segment.end.y;
  operands[3] = segment.start.y;
  operands[4] = segment.end.z;
  operands[5] = segment.start.z;
  operands[6] = ray.direction.z;
  operands[7] = ray.direction.y;
  operands[8] = ray.direction.x;
  const scale = probe(3, 3, 0, 268435456, 4.332296397063773e+127, 2, true);
  if (scale === ON_GRID) return parallelSegmentRayOnGrid(segment, ray);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? parallelSegmentRayTwin(dyadics, segment, ray) : parallelSegmentRayTwin(expansionsAtScale(scale), segment, ray);
}

function parallelSegmentRayOnGrid(segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  const uX = segment.end.x - segment.start.x;
  const uY = segment.end.y - segment.start.y;
  const uZ = segment.end.z - segment.start.z;
  if (uY * ray.direction.z - uZ * ray.direction.y !== 0) return false;
  if (uZ * ray.direction.x - uX * ray.direction.z !== 0) return false;
  return uX * ray.direction.y - uY * ray.direction.x === 0;
}

function parallelSegmentRayTwin<V>(x: Arithmetic<V>, segment: Bare<Segment>, ray: Bare<Ray>): boolean {
  const uX = x.subtract(x.from(segment.end.x), x.from(segment.start.x));
  const uY = x.subtract(x.from(segment.end.y), x.from(segment.start.y));
  const uZ = x.subtract(x.from(segment.end.z), x.from(segment.start.z));
  if (x.compare(x.subtract(x.multiply(uY, x.from(ray.direction.z)), x.multiply(uZ, x.from(ray.direction.y))), x.integer(0)) !== 0) {
    return false;
  }
  if (x.compare(x.subtract(x.multiply(uZ, x.from(ray.direction.x)), x.multiply(uX, x.from(ray.direction.z))), x.integer(0)) !== 0) {
    return false;
  }
  return x.compare(x.subtract(x.multiply(uX, x.from(ray.direction.y)), x.multiply(uY, x.from(ray.direction.x))), x.integer(0)) === 0;
}
