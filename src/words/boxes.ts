/** Words about boxes, shared by all their pairs. */
import type { Aabb, Direction, Length } from './shapes.js';
import { abs, add, along, at, choose, clamp, coordinates, less, min, more, scale, sub, type Vec } from './vec.js';

/** Ericson, RTCD 5.1.3. */
export function nearestInBox(point: Vec, box: Aabb): Vec {
  return clamp(point, box.min, box.max);
}

/** Twice the gap from a point to a box on each axis: how far it lies beyond the nearer face, 0 between the two. */
export function twiceGap(point: Vec, box: Aabb): Vec {
  return twiceBeyond(sub(box.min, point), sub(point, box.max));
}

/**
 * Twice the gap on each axis, given by how much one lies below the other and by how much above: at most one of them is
 * positive. x + |x| is twice the larger of x and 0, without a branch that could be mispredicted.
 */
export function twiceBeyond(below: Vec, above: Vec): Vec {
  return add(below, abs(below), add(above, abs(above)));
}

/** From the one to the other half of the way; never beyond either, however small they are. */
export function halfway(from: Vec, to: Vec): Vec {
  return add(from, scale(sub(to, from), 0.5));
}

export interface WayOut {
  readonly normal: Direction;
  readonly depth: Length;
}

/** Out by the nearest face, given the way past each: of equal ones the first of x min, x max, y min … */
export function byNearestFace(byMin: Vec, byMax: Vec): WayOut {
  const depth = coordinates(byMin).reduce((least, i) => min(least, at(byMin, i), at(byMax, i)), at(byMin, 0));
  for (const i of coordinates(byMin)) {
    if (at(byMin, i) === depth) return { normal: along(byMin, i, 1), depth };
    if (at(byMax, i) === depth) return { normal: along(byMin, i, -1), depth };
  }
  return { normal: along(byMin, 0, 1), depth };
}

/** A point of a box that rounding may have led out of it. Comparisons that hardly ever come out otherwise beat `clamp`. */
export function heldInBox(point: Vec, box: Aabb): Vec {
  return choose(less(point, box.min), box.min, choose(more(point, box.max), box.max, point));
}
