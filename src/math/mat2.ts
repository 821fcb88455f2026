import { differenceOfProducts, isSurelyZero } from './products.js';
import { exactInverse } from './rational.js';
import { createVec2, type MutableVec2, setVec2, type Vec2 } from './vec2.js';

/** Four numbers written into, column by column: the image of x, then the image of y. */
export type MutableMat2 = [xx: number, xy: number, yx: number, yy: number];

/** A linear map of the plane: two columns, the images of x and of y. Typed arrays of length 4 fit too. */
export type Mat2 = Readonly<MutableMat2> | Float32Array | Float64Array;

type Elements = Readonly<MutableMat2>;

/** The identity. */
export function createMat2(): MutableMat2 {
  return [1, 0, 0, 1];
}

/** Makes `out` the map that changes nothing. */
export function identityMat2(out: MutableMat2 = createMat2()): MutableMat2 {
  return setMat2(1, 0, 0, 1, out);
}

/** Writes the entries of a matrix into `out`, or into a new one. */
export function copyMat2(m: Mat2, out: MutableMat2 = createMat2()): MutableMat2 {
  const { 0: xx, 1: xy, 2: yx, 3: yy } = m as Elements;
  return setMat2(xx, xy, yx, yy, out);
}

/** The map that takes x and y to these vectors. */
export function mat2FromColumns(x: Vec2, y: Vec2, out: MutableMat2 = createMat2()): MutableMat2 {
  return setMat2(x.x, x.y, y.x, y.y, out);
}

/** Turns by `angle` radians from x towards y. */
export function mat2FromAngle(angle: number, out: MutableMat2 = createMat2()): MutableMat2 {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return setMat2(cosine, sine, -sine, cosine, out);
}

/** a · b: does `b` first and `a` after it. */
export function multiplyMat2(a: Mat2, b: Mat2, out: MutableMat2 = createMat2()): MutableMat2 {
  const { 0: axx, 1: axy, 2: ayx, 3: ayy } = a as Elements;
  const { 0: bxx, 1: bxy, 2: byx, 3: byy } = b as Elements;
  return setMat2(axx * bxx + ayx * bxy, axy * bxx + ayy * bxy, axx * byx + ayx * byy, axy * byx + ayy * byy, out);
}

/** The matrix with rows and columns exchanged. For a rotation it is the way back. */
export function transposeMat2(m: Mat2, out: MutableMat2 = createMat2()): MutableMat2 {
  const { 0: xx, 1: xy, 2: yx, 3: yy } = m as Elements;
  return setMat2(xx, yx, xy, yy, out);
}

/** Within 3 units of 2⁻⁵³ of the true value: the sign is always right, and 0 means singular (or below 5e-324). */
export function determinantMat2(m: Mat2): number {
  const { 0: xx, 1: xy, 2: yx, 3: yy } = m as Elements;
  return differenceOfProducts(xx, yy, yx, xy);
}

/**
 * `null` when singular, which is decided exactly for the doubles given, or not finite. Every entry is within 4 · 2⁻⁵³, or
 * rounded once where the determinant is out of the ordinary range.
 */
export function inverseMat2(m: Mat2, out?: MutableMat2): MutableMat2 | null {
  const { 0: xx, 1: xy, 2: yx, 3: yy } = m as Elements;
  const determinant = differenceOfProducts(xx, yy, yx, xy);
  const size = Math.abs(determinant);
  if (size > 2 ** -960 && size < 2 ** 1000) {
    return setMat2(yy / determinant, -xy / determinant, -yx / determinant, xx / determinant, out ?? createMat2());
  }
  if (determinant === 0 && isSurelyZero(xx, yy, yx, xy)) return null;
  const exact = exactInverse(m, 2) as MutableMat2 | null;
  return exact && copyMat2(exact, out);
}

/** M · v: moves `v` within a fixed frame. */
export function mat2TimesVec2(m: Mat2, v: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  const { 0: xx, 1: xy, 2: yx, 3: yy } = m as Elements;
  return setVec2(xx * v.x + yx * v.y, xy * v.x + yy * v.y, out);
}

/**
 * v · M, with `v` as a row: its dot products with the columns of `M`. Where those are the axes of a turned frame, these
 * are the coordinates of the same, unmoved vector in that frame; for rotations it undoes `mat2TimesVec2`.
 */
export function rowVec2TimesMat2(v: Vec2, m: Mat2, out: MutableVec2 = createVec2()): MutableVec2 {
  const { 0: xx, 1: xy, 2: yx, 3: yy } = m as Elements;
  return setVec2(v.x * xx + v.y * xy, v.x * yx + v.y * yy, out);
}

function setMat2(xx: number, xy: number, yx: number, yy: number, out: MutableMat2): MutableMat2 {
  out[0] = xx;
  out[1] = xy;
  out[2] = yx;
  out[3] = yy;
  return out;
}
