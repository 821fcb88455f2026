/**
 * The nearest points of a box and a segment or ray that are apart: one of them is an end of the line or a corner of the
 * box. So the ends are tried on the box and the corners on the line.
 */
import type { Bare } from '../../core/bare.js';
import { createVec2, type MutableVec2 } from '../../math/vec2.js';
import type { Aabb } from '../shapes/aabb.js';
import type { ClosestPoints } from '../shapes/results.js';
import { measured, normalize } from './direction.js';
import { approach, type Linear, writePoint } from './linear.js';
import { GROW, growClosestPoints, isVastToAabb, shrinkAabb, shrinkLine } from './vast.js';

const corner: MutableVec2 = /* @__PURE__ */ createVec2();
const way: MutableVec2 = /* @__PURE__ */ createVec2();

/** Settles the line on its point nearest to the box. */
function findNearest(line: Linear, { min, max }: Bare<Aabb>): void {
  const { originX, originY, endX, endY, reach } = line;
  let least = Infinity;
  let t = 0;
  for (let end = 0; end < (reach < Infinity ? 2 : 1); end++) {
    const x = end === 0 ? originX : endX;
    const y = end === 0 ? originY : endY;
    way.x = Math.max(min.x - x, x - max.x, 0);
    way.y = Math.max(min.y - y, y - max.y, 0);
    normalize(way);
    if (measured.length < least) {
      least = measured.length;
      t = end === 0 ? 0 : reach;
    }
  }
  for (let i = 0; i < 4; i++) {
    corner.x = i % 2 === 0 ? min.x : max.x;
    corner.y = i < 2 ? min.y : max.y;
    approach(line, corner);
    if (line.gap < least) {
      least = line.gap;
      t = line.t;
    }
  }
  line.t = t;
  line.gap = Math.max(least, Number.MIN_VALUE);
}

export function gapToAabb(line: Linear, box: Bare<Aabb>): number {
  if (isVastToAabb(line, box)) return GROW * gapToAabb(shrinkLine(line), shrinkAabb(box));
  findNearest(line, box);
  return line.gap;
}

export function writeNearestToAabb(line: Linear, box: Bare<Aabb>, out: ClosestPoints): ClosestPoints {
  if (isVastToAabb(line, box)) return growClosestPoints(writeNearestToAabb(shrinkLine(line), shrinkAabb(box), out));
  findNearest(line, box);
  const { x: minX, y: minY } = box.min;
  const { x: maxX, y: maxY } = box.max;
  const { a, b } = out;
  writePoint(line, a);
  b.x = Math.min(Math.max(a.x, minX), maxX);
  b.y = Math.min(Math.max(a.y, minY), maxY);
  out.distance = line.gap;
  return out;
}
