/**
 * How high shapes lie over the surface of a halfspace, or over a plane: n·x + constant, which counts in lengths of the normal. The
 * lowest point of a shape tells whether it meets a halfspace; a plane is met from either side.
 */
import type { Aabb, Direction, Halfspace, Length } from './shapes.js';
import { type Sign, signOf } from './sign.js';
import { abs, add, at, dot, indices, lengthSquared, max, min, sub, type Vec } from './vec.js';

/** A halfspace, or a plane: the same numbers. */
export type Surface = Halfspace;

export const heightOf = ({ normal, constant }: Surface, point: Vec): Length => dot(normal, point) + constant;

/** How far all of some heights are on one side of a plane: negative where they are on both. */
export const beside = (first: Length, ...rest: Length[]): Length => max(min(first, ...rest), 0 - max(first, ...rest));

/**
 * A ball whose centre is at a height: h against r|n|, without a root. The sign of h is kept, so that a centre below needs no case of
 * its own, and neither does a ball without size.
 */
export const gapOfBall = ({ normal }: Surface, height: Length, radius: Length): Sign =>
  signOf(height * abs(height) - radius * radius * lengthSquared(normal));

/** Twice the height of a box's middle. */
export const twiceHeightOf = ({ normal, constant }: Surface, { min, max }: Aabb): Length =>
  dot(normal, add(min, max)) + 2 * constant;
/** Twice how much lower than its middle the lowest corner of a box is. */
export const twiceReachOf = ({ normal }: Surface, { min, max }: Aabb): Length => dot(abs(normal), sub(max, min));

/** How much lower than its centre the lowest corner of an oriented box is. */
export const reachOfAxes = ({ normal }: Surface, halfExtents: Vec, axes: readonly Direction[]): Length =>
  indices(halfExtents)
    .map((i) => at(halfExtents, i) * abs(dot(normal, axes[i]!)))
    .reduce((p, q) => p + q);

/** The height over b of a surface a that is parallel to it, times the square of its normal: a's point next to the origin is -c n / n². */
export const heightOfParallel = (a: Surface, b: Surface): Length =>
  b.constant * lengthSquared(a.normal) - dot(a.normal, b.normal) * a.constant;
