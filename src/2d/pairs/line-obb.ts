/** Line and oriented box: how far the box reaches to either side of the line. */
import { isEmptyObb2 } from '../../words/emptiness.js';
import { isZeroVector } from '../../words/lengths.js';
import { beyondEdges, sightOf2 } from '../../words/obbs.sides.js';
import type { Line, Obb2 } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';
import { sub } from '../../words/vec.js';
import * as pointObb from './point-obb.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(line: Line, box: Obb2): Sign {
  if (isZeroVector(line.direction)) return pointObb.gap(line.origin, box);
  if (isEmptyObb2(box)) return APART;
  const sight = sightOf2(sub(line.origin, box.center), line.direction, box.halfExtents, box);
  return signOf(beyondEdges(sight)[0]!);
}
