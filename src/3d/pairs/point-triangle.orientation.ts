/** Point and triangle of space: on which side of the triangle's plane the point lies. */
import type { Triangle3 } from '../../words/shapes.js';
import { type Sign, signOf } from '../../words/sign.js';
import { cross, dot, sub, type Vec3 } from '../../words/vec.js';

/** Positive where a, b, c turn counter-clockwise as seen from the point, 0 in their plane, negative behind it. */
export function side(point: Vec3, { a, b, c }: Triangle3): Sign {
  return signOf(dot(cross(sub(b, a), sub(c, a)), sub(point, a)));
}
