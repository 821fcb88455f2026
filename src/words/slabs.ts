/**
 * A line in the slabs of a box. A slab is all that lies between two opposite faces; the line is in the box where it is in all
 * slabs. Kay and Kajiya 1986; Ericson, RTCD 5.3.3.
 */
import { byNearestFace } from './boxes.js';
import type { Aabb, Direction, Length } from './shapes.js';
import { add, along, at, choose, coordinates, equal, fill, more, negate, over, scale, sub, type Vec } from './vec.js';

/** Where a line crosses the planes of a box: on each axis it comes in by the plane `near` at t = `enter`. */
export interface Crossings {
  readonly direction: Direction;
  readonly near: Vec;
  readonly far: Vec;
  readonly enter: Vec;
  readonly leave: Vec;
}

/** Each t is two roundings from the true one. A line along a slab is in there from -Infinity to Infinity. */
export function crossings(start: Vec, direction: Direction, box: Aabb): Crossings {
  const [isAlong, rises] = [equal(direction, 0), more(direction, 0)];
  const near = choose(rises, box.min, box.max);
  const far = choose(rises, box.max, box.min);
  // Along a slab it is -1 / 0 and 1 / 0, with 0 for a direction of -0 as well.
  const steady = add(direction, fill(direction, 0));
  const enter = over(choose(isAlong, fill(start, -1), sub(near, start)), steady);
  const leave = over(choose(isAlong, fill(start, 1), sub(far, start)), steady);
  return { direction, near, far, enter, leave };
}

export function pointAt({ direction }: Crossings, t: number, start: Vec): Vec {
  return add(start, scale(direction, t));
}

/** What rounding has led away from the planes that are entered at t. */
export function onNear({ enter, near }: Crossings, t: number, point: Vec): Vec {
  return choose(equal(enter, t), near, point);
}

export function onFar({ leave, far }: Crossings, t: number, point: Vec): Vec {
  return choose(equal(leave, t), far, point);
}

/** The normal of the first plane that is entered at t. */
export function faceEntered({ enter, direction }: Crossings, t: number): Direction {
  for (const i of coordinates(enter)) {
    if (at(enter, i) === t) return along(enter, i, at(direction, i) > 0 ? -1 : 1);
  }
  return fill(enter, 0);
}

/**
 * Whether a line comes in from outside and goes out later, by more than rounding makes up: each t is two roundings from the true
 * one unless it is so small that it has lost digits.
 */
export function isClear(t: number, tExit: number): boolean {
  return t > 2 ** -900 && tExit - t > 2 ** -49 * tExit;
}

/** Of the faces that a ray starts on, the one it faces most: of equal ones the first of x min, x max, y min … */
export function faceAtStart(origin: Vec, direction: Direction, box: Aabb): Direction {
  // Halved, all of them are less than 2 ** 1023.
  const none = fill(origin, 2 ** 1023);
  const atMin = choose(equal(origin, box.min), scale(direction, -0.5), none);
  const atMax = choose(equal(origin, box.max), scale(direction, 0.5), none);
  return negate(byNearestFace(atMin, atMax).normal);
}

/** Longer than any length there can be: how far a ray goes, and what a motion needs that never parts the two. */
export function boundless(): Length {
  return 2 ** 1000;
}
