/** A sphere and the edges of an oriented box along its first axis. */

import { isZeroVector } from '../../words/lengths.js';
import { edgeToBall, wayOf } from '../../words/obbs.balls.js';
import type { Obb3, Sphere3 } from '../../words/shapes.js';
import { type Sign, signOf } from '../../words/sign.js';
import { add, min, scale, sub } from '../../words/vec.js';

export function gap({ center, radius }: Sphere3, box: Obb3): Sign {
  const { halfExtents, axes } = box;
  const way = wayOf(axes[0], halfExtents.x, isZeroVector(axes[0]));
  const [u, v] = [scale(axes[1], halfExtents.y), scale(axes[2], halfExtents.z)];
  const offset = sub(center, box.center);
  const [right, left] = [sub(offset, u), add(offset, u)];
  const corners = [sub(right, v), add(right, v), sub(left, v), add(left, v)];
  return signOf(corners.map((corner) => edgeToBall(corner, way, radius)).reduce((p, q) => min(p, q)));
}
