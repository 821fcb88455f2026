/** Box and triangle of the plane: of five axes, the one that separates them most decides. */
import { isEmptyAabb } from '../../words/emptiness.js';
import type { Aabb, Triangle } from '../../words/shapes.js';
import { APART, mostSeparated, OVERLAPPING, type Sign, TOUCHING } from '../../words/sign.js';
import { areBeyondFace, areBeyondOrOnFace, gapsAcross, sightOf } from '../../words/triangles.boxes.js';

export { closestPoints, contact } from '../../words/general.js';

export function gap(box: Aabb, triangle: Triangle): Sign {
  if (areBeyondFace(box, triangle)) return APART;
  return mostSeparated(
    ...gapsAcross(sightOf(box, triangle)),
    areBeyondOrOnFace(box, triangle) ? TOUCHING : OVERLAPPING,
    isEmptyAabb(box) ? APART : OVERLAPPING,
  );
}
