/** Two oriented boxes: separating axes across the sides of both. */
import { isEmptyObb2 } from '../../words/emptiness.js';
import { isZeroVector } from '../../words/lengths.js';
import { isPoint2, reachAlong2 } from '../../words/obbs.flat.js';
import { boxAcross2, pointAcross2 } from '../../words/obbs.sides.js';
import type { Obb2 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { abs, add, greater, some, sub, type Vec } from '../../words/vec.js';

export { closestPoints, contactOfBoxes as contact } from '../../words/general.js';

/** Each box is exactly the parallelogram that its doubles define: nothing relies on the axes being unit or at right angles. */
export function gap(a: Obb2, b: Obb2): Sign {
  const offset = sub(b.center, a.center);
  const [byA, byB] = [acrossSides(a, b, offset), acrossSides(b, a, offset)];
  return mostSeparated(
    ...byA.signs,
    ...byB.signs,
    isEmptyObb2(a) || isEmptyObb2(b) ? APART : OVERLAPPING,
    byA.determinant === 0 && byB.determinant === 0 ? gapOfFlat(a, b) : OVERLAPPING,
  );
}

function acrossSides(box: Obb2, other: Obb2, toOther: Vec) {
  const { offset, reach, determinant } = pointAcross2(toOther, box);
  const otherReach = boxAcross2(other, box);
  const signs = [
    ignoreIf(isZeroVector(box.axes[1]), signOf(abs(offset.x) - (reach.x + otherReach.x))),
    ignoreIf(isZeroVector(box.axes[0]), signOf(abs(offset.y) - (reach.y + otherReach.y))),
  ] as const;
  return { signs, determinant };
}

function gapOfFlat(a: Obb2, b: Obb2): Sign {
  if (areApartAlong(a, b)) return APART;
  return isPoint2(a) && isPoint2(b) ? TOUCHING : OVERLAPPING;
}

/** Whether a coordinate axis separates the boxes. @rare */
export function areApartAlong(a: Obb2, b: Obb2): boolean {
  return some(greater(abs(sub(b.center, a.center)), add(reachAlong2(a), reachAlong2(b))));
}
