/** Two halfspaces: they share some of space unless their normals are opposite, and then there may be a gap between them. */
import { areParallel } from '../words/crossings.js';
import { isEmptyHalfspace } from '../words/emptiness.js';
import { heightOfParallel } from '../words/heights.js';
import type { Halfspace } from '../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf } from '../words/sign.js';
import { dot } from '../words/vec.js';

export function gap(a: Halfspace, b: Halfspace): Sign {
  if (isEmptyHalfspace(a) || isEmptyHalfspace(b)) return APART;
  if (!areParallel(a.normal, b.normal) || dot(a.normal, b.normal) > 0) return OVERLAPPING;
  return signOf(heightOfParallel(a, b));
}
