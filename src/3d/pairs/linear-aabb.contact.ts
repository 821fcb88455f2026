/**
 * How a segment or ray and a box that meet come apart by the shortest way.
 *
 * The box swept against the line is a polyhedron with two kinds of faces: those of the box, and those that an edge of
 * the box draws along the line's direction. The least way out is square to one of them. A ray goes on for ever, so
 * that no motion against its direction clears it; there the way is infinitely long, and never the least.
 */
import type { Bare } from '../../core/bare.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Contact } from '../shapes/results.js';
import type { Linear } from './linear.js';
import { type AabbFacts, writeMiddle } from './linear-aabb.js';
import { growContact, isVastToAabb, shrinkAabb, shrinkLine } from './vast.js';

/** Of equal ways the first of the box's x min, x max, y min … z max, and then the edges along x, y and z. */
export function writeAabbContact(line: Linear, box: Bare<Aabb>, facts: AabbFacts, out: Contact): Contact {
  if (isVastToAabb(line, box)) return growContact(writeAabbContact(shrinkLine(line), shrinkAabb(box), facts, out));
  const { min, max } = box;
  const { originX, originY, originZ, directionX, directionY, directionZ, reach, endX, endY, endZ } = line;
  const endless = reach === Infinity;
  const lowX = endless && directionX < 0 ? -Infinity : Math.min(originX, endX);
  const lowY = endless && directionY < 0 ? -Infinity : Math.min(originY, endY);
  const lowZ = endless && directionZ < 0 ? -Infinity : Math.min(originZ, endZ);
  const highX = endless && directionX > 0 ? Infinity : Math.max(originX, endX);
  const highY = endless && directionY > 0 ? Infinity : Math.max(originY, endY);
  const highZ = endless && directionZ > 0 ? Infinity : Math.max(originZ, endZ);
  const byMinX = highX - min.x;
  const byMaxX = max.x - lowX;
  const byMinY = highY - min.y;
  const byMaxY = max.y - lowY;
  const byMinZ = highZ - min.z;
  const byMaxZ = max.z - lowZ;
  let depth = Math.min(byMinX, byMaxX, byMinY, byMaxY, byMinZ, byMaxZ);
  let normalX = 0;
  let normalY = 0;
  let normalZ = 0;
  if (byMinX === depth) normalX = 1;
  else if (byMaxX === depth) normalX = -1;
  else if (byMinY === depth) normalY = 1;
  else if (byMaxY === depth) normalY = -1;
  else if (byMinZ === depth) normalZ = 1;
  else normalZ = -1;

  // Seen along an edge of the box the line is a line of the plane, and the box two corners to its left and right.
  const fromX = min.x - originX;
  const toX = max.x - originX;
  const fromY = min.y - originY;
  const toY = max.y - originY;
  const fromZ = min.z - originZ;
  const toZ = max.z - originZ;
  const lengthYZ = Math.sqrt(directionY * directionY + directionZ * directionZ);
  if (lengthYZ > 0) {
    const right = directionZ * (directionZ > 0 ? fromY : toY) - directionY * (directionY > 0 ? toZ : fromZ);
    const left = directionZ * (directionZ > 0 ? toY : fromY) - directionY * (directionY > 0 ? fromZ : toZ);
    const way = Math.min(left, 0 - right) / lengthYZ;
    if (way < depth) {
      const sign = left < 0 - right ? -1 : 1;
      depth = way;
      normalX = 0;
      normalY = (sign * directionZ) / lengthYZ;
      normalZ = (0 - sign * directionY) / lengthYZ;
    }
  }
  const lengthZX = Math.sqrt(directionZ * directionZ + directionX * directionX);
  if (lengthZX > 0) {
    const right = directionX * (directionX > 0 ? fromZ : toZ) - directionZ * (directionZ > 0 ? toX : fromX);
    const left = directionX * (directionX > 0 ? toZ : fromZ) - directionZ * (directionZ > 0 ? fromX : toX);
    const way = Math.min(left, 0 - right) / lengthZX;
    if (way < depth) {
      const sign = left < 0 - right ? -1 : 1;
      depth = way;
      normalX = (0 - sign * directionZ) / lengthZX;
      normalY = 0;
      normalZ = (sign * directionX) / lengthZX;
    }
  }
  const lengthXY = Math.sqrt(directionX * directionX + directionY * directionY);
  if (lengthXY > 0) {
    const right = directionY * (directionY > 0 ? fromX : toX) - directionX * (directionX > 0 ? toY : fromY);
    const left = directionY * (directionY > 0 ? toX : fromX) - directionX * (directionX > 0 ? fromY : toY);
    const way = Math.min(left, 0 - right) / lengthXY;
    if (way < depth) {
      const sign = left < 0 - right ? -1 : 1;
      depth = way;
      normalX = (sign * directionY) / lengthXY;
      normalY = (0 - sign * directionX) / lengthXY;
      normalZ = 0;
    }
  }
  writeMiddle(line, box, facts, out.point);
  out.normal.x = normalX;
  out.normal.y = normalY;
  out.normal.z = normalZ;
  out.depth = Math.max(depth, 0);
  return out;
}
