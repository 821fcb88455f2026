/**
 * How a segment or ray and a box that meet come apart by the shortest way.
 *
 * The box swept against the line is a polygon with two kinds of sides: those of the box, and those that a corner of the
 * box draws along the line's direction. The least way out is square to one of them. A ray goes on for ever, so that no
 * motion against its direction clears it; there the way is infinitely long, and never the least.
 */
import type { Bare } from '../../core/bare.js';
import { createVec2, type MutableVec2 } from '../../math/vec2.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Contact } from '../shapes/results.js';
import { type Linear, project } from './linear.js';
import { type AabbFacts, writeMiddle } from './linear-aabb.js';
import { growContact, isVastToAabb, shrinkAabb, shrinkLine } from './vast.js';

const corner: MutableVec2 = /* @__PURE__ */ createVec2();

/** Of equal ways the first of the box's x min, x max, y min and y max, and then the line's left and right. */
export function writeAabbContact(line: Linear, box: Bare<Aabb>, facts: AabbFacts, out: Contact): Contact {
  if (isVastToAabb(line, box)) return growContact(writeAabbContact(shrinkLine(line), shrinkAabb(box), facts, out));
  const { min, max } = box;
  const { originX, originY, directionX, directionY, length, reach, endX, endY } = line;
  const endless = reach === Infinity;
  const lowX = endless && directionX < 0 ? -Infinity : Math.min(originX, endX);
  const lowY = endless && directionY < 0 ? -Infinity : Math.min(originY, endY);
  const highX = endless && directionX > 0 ? Infinity : Math.max(originX, endX);
  const highY = endless && directionY > 0 ? Infinity : Math.max(originY, endY);
  const byMinX = highX - min.x;
  const byMaxX = max.x - lowX;
  const byMinY = highY - min.y;
  const byMaxY = max.y - lowY;
  let depth = Math.min(byMinX, byMaxX, byMinY, byMaxY);
  let normalX = 0;
  let normalY = 0;
  if (byMinX === depth) normalX = 1;
  else if (byMaxX === depth) normalX = -1;
  else if (byMinY === depth) normalY = 1;
  else normalY = -1;

  if (reach > 0) {
    corner.x = directionY > 0 ? max.x : min.x;
    corner.y = directionX > 0 ? min.y : max.y;
    project(line, corner);
    const toLeft = Math.max(0 - line.side, 0);
    corner.x = directionY > 0 ? min.x : max.x;
    corner.y = directionX > 0 ? max.y : min.y;
    project(line, corner);
    const toRight = Math.max(line.side, 0);
    if (Math.min(toLeft, toRight) < depth) {
      const sign = toLeft <= toRight ? 1 : -1;
      depth = Math.min(toLeft, toRight);
      normalX = 0 - (sign * directionY) / length;
      normalY = (sign * directionX) / length;
    }
  }
  writeMiddle(line, box, facts, out.point);
  out.normal.x = normalX;
  out.normal.y = normalY;
  out.depth = Math.max(depth, 0);
  return out;
}
