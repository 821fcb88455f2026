import { isSurelySingular3, isTrustedDeterminant3 } from './determinant3.js';
import { exactDeterminant, exactInverse } from './rational.js';
import { createVec3, type MutableVec3, setVec3, type Vec3 } from './vec3.js';

/** Nine numbers written into, column by column: the images of x, y and z. */
export type MutableMat3 = [
  ...x: [xx: number, xy: number, xz: number],
  ...y: [yx: number, yy: number, yz: number],
  ...z: [zx: number, zy: number, zz: number],
];

/**
 * A linear map of space, or an affine map of the plane (affine2.ts), column by column as in three.js, whose
 * `matrix.elements` fit as they are. Typed arrays of length 9 fit too.
 */
export type Mat3 = Readonly<MutableMat3> | Float32Array | Float64Array;

type Elements = Readonly<MutableMat3>;

/** The identity. */
export function createMat3(): MutableMat3 {
  return [1, 0, 0, 0, 1, 0, 0, 0, 1];
}

/** Makes `out` the map that changes nothing. */
export function identityMat3(out: MutableMat3 = createMat3()): MutableMat3 {
  return copyMat3(IDENTITY, out);
}

/** Writes the entries of a matrix into `out`, or into a new one. */
export function copyMat3(m: Mat3, out: MutableMat3 = createMat3()): MutableMat3 {
  for (let index = 0; index < 9; index++) out[index] = m[index] as number;
  return out;
}

/** The map that takes x, y and z to these vectors. */
export function mat3FromColumns(x: Vec3, y: Vec3, z: Vec3, out: MutableMat3 = createMat3()): MutableMat3 {
  setColumn(0, x.x, x.y, x.z, out);
  setColumn(3, y.x, y.y, y.z, out);
  return setColumn(6, z.x, z.y, z.z, out);
}

/** a · b: does `b` first and `a` after it. */
export function multiplyMat3(a: Mat3, b: Mat3, out: MutableMat3 = createMat3()): MutableMat3 {
  const { 0: xx, 1: xy, 2: xz, 3: yx, 4: yy, 5: yz, 6: zx, 7: zy, 8: zz } = a as Elements;
  for (let column = 0; column < 9; column += 3) {
    const x = b[column] as number;
    const y = b[column + 1] as number;
    const z = b[column + 2] as number;
    setColumn(column, xx * x + yx * y + zx * z, xy * x + yy * y + zy * z, xz * x + yz * y + zz * z, out);
  }
  return out;
}

/** The matrix with rows and columns exchanged. For a rotation it is the way back. */
export function transposeMat3(m: Mat3, out: MutableMat3 = createMat3()): MutableMat3 {
  const { 0: xx, 1: xy, 2: xz, 3: yx, 4: yy, 5: yz, 6: zx, 7: zy, 8: zz } = m as Elements;
  setColumn(0, xx, yx, zx, out);
  setColumn(3, xy, yy, zy, out);
  return setColumn(6, xz, yz, zz, out);
}

/**
 * The sign is always right, and 0 means singular (or below 5e-324). Plain arithmetic, good to 2⁻²⁸ of its value, unless
 * more than 20 bits cancel or it leaves the ordinary range; then it is the true value rounded once.
 */
export function determinantMat3(m: Mat3): number {
  const { 0: xx, 1: xy, 2: xz, 3: yx, 4: yy, 5: yz, 6: zx, 7: zy, 8: zz } = m as Elements;
  const determinant = xx * (yy * zz - yz * zy) + xy * (yz * zx - yx * zz) + xz * (yx * zy - yy * zx);
  if (isTrustedDeterminant3(m, determinant) || isSurelySingular3(m, determinant)) return determinant;
  return exactDeterminant(m, 3);
}

/**
 * `null` when singular, which is decided exactly for the doubles given, or not finite. The error is a few ulp of the
 * inverse's largest entry times the condition number; a nearly singular matrix gets its true inverse, rounded once.
 */
export function inverseMat3(m: Mat3, out?: MutableMat3): MutableMat3 | null {
  const { 0: xx, 1: xy, 2: xz, 3: yx, 4: yy, 5: yz, 6: zx, 7: zy, 8: zz } = m as Elements;
  const ixx = yy * zz - yz * zy;
  const iyx = yz * zx - yx * zz;
  const izx = yx * zy - yy * zx;
  const determinant = xx * ixx + xy * iyx + xz * izx;
  const ixy = xz * zy - xy * zz;
  const iyy = xx * zz - xz * zx;
  const izy = xy * zx - xx * zy;
  const ixz = xy * yz - xz * yy;
  const iyz = xz * yx - xx * yz;
  const izz = xx * yy - xy * yx;
  if (isTrustedDeterminant3(m, determinant) && Number.isFinite(ixy + iyy + izy + ixz + iyz + izz)) {
    const result = out ?? createMat3();
    setColumn(0, ixx / determinant, ixy / determinant, ixz / determinant, result);
    setColumn(3, iyx / determinant, iyy / determinant, iyz / determinant, result);
    return setColumn(6, izx / determinant, izy / determinant, izz / determinant, result);
  }
  if (isSurelySingular3(m, determinant)) return null;
  const exact = exactInverse(m, 3) as MutableMat3 | null;
  return exact && copyMat3(exact, out);
}

/** M · v: moves `v` within a fixed frame. */
export function mat3TimesVec3(m: Mat3, v: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  const { 0: xx, 1: xy, 2: xz, 3: yx, 4: yy, 5: yz, 6: zx, 7: zy, 8: zz } = m as Elements;
  const { x, y, z } = v;
  return setVec3(xx * x + yx * y + zx * z, xy * x + yy * y + zy * z, xz * x + yz * y + zz * z, out);
}

/**
 * v · M, with `v` as a row: its dot products with the columns of `M`. Where those are the axes of a turned frame, these
 * are the coordinates of the same, unmoved vector in that frame; for rotations it undoes `mat3TimesVec3`.
 */
export function rowVec3TimesMat3(v: Vec3, m: Mat3, out: MutableVec3 = createVec3()): MutableVec3 {
  const { 0: xx, 1: xy, 2: xz, 3: yx, 4: yy, 5: yz, 6: zx, 7: zy, 8: zz } = m as Elements;
  const { x, y, z } = v;
  return setVec3(x * xx + y * xy + z * xz, x * yx + y * yy + z * yz, x * zx + y * zy + z * zz, out);
}

function setColumn(start: number, x: number, y: number, z: number, out: MutableMat3): MutableMat3 {
  out[start] = x;
  out[start + 1] = y;
  out[start + 2] = z;
  return out;
}

const IDENTITY: Mat3 = [1, 0, 0, 0, 1, 0, 0, 0, 1];
