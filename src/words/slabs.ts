/** A line in the slabs of a box: a slab is all that lies between two opposite faces. Kay and Kajiya 1986; Ericson, RTCD 5.3.3. */

import { clampedInto, firstOf } from './boxes.js';
import { atLeast0, blend, isPositive, largestOf, smallestOf } from './branchless.js';
import type { Aabb, Direction } from './shapes.js';
import type { Vec } from './vec.js';
import { abs, add, divEach, equal, fill, maxCoordinate, minCoordinate, negate, scale, select, sub } from './vec.js';

/**
 * Where a line crosses the planes of a box: on each axis it enters by the plane `near`, whose normal is `facing`, at t = `enter`.
 * Each t is two roundings from the true one. For a line along a slab they mean nothing.
 */
export function crossings(origin: Vec, direction: Direction, box: Aabb) {
  const rises = isPositive(direction);
  const [near, far] = [blend(rises, box.min, box.max), blend(rises, box.max, box.min)];
  const [enter, leave] = [divEach(sub(near, origin), direction), divEach(sub(far, origin), direction)];
  const facing = sub(fill(rises, 1), scale(rises, 2));
  return { origin, direction, near, far, facing, enter, leave, t: maxCoordinate(enter), tExit: minCoordinate(leave) };
}

export type Crossings = ReturnType<typeof crossings>;

/** The same for any line: one along a slab is in there from -Infinity to Infinity. */
export function anyCrossings(origin: Vec, direction: Direction, box: Aabb): Crossings {
  const [found, isAlong] = [crossings(origin, direction, box), equal(direction, 0)];
  // Divided by 0: V8 would allocate for a choice that names Infinity.
  const endless = divEach(fill(origin, 1), abs(direction));
  const [enter, leave] = [select(isAlong, negate(endless), found.enter), select(isAlong, endless, found.leave)];
  return { ...found, enter, leave, t: maxCoordinate(enter), tExit: minCoordinate(leave) };
}

/** For how long a ray is in all slabs: negative where it misses the box. */
export const overlapOf = ({ enter, leave }: Crossings): number => smallestOf(leave) - atLeast0(largestOf(enter));

/** The point of entry, in the box and exactly on the planes that it is found by, and the normal of the first of them. */
export function entryOf(found: Crossings, box: Aabb, isGrazing = false) {
  const { origin, direction, near, far, facing, enter, leave, t, tExit } = found;
  const passed = add(origin, scale(direction, t));
  const point = isGrazing ? select(equal(leave, tExit), far, passed) : passed;
  return {
    point: clampedInto(select(equal(enter, t), near, point), box),
    normal: firstOf(select(equal(enter, t), facing, fill(enter, 0))),
  };
}

/** Whether products with t keep their digits. */
export const isCountable = (t: number): boolean => t > 2 ** -900 && t < 2 ** 900;
