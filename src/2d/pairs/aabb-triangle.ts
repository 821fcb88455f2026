/** Box and triangle of the plane: of five axes, the one that separates them most decides. */
import { isEmptyAabb } from '../../words/emptiness.js';
import type { Aabb, Triangle } from '../../words/shapes.js';
import { APART, mostSeparated, OVERLAPPING, type Sign } from '../../words/sign.js';
import { gapsToBox } from '../../words/triangles.boxes.js';

export function gap(box: Aabb, triangle: Triangle): Sign {
  return mostSeparated(...gapsToBox(box, triangle), isEmptyAabb(box) ? APART : OVERLAPPING);
}
