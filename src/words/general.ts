/**
 * The general answer, for pairs that have no formula of their own: they export these functions as theirs, and the compiler writes calls of
 * `src/convex`, which is plain code, with loops. These sources cannot run it.
 */
import type { ClosestPoints, Contact, ObbContact } from './results.js';
import type { Sign } from './sign.js';

/** By the nearest points of two convex sets, and where these are one, by whether it lies on the border of all differences. */
export const gap = (_a: object, _b: object): Sign => onlyCompiled();

/** All corners of the second, or the balls around them, lie in the first: for pairs that the compiler makes. */
export const contains = (_a: object, _b: object): boolean => onlyCompiled();

/**
 * By the nearest points of two convex sets. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export const closestPoints = (_a: object, _b: object, _meet: boolean): ClosestPoints => onlyCompiled();

/**
 * By the shortest way out of one convex set for another. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export const contact = (_a: object, _b: object): Contact => onlyCompiled();

/**
 * By the axis of least overlap. Of equal ones a face goes before edges. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 * @bound axis exact, or as short
 */
export const contactOfBoxes = (_a: object, _b: object): ObbContact => onlyCompiled();

function onlyCompiled(): never {
  throw new Error('the general answer is only there when it is compiled');
}
