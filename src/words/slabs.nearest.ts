/**
 * The point of a line nearest to a box that it does not meet.
 *
 * Along the line, half the squared distance is a convex function of t, made of quadratic pieces that join where the line
 * passes a plane of the box. Its slope only rises, so the planes where it is still falling lie before the nearest point and the
 * others behind it. On the piece between them only the axes count on which the line is outside its slab: for these the box is
 * a single point, and the nearest place the foot of that point on the line.
 */
import { aside } from './aside.js';
import { isSafeToMultiply, length, moreThan0, safeToMultiply } from './lengths.js';
import type { Ends, SegmentOrRay } from './linear.js';
import { bothAt, type ClosestPoints } from './results.js';
import type { Aabb, Direction } from './shapes.js';
import { endIsNearer } from './slabs.axes.js';
import { middleOf } from './slabs.passage.js';
import type { Index, Vec } from './vec.js';
import { abs, add, at, clamp, divEach, dot, fill, greater, indices, max, min, scale, select, sub } from './vec.js';

/** Where they meet, the middle of what they share; of equally near points of the line the first. */
export function closestToBox(line: SegmentOrRay, box: Aabb, ends: Ends, meet: boolean): ClosestPoints {
  if (meet) return bothAt(middleOf(line, box, ends));
  const { point, distance } = nearestToBox(line, box);
  return { a: point, b: clamp(point, box.min, box.max), distance };
}

/** An end is nearest if the line leads away from the box there. Between them, less is lost when seen from the nearer end. */
function nearestToBox(line: SegmentOrRay, box: Aabb) {
  const { origin, direction, end, isRay } = line;
  const { way, power } = safeToMultiply(direction);
  // The product of a direction and the way from the box is the slope of half the squared distance that way.
  const [fromOrigin, fromEnd] = [sub(origin, clamp(origin, box.min, box.max)), sub(end, clamp(end, box.min, box.max))];
  if (dot(fromOrigin, way) >= 0) return { point: origin, distance: length(fromOrigin) };
  if (!isRay && dot(fromEnd, way) < 0) return { point: end, distance: length(fromEnd) };
  const isLast = !isRay && endIsNearer(origin, end, box);
  const [from, to] = isLast ? [0 - power, 0] : [0, isRay ? 2 ** 1000 : power];
  const { point, distance } = nearestBetween(isLast ? end : origin, way, from, to, box);
  return { point, distance: moreThan0(distance, isLast ? fromEnd : fromOrigin) };
}

/** For a line that leads towards the box at its start and away from it at its end. Of equally near points the first. @rare */
function nearestBetween(base: Vec, way: Direction, start: number, end: number, box: Aabb) {
  const rises = greater(way, 0);
  // Along the line's own direction, from its base: on each axis the slab reaches from `near` to `far`.
  const near = select(rises, sub(box.min, base), sub(base, box.max));
  const far = select(rises, sub(box.max, base), sub(base, box.min));
  const size = abs(way);
  // Along a slab this is an infinity, or not a number; neither lies between the ends.
  const [enter, leave] = [divEach(near, size), divEach(far, size)];
  const passed = indices(near).map((i) => [i, at(enter, i)] as const);
  const left = indices(near).map((i) => [i, at(leave, i)] as const);
  const { from, to } = [...passed, ...left].reduce(
    (piece, [i, t]) => {
      if (!(t > piece.from && t < piece.to)) return piece;
      return slopeAt(t, size, near, far, i) < 0 ? { from: t, to: piece.to } : { from: piece.from, to: t };
    },
    { from: start, to: end },
  );
  const middle = from + 0.5 * (to - from);
  const [isBefore, isBehind] = [greater(enter, middle), greater(fill(leave, middle), leave)];
  const none = fill(near, 0);
  const toBox = select(isBefore, near, select(isBehind, far, none));
  const outside = select(isBefore, size, select(isBehind, size, none));
  const squared = dot(outside, outside);
  const foot = dot(toBox, outside) / squared;
  if (isSafeToMultiply(squared) && foot >= from && foot <= to)
    return { point: add(base, scale(way, foot)), distance: aside(toBox, outside, squared).distance };
  // All of the piece is equally near, or rounding has led out of it.
  const t = squared > 0 ? max(from, min(foot, to)) : from;
  return { point: add(base, scale(way, t)), distance: length(sub(toBox, scale(outside, t))) };
}

/** There is no gap to the plane being passed: what rounding makes of it could outweigh a slow approach to another. */
function slopeAt(t: number, size: Vec, near: Vec, far: Vec, passed: Index): number {
  return indices(size)
    .map((i) => (i === passed ? 0 : at(size, i) * beyond(t * at(size, i), at(near, i), at(far, i))))
    .reduce((p, q) => p + q);
}

/** How far x lies beyond an interval; negative before it. */
const beyond = (x: number, from: number, to: number): number => max(x - to, 0) - max(from - x, 0);
