/**
 * The nearest points of a box and a segment or ray that are apart.
 *
 * Along the line the squared distance to the box is a convex function of t, made of quadratic pieces that join where
 * the line passes one of the six planes. Its slope only rises, so the planes where it is still falling lie before the
 * least value and the others behind it; on the one piece between them the least value is where the slope is 0. Of
 * equally near points it is the first.
 */
import type { Bare } from '../../core/bare.js';
import type { MutableVec3 } from '../../math/vec3.js';
import type { Aabb } from '../shapes/aabb.js';
import type { ClosestPoints } from '../shapes/results.js';
import { type Linear, measureGap, writePoint } from './linear.js';
import { GROW, growClosestPoints, isVastToAabb, shrinkAabb, shrinkLine } from './vast.js';

/** Where the line passes the planes: first and second plane of x, of y and of z. */
const stops: Float64Array = /* @__PURE__ */ new Float64Array(6);

/**
 * Settles the line on its point nearest to the box; the gap then has the size, not the sign, of the way on each axis.
 * Coordinates count along the line's own direction, from its origin: a slab reaches from `near` to `far`.
 */
function findNearest(line: Linear, { min, max }: Bare<Aabb>): void {
  const { directionX, directionY, directionZ, originX, originY, originZ, reach } = line;
  const lengthX = Math.abs(directionX);
  const lengthY = Math.abs(directionY);
  const lengthZ = Math.abs(directionZ);
  const nearX = directionX >= 0 ? min.x - originX : originX - max.x;
  const nearY = directionY >= 0 ? min.y - originY : originY - max.y;
  const nearZ = directionZ >= 0 ? min.z - originZ : originZ - max.z;
  const farX = directionX >= 0 ? max.x - originX : originX - min.x;
  const farY = directionY >= 0 ? max.y - originY : originY - min.y;
  const farZ = directionZ >= 0 ? max.z - originZ : originZ - min.z;
  stops[0] = lengthX === 0 ? -Infinity : nearX / lengthX;
  stops[1] = lengthX === 0 ? Infinity : farX / lengthX;
  stops[2] = lengthY === 0 ? -Infinity : nearY / lengthY;
  stops[3] = lengthY === 0 ? Infinity : farY / lengthY;
  stops[4] = lengthZ === 0 ? -Infinity : nearZ / lengthZ;
  stops[5] = lengthZ === 0 ? Infinity : farZ / lengthZ;

  let from = 0;
  let to = reach;
  for (let i = 0; i < 6; i++) {
    const t = stops[i] as number;
    if (!(t > from && t < to)) continue;
    const beyondX = Math.max(t * lengthX - farX, 0) - Math.max(nearX - t * lengthX, 0);
    const beyondY = Math.max(t * lengthY - farY, 0) - Math.max(nearY - t * lengthY, 0);
    const beyondZ = Math.max(t * lengthZ - farZ, 0) - Math.max(nearZ - t * lengthZ, 0);
    if (beyondX * lengthX + beyondY * lengthY + beyondZ * lengthZ < 0) from = t;
    else to = t;
  }

  const between = to === Infinity ? 2 * from + 1 : from + (to - from) / 2;
  let steepness = 0;
  let fall = 0;
  if (between < (stops[0] as number) || between > (stops[1] as number)) {
    steepness += lengthX * lengthX;
    fall += lengthX * (between < (stops[0] as number) ? nearX : farX);
  }
  if (between < (stops[2] as number) || between > (stops[3] as number)) {
    steepness += lengthY * lengthY;
    fall += lengthY * (between < (stops[2] as number) ? nearY : farY);
  }
  if (between < (stops[4] as number) || between > (stops[5] as number)) {
    steepness += lengthZ * lengthZ;
    fall += lengthZ * (between < (stops[4] as number) ? nearZ : farZ);
  }
  const t = steepness === 0 ? from : Math.min(Math.max(fall / steepness, from), to);
  line.t = t;
  if (t === reach && t !== 0) {
    line.gapX = Math.max(min.x - line.endX, line.endX - max.x, 0);
    line.gapY = Math.max(min.y - line.endY, line.endY - max.y, 0);
    line.gapZ = Math.max(min.z - line.endZ, line.endZ - max.z, 0);
  } else {
    line.gapX = Math.max(nearX - t * lengthX, t * lengthX - farX, 0);
    line.gapY = Math.max(nearY - t * lengthY, t * lengthY - farY, 0);
    line.gapZ = Math.max(nearZ - t * lengthZ, t * lengthZ - farZ, 0);
  }
}

export function gapToAabb(line: Linear, box: Bare<Aabb>): number {
  if (isVastToAabb(line, box)) return GROW * gapToAabb(shrinkLine(line), shrinkAabb(box));
  findNearest(line, box);
  measureGap(line);
  return Math.max(line.gap, Number.MIN_VALUE);
}

export function writeNearestToAabb(line: Linear, box: Bare<Aabb>, out: ClosestPoints): ClosestPoints {
  if (isVastToAabb(line, box)) return growClosestPoints(writeNearestToAabb(shrinkLine(line), shrinkAabb(box), out));
  findNearest(line, box);
  measureGap(line);
  out.distance = Math.max(line.gap, Number.MIN_VALUE);
  const { x: minX, y: minY, z: minZ } = box.min;
  const { x: maxX, y: maxY, z: maxZ } = box.max;
  const { a, b }: { a: MutableVec3; b: MutableVec3 } = out;
  writePoint(line, a);
  b.x = Math.min(Math.max(a.x, minX), maxX);
  b.y = Math.min(Math.max(a.y, minY), maxY);
  b.z = Math.min(Math.max(a.z, minZ), maxZ);
  return out;
}
