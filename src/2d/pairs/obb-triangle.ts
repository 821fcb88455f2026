/** Oriented box and triangle: separating axes across the sides of both. */
import { isEmptyObb2 } from '../../words/emptiness.js';
import { isZeroVector } from '../../words/lengths.js';
import { isApartFromFlat2, isPoint2 } from '../../words/obbs.flat.js';
import { across2, triangleToFaces } from '../../words/obbs.sides.js';
import type { Obb2, Triangle } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { abs, cross2, dot, equal, every, map3, scale, sub, vec2 } from '../../words/vec.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(box: Obb2, triangle: Triangle): Sign {
  if (isEmptyObb2(box)) return APART;
  const { center, halfExtents, axes } = box;
  const { a, b, c } = triangle;
  const determinant = cross2(axes[0], axes[1]);
  const corners = map3([a, b, c], (corner) => across2(axes, sub(corner, center)));
  const [toX, toY] = triangleToFaces(corners, scale(halfExtents, abs(determinant)));
  // Twice the area: how far the third corner lies beside each edge.
  const area = cross2(sub(a, c), sub(b, a));
  return mostSeparated(
    ignoreIf(isZeroVector(axes[1]), toX!),
    ignoreIf(isZeroVector(axes[0]), toY!),
    ...map3([[a, b] as const, [b, c] as const, [c, a] as const], ([from, to]) => {
      const edge = sub(to, from);
      const left = cross2(edge, sub(from, center));
      const reach = dot(halfExtents, abs(vec2(cross2(edge, axes[0]), cross2(edge, axes[1]))));
      return ignoreIf(every(equal(from, to)), signOf(abs(2 * left + area) - (abs(area) + 2 * reach)));
    }),
    determinant === 0 && area === 0 ? gapOfFlat(box, triangle) : OVERLAPPING,
  );
}

function gapOfFlat(box: Obb2, triangle: Triangle): Sign {
  if (isApartFromFlat(box, triangle)) return APART;
  return isPoint2(box) && isPoint(triangle) ? TOUCHING : OVERLAPPING;
}

const isPoint = ({ a, b, c }: Triangle): boolean => every(equal(a, b)) && every(equal(b, c));

/** @rare */
export function isApartFromFlat(box: Obb2, { a, b, c }: Triangle): boolean {
  return isApartFromFlat2({ corners: [a, b, c], edges: [], endless: [] }, box);
}
