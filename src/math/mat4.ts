import { createMat3, type Mat3, type MutableMat3 } from './mat3.js';
import type { Vec3 } from './vec3.js';

/** Sixteen numbers written into, column by column: the images of x, y and z, then the translation; w is last in each. */
export type MutableMat4 = [
  ...x: [xx: number, xy: number, xz: number, xw: number],
  ...y: [yx: number, yy: number, yz: number, yw: number],
  ...z: [zx: number, zy: number, zz: number, zw: number],
  ...t: [tx: number, ty: number, tz: number, tw: number],
];

/**
 * An affine or projective map of space, column by column as in three.js, whose `matrix.elements` fit as they are.
 * Typed arrays of length 16 fit too.
 */
export type Mat4 = Readonly<MutableMat4> | Float32Array | Float64Array;

type Elements = Readonly<MutableMat4>;

/** The identity. */
export function createMat4(): MutableMat4 {
  return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
}

/** Makes `out` the map that changes nothing. */
export function identityMat4(out: MutableMat4 = createMat4()): MutableMat4 {
  return copyMat4(IDENTITY, out);
}

/** Writes the entries of a matrix into `out`, or into a new one. */
export function copyMat4(m: Mat4, out: MutableMat4 = createMat4()): MutableMat4 {
  for (let index = 0; index < 16; index++) out[index] = m[index] as number;
  return out;
}

/** The affine map with this linear part, followed by this translation. */
export function mat4FromMat3(linear: Mat3, translation: Vec3, out: MutableMat4 = createMat4()): MutableMat4 {
  const { 0: xx, 1: xy, 2: xz, 3: yx, 4: yy, 5: yz, 6: zx, 7: zy, 8: zz } = linear as Readonly<MutableMat3>;
  setColumn(0, xx, xy, xz, 0, out);
  setColumn(4, yx, yy, yz, 0, out);
  setColumn(8, zx, zy, zz, 0, out);
  return setColumn(12, translation.x, translation.y, translation.z, 1, out);
}

/** The linear part: what is left of the map for directions. */
export function mat3FromMat4(m: Mat4, out: MutableMat3 = createMat3()): MutableMat3 {
  for (let column = 0; column < 3; column++) {
    for (let row = 0; row < 3; row++) out[3 * column + row] = m[4 * column + row] as number;
  }
  return out;
}

/** a · b: does `b` first and `a` after it. */
export function multiplyMat4(a: Mat4, b: Mat4, out: MutableMat4 = createMat4()): MutableMat4 {
  const { 0: xx, 1: xy, 2: xz, 3: xw, 4: yx, 5: yy, 6: yz, 7: yw } = a as Elements;
  const { 8: zx, 9: zy, 10: zz, 11: zw, 12: tx, 13: ty, 14: tz, 15: tw } = a as Elements;
  for (let column = 0; column < 16; column += 4) {
    const x = b[column] as number;
    const y = b[column + 1] as number;
    const z = b[column + 2] as number;
    const w = b[column + 3] as number;
    out[column] = xx * x + yx * y + zx * z + tx * w;
    out[column + 1] = xy * x + yy * y + zy * z + ty * w;
    out[column + 2] = xz * x + yz * y + zz * z + tz * w;
    out[column + 3] = xw * x + yw * y + zw * z + tw * w;
  }
  return out;
}

/** The matrix with rows and columns exchanged. */
export function transposeMat4(m: Mat4, out: MutableMat4 = createMat4()): MutableMat4 {
  const { 0: xx, 1: xy, 2: xz, 3: xw, 4: yx, 5: yy, 6: yz, 7: yw } = m as Elements;
  const { 8: zx, 9: zy, 10: zz, 11: zw, 12: tx, 13: ty, 14: tz, 15: tw } = m as Elements;
  setColumn(0, xx, yx, zx, tx, out);
  setColumn(4, xy, yy, zy, ty, out);
  setColumn(8, xz, yz, zz, tz, out);
  return setColumn(12, xw, yw, zw, tw, out);
}

function setColumn(start: number, x: number, y: number, z: number, w: number, out: MutableMat4): MutableMat4 {
  out[start] = x;
  out[start + 1] = y;
  out[start + 2] = z;
  out[start + 3] = w;
  return out;
}

const IDENTITY: Mat4 = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
