/** What is asked of hulls and polygons: they have too many edges to try all pairs of them. */
import { answerContactBy } from './answers.js';
import { growPolygon } from './growing2.js';
import { growPolytope } from './growing3.js';

/**
 * How two that meet come apart.
 * @param overlap whether they do more than touch
 * @returns whether it is known
 */
export function answerContactOfHulls(areAlike: boolean, isDeep: boolean, overlap: boolean): boolean {
  return answerContactBy(grow, areAlike, isDeep, overlap);
}

function grow(isDeep: boolean): boolean {
  return isDeep ? growPolytope(false) : growPolygon(false);
}
