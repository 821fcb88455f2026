/** Cohen and Sutherland: nine regions around a box, and what a segment shares with it. */
import type { Bare } from '../../core/bare.js';
import { misfit } from '../../core/misfit.js';
import { intersectionSegmentAabb } from '../../generated/2d/intersection.js';
import { type BoxPassage, createBoxPassage } from '../../generated/2d/results.js';
import { intersectsSegmentSegment } from '../../generated/2d/segment-segment.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Segment } from '../shapes/segment.js';

/**
 * Where a point lies around a box: 0 in it or on its border, otherwise the sum of 1 (left of it), 2 (right), 4 (below) and 8 (above). Two points with
 * a bit in common lie beyond one side of the box. A coordinate that is no number lies on neither side, and has both bits.
 */
export function outcode(point: Vec2, box: Bare<Aabb>): number {
  try {
    return codeOf(point, box);
  } catch (problem) {
    throw misfit(problem, 'a point and a box { min, max }', [point, box]);
  }
}

function codeOf({ x, y }: Vec2, { min, max }: Bare<Aabb>): number {
  return (x >= min.x ? 0 : 1) | (x <= max.x ? 0 : 2) | (y >= min.y ? 0 : 4) | (y <= max.y ? 0 : 8);
}

/** What is left of a segment in a box. */
export interface ClippedSegment {
  start: MutableVec2;
  end: MutableVec2;
  /** Of `start` and `end` on the segment that was clipped, from 0 to 1. */
  tMin: number;
  tMax: number;
  /** The sides that cut off the start, as bits of `outcode`: 0 where it lies in the box, two bits where the segment enters at a corner. */
  startSides: number;
  /** The same for the end. */
  endSides: number;
}

/** An empty result to pass as `out`: made once, it can be written into by every call. */
export function createClippedSegment(): ClippedSegment {
  return { start: createVec2(), end: createVec2(), tMin: 0, tMax: 0, startSides: 0, endSides: 0 };
}

/**
 * The part of a segment that lies in a box, or null where it is wholly outside. Touching counts. Whether there is one, and which sides cut it, is
 * exactly right for the doubles given; the points and t are those of `intersection`.
 */
export function clipSegment(segment: Bare<Segment>, box: Bare<Aabb>, out?: ClippedSegment): ClippedSegment | null {
  try {
    const { min, max } = box;
    const [atStart, atEnd] = [codeOf(segment.start, box), codeOf(segment.end, box)];
    if ((atStart & atEnd) !== 0 || !(min.x <= max.x && min.y <= max.y)) return null;
    const startSides = sidesMet(segment, box, atStart);
    const endSides = sidesMet(segment, box, atEnd);
    // A segment that meets the box crosses, on its way in, a side that its start lies beyond.
    if ((atStart !== 0 && startSides === 0) || (atEnd !== 0 && endSides === 0)) return null;
    const found = intersectionSegmentAabb(segment, box, passage);
    if (found === null) return null;
    const result = out ?? createClippedSegment();
    result.start.x = found.entry.x;
    result.start.y = found.entry.y;
    result.end.x = found.exit.x;
    result.end.y = found.exit.y;
    result.tMin = found.tMin;
    result.tMax = found.tMax;
    result.startSides = startSides;
    result.endSides = endSides;
    return result;
  } catch (problem) {
    throw misfit(problem, 'a segment { start, end } and a box { min, max }', [segment, box], out);
  }
}

const passage: BoxPassage = /* @__PURE__ */ createBoxPassage();
const side = /* @__PURE__ */ (() => ({ start: createVec2(), end: createVec2() }))();

/** Those of the given sides that a segment meets. */
function sidesMet(segment: Bare<Segment>, { min, max }: Bare<Aabb>, sides: number): number {
  let met = 0;
  for (let bit = 1; bit <= 8; bit *= 2) {
    if ((sides & bit) === 0) continue;
    side.start.x = bit === 2 ? max.x : min.x;
    side.end.x = bit === 1 ? min.x : max.x;
    side.start.y = bit === 8 ? max.y : min.y;
    side.end.y = bit === 4 ? min.y : max.y;
    if (intersectsSegmentSegment(segment, side)) met |= bit;
  }
  return met;
}
