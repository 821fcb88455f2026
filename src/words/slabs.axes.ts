/**
 * The axes on which a line and a box can be parted, and the shortest way to part them.
 *
 * The box swept along the line is a body with two kinds of faces: those of the box, and those that an edge of the box draws
 * along the line's direction. In 2D it is a corner that draws them.
 */

import { type LeastMotion, lesser, pushByNearestFace } from './boxes.js';
import { isEmptyAabb } from './emptiness.js';
import { isZeroVector, moreThan0, safeToMultiply } from './lengths.js';
import { type Ends, lowerBound, type SegmentOrRay, upperBound } from './linear.js';
import type { Contact } from './results.js';
import type { Aabb, Direction } from './shapes.js';
import { APART, ignoreIf, mostSeparatedAtOnce, OVERLAPPING, type Sign, signOf } from './sign.js';
import { middleOf } from './slabs.passage.js';
import type { Index, Vec } from './vec.js';
import { abs, add, at, coordinatePairs, equal, indices, onAxis, some, sqrt, sub, sum } from './vec.js';

/** By the faces of the box, where the line does not run towards them for ever, and by those that its edges draw. */
export function gapToBox(line: SegmentOrRay, box: Aabb): Sign {
  if (isEmptyAabb(box)) return APART;
  const sight = line.isRay ? sightOf(line, box) : sightFromMiddle(line, box);
  return mostSeparatedAtOnce(
    ...(line.isLine ? gapsAlong(sight) : line.isRay ? gapsBehind(sight) : gapsToFaces(sight)),
    ...coordinatePairs(line.origin).map(([i, j]) =>
      // Those that a line along a slab draws are the box's own.
      ignoreIf(isAlong(line.direction, i, j), signOf(gapToEdges(sight, i, j))),
    ),
  );
}

/** Of a segment: the middles are farther apart than both reach together. */
function gapsToFaces({ toMiddle, size, along }: Sight): Sign[] {
  const [distance, reach] = [abs(toMiddle), add(size, along)];
  return indices(size).map((i) => signOf(at(distance, i) - at(reach, i)));
}

/** Of a ray: it starts beyond a face and does not run towards it. */
function gapsBehind({ toMin, toMax, direction }: Sight): Sign[] {
  return [
    ...indices(direction).map((i) => (at(direction, i) <= 0 ? signOf(at(toMin, i)) : OVERLAPPING)),
    ...indices(direction).map((i) => (at(direction, i) >= 0 ? signOf(0 - at(toMax, i)) : OVERLAPPING)),
  ];
}

/** Of a line: it runs along a slab, beyond a face. */
const gapsAlong = ({ toMiddle, size, direction }: Sight): Sign[] =>
  indices(direction).map((i) => (at(direction, i) === 0 ? signOf(abs(at(toMiddle, i)) - at(size, i)) : OVERLAPPING));

/**
 * Whether a line that meets a box shares only one point with it: it has one end there, or grazes an edge. One without direction does where it lies on a face.
 */
export function meetsInPoint(line: SegmentOrRay, box: Aabb): boolean {
  const { origin, direction } = line;
  if (isZeroVector(direction)) return some(equal(origin, box.min)) || some(equal(origin, box.max));
  if (hasOneEnd(line, box)) return true;
  const sight = sightOf(line, box);
  for (const [i, j] of coordinatePairs(origin))
    if (!isAlong(direction, i, j) && gapToEdges(sight, i, j) === 0) return true;
  return false;
}

/** Whether a line just reaches a face of a box that it meets, leaves at once, or crosses a flat box. */
export function hasOneEnd({ origin, direction, end, isRay, isLine }: SegmentOrRay, box: Aabb): boolean {
  for (const i of indices(origin)) {
    const [from, to, low, high] = [at(origin, i), at(end, i), at(box.min, i), at(box.max, i)];
    if (at(direction, i) > 0 && ((!isLine && from === high) || (!isRay && to === low))) return true;
    if (at(direction, i) < 0 && ((!isLine && from === low) || (!isRay && to === high))) return true;
    if (at(direction, i) !== 0 && low === high) return true;
  }
  return false;
}

const isAlong = (direction: Direction, i: Index, j: Index): boolean => at(direction, i) === 0 || at(direction, j) === 0;

type Sight = ReturnType<typeof sightOf>;
type Passing = Omit<Sight, 'toMin' | 'toMax'>;

/** A box as seen from the origin of a line: twice the way to its middle, its size, the line's direction, with and without signs. */
function sightOf({ origin, direction }: SegmentOrRay, box: Aabb) {
  const [toMin, toMax] = [sub(box.min, origin), sub(box.max, origin)];
  return { toMin, toMax, toMiddle: add(toMin, toMax), size: sub(toMax, toMin), direction, along: abs(direction) };
}

/** The same from the middle of a segment, which is as far from the segment's line. */
function sightFromMiddle({ origin, direction, end }: SegmentOrRay, box: Aabb): Sight {
  const [toMin, toMax] = [sub(box.min, origin), sub(box.max, end)];
  return { toMin, toMax, toMiddle: add(toMin, toMax), size: sub(box.max, box.min), direction, along: abs(direction) };
}

const twiceToMiddle = (from: Vec, box: Aabb): Vec => add(sub(box.min, from), sub(box.max, from));

/**
 * Seen along an axis, the line is a line of the plane and the box a rectangle: how far its middle lies to the line's left, and how far it
 * reaches to either side of it. Everything counts twice, as the middle is half of min + max. Ericson, RTCD 5.3.3.
 */
function seen({ toMiddle, size, direction, along }: Passing, i: Index, j: Index) {
  return {
    left: at(toMiddle, j) * at(direction, i) - at(toMiddle, i) * at(direction, j),
    reach: at(size, i) * at(along, j) + at(size, j) * at(along, i),
  };
}

function gapToEdges(sight: Passing, i: Index, j: Index): number {
  const { left, reach } = seen(sight, i, j);
  return abs(left) - reach;
}

/** The least way out. Of equal ways the first of the faces, x min, x max, y min …, then of the edges along x, y and z, left before right. */
export function contactWithBox(line: SegmentOrRay, box: Aabb, ends: Ends): Contact {
  const { origin, direction, end, isRay } = line;
  const toMiddle = twiceToMiddle(!isRay && endIsNearer(origin, end, box) ? end : origin, box);
  const way = leastWayOut(sub(upperBound(line), box.min), sub(box.max, lowerBound(line)), toMiddle, direction, box);
  return { ...way, point: middleOf(line, box, ends) };
}

/** @rare */
function leastWayOut(pastMin: Vec, pastMax: Vec, toMiddle: Vec, direction: Direction, box: Aabb): LeastMotion {
  const [size, pairs] = [sub(box.max, box.min), coordinatePairs(direction)];
  const byFace = pushByNearestFace(pastMin, pastMax);
  return pairs.reduce((best, [i, j]) => lesser(best, byEdge(toMiddle, size, direction, i, j)), byFace);
}

/** The box is pushed to that side of the line to which its middle lies. */
function byEdge(toMiddle: Vec, size: Vec, direction: Direction, i: Index, j: Index): LeastMotion {
  const across = add(onAxis(direction, i, at(direction, i)), onAxis(direction, j, at(direction, j)));
  const { way, squared } = safeToMultiply(across);
  if (isZeroVector(way)) return { normal: way, depth: 2 ** 1000 };
  const { left, reach } = seen({ toMiddle, size, direction: way, along: abs(way) }, i, j);
  const length = sqrt(squared);
  const turned = left >= 0 ? length : 0 - length;
  // Adding 0 keeps a -0 from showing.
  const normal = add(onAxis(way, i, 0 - at(way, j) / turned), onAxis(way, j, at(way, i) / turned + 0));
  return { normal, depth: 0.5 * moreThan0((reach - abs(left)) / length, toMiddle) };
}

/** Which end of a segment is nearer to the middle of a box: what is measured from there loses less to rounding. */
export const endIsNearer = (start: Vec, end: Vec, box: Aabb): boolean =>
  sum(abs(twiceToMiddle(end, box))) < sum(abs(twiceToMiddle(start, box)));
