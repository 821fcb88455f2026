/** Two oriented boxes: of fifteen axes, the one along which they overlap least decides. */
import { leastOverlap, unitFaces } from '../../words/obbs.axes.js';
import { alongFifteen, sidesOf } from '../../words/obbs.fifteen.js';
import { precedes, tamedBox } from '../../words/obbs.js';
import { sharedMiddle } from '../../words/obbs.middle.js';
import type { ObbContact } from '../../words/results.js';
import type { Obb3 } from '../../words/shapes.js';
import { APART, type Sign, TOUCHING } from '../../words/sign.js';
import { max, negate } from '../../words/vec.js';
import * as flat from './obb-obb.flat.js';

/** Each box is exactly the parallelepiped that its doubles define, skewed or without volume as it may be. */
export function gap(a: Obb3, b: Obb3): Sign {
  const sidesA = sidesOf(a);
  if (sidesA.volume === 0) {
    if (sidesOf(b).volume === 0) {
      if (!flat.meet(a, b)) return APART;
      if (flat.areOnLine(a, b)) return TOUCHING;
    }
  }
  return alongFifteen(a, b, sidesA, sidesOf(b));
}

/**
 * By the axis of least overlap. Of equal ones a face goes before edges, first one of the box with the lesser centre, x
 * before y before z. The point lies in both, unless a box has extents along axes that do not span space: it is the middle of
 * two faces or edges that meet, halfway in.
 * @bound normal 3 ulp of 1, or as short
 * @bound depth 2 ulp of the half diagonals
 * @bound point 16 ulp of the coordinates × the skew, or in both
 * @bound axis exact, or as short
 */
export function contact(a: Obb3, b: Obb3): ObbContact {
  const isSwapped = precedes(b, a);
  const [first, second] = [tamedBox(isSwapped ? b : a), tamedBox(isSwapped ? a : b)];
  const [facesOfFirst, facesOfSecond] = [unitFaces(first), unitFaces(second)];
  const { overlap, unit, distance, axis, mirrored } = leastOverlap(first, second, facesOfFirst, facesOfSecond);
  const normal = distance < 0 ? negate(unit) : unit;
  const point = sharedMiddle(first, second, facesOfFirst, facesOfSecond, normal);
  const depth = max(overlap, 0);
  return isSwapped ? { normal: negate(normal), depth, point, axis: mirrored } : { normal, depth, point, axis };
}
