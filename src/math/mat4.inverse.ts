import { createMat3, inverseMat3 } from './mat3.js';
import { copyMat4, createMat4, type Mat4, type MutableMat4, mat3FromMat4, mat4FromMat3 } from './mat4.js';
import { exactDeterminant, exactInverse } from './rational.js';
import { createVec3, setVec3 } from './vec3.js';

type Elements = Readonly<MutableMat4>;

/**
 * The inverse of an affine map, whose last row is 0 0 0 1 and is not read: the linear part inverted, and the translation
 * taken back through it. `null` and errors as for `inverseMat3`.
 */
export function inverseAffineMat4(m: Mat4, out?: MutableMat4): MutableMat4 | null {
  const inverse = inverseMat3(mat3FromMat4(m, linear), linear);
  if (inverse === null) return null;
  const { 12: x, 13: y, 14: z } = m as Elements;
  const { 0: xx, 1: xy, 2: xz, 3: yx, 4: yy, 5: yz, 6: zx, 7: zy, 8: zz } = inverse;
  setVec3(-(xx * x + yx * y + zx * z), -(xy * x + yy * y + zy * z), -(xz * x + yz * y + zz * z), translation);
  return mat4FromMat3(inverse, translation, out);
}

/**
 * The inverse of any 4 × 4 matrix, projections too. `null` when singular, which is decided exactly for the doubles given,
 * or not finite. The error is a few ulp of the inverse's largest entry times the condition number; a nearly singular
 * matrix gets its true inverse, rounded once.
 *
 * Laplace's expansion over pairs of columns: `xy01` is the minor of columns x and y in rows 0 and 1, `zt01` that of
 * columns z and t. Eberly, "The Laplace Expansion Theorem: Computing the Determinants and Inverses of Matrices".
 */
export function inverseMat4(m: Mat4, out?: MutableMat4): MutableMat4 | null {
  const determinant = expandMinors(m, -1, minors);
  const { xy01, xy02, xy03, xy12, xy13, xy23, zt01, zt02, zt03, zt12, zt13, zt23 } = minors;
  const { 0: x0, 1: x1, 2: x2, 3: x3, 4: y0, 5: y1, 6: y2, 7: y3 } = m as Elements;
  const { 8: z0, 9: z1, 10: z2, 11: z3, 12: t0, 13: t1, 14: t2, 15: t3 } = m as Elements;
  if (isTrusted(m, determinant)) {
    const r = out ?? createMat4();
    r[0] = (y1 * zt23 - y2 * zt13 + y3 * zt12) / determinant;
    r[1] = (x2 * zt13 - x1 * zt23 - x3 * zt12) / determinant;
    r[2] = (t1 * xy23 - t2 * xy13 + t3 * xy12) / determinant;
    r[3] = (z2 * xy13 - z1 * xy23 - z3 * xy12) / determinant;
    r[4] = (y2 * zt03 - y0 * zt23 - y3 * zt02) / determinant;
    r[5] = (x0 * zt23 - x2 * zt03 + x3 * zt02) / determinant;
    r[6] = (t2 * xy03 - t0 * xy23 - t3 * xy02) / determinant;
    r[7] = (z0 * xy23 - z2 * xy03 + z3 * xy02) / determinant;
    r[8] = (y0 * zt13 - y1 * zt03 + y3 * zt01) / determinant;
    r[9] = (x1 * zt03 - x0 * zt13 - x3 * zt01) / determinant;
    r[10] = (t0 * xy13 - t1 * xy03 + t3 * xy01) / determinant;
    r[11] = (z1 * xy03 - z0 * xy13 - z3 * xy01) / determinant;
    r[12] = (y1 * zt02 - y0 * zt12 - y2 * zt01) / determinant;
    r[13] = (x0 * zt12 - x1 * zt02 + x2 * zt01) / determinant;
    r[14] = (t1 * xy02 - t0 * xy12 - t2 * xy01) / determinant;
    r[15] = (z0 * xy12 - z1 * xy02 + z2 * xy01) / determinant;
    return r;
  }
  const exact = exactInverse(m, 4) as MutableMat4 | null;
  return exact && copyMat4(exact, out);
}

/**
 * The sign is always right, and 0 means singular (or below 5e-324). Plain arithmetic, good to 2⁻²⁸ of its value, unless
 * more than 20 bits cancel or it leaves the ordinary range; then it is the true value rounded once.
 */
export function determinantMat4(m: Mat4): number {
  const determinant = expandMinors(m, -1, minors);
  return isTrusted(m, determinant) ? determinant : exactDeterminant(m, 4);
}

interface Minors {
  xy01: number;
  xy02: number;
  xy03: number;
  xy12: number;
  xy13: number;
  xy23: number;
  zt01: number;
  zt02: number;
  zt03: number;
  zt12: number;
  zt13: number;
  zt23: number;
}

/** Fills in the twelve minors and returns the determinant, for sign −1. For +1, the same with every minus turned into a plus. */
function expandMinors(m: Mat4, sign: number, out: Minors): number {
  const { 0: x0, 1: x1, 2: x2, 3: x3, 4: y0, 5: y1, 6: y2, 7: y3 } = m as Elements;
  const { 8: z0, 9: z1, 10: z2, 11: z3, 12: t0, 13: t1, 14: t2, 15: t3 } = m as Elements;
  out.xy01 = x0 * y1 + sign * x1 * y0;
  out.xy02 = x0 * y2 + sign * x2 * y0;
  out.xy03 = x0 * y3 + sign * x3 * y0;
  out.xy12 = x1 * y2 + sign * x2 * y1;
  out.xy13 = x1 * y3 + sign * x3 * y1;
  out.xy23 = x2 * y3 + sign * x3 * y2;
  out.zt01 = z0 * t1 + sign * z1 * t0;
  out.zt02 = z0 * t2 + sign * z2 * t0;
  out.zt03 = z0 * t3 + sign * z3 * t0;
  out.zt12 = z1 * t2 + sign * z2 * t1;
  out.zt13 = z1 * t3 + sign * z3 * t1;
  out.zt23 = z2 * t3 + sign * z3 * t2;
  return (
    out.xy01 * out.zt23 +
    sign * out.xy02 * out.zt13 +
    out.xy03 * out.zt12 +
    out.xy12 * out.zt03 +
    sign * out.xy13 * out.zt02 +
    out.xy23 * out.zt01
  );
}

/**
 * Whether a determinant from `expandMinors` has kept its sign and 28 bits. Each of its 24 products passes at most eight
 * roundings, so the error is below 9 · 2⁻⁵³ times the sum of their sizes; 20 bits may cancel. What underflow can hide is
 * below 2⁻¹⁰⁶⁸ times the square of an entry. NaN and overflow fail the comparisons.
 */
function isTrusted(m: Mat4, determinant: number): boolean {
  let largest = 1;
  for (let index = 0; index < 16; index++) {
    const size = Math.abs(m[index] as number);
    sizes[index] = size;
    if (!(size <= largest)) largest = size;
  }
  const size = Math.abs(determinant);
  const sum = expandMinors(sizes, 1, sizeMinors);
  return largest < 2 ** 200 && size > 2 ** -20 * sum && size > 2 ** -1000 * largest * largest;
}

function createMinors(): Minors {
  return { xy01: 0, xy02: 0, xy03: 0, xy12: 0, xy13: 0, xy23: 0, zt01: 0, zt02: 0, zt03: 0, zt12: 0, zt13: 0, zt23: 0 };
}

const linear = createMat3();
const translation = createVec3();
const minors = createMinors();
const sizes = createMat4();
const sizeMinors = createMinors();
