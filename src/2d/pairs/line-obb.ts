/** Line and oriented box: how far the box reaches to either side of the line. */

import { isEmptyObb2 } from '../../words/emptiness.js';
import { contactInGeneral, nearestInGeneral } from '../../words/general.js';
import { isZeroVector } from '../../words/lengths.js';
import { beyondEdges, sightOf2 } from '../../words/obbs.sides.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Line, Obb2 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';
import { sub } from '../../words/vec.js';
import * as pointObb from './point-obb.js';

export function gap(line: Line, box: Obb2): Sign {
  if (isZeroVector(line.direction)) return pointObb.gap(line.origin, box);
  if (isEmptyObb2(box)) return APART;
  const sight = sightOf2(sub(line.origin, box.center), line.direction, box.halfExtents, box);
  return signOf(beyondEdges(sight)[0]!);
}

/**
 * The general answer. Where they meet, both are a point that they share.
 * @bound a, b 16 ulp of the coordinates, or as near
 * @bound distance 8 ulp of the coordinates
 */
export function closestPoints(line: Line, box: Obb2, meet: boolean): ClosestPoints {
  return nearestInGeneral(line, box, meet);
}

/**
 * The general answer. The point lies in both.
 * @bound normal 8 ulp of 1, or as short
 * @bound depth 8 ulp of the coordinates
 * @bound point 16 ulp of the coordinates, or in both
 */
export function contact(line: Line, box: Obb2): Contact {
  return contactInGeneral(line, box);
}
