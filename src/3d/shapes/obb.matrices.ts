/** Oriented boxes and matrices: a box from one, and the ways between the world and a box's own coordinates. */
import type { Bare } from '../../core/bare.js';
import { expectFinite, expectObject } from '../../core/expect.js';
import { misfit } from '../../core/misfit.js';
import { inverseAffineMat4 } from '../../math/mat4.inverse.js';
import { createMat4, type Mat4, type MutableMat4 } from '../../math/mat4.js';
import { createVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
import { type Obb, obb } from './obb.js';

/**
 * The box that a matrix `T · R · S` makes of a box around the origin, which is the unit cube unless other half extents are given. Its axes are the
 * columns of the matrix as they are, so that nothing is rounded: a scale of 0 makes it flat, a negative one changes nothing, and shear gives exactly
 * the sheared box. The last row of the matrix is not read. `worldToObb` is the way back.
 */
export function obbFromMatrix<HalfExtents extends Vec3 = MutableVec3>(
  matrix: Mat4,
  halfExtents: HalfExtents = createVec3(0.5, 0.5, 0.5) as Vec3 as HalfExtents,
): Obb<MutableVec3, HalfExtents> {
  expectObject('obb matrix', matrix, 'a list of 16 numbers');
  for (const index of READ) expectFinite(`obb matrix[${index}]`, matrix[index] as number);
  return obb(columnOf(matrix, 12), halfExtents, [columnOf(matrix, 0), columnOf(matrix, 4), columnOf(matrix, 8)]);
}

/** All but the last row. */
const READ: readonly number[] = [0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14];

function columnOf(matrix: Mat4, start: number): MutableVec3 {
  return createVec3(matrix[start] as number, matrix[start + 1] as number, matrix[start + 2] as number);
}

/**
 * The matrix from a box's own coordinates, in which it reaches as far as its half extents along x, y and z, to those of the world: its axes and its
 * centre, as they are.
 */
export function obbToWorld(box: Bare<Obb>, out: MutableMat4 = createMat4()): MutableMat4 {
  try {
    const { axes, center } = box;
    const { x: xx, y: xy, z: xz } = axes[0];
    const { x: yx, y: yy, z: yz } = axes[1];
    const { x: zx, y: zy, z: zz } = axes[2];
    const { x, y, z } = center;
    out[0] = xx;
    out[1] = xy;
    out[2] = xz;
    out[3] = 0;
    out[4] = yx;
    out[5] = yy;
    out[6] = yz;
    out[7] = 0;
    out[8] = zx;
    out[9] = zy;
    out[10] = zz;
    out[11] = 0;
    out[12] = x;
    out[13] = y;
    out[14] = z;
    out[15] = 1;
    return out;
  } catch (problem) {
    throw misfit(problem, 'an oriented box { center, halfExtents, axes }', [box], out);
  }
}

/**
 * The matrix from the world to a box's own coordinates, in which it is the aabb between its half extents and their opposite. Null where the axes lie in one
 * plane, as those of a flat matrix do: that is decided exactly. Keep it beside a box that is asked often. It is exact where scales are powers of two and turns of
 * 90°, and rounded otherwise: questions about the box itself are always exact.
 */
export function worldToObb(box: Bare<Obb>, out?: MutableMat4): MutableMat4 | null {
  obbToWorld(box, forth);
  try {
    return inverseAffineMat4(forth, out);
  } catch (problem) {
    throw misfit(problem, 'an oriented box { center, halfExtents, axes }', [box], out);
  }
}

const forth = /* @__PURE__ */ createMat4();
