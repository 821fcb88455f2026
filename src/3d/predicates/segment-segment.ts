import type { Bare } from '../../core/bare.js';
import type { Segment } from '../shapes/segment.js';
import { intersectsPointSegment } from './point-segment.js';

/**
 * Whether two segments share a point. With u and v along them and w from start to start, their lines meet only if
 * w · (u × v) = 0. Then a.start + s u = b.start + t v has s (u × v) = w × v and t (u × v) = w × u; in any coordinate
 * where u × v is not zero, both must lie between it and 0. Parallel segments meet only if an end of one lies on the
 * other. Segments whose bounds are apart are: that is cheap, and spares those of one plane the exact arithmetic.
 */
export function intersectsSegmentSegment(a: Bare<Segment>, b: Bare<Segment>): boolean {
  if (Math.max(a.start.x, a.end.x) < Math.min(b.start.x, b.end.x)) return false;
  if (Math.min(a.start.x, a.end.x) > Math.max(b.start.x, b.end.x)) return false;
  if (Math.max(a.start.y, a.end.y) < Math.min(b.start.y, b.end.y)) return false;
  if (Math.min(a.start.y, a.end.y) > Math.max(b.start.y, b.end.y)) return false;
  if (Math.max(a.start.z, a.end.z) < Math.min(b.start.z, b.end.z)) return false;
  if (Math.min(a.start.z, a.end.z) > Math.max(b.start.z, b.end.z)) return false;
  const uX = a.end.x - a.start.x;
  const uY = a.end.y - a.start.y;
  const uZ = a.end.z - a.start.z;
  const vX = b.end.x - b.start.x;
  const vY = b.end.y - b.start.y;
  const vZ = b.end.z - b.start.z;
  const wX = b.start.x - a.start.x;
  const wY = b.start.y - a.start.y;
  const wZ = b.start.z - a.start.z;
  const crossX = uY * vZ - uZ * vY;
  const crossY = uZ * vX - uX * vZ;
  const crossZ = uX * vY - uY * vX;
  if (wX * crossX + wY * crossY + wZ * crossZ !== 0) return false;
  if (crossX !== 0) {
    const sX = wY * vZ - wZ * vY;
    const tX = wY * uZ - wZ * uY;
    if (crossX > 0) return sX >= 0 && sX <= crossX && tX >= 0 && tX <= crossX;
    return sX <= 0 && sX >= crossX && tX <= 0 && tX >= crossX;
  }
  if (crossY !== 0) {
    const sY = wZ * vX - wX * vZ;
    const tY = wZ * uX - wX * uZ;
    if (crossY > 0) return sY >= 0 && sY <= crossY && tY >= 0 && tY <= crossY;
    return sY <= 0 && sY >= crossY && tY <= 0 && tY >= crossY;
  }
  if (crossZ !== 0) {
    const sZ = wX * vY - wY * vX;
    const tZ = wX * uY - wY * uX;
    if (crossZ > 0) return sZ >= 0 && sZ <= crossZ && tZ >= 0 && tZ <= crossZ;
    return sZ <= 0 && sZ >= crossZ && tZ <= 0 && tZ >= crossZ;
  }
  return (
    intersectsPointSegment(a.start, b) ||
    intersectsPointSegment(a.end, b) ||
    intersectsPointSegment(b.start, a) ||
    intersectsPointSegment(b.end, a)
  );
}

/** Whether two segments have the same or the opposite direction. One without length counts as parallel to all. */
export function parallelSegmentSegment(a: Bare<Segment>, b: Bare<Segment>): boolean {
  const uX = a.end.x - a.start.x;
  const uY = a.end.y - a.start.y;
  const uZ = a.end.z - a.start.z;
  const vX = b.end.x - b.start.x;
  const vY = b.end.y - b.start.y;
  const vZ = b.end.z - b.start.z;
  if (uY * vZ - uZ * vY !== 0) return false;
  if (uZ * vX - uX * vZ !== 0) return false;
  return uX * vY - uY * vX === 0;
}
