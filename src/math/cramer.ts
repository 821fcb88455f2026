import { isSurelySingular3, isTrustedDeterminant3 } from './determinant3.js';
import type { Mat2, MutableMat2 } from './mat2.js';
import { createMat3, type Mat3, type MutableMat3, mat3FromColumns } from './mat3.js';
import { differenceOfProducts, isSurelyZero } from './products.js';
import { exactSolve } from './rational.js';
import { createVec2, type MutableVec2, setVec2, type Vec2 } from './vec2.js';
import { createVec3, type MutableVec3, setVec3, type Vec3 } from './vec3.js';

/**
 * Cramer's rule: the x, y with a·x + b·y = right, where `a` and `b` are the columns of the system. Both are ratios of two
 * determinants that are good to the last bits however much cancels, so each is within 7 · 2⁻⁵³ of its true value.
 *
 * `null` when the system is singular (`a` and `b` parallel, or one of them zero), decided exactly for the doubles given, or
 * when a number is not finite. Nothing is called singular for being small or nearly parallel.
 */
export function solve2x2(a: Vec2, b: Vec2, right: Vec2, out?: MutableVec2): MutableVec2 | null {
  const determinant = differenceOfProducts(a.x, b.y, b.x, a.y);
  const size = Math.abs(determinant);
  if (size > 2 ** -900 && size < 2 ** 1000) {
    const x = differenceOfProducts(right.x, b.y, b.x, right.y) / determinant;
    const y = differenceOfProducts(a.x, right.y, right.x, a.y) / determinant;
    if (Number.isFinite(x) && Number.isFinite(y)) return setVec2(x, y, out ?? createVec2());
  }
  if (size === 0 && isSurelyZero(a.x, b.y, b.x, a.y)) return null;
  const exact = exactSolve([a.x, a.y, b.x, b.y], [right.x, right.y]) as [number, number] | null;
  return exact && setVec2(exact[0], exact[1], out ?? createVec2());
}

/**
 * The x, y, z with a·x + b·y + c·z = right. In plain arithmetic, with an error of a few ulp times the condition of the
 * system; where more than 20 bits cancel in the determinant it is the true solution, rounded once.
 *
 * `null` when the system is singular (the three columns lie in one plane), decided exactly for the doubles given, or when
 * a number is not finite. Nothing is called singular for being small or nearly flat.
 */
export function solve3x3(a: Vec3, b: Vec3, c: Vec3, right: Vec3, out?: MutableVec3): MutableVec3 | null {
  const system = mat3FromColumns(a, b, c, scratch);
  const crossX = b.y * c.z - b.z * c.y;
  const crossY = b.z * c.x - b.x * c.z;
  const crossZ = b.x * c.y - b.y * c.x;
  const determinant = a.x * crossX + a.y * crossY + a.z * crossZ;
  if (isTrustedDeterminant3(system, determinant)) {
    const sideX = right.y * a.z - right.z * a.y;
    const sideY = right.z * a.x - right.x * a.z;
    const sideZ = right.x * a.y - right.y * a.x;
    const x = (right.x * crossX + right.y * crossY + right.z * crossZ) / determinant;
    const y = -(c.x * sideX + c.y * sideY + c.z * sideZ) / determinant;
    const z = (b.x * sideX + b.y * sideY + b.z * sideZ) / determinant;
    if (Number.isFinite(x + y + z)) return setVec3(x, y, z, out ?? createVec3());
  }
  if (isSurelySingular3(system, determinant)) return null;
  const exact = exactSolve(system, [right.x, right.y, right.z]) as [number, number, number] | null;
  return exact && setVec3(exact[0], exact[1], exact[2], out ?? createVec3());
}

/** The v with m · v = right: `solve2x2` for the columns of a matrix. */
export function solveMat2(m: Mat2, right: Vec2, out?: MutableVec2): MutableVec2 | null {
  const { 0: xx, 1: xy, 2: yx, 3: yy } = m as Readonly<MutableMat2>;
  return solve2x2(setVec2(xx, xy, flatX), setVec2(yx, yy, flatY), right, out);
}

/** The v with m · v = right: `solve3x3` for the columns of a matrix. */
export function solveMat3(m: Mat3, right: Vec3, out?: MutableVec3): MutableVec3 | null {
  const { 0: xx, 1: xy, 2: xz, 3: yx, 4: yy, 5: yz, 6: zx, 7: zy, 8: zz } = m as Readonly<MutableMat3>;
  return solve3x3(setVec3(xx, xy, xz, columnX), setVec3(yx, yy, yz, columnY), setVec3(zx, zy, zz, columnZ), right, out);
}

const scratch = createMat3();
const flatX = createVec2();
const flatY = createVec2();
const columnX = createVec3();
const columnY = createVec3();
const columnZ = createVec3();
