/** Words about boxes, shared by all their pairs. */
import type { Aabb, Direction, Length } from './shapes.js';
import type { Vec } from './vec.js';
import { abs, add, at, equal, fill, greater, indices, is2D, min, scale, select, sub, vec2, vec3 } from './vec.js';

/** Twice the gap from a point to a box on each axis: how far it lies beyond the nearer face, 0 between the two. */
export const twiceGap = (point: Vec, box: Aabb): Vec => twiceBeyond(sub(box.min, point), sub(point, box.max));

/**
 * Twice the gap on each axis, given by how much one lies below the other and by how much above: at most one of them is
 * positive. x + |x| is twice the larger of x and 0, without a branch that could be mispredicted.
 */
export const twiceBeyond = (below: Vec, above: Vec): Vec => add(below, abs(below), add(above, abs(above)));
/** From the one to the other half of the way; never beyond either, however small they are. */
export const halfway = (from: Vec, to: Vec): Vec => add(from, scale(sub(to, from), 0.5));

/** How a box is pushed off another shape: along the normal, by the depth. */
export type LeastMotion = { readonly normal: Direction; readonly depth: Length };

/** Of equal ones the first. */
export const lesser = (a: LeastMotion, b: LeastMotion): LeastMotion => (b.depth < a.depth ? b : a);

/**
 * The box is pushed until its nearest face leaves the other shape: along +axis for a min face, -axis for a max face. Of equal ways
 * the first of x min, x max, y min …
 * @param pastMin how far the other shape reaches past the min face on each axis, into the box: positive where it overlaps
 * @param pastMax the same past the max face
 */
export function pushByNearestFace(pastMin: Vec, pastMax: Vec): LeastMotion {
  // In the order in which the normal asks for them: a processor that has foreseen the one foresees the other.
  const depth = indices(pastMin).reduce((least, i) => min(least, at(pastMin, i), at(pastMax, i)), pastMin.x);
  const [up, down, none] = [fill(pastMin, 1), fill(pastMin, -1), fill(pastMin, 0)];
  return { normal: firstOf(select(equal(pastMin, depth), up, select(equal(pastMax, depth), down, none))), depth };
}

/** A vector without what follows its first coordinate that is not 0. */
export function firstOf(v: Vec): Vec {
  const y = v.x === 0 ? v.y : 0;
  return is2D(v) ? vec2(v.x, y) : vec3(v.x, y, v.x === 0 && y === 0 ? at(v, 2) : 0);
}

/** A point of a box that rounding may have led out of it. Comparisons that hardly ever come out otherwise beat `clamp`. */
export const clampedInto = (point: Vec, box: Aabb): Vec =>
  select(greater(box.min, point), box.min, select(greater(point, box.max), box.max, point));
