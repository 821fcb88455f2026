import type { Mat4, MutableMat4 } from './mat4.js';
import { createVec3, type MutableVec3, normalizeVec3, setVec3, type Vec3 } from './vec3.js';

type Elements = Readonly<MutableMat4>;

/** M · (x, y, z, 1): a point, moved by an affine map. The last row is not read. */
export function transformPoint3(m: Mat4, point: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  const { 0: xx, 1: xy, 2: xz, 4: yx, 5: yy, 6: yz, 8: zx, 9: zy, 10: zz, 12: tx, 13: ty, 14: tz } = m as Elements;
  const { x, y, z } = point;
  return setVec3(xx * x + yx * y + zx * z + tx, xy * x + yy * y + zy * z + ty, xz * x + yz * y + zz * z + tz, out);
}

/** M · (x, y, z, 0): a direction has no place, so the translation leaves it alone. Its length changes with the scale. */
export function transformDirection3(m: Mat4, direction: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  const { 0: xx, 1: xy, 2: xz, 4: yx, 5: yy, 6: yz, 8: zx, 9: zy, 10: zz } = m as Elements;
  const { x, y, z } = direction;
  return setVec3(xx * x + yx * y + zx * z, xy * x + yy * y + zy * z, xz * x + yz * y + zz * z, out);
}

/**
 * The unit normal of the moved plane or face: the inverse transpose applied to `normal`, so that it stays perpendicular
 * under uneven scale, and on the same side of the shape under mirroring. A map that flattens space onto a plane gives that
 * plane's normal, or zero where none is determined. The inverse transpose is the cofactor matrix but for its length.
 */
export function transformNormal3(m: Mat4, normal: Vec3, out: MutableVec3 = createVec3()): MutableVec3 {
  const { 0: xx, 1: xy, 2: xz, 4: yx, 5: yy, 6: yz, 8: zx, 9: zy, 10: zz } = m as Elements;
  const cofactorX = yy * zz - yz * zy;
  const cofactorY = yz * zx - yx * zz;
  const cofactorZ = yx * zy - yy * zx;
  const side = xx * cofactorX + xy * cofactorY + xz * cofactorZ < 0 ? -1 : 1;
  const { x, y, z } = normal;
  return normalizeVec3(
    setVec3(
      side * (cofactorX * x + (zy * xz - zz * xy) * y + (xy * yz - xz * yy) * z),
      side * (cofactorY * x + (zz * xx - zx * xz) * y + (xz * yx - xx * yz) * z),
      side * (cofactorZ * x + (zx * xy - zy * xx) * y + (xx * yy - xy * yx) * z),
      out,
    ),
    out,
  );
}

/** M · (x, y, z, 1) divided by its w, as a camera does. `null` where w is 0 and the image lies at infinity. */
export function projectPoint3(m: Mat4, point: Vec3, out?: MutableVec3): MutableVec3 | null {
  const { 3: xw, 7: yw, 11: zw, 15: tw } = m as Elements;
  const w = xw * point.x + yw * point.y + zw * point.z + tw;
  if (w === 0) return null;
  const moved = transformPoint3(m, point, out);
  return setVec3(moved.x / w, moved.y / w, moved.z / w, moved);
}
