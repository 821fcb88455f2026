import type { Bare } from '../../core/bare.js';
import { sumOfProducts, terms } from '../../core/sumOfProducts.js';
import type { Obb } from '../shapes/obb.js';

/** Writes the corner of an oriented box that lies along some of its axes, and against the others, into a list of numbers from a place on. */
export function writeCornerOfObb(
  box: Bare<Obb>,
  alongX: boolean,
  alongY: boolean,
  alongZ: boolean,
  out: Float64Array,
  at: number,
): void {
  const { center, halfExtents, axes } = box;
  terms[1] = alongX ? halfExtents.x : 0 - halfExtents.x;
  terms[3] = alongY ? halfExtents.y : 0 - halfExtents.y;
  terms[5] = alongZ ? halfExtents.z : 0 - halfExtents.z;
  terms[0] = center.x;
  terms[2] = axes[0].x;
  terms[4] = axes[1].x;
  terms[6] = axes[2].x;
  sumOfProducts(out, at);
  terms[0] = center.y;
  terms[2] = axes[0].y;
  terms[4] = axes[1].y;
  terms[6] = axes[2].y;
  sumOfProducts(out, at + 1);
  terms[0] = center.z;
  terms[2] = axes[0].z;
  terms[4] = axes[1].z;
  terms[6] = axes[2].z;
  sumOfProducts(out, at + 2);
}
