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
import { type Linear, lengthen, relationOf, writePoint } from './linear.js';
import { growHit, growIntersection, growPoint, isNearToAabb, isVastToAabb, shrinkAabb, shrinkLine } from './vast.js';

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

/** Below this, doubles have fewer digits. */
const LEAST_NORMAL = 2 ** -1022;

const first: MutableVec2 = /* @__PURE__ */ createVec2();
const second: MutableVec2 = /* @__PURE__ */ createVec2();

/** Finds the whole line's stretch between each two sides; along them it is endless. */
function findSlabs(line: Linear, box: Bare<Aabb>): void {
  const { min, max } = box;
  const { directionX, directionY, originX, originY } = line;
  // Adding 0 keeps a -0 from showing.
  clip.minX = ((directionX > 0 ? min.x : max.x) - originX) / directionX + 0;
  clip.maxX = ((directionX > 0 ? max.x : min.x) - originX) / directionX + 0;
  clip.minY = ((directionY > 0 ? min.y : max.y) - originY) / directionY + 0;
  clip.maxY = ((directionY > 0 ? max.y : min.y) - originY) / directionY + 0;
  if (directionX === 0) {
    clip.minX = -Infinity;
    clip.maxX = Infinity;
  }
  if (directionY === 0) {
    clip.minY = -Infinity;
    clip.maxY = Infinity;
  }
  if (line.unit !== 1) findLostSlabs(line, box);
}

/** The same where a shortened direction has lost its digits on an axis: beside others that are hundreds of digits larger. */
function findLostSlabs(line: Linear, { min, max }: Bare<Aabb>): void {
  const units = line.unit / line.scale;
  if (isLost(line.directionX, line.ownX)) {
    clip.minX = (((line.ownX > 0 ? min.x : max.x) - line.originX) / line.ownX) * units;
    clip.maxX = (((line.ownX > 0 ? max.x : min.x) - line.originX) / line.ownX) * units;
  }
  if (isLost(line.directionY, line.ownY)) {
    clip.minY = (((line.ownY > 0 ? min.y : max.y) - line.originY) / line.ownY) * units;
    clip.maxY = (((line.ownY > 0 ? max.y : min.y) - line.originY) / line.ownY) * units;
  }
}

function isLost(direction: number, own: number): boolean {
  return own !== 0 && Math.abs(direction) < LEAST_NORMAL;
}

/**
 * Finds the stretch of a line in the box that it meets. Where both ends are one point, rounding shall not part them.
 */
function findClip(line: Linear, box: Bare<Aabb>, facts: AabbFacts): void {
  // Counted in units of a very short direction, t would lose digits.
  if (line.unit < 1 && isNearToAabb(line, box)) lengthen(line);
  findSlabs(line, box);
  const { minX, maxX, minY, maxY } = clip;
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
  if (isVastToAabb(line, box)) return growIntersection(writeClip(shrinkLine(line), shrinkAabb(box), facts, out));
  findClip(line, box, facts);
  writeEntry(line, box, first);
  writeExit(line, box, second);
  const { x, y } = out;
  copy(first, out.entry);
  copy(second, out.exit);
  out.tMin = clip.from / line.unit;
  out.tMax = clip.to / line.unit;
  if (line.unit !== 1) {
    // Counted in units, the stretch between planes that the line hardly rises to may be out of range.
    lengthen(line);
    findSlabs(line, box);
  }
  x.min = clip.minX / line.unit;
  x.max = clip.maxX / line.unit;
  y.min = clip.minY / line.unit;
  y.max = clip.maxY / line.unit;
  out.relation = relationOf(facts.touches, facts.startsInside, facts.endsInside);
  return out;
}

/** Writes the hit of a ray on a box that it meets; `onSurface` if it starts on a side. */
export function writeAabbHit(line: Linear, box: Bare<Aabb>, facts: AabbFacts, onSurface: boolean, out: RayHit): RayHit {
  if (isVastToAabb(line, box)) return growHit(writeAabbHit(shrinkLine(line), shrinkAabb(box), facts, onSurface, out));
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
export function writeMiddle(line: Linear, box: Bare<Aabb>, facts: AabbFacts, out: MutableVec2): MutableVec2 {
  if (isVastToAabb(line, box)) return growPoint(writeMiddle(shrinkLine(line), shrinkAabb(box), facts, out));
  findClip(line, box, facts);
  writeEntry(line, box, first);
  writeExit(line, box, second);
  out.x = 0.5 * first.x + 0.5 * second.x;
  out.y = 0.5 * first.y + 0.5 * second.y;
  return out;
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
