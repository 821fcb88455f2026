import { misfit } from '../../core/misfit.js';
import { sidePointTriangle } from '../../generated/3d/point-triangle.js';
import type { Vec3 } from '../../math/vec3.js';

/**
 * On which side of the plane through a, b and c the point d lies: 1 where they turn counter-clockwise as seen from d, -1 where they turn clockwise, 0 where all four
 * lie in one plane. It is the sign of ((b - a) × (c - a)) · (d - a), exactly right for the doubles given; 0 where one is not finite.
 */
export function orientation(a: Vec3, b: Vec3, c: Vec3, d: Vec3): -1 | 0 | 1 {
  try {
    corners.a = a;
    corners.b = b;
    corners.c = c;
    const side = sidePointTriangle(d, corners);
    return side > 0 ? 1 : side < 0 ? -1 : 0;
  } catch (problem) {
    throw misfit(problem, 'four points { x, y, z }', [a, b, c, d]);
  }
}

const nowhere: Vec3 = { x: 0, y: 0, z: 0 };
const corners = { a: nowhere, b: nowhere, c: nowhere };
