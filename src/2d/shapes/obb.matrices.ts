/** Oriented boxes and matrices: a box from one, and the ways between the world and a box's own coordinates. */
import type { Bare } from '../../core/bare.js';
import { expectFinite, expectObject } from '../../core/expect.js';
import { misfit } from '../../core/misfit.js';
import { inverseAffineMat3 } from '../../math/affine2.js';
import { createMat3, type Mat3, type MutableMat3 } from '../../math/mat3.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';
import { type Obb, obb } from './obb.js';

/**
 * The box that a matrix `T · R · S` makes of a box around the origin, which is the unit square unless other half extents are given. Its axes are the
 * columns of the matrix as they are, so that nothing is rounded: a scale of 0 makes it flat, a negative one changes nothing, and shear gives exactly
 * the sheared box. The last row of the matrix is not read. `worldToObb` is the way back.
 */
export function obbFromMatrix<HalfExtents extends Vec2 = MutableVec2>(
  matrix: Mat3,
  halfExtents: HalfExtents = createVec2(0.5, 0.5) as Vec2 as HalfExtents,
): Obb<MutableVec2, HalfExtents> {
  expectObject('obb matrix', matrix, 'a list of 9 numbers');
  for (const index of READ) expectFinite(`obb matrix[${index}]`, matrix[index] as number);
  return obb(columnOf(matrix, 6), halfExtents, [columnOf(matrix, 0), columnOf(matrix, 3)]);
}

/** All but the last row. */
const READ: readonly number[] = [0, 1, 3, 4, 6, 7];

function columnOf(matrix: Mat3, start: number): MutableVec2 {
  return createVec2(matrix[start] as number, matrix[start + 1] as number);
}

/**
 * The matrix from a box's own coordinates, in which it reaches as far as its half extents along x and y, to those of the world: its axes and its
 * centre, as they are.
 */
export function obbToWorld(box: Bare<Obb>, out: MutableMat3 = createMat3()): MutableMat3 {
  try {
    const { axes, center } = box;
    const { x: xx, y: xy } = axes[0];
    const { x: yx, y: yy } = axes[1];
    const { x, y } = center;
    out[0] = xx;
    out[1] = xy;
    out[2] = 0;
    out[3] = yx;
    out[4] = yy;
    out[5] = 0;
    out[6] = x;
    out[7] = y;
    out[8] = 1;
    return out;
  } catch (problem) {
    throw misfit(problem, 'an oriented box { center, halfExtents, axes }', [box], out);
  }
}

/**
 * The matrix from the world to a box's own coordinates, in which it is the aabb between its half extents and their opposite. Null where the axes lie on one
 * line, as those of a flat matrix do: that is decided exactly. Keep it beside a box that is asked often. It is exact where scales are powers of two and turns of
 * 90°, and rounded otherwise: questions about the box itself are always exact.
 */
export function worldToObb(box: Bare<Obb>, out?: MutableMat3): MutableMat3 | null {
  obbToWorld(box, forth);
  try {
    return inverseAffineMat3(forth, out);
  } catch (problem) {
    throw misfit(problem, 'an oriented box { center, halfExtents, axes }', [box], out);
  }
}

const forth = /* @__PURE__ */ createMat3();
