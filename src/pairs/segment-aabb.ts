/** Segment and box: what they share by slabs, their distance along the segment, their contact by separating axes. */
import { halfway } from '../words/boxes.js';
import { isEmptyAabb } from '../words/emptiness.js';
import { length } from '../words/lengths.js';
import { isPoint, tamed } from '../words/lines.js';
import type { BoxPassage, ClosestPoints, Contact } from '../words/results.js';
import { intervals } from '../words/results.js';
import type { Aabb, Segment } from '../words/shapes.js';
import { APART, farthest, type Sign, signOf } from '../words/sign.js';
import { besideEdges, endIsNearer, grazesEdge, leastWayOut } from '../words/slabs.axes.js';
import { crossings } from '../words/slabs.js';
import { awayFromBox, type NearestToBox, nearestBetween } from '../words/slabs.nearest.js';
import { type Passing, passing } from '../words/slabs.passage.js';
import { at, clamp, coordinates, dot, max, min, sub, type Vec } from '../words/vec.js';
import * as pointAabb from './point-aabb.js';

export function gap(segment: Segment, box: Aabb): Sign {
  if (isEmptyAabb(box)) return APART;
  const { start, end } = segment;
  return farthest(
    ...coordinates(start).map((i) => signOf(at(box.min, i) - max(at(start, i), at(end, i)))),
    ...coordinates(start).map((i) => signOf(min(at(start, i), at(end, i)) - at(box.max, i))),
    ...besideEdges(start, sub(end, start), box),
  );
}

/**
 * Whether a segment that meets a box shares only one point with it: at a face which it just reaches or leaves at once, in a flat
 * box that it crosses, or at an edge that it grazes. A segment of no length does where it lies on a face.
 */
export function sharesOnePoint(segment: Segment, box: Aabb): boolean {
  const { start, end } = segment;
  if (isPoint(segment)) return pointAabb.gap(start, box) === 0;
  for (const i of coordinates(start)) {
    const [from, to, low, high] = [at(start, i), at(end, i), at(box.min, i), at(box.max, i)];
    if (from < to && (to === low || from === high)) return true;
    if (from > to && (to === high || from === low)) return true;
    if (from !== to && low === high) return true;
  }
  return grazesEdge(start, sub(end, start), box);
}

/**
 * Where they meet, the middle of what they share; of equally near points of the segment the first.
 * @bound a, b 2 ulp of the coordinates + the distance to the planes, or as near
 * @bound distance 3 ulp of the nearer distance to the planes
 */
export function closestPoints(segment: Segment, box: Aabb, meet: boolean): ClosestPoints {
  if (meet) {
    const middle = middleOf(segment, box);
    return { a: middle, b: middle, distance: 0 };
  }
  const { point, distance } = nearest(segment, box);
  return { a: point, b: clamp(point, box.min, box.max), distance };
}

/** An end is nearest if the segment leads away from the box there. Between them, less is lost when seen from the nearer end. */
function nearest({ start, end }: Segment, box: Aabb): NearestToBox {
  const { way, power } = tamed(sub(end, start));
  const [fromStart, fromEnd] = [awayFromBox(start, box), awayFromBox(end, box)];
  if (dot(fromStart, way) >= 0) return { point: start, distance: length(fromStart) };
  if (dot(fromEnd, way) < 0) return { point: end, distance: length(fromEnd) };
  const fromBase = endIsNearer(start, end, box)
    ? { base: end, from: 0 - power, to: 0 }
    : { base: start, from: 0, to: power };
  return nearestBetween({ ...fromBase, way }, box);
}

/**
 * By the least way out: of equal ones the first of the box's x min, x max, y min … z max, then of those square to the segment
 * and to the x, y and z axis, to its left before its right. The point is the middle of what they share.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 3 ulp of the nearer distance to the planes
 * @bound point 2 ulp of the coordinates + the distance to the planes, or in both
 */
export function contact(segment: Segment, box: Aabb): Contact {
  const { start, end } = segment;
  const [byMin, byMax] = [sub(max(start, end), box.min), sub(box.max, min(start, end))];
  const from = endIsNearer(start, end, box) ? end : start;
  const { normal, depth } = leastWayOut(byMin, byMax, from, sub(end, start), box);
  return { normal, depth, point: middleOf(segment, box) };
}

/**
 * The stretch of the segment that lies in the box. How it runs is exact; points lie in the box, and exactly on the face that they
 * enter or leave by.
 * @bound tMin, tMax, x, y, z 2 ulp of itself
 * @bound entry, exit 2 ulp of the coordinates + the distance to the planes
 */
export function intersection(segment: Segment, box: Aabb): BoxPassage {
  const { tMin, tMax, entry, exit, relation, enter, leave } = passage(segment, box);
  return { tMin, tMax, entry, exit, relation, ...intervals(enter, leave) };
}

function middleOf(segment: Segment, box: Aabb): Vec {
  const { entry, exit } = passage(segment, box);
  return halfway(entry, exit);
}

function passage(segment: Segment, box: Aabb): Passing {
  const { start, end } = segment;
  const startsInside = pointAabb.gap(start, box) <= 0;
  const endsInside = pointAabb.gap(end, box) <= 0;
  const facts = { startsInside, endsInside, sharesOnePoint: sharesOnePoint(segment, box) };
  const line = { start, end, reach: isPoint(segment) ? 0 : 1, ...facts };
  return passing(line, crossings(start, sub(end, start), box), box);
}
