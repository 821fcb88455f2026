/**
 * Segments and rays against a box, read as `Linear`: what they share.
 *
 * A box is where three slabs overlap, each the space between two parallel faces; a line runs through each of them on
 * one stretch of t. Each plane's t is one subtraction and one division, so within 2 ulp. Ericson, RTCD 5.3.3.
 */
import type { Bare } from '../../core/bare.js';
import { createVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
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

/** The stretches of t in each slab and in the box, and which axis bounds the latter: 0, 1, 2, or -1 for an end. */
interface Clip {
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
  minZ: number;
  maxZ: number;
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
  minZ: 0,
  maxZ: 0,
  from: 0,
  to: 0,
  entryAxis: -1,
  exitAxis: -1,
};

/** Below this, doubles have fewer digits. */
const LEAST_NORMAL = 2 ** -1022;

const first: MutableVec3 = /* @__PURE__ */ createVec3();
const second: MutableVec3 = /* @__PURE__ */ createVec3();

/** Finds the whole line's stretch between each two planes; along them it is endless. */
function findSlabs(line: Linear, box: Bare<Aabb>): void {
  const { min, max } = box;
  const { directionX, directionY, directionZ, originX, originY, originZ } = line;
  clip.minX = ((directionX > 0 ? min.x : max.x) - originX) / directionX;
  clip.maxX = ((directionX > 0 ? max.x : min.x) - originX) / directionX;
  clip.minY = ((directionY > 0 ? min.y : max.y) - originY) / directionY;
  clip.maxY = ((directionY > 0 ? max.y : min.y) - originY) / directionY;
  clip.minZ = ((directionZ > 0 ? min.z : max.z) - originZ) / directionZ;
  clip.maxZ = ((directionZ > 0 ? max.z : min.z) - originZ) / directionZ;
  if (directionX === 0) {
    clip.minX = -Infinity;
    clip.maxX = Infinity;
  }
  if (directionY === 0) {
    clip.minY = -Infinity;
    clip.maxY = Infinity;
  }
  if (directionZ === 0) {
    clip.minZ = -Infinity;
    clip.maxZ = Infinity;
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
  if (isLost(line.directionZ, line.ownZ)) {
    clip.minZ = (((line.ownZ > 0 ? min.z : max.z) - line.originZ) / line.ownZ) * units;
    clip.maxZ = (((line.ownZ > 0 ? max.z : min.z) - line.originZ) / line.ownZ) * units;
  }
}

function isLost(direction: number, own: number): boolean {
  return own !== 0 && Math.abs(direction) < LEAST_NORMAL;
}

/** Finds the stretch of a line in the box that it meets. Where both ends are one point, rounding shall not part them. */
function findClip(line: Linear, box: Bare<Aabb>, facts: AabbFacts): void {
  // Counted in units of a very short direction, t would lose digits.
  if (line.unit < 1 && isNearToAabb(line, box)) lengthen(line);
  findSlabs(line, box);
  const { minX, maxX, minY, maxY, minZ, maxZ } = clip;
  let from = 0;
  let to = line.reach;
  let entryAxis = -1;
  let exitAxis = -1;
  if (!facts.startsInside && !(facts.touches && facts.endsInside)) {
    from = Math.min(Math.max(minX, minY, minZ, 0), to);
    entryAxis = minX >= minY && minX >= minZ ? 0 : minY >= minZ ? 1 : 2;
  }
  if (!facts.endsInside && !(facts.touches && facts.startsInside)) {
    to = Math.max(Math.min(maxX, maxY, maxZ, to), from);
    exitAxis = maxX <= maxY && maxX <= maxZ ? 0 : maxY <= maxZ ? 1 : 2;
  }
  if (facts.touches) {
    if (facts.endsInside) from = to;
    else to = from;
  }
  clip.from = from;
  clip.to = to;
  clip.entryAxis = entryAxis;
  clip.exitAxis = exitAxis;
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
  const { x, y, z } = out;
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
  z.min = clip.minZ / line.unit;
  z.max = clip.maxZ / line.unit;
  out.relation = relationOf(facts.touches, facts.startsInside, facts.endsInside);
  return out;
}

/** Writes the hit of a ray on a box that it meets; `onSurface` if it starts on a face. */
export function writeAabbHit(line: Linear, box: Bare<Aabb>, facts: AabbFacts, onSurface: boolean, out: RayHit): RayHit {
  if (isVastToAabb(line, box)) return growHit(writeAabbHit(shrinkLine(line), shrinkAabb(box), facts, onSurface, out));
  findClip(line, box, facts);
  writeEntry(line, box, first);
  if (onSurface) writeNormalAtStart(line, box, out.normal);
  else {
    out.normal.x = clip.entryAxis === 0 ? 0 - Math.sign(line.directionX) : 0;
    out.normal.y = clip.entryAxis === 1 ? 0 - Math.sign(line.directionY) : 0;
    out.normal.z = clip.entryAxis === 2 ? 0 - Math.sign(line.directionZ) : 0;
  }
  copy(first, out.point);
  out.t = clip.from / line.unit;
  out.exit = clip.to / line.unit;
  out.inside = facts.startsInside && !onSurface;
  return out;
}

/** Of the faces that the ray starts on, the one it faces most: on an edge, x goes before y before z among equals. */
function writeNormalAtStart(line: Linear, { min, max }: Bare<Aabb>, out: MutableVec3): void {
  const { directionX, directionY, directionZ, originX, originY, originZ } = line;
  const facesMinX = originX === min.x;
  const facesMaxX = originX === max.x;
  const facesMinY = originY === min.y;
  const facesMaxY = originY === max.y;
  const facesMinZ = originZ === min.z;
  const facesMaxZ = originZ === max.z;
  let least = Infinity;
  out.x = 0;
  out.y = 0;
  out.z = 0;
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
    least = directionY;
    out.x = 0;
    out.y = 1;
  }
  if (facesMinZ && -directionZ < least) {
    least = -directionZ;
    out.x = 0;
    out.y = 0;
    out.z = -1;
  }
  if (facesMaxZ && directionZ < least) {
    out.x = 0;
    out.y = 0;
    out.z = 1;
  }
}

/** Writes the middle of what a line and a box share that are known to meet. */
export function writeMiddle(line: Linear, box: Bare<Aabb>, facts: AabbFacts, out: MutableVec3): MutableVec3 {
  if (isVastToAabb(line, box)) return growPoint(writeMiddle(shrinkLine(line), shrinkAabb(box), facts, out));
  findClip(line, box, facts);
  line.t = clip.from + (clip.to - clip.from) / 2;
  writePoint(line, first);
  clampTo(box, first);
  copy(first, out);
  return out;
}

/** The point where the line comes in; on the axis of the face it is the face's own coordinate. */
function writeEntry(line: Linear, box: Bare<Aabb>, out: MutableVec3): void {
  line.t = clip.from;
  writePoint(line, out);
  clampTo(box, out);
  if (clip.entryAxis === 0) out.x = line.directionX > 0 ? box.min.x : box.max.x;
  else if (clip.entryAxis === 1) out.y = line.directionY > 0 ? box.min.y : box.max.y;
  else if (clip.entryAxis === 2) out.z = line.directionZ > 0 ? box.min.z : box.max.z;
}

function writeExit(line: Linear, box: Bare<Aabb>, out: MutableVec3): void {
  if (clip.to === clip.from) {
    writeEntry(line, box, out);
    return;
  }
  line.t = clip.to;
  writePoint(line, out);
  clampTo(box, out);
  if (clip.exitAxis === 0) out.x = line.directionX > 0 ? box.max.x : box.min.x;
  else if (clip.exitAxis === 1) out.y = line.directionY > 0 ? box.max.y : box.min.y;
  else if (clip.exitAxis === 2) out.z = line.directionZ > 0 ? box.max.z : box.min.z;
}

function clampTo({ min, max }: Bare<Aabb>, point: MutableVec3): void {
  point.x = Math.min(Math.max(point.x, min.x), max.x);
  point.y = Math.min(Math.max(point.y, min.y), max.y);
  point.z = Math.min(Math.max(point.z, min.z), max.z);
}

function copy(from: Vec3, to: MutableVec3): void {
  to.x = from.x;
  to.y = from.y;
  to.z = from.z;
}
