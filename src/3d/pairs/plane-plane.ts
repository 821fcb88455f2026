/** Two planes: they cross in a line unless they are parallel. */
import { areParallel } from '../../words/crossings.js';
import { isEmptyPlane3 } from '../../words/emptiness.js';
import { heightOfParallel } from '../../words/heights.js';
import type { Plane3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, TOUCHING } from '../../words/sign.js';

export function gap(a: Plane3, b: Plane3): Sign {
  if (isEmptyPlane3(a) || isEmptyPlane3(b)) return APART;
  if (!areParallel(a.normal, b.normal)) return OVERLAPPING;
  return heightOfParallel(a, b) !== 0 ? APART : TOUCHING;
}
