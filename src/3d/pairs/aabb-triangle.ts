/** Box and triangle of space: of thirteen axes, the one that separates them most decides. */
import { isEmptyAabb } from '../../words/emptiness.js';
import { isZeroVector } from '../../words/lengths.js';
import type { Aabb, Triangle3 } from '../../words/shapes.js';
import { APART, ignoreIf, mostSeparated, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { areBeyondFace, areBeyondOrOnFace, gapsAcross, sightOf } from '../../words/triangles.boxes.js';
import { abs, cross, dot, sub, type Vec3 } from '../../words/vec.js';

export { closestPoints, contact } from '../../words/general.js';

/* A collinear triangle has no normal. */
export function gap(box: Aabb, triangle: Triangle3): Sign {
  if (areBeyondFace(box, triangle)) return APART;
  const sight = sightOf(box, triangle);
  const { toA, size, ab, ca } = sight;
  const normal = cross(ca as Vec3, ab as Vec3);
  return mostSeparated(
    ignoreIf(isCollinear(box, triangle), signOf(abs(dot(normal, toA)) - dot(size, abs(normal)))),
    ...gapsAcross(sight),
    areBeyondOrOnFace(box, triangle) ? TOUCHING : OVERLAPPING,
    isEmptyAabb(box) ? APART : OVERLAPPING,
  );
}

/** @rare */
export function isCollinear(_box: Aabb, { a, b, c }: Triangle3): boolean {
  return isZeroVector(cross(sub(b, a), sub(c, a)));
}
