/** Line and oriented box: separating axes across the line and each of the box's axes. */
import { isEmptyObb3 } from '../../words/emptiness.js';
import { isZeroVector } from '../../words/lengths.js';
import { isApartFromFlat3 } from '../../words/obbs.flat.js';
import { beyondEdges, sightOf3 } from '../../words/obbs.sides.js';
import type { Line3, Obb3 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { negate, sub, XYZ } from '../../words/vec.js';
import * as edges from './obb-obb.edges.js';
import * as flat from './obb-obb.flat.js';
import * as pointObb from './point-obb.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(line: Line3, box: Obb3): Sign {
  if (isZeroVector(line.direction)) return pointObb.gap(line.origin, box);
  if (isEmptyObb3(box)) return APART;
  const sight = sightOf3(sub(line.origin, box.center), line.direction, box.halfExtents, box);
  const acrossAxes = beyondEdges(sight);
  return mostSeparated(
    ...XYZ.map((i) => ignoreIf(edges.areParallel(line.direction, box.axes[i]), signOf(acrossAxes[i]!))),
    sight.determinant === 0 ? gapToFlat(line, box) : OVERLAPPING,
  );
}

function gapToFlat(line: Line3, box: Obb3): Sign {
  if (isApartFromFlat(line, box)) return APART;
  return flat.isSegment(box) ? TOUCHING : OVERLAPPING;
}

/** @rare */
export function isApartFromFlat({ origin, direction }: Line3, box: Obb3): boolean {
  return isApartFromFlat3({ corners: [origin], edges: [direction], endless: [direction, negate(direction)] }, box);
}
