/** The questions of any two shapes, as users see them. The compiler makes each from the pairs that exist, in both orders. */
import type { ClosestPoints, Contact, RayHit } from './results.js';
import type { Ray } from './shapes.js';

/** Any shape that the questions take; `kind` tells them apart. */
export type Shape = unknown;

/** Whether two shapes share a point. Touching counts. Exactly right for the doubles given. */
export declare function intersects(a: Shape, b: Shape): boolean;

/**
 * Whether two shapes would still share a point after any small enough motion: more than a touch. Exactly right for the
 * doubles given.
 */
export declare function overlaps(a: Shape, b: Shape): boolean;

/** Whether two shapes share a point, yet an arbitrarily small motion can part them. Exactly right for the doubles given. */
export declare function touches(a: Shape, b: Shape): boolean;

/**
 * Whether the first shape holds all of the second. Touching from inside counts; what is empty or not finite neither holds nor is held. Exactly
 * right for the doubles given.
 */
export declare function contains(a: Shape, b: Shape): boolean;

/** The gap between two shapes: 0 exactly where they meet, Infinity where one is empty or not finite. */
export declare function distance(a: Shape, b: Shape): number;

/**
 * The nearest points of two shapes, `a` on the first and `b` on the second; one shared point where they meet. Null where
 * a shape is empty or not finite.
 */
export declare function closestPoints(a: Shape, b: Shape, out?: ClosestPoints): ClosestPoints | null;

/**
 * How two shapes that meet come apart by the shortest way, or null when they do not meet. Swapping the shapes turns the
 * normal round, except where both ways are equally short and a fixed axis had to be chosen.
 */
export declare function contact(a: Shape, b: Shape, out?: Contact): Contact | null;

/** Where a ray first meets a shape, or null. Starting inside, t is 0. A three.js `Ray` serves as it is. */
export declare function raycast(ray: Ray, shape: Shape, out?: RayHit): RayHit | null;
