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
  const segmentStart = segment.start;
  const segmentEnd = segment.end;
  const rayOrigin = ray.origin;
  if ((rayDirection.x >= 0 && Math.max(segmentStart.x, segmentEnd.x) < rayOrigin.x)) return false;
  if ((rayDirection.x <= 0 && Math.min(segmentStart.x, segmentEnd.x) > rayOrigin.x)) return false;
  if ((rayDirection.y >= 0 && Math.max(segmentStart.y, segmentEnd.y) < rayOrigin.y)) return false;
  if ((rayDirection.y <= 0 && Math.min(segmentStart.y, segmentEnd.y) > rayOrigin.y)) return false;
  if ((rayDirection.z >= 0 && Math.max(segmentStart.z, segmentEnd.z) < rayOrigin.z)) return false;
  if ((rayDirection.z <= 0 && Math.min(segmentStart.z, segmentEnd.z) > rayOrigin.z)) return false;
  const uX = segmentEnd.x - segmentStart.x;
  const uY = segmentEnd.y - segmentStart.y;
  const uZ = segmentEnd.z - segmentStart.z;
  const vX = rayDirection.x;
  const vY = rayDirection.y;
  const vZ = rayDirection.z;
  const wX = rayOrigin.x - segmentStart.x;
  const wY = rayOrigin.y - segmentStart.y;
  const wZ = rayOrigin.z - segmentStart.z;
  const crossX = uY * vZ - uZ * vY;
  const crossY = uZ * vX - uX * vZ;
  const crossZ = uX * vY - uY * vX;
  const rayDirectionSize = Math.abs(rayDirection.z) + Math.abs(rayDirection.y) + Math.abs(rayDirection.x) + 5.714936956411375e-101;
  const uSize = Math.abs(uX) + Math.abs(uY) + Math.abs(uZ) + 5.714936956411375e-101;
  const wSize = Math.abs(wX) + Math.abs(wY) + Math.abs(wZ) + 5.714936956411375e-101;
  const bound1 = 4.441e-15 * rayDirectionSize * uSize * wSize;
  const value2 = wX * crossX + wY * crossY + wZ * crossZ;
  if (true) {
    if (!((value2 > bound1 && value2 < Infinity) || (value2 < -bound1 && value2 > -Infinity))) return intersectsSegmentRayExactly(segment, ray);
    return false;
  }
  const bound3 = 6.662e-16 * rayDirectionSize * uSize;
  if (true) {
    if (!((crossX > bound3 && crossX < Infinity) || (crossX < -bound3 && crossX > -Infinity))) return intersectsSegmentRayExactly(segment, ray);
    const sX = wY * vZ - wZ * vY;
    const tX = wY * uZ - wZ * uY;
    if (!(crossX < -bound3 && crossX > -Infinity)) {
      if (!(crossX > bound3 && crossX < Infinity)) return intersectsSegmentRayExactly(segment, ray);
      const bound4 = 6.662e-16 * rayDirectionSize * wSize;
      if (!(sX > bound4 && sX < Infinity)) {
        if (!(sX < -bound4 && sX > -Infinity)) return intersectsSegmentRayExactly(segment, ray);
        return false;
      }
      const bound5 = 8.882e-16 * rayDirectionSize * uSize + 8.882e-16 * rayDirectionSize * wSize;
      const value6 = sX - crossX;
      if (!(value6 < -bound5 && value6 > -Infinity)) {
        if (!(value6 > bound5 && value6 < Infinity)) return intersectsSegmentRayExactly(segment, ray);
        return false;
      }
      const bound7 = 8.882e-16 * uSize * wSize;
      if (!(tX > bound7 && tX < Infinity)) {
        if (!(tX < -bound7 && tX > -Infinity)) return intersectsSegmentRayExactly(segment, ray);
        return false;
      }
      return true;
    }
    const bound8 = 6.662e-16 * rayDirectionSize * wSize;
    if (!(sX < -bound8 && sX > -Infinity)) {
      if (!(sX > bound8 && sX < Infinity)) return intersectsSegmentRayExactly(segment, ray);
      return false;
    }
    const bound9 = 8.882e-16 * rayDirectionSize * uSize + 8.882e-16 * rayDirectionSize * wSize;
    const value10 = sX - crossX;
    if (!(value10 > bound9 && value10 < Infinity)) {
      if (!(value10 < -bound9 && value10 > -Infinity)) return intersectsSegmentRayExactly(segment, ray);
      return false;
    }
    const bound11 = 8.882e-16 * uSize * wSize;
    if (!(tX < -bound11 && tX > -Infinity)) {
      if (!(tX > bound11 && tX < Infinity)) return intersectsSegmentRayExactly(segment, ray);
      return false;
    }
    return true;
  }
  if (true) {
    if (!((crossY > bound3 && crossY < Infinity) || (crossY < -bound3 && crossY > -Infinity))) return intersectsSegmentRayExactly(segment, ray);
    const sY = wZ * vX - wX * vZ;
    const tY = wZ * uX - wX * uZ;
    if (!(crossY < -bound3 && crossY > -Infinity)) {
      if (!(crossY > bound3 && crossY < Infinity)) return intersectsSegmentRayExactly(segment, ray);
      const bound12 = 6.662e-16 * rayDirectionSize * wSize;
      if (!(sY > bound12 && sY < Infinity)) {
        if (!(sY < -bound12 && sY > -Infinity)) return intersectsSegmentRayExactly(segment, ray);
        return false;
      }
      const bound13 = 8.882e-16 * rayDirectionSize * uSize + 8.882e-16 * rayDirectionSize * wSize;
      const value14 = sY - crossY;
      if (!(value14 < -bound13 && value14 > -Infinity)) {
        if (!(value14 > bound13 && value14 < Infinity)) return intersectsSegmentRayExactly(segment, ray);
        return false;
      }
      const bound15 = 8.882e-16 * uSize * wSize;
      if (!(tY > bound15 && tY < Infinity)) {
        if (!(tY < -bound15 && tY > -Infinity)) return intersectsSegmentRayExactly(segment, ray);
        return false;
      }
      return true;
    }
    const bound16 = 6.662e-16 * rayDirectionSize * wSize;
    if (!(sY < -bound16 && sY > -Infinity)) {
      if (!(sY > bound16 && sY < Infinity)) return intersectsSegmentRayExactly(segment, ray);
      return false;
    }
    const bound17 = 8.882e-16 * rayDirectionSize * uSize + 8.882e-16 * rayDirectionSize * wSize;
    const value18 = sY - crossY;
    if (!(value18 > bound17 && value18 < Infinity)) {
      if (!(value18 < -bound17 && value18 > -Infinity)) return intersectsSegmentRayExactly(segment, ray);
      return false;
    }
    const bound19 = 8.882e-16 * uSize * wSize;
    if (!(tY < -bound19 && tY > -Infinity)) {
      if (!(tY > bound19 && tY < Infinity)) return intersectsSegmentRayExactly(segment, ray);
      return false;
    }
    return true;
  }
  if (true) {
    if (!((crossZ > bound3 && crossZ < Infinity) || (crossZ < -bound3 && crossZ > -Infinity))) return intersectsSegmentRayExactly(segment, ray);
    const sZ = wX * vY - wY * vX;
    const tZ = wX * uY - wY * uX;
    if (!(crossZ < -bound3 && crossZ > -Infinity)) {
      if (!(crossZ > bound3 && crossZ < Infinity)) return intersectsSegmentRayExactly(segment, ray);
      const bound20 = 6.662e-16 * rayDirectionSize * wSize;
      if (!(sZ > bound20 && sZ < Infinity)) {
        if (!(sZ < -bound20 && sZ > -Infinity)) return intersectsSegmentRayExactly(segment, ray);
        return false;
      }
      const bound21 = 8.882e-16 * rayDirectionSize * uSize + 8.882e-16 * rayDirectionSize * wSize;
      const value22 = sZ - crossZ;
      if (!(value22 < -bound21 && value22 > -Infinity)) {
        if (!(value22 > bound21 && value22 < Infinity)) return intersectsSegmentRayExactly(segment, ray);
        return false;
      }
      const bound23 = 8.882e-16 * uSize * wSize;
      if (!(tZ > bound23 && tZ < Infinity)) {
        if (!(tZ < -bound23 && tZ > -Infinity)) return intersectsSegmentRayExactly(segment, ray);
        return false;
      }
      return true;
    }
    const bound24 = 6.662e-16 * rayDirectionSize * wSize;
    if (!(sZ < -bound24 && sZ > -Infinity)) {
      if (!(sZ > bound24 && sZ < Infinity)) return intersectsSegmentRayExactly(segment, ray);
      return false;
    }
    const bound25 = 8.882e-16 * rayDirectionSize * uSize + 8.882e-16 * rayDirectionSize * wSize;
    const value26 = sZ - crossZ;
    if (!(value26 > bound25 && value26 < Infinity)) {
      if (!(value26 < -bound25 && value26 > -Infinity)) return intersectsSegmentRayExactly(segment, ray);
      return false;
    }
    const bound27 = 8.882e-16 * uSize * wSize;
    if (!(tZ < -bound27 && tZ > -Infinity)) {
      if (!(tZ > bound27 && tZ < Infinity)) return intersectsSegmentRayExactly(segment, ray);
      return false;
    }
    return true;
  }
  if ((!((intersectsPointRay(segment.start, ray) || intersectsPointRay(segment.end, ray))) && !(intersectsPointSegment(ray.origin, segment)))) return false;
  return true;
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
  const rayDirection = ray.direction;
  let unsure = false;
  const uX = segmentEnd.x - segmentStart.x;
  const uY = segmentEnd.y - segmentStart.y;
  const uZ = segmentEnd.z - segmentStart.z;
  const rayDirectionSize = Math.abs(rayDirection.z) + Math.abs(rayDirection.y) + Math.abs(rayDirection.x) + 3.054936363499605e-151;
  const uSize = Math.abs(uX) + Math.abs(uY) + Math.abs(uZ) + 3.054936363499605e-151;
  const bound1 = 6.662e-16 * rayDirectionSize * uSize;
  const value2 = uY * rayDirection.z - uZ * rayDirection.y;
  if (true) {
    if ((value2 > bound1 && value2 < Infinity) || (value2 < -bound1 && value2 > -Infinity)) return false;
    unsure = true;
  }
  const value3 = uZ * rayDirection.x - uX * rayDirection.z;
  if (true) {
    if ((value3 > bound1 && value3 < Infinity) || (value3 < -bound1 && value3 > -Infinity)) return false;
    unsure = true;
  }
  const value4 = uX * rayDirection.y - uY * rayDirection.x;
  if (true) {
    if (!(!(value4 > bound1 && value4 < Infinity) && !(value4 < -bound1 && value4 > -Infinity))) return false;
    unsure = true;
  }
  if (unsure) return parallelSegmentRayExactly(segment, ray);
  return true;
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
