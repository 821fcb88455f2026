import { createMat2, inverseMat2, type Mat2, type MutableMat2 } from './mat2.js';
import { createMat3, type Mat3, type MutableMat3 } from './mat3.js';
import { createVec2, type MutableVec2, normalizeVec2, setVec2, type Vec2 } from './vec2.js';

/** A 3 × 3 matrix as a map of the plane: the images of x and y, then the translation, with the third coordinate 0, 0, 1. */
type Elements = Readonly<MutableMat3>;

/** The affine map with this linear part, followed by this translation. */
export function mat3FromMat2(linear: Mat2, translation: Vec2, out: MutableMat3 = createMat3()): MutableMat3 {
  const { 0: xx, 1: xy, 2: yx, 3: yy } = linear as Readonly<MutableMat2>;
  const { x, y } = translation;
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
}

/** The linear part: what is left of the map for directions. */
export function mat2FromMat3(m: Mat3, out: MutableMat2 = createMat2()): MutableMat2 {
  const { 0: xx, 1: xy, 3: yx, 4: yy } = m as Elements;
  out[0] = xx;
  out[1] = xy;
  out[2] = yx;
  out[3] = yy;
  return out;
}

/**
 * The inverse of an affine map, whose last row is 0 0 1 and is not read: the linear part inverted, and the translation
 * taken back through it. `null` and errors as for `inverseMat2`.
 */
export function inverseAffineMat3(m: Mat3, out?: MutableMat3): MutableMat3 | null {
  const inverse = inverseMat2(mat2FromMat3(m, linear), linear);
  if (inverse === null) return null;
  const { 6: x, 7: y } = m as Elements;
  const { 0: xx, 1: xy, 2: yx, 3: yy } = inverse;
  return mat3FromMat2(inverse, setVec2(-(xx * x + yx * y), -(xy * x + yy * y), translation), out);
}

/** M · (x, y, 1): a point, moved by an affine map. The last row is not read. */
export function transformPoint2(m: Mat3, point: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  const { 0: xx, 1: xy, 3: yx, 4: yy, 6: tx, 7: ty } = m as Elements;
  return setVec2(xx * point.x + yx * point.y + tx, xy * point.x + yy * point.y + ty, out);
}

/** M · (x, y, 0): a direction has no place, so the translation leaves it alone. Its length changes with the scale. */
export function transformDirection2(m: Mat3, direction: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  const { 0: xx, 1: xy, 3: yx, 4: yy } = m as Elements;
  return setVec2(xx * direction.x + yx * direction.y, xy * direction.x + yy * direction.y, out);
}

/**
 * The unit normal of the moved line or edge: the inverse transpose applied to `normal`, so that it stays perpendicular
 * under uneven scale, and on the same side of the shape under mirroring. A map that flattens the plane onto a line gives that
 * line's normal, or zero where none is determined.
 */
export function transformNormal2(m: Mat3, normal: Vec2, out: MutableVec2 = createVec2()): MutableVec2 {
  const { 0: xx, 1: xy, 3: yx, 4: yy } = m as Elements;
  const side = xx * yy - xy * yx < 0 ? -1 : 1;
  const x = side * (yy * normal.x - xy * normal.y);
  const y = side * (xx * normal.y - yx * normal.x);
  return normalizeVec2(setVec2(x, y, out), out);
}

/** M · (x, y, 1) divided by its third coordinate. `null` where that is 0 and the image lies at infinity. */
export function projectPoint2(m: Mat3, point: Vec2, out?: MutableVec2): MutableVec2 | null {
  const { 2: xw, 5: yw, 8: tw } = m as Elements;
  const w = xw * point.x + yw * point.y + tw;
  if (w === 0) return null;
  const moved = transformPoint2(m, point, out);
  return setVec2(moved.x / w, moved.y / w, moved);
}

const linear = createMat2();
const translation = createVec2();
