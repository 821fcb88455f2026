/**
 * The axes on which a line and a box can be parted, and the shortest way to part them.
 *
 * The box swept along the line is a body with two kinds of faces: those of the box, and those that an edge of the box draws
 * along the line's direction. In the plane it is a corner that draws them.
 */
import { byNearestFace, type WayOut } from './boxes.js';
import { tamed } from './lines.js';
import type { Aabb, Direction } from './shapes.js';
import { type Sign, signOf, unless } from './sign.js';
import { boundless } from './slabs.js';
import {
  abs,
  add,
  along,
  at,
  type Index,
  isPlane,
  map,
  max,
  min,
  next,
  planes,
  sqrt,
  sub,
  sum,
  three,
  type Vec,
} from './vec.js';

/** The edges of a box along x, y and z, each by the two coordinates that are left when looking along it. */
function edges(like: Vec): readonly (readonly [Index, Index])[] {
  return isPlane(like) ? planes(like) : map(three, (i) => [next(i), next(next(i))] as const);
}

/** What the faces say that edges draw. Those that a line along a slab draws are the box's own. */
export function besideEdges(start: Vec, direction: Direction, box: Aabb): readonly Sign[] {
  const sight = sightOf(start, direction, box);
  return edges(start).map(([i, j]) => unless(isAlong(direction, i, j), signOf(gapToEdges(sight, i, j))));
}

/** Whether the line, seen along one of the axes, runs aslant and meets nothing but a corner of the box. */
export function grazesEdge(start: Vec, direction: Direction, box: Aabb): boolean {
  const sight = sightOf(start, direction, box);
  for (const [i, j] of edges(start)) if (!isAlong(direction, i, j) && gapToEdges(sight, i, j) === 0) return true;
  return false;
}

function isAlong(direction: Direction, i: Index, j: Index): boolean {
  return at(direction, i) === 0 || at(direction, j) === 0;
}

/** Twice the way from a line's point to the middle of a box, the size of the box, and the line's direction. */
interface Sight {
  readonly toMiddle: Vec;
  readonly size: Vec;
  readonly direction: Direction;
}

function sightOf(start: Vec, direction: Direction, box: Aabb): Sight {
  const [toMin, toMax] = [sub(box.min, start), sub(box.max, start)];
  return { toMiddle: add(toMin, toMax), size: sub(box.max, box.min), direction };
}

/**
 * Seen along an axis, the line is a line of the plane and the box a rectangle, which reaches as far to its left as to its
 * right of a parallel through its middle. Everything counts twice, as the middle is half of min + max. Ericson, RTCD 5.3.3.
 */
function gapToEdges({ toMiddle, size, direction }: Sight, i: Index, j: Index): number {
  const aside = at(toMiddle, i) * at(direction, j) - at(toMiddle, j) * at(direction, i);
  const reach = at(size, i) * abs(at(direction, j)) + at(size, j) * abs(at(direction, i));
  return abs(aside) - reach;
}

/**
 * The least way out, given the way past each face of the box. Of equal ways the first of the box's x min, x max, y min … z max,
 * and then the edges along x, y and z, to the line's left before its right.
 */
export function leastWayOut(byMin: Vec, byMax: Vec, from: Vec, direction: Direction, box: Aabb): WayOut {
  const [low, high] = [sub(box.min, from), sub(box.max, from)];
  return edges(direction).reduce(
    (best: WayOut, [i, j]) => {
      const one = byEdge(direction, low, high, i, j);
      return one.depth < best.depth ? one : best;
    },
    byNearestFace(byMin, byMax),
  );
}

/** Seen along the edge, with w from the line to a corner: the largest w × d / |d| to the left, and to the right. */
function byEdge(direction: Direction, low: Vec, high: Vec, i: Index, j: Index): WayOut {
  const { way, squared } = tamed(add(along(direction, i, at(direction, i)), along(direction, j, at(direction, j))));
  const [p, q] = [at(way, i), at(way, j)];
  if (p === 0 && q === 0) return { normal: way, depth: boundless() };
  const most = max(q * at(low, i), q * at(high, i)) - min(p * at(low, j), p * at(high, j));
  const least = min(q * at(low, i), q * at(high, i)) - max(p * at(low, j), p * at(high, j));
  const [toLeft, toRight] = [max(most, 0), max(0 - least, 0)];
  const length = sqrt(squared);
  const turned = toLeft <= toRight ? length : 0 - length;
  // Adding 0 keeps a -0 from showing.
  const normal = add(along(direction, i, 0 - q / turned), along(direction, j, p / turned + 0));
  return { normal, depth: min(toLeft, toRight) / length };
}

/** Which end of a segment is nearer to the middle of a box: what is measured from there loses less to rounding. */
export function endIsNearer(start: Vec, end: Vec, box: Aabb): boolean {
  return sum(abs(add(sub(box.min, end), sub(box.max, end)))) < sum(abs(add(sub(box.min, start), sub(box.max, start))));
}
