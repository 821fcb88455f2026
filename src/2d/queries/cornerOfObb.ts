import type { Bare } from '../../core/bare.js';
import { sumOfProducts, terms } from '../../core/sumOfProducts.js';
import type { Obb } from '../shapes/obb.js';

/** Writes the corner of an oriented box that lies along some of its axes, and against the others, into a list of numbers from a place on. */
export function writeCornerOfObb(
  box: Bare<Obb>,
  alongX: boolean,
  alongY: boolean,
  out: Float64Array,
  at: number,
): void {
  terms[5] = 0;
  const { center, halfExtents, axes } = box;
  terms[1] = alongX ? halfExtents.x : 0 - halfExtents.x;
  terms[3] = alongY ? halfExtents.y : 0 - halfExtents.y;
  terms[0] = center.x;
  terms[2] = axes[0].x;
  terms[4] = axes[1].x;
  sumOfProducts(out, at);
  terms[0] = center.y;
  terms[2] = axes[0].y;
  terms[4] = axes[1].y;
  sumOfProducts(out, at + 1);
}
