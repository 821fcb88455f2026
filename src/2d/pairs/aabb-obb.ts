/** Box and oriented box: separating axes along the coordinates, and across the sides of the oriented one. */
import { isEmptyAabb, isEmptyObb2 } from '../../words/emptiness.js';
import { isZeroVector } from '../../words/lengths.js';
import { reachAlong2 } from '../../words/obbs.flat.js';
import { pointAcross2 } from '../../words/obbs.sides.js';
import type { Aabb, Obb2 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, type Sign, signOf } from '../../words/sign.js';
import { abs, add, at, indices, scale, sub, type Vec } from '../../words/vec.js';

export { closestPoints, contactOfBoxes as contact } from '../../words/general.js';

export function gap(box: Aabb, oriented: Obb2): Sign {
  if (isEmptyAabb(box) || isEmptyObb2(oriented)) return APART;
  const { center, axes } = oriented;
  // All counts twice, as the middle of the box is half of min + max.
  const middle = add(sub(box.min, center), sub(box.max, center));
  const size = sub(box.max, box.min);
  const bounds = scale(reachAlong2(oriented), 2);
  const { offset, reach } = pointAcross2(middle, oriented);
  return mostSeparated(
    ...indices(size).map((i) => signOf(abs(at(middle, i)) - (at(size, i) + at(bounds, i)))),
    ignoreIf(isZeroVector(axes[1]), signOf(abs(offset.x) - (2 * reach.x + reachBeside(size, axes[1])))),
    ignoreIf(isZeroVector(axes[0]), signOf(abs(offset.y) - (2 * reach.y + reachBeside(size, axes[0])))),
  );
}

/** How far a box reaches to either side of a direction. */
const reachBeside = (size: Vec, { x, y }: Vec): number => size.x * abs(y) + size.y * abs(x);
