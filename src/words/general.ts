/**
 * The general answer, for pairs that have no formula of their own: the compiler writes calls of `src/convex` in place of these words,
 * which are only names. `src/convex` is plain code, with loops; these sources cannot run it.
 */
import type { ClosestPoints, Contact } from './results.js';

/** The nearest points of any two shapes of which one has an end in every direction. */
export const nearestInGeneral = (_a: object, _b: object, _meet: boolean): ClosestPoints => onlyCompiled();

/** How two such shapes that meet come apart. */
export const contactInGeneral = (_a: object, _b: object): Contact => onlyCompiled();

function onlyCompiled(): never {
  throw new Error('the general answer is only there when it is compiled');
}
