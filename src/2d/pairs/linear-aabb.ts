/**
 * Segments and rays against a box, read as `Linear`: what they share.
 *
 * A box is where two slabs overlap, each the strip between two opposite sides; a line runs through each of them on one
 * stretch of t. Each side's t is one subtraction and one division, so within 2 ulp. Ericson, RTCD 5.3.3.
 */
import type { Bare } from '../../core/bare.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';
import type { Aabb } from '../shapes/aabb.js';
import type { LinearAabbIntersection, RayHit } from '../shapes/results.js';
import { type Linear, relationOf, writePoint } from './linear.js';

/** What the exact questions say about a line that meets a box. A ray ends outside, however long. */
export interface AabbFacts {
  touches: boolean;
  startsInside: boolean;
  endsInside: boolean;
}

export function createAabbFacts(): AabbFacts {
  return { touches: false, startsInside: false, endsInside: false };
}

/**
 * The stretches of t in each slab and in the box, and which axis bounds the latter: 0 for x, 1 for y, or -1 for an
 * end.
 */
interface Clip {
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
  from: number;
  to: number;
  entryAxis: number;
  exitAxis: number;
}

const clip: Clip = {
  minX: 0,
  maxX: 0,
  minY: 0,
  maxY: 0,
  from: 0,
  to: 0,
  entryAxis: -1,
  exitAxis: -1,
};

const first: MutableVec2 = /* @__PURE__ */ createVec2();
const second: MutableVec2 = /* @__PURE__ */ createVec2();

/**
 * Finds the stretch of a line in the box that it meets. Where both ends are one point, rounding shall not part them.
 */
function findClip(line: Linear, { min, max }: Bare<Aabb>, facts: AabbFacts): void {
  const { directionX, directionY, originX, originY } = line;
  const nearX = directionX > 0 ? min.x : max.x;
  const nearY = directionY > 0 ? min.y : max.y;
  const farX = directionX > 0 ? max.x : min.x;
  const farY = directionY > 0 ? max.y : min.y;
  const overflows = !(
    Math.abs(farX - originX - (nearX - originX)) + Math.abs(farY - originY - (nearY - originY)) <
    Infinity
  );
  const scale = overflows ? 1 / 4 : 1;
  // Adding 0 keeps a -0 from showing.
  const minX = directionX === 0 ? -Infinity : (nearX * scale - originX * scale) / directionX / scale + 0;
  const minY = directionY === 0 ? -Infinity : (nearY * scale - originY * scale) / directionY / scale + 0;
  const maxX = directionX === 0 ? Infinity : (farX * scale - originX * scale) / directionX / scale + 0;
  const maxY = directionY === 0 ? Infinity : (farY * scale - originY * scale) / directionY / scale + 0;
  clip.minX = minX;
  clip.maxX = maxX;
  clip.minY = minY;
  clip.maxY = maxY;
  clip.from = 0;
  clip.to = line.reach;
  clip.entryAxis = -1;
  clip.exitAxis = -1;
  if (!facts.startsInside && !(facts.touches && facts.endsInside)) {
    clip.from = Math.min(Math.max(minX, minY, 0), line.reach);
    clip.entryAxis = minX >= minY ? 0 : 1;
  }
  if (!facts.endsInside && !(facts.touches && facts.startsInside)) {
    clip.to = Math.max(Math.min(maxX, maxY, line.reach), clip.from);
    clip.exitAxis = maxX <= maxY ? 0 : 1;
  }
  if (facts.touches) {
    if (facts.startsInside) clip.to = 0;
    else if (facts.endsInside) clip.from = clip.to;
    else clip.to = clip.from;
  }
}

/** Writes what a line and a box share that are known to meet. */
export function writeClip(
  line: Linear,
  box: Bare<Aabb>,
  facts: AabbFacts,
  out: LinearAabbIntersection,
): LinearAabbIntersection {
  findClip(line, box, facts);
  writeEntry(line, box, first);
  writeExit(line, box, second);
  const { x, y } = out;
  const { unit } = line;
  copy(first, out.entry);
  copy(second, out.exit);
  out.tMin = clip.from / unit;
  out.tMax = clip.to / unit;
  x.min = clip.minX / unit;
  x.max = clip.maxX / unit;
  y.min = clip.minY / unit;
  y.max = clip.maxY / unit;
  out.relation = relationOf(facts.touches, facts.startsInside, facts.endsInside);
  return out;
}

/** Writes the hit of a ray on a box that it meets; `onSurface` if it starts on a side. */
export function writeAabbHit(line: Linear, box: Bare<Aabb>, facts: AabbFacts, onSurface: boolean, out: RayHit): RayHit {
  findClip(line, box, facts);
  writeEntry(line, box, first);
  if (onSurface) writeNormalAtStart(line, box, out.normal);
  else {
    out.normal.x = clip.entryAxis === 0 ? 0 - Math.sign(line.directionX) : 0;
    out.normal.y = clip.entryAxis === 1 ? 0 - Math.sign(line.directionY) : 0;
  }
  copy(first, out.point);
  out.t = clip.from / line.unit;
  out.exit = clip.to / line.unit;
  out.inside = facts.startsInside && !onSurface;
  return out;
}

/** Of the sides that the ray starts on, the one it faces most: at a corner, x goes before y among equals. */
function writeNormalAtStart(line: Linear, { min, max }: Bare<Aabb>, out: MutableVec2): void {
  const { directionX, directionY, originX, originY } = line;
  const facesMinX = originX === min.x;
  const facesMaxX = originX === max.x;
  const facesMinY = originY === min.y;
  const facesMaxY = originY === max.y;
  let least = Infinity;
  out.x = 0;
  out.y = 0;
  if (facesMinX && -directionX < least) {
    least = -directionX;
    out.x = -1;
  }
  if (facesMaxX && directionX < least) {
    least = directionX;
    out.x = 1;
  }
  if (facesMinY && -directionY < least) {
    least = -directionY;
    out.x = 0;
    out.y = -1;
  }
  if (facesMaxY && directionY < least) {
    out.x = 0;
    out.y = 1;
  }
}

/** Writes the middle of what a line and a box share that are known to meet. */
export function writeMiddle(line: Linear, box: Bare<Aabb>, facts: AabbFacts, out: MutableVec2): void {
  findClip(line, box, facts);
  writeEntry(line, box, first);
  writeExit(line, box, second);
  out.x = 0.5 * first.x + 0.5 * second.x;
  out.y = 0.5 * first.y + 0.5 * second.y;
}

/** The point where the line comes in; on the axis of the side it is the side's own coordinate, at a corner on both. */
function writeEntry(line: Linear, box: Bare<Aabb>, out: MutableVec2): void {
  line.t = clip.from;
  writePoint(line, out);
  clampTo(box, out);
  if (clip.to === clip.from) snapToExit(line, box, out);
  if (clip.entryAxis === 0) out.x = line.directionX > 0 ? box.min.x : box.max.x;
  else if (clip.entryAxis === 1) out.y = line.directionY > 0 ? box.min.y : box.max.y;
}

function writeExit(line: Linear, box: Bare<Aabb>, out: MutableVec2): void {
  if (clip.to === clip.from) {
    writeEntry(line, box, out);
    return;
  }
  line.t = clip.to;
  writePoint(line, out);
  clampTo(box, out);
  snapToExit(line, box, out);
}

function snapToExit(line: Linear, box: Bare<Aabb>, out: MutableVec2): void {
  if (clip.exitAxis === 0) out.x = line.directionX > 0 ? box.max.x : box.min.x;
  else if (clip.exitAxis === 1) out.y = line.directionY > 0 ? box.max.y : box.min.y;
}

function clampTo({ min, max }: Bare<Aabb>, point: MutableVec2): void {
  point.x = Math.min(Math.max(point.x, min.x), max.x);
  point.y = Math.min(Math.max(point.y, min.y), max.y);
}

function copy(from: Vec2, to: MutableVec2): void {
  to.x = from.x;
  to.y = from.y;
}
