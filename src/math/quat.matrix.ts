import { createMat3, type Mat3, type MutableMat3 } from './mat3.js';
import { createQuat, type MutableQuat, normalizeQuat, type Quat, setQuat } from './quat.js';

/** The rotation matrix of a unit quaternion: its columns are where x, y and z are turned to. Entries within 6 · 2⁻⁵³. */
export function mat3FromQuat(q: Quat, out: MutableMat3 = createMat3()): MutableMat3 {
  const { x, y, z, w } = q;
  out[0] = 1 - 2 * (y * y + z * z);
  out[1] = 2 * (x * y + w * z);
  out[2] = 2 * (x * z - w * y);
  out[3] = 2 * (x * y - w * z);
  out[4] = 1 - 2 * (x * x + z * z);
  out[5] = 2 * (y * z + w * x);
  out[6] = 2 * (x * z + w * y);
  out[7] = 2 * (y * z - w * x);
  out[8] = 1 - 2 * (x * x + y * y);
  return out;
}

/**
 * The unit quaternion of a rotation matrix. Each row of the table 4 q qᵀ can be read off the matrix and is a multiple of q; the
 * one with the largest diagonal entry is taken, so nothing cancels (Shepperd 1978). Of the two quaternions, that entry's
 * coordinate is positive. A matrix with scale, shear or mirroring must have them taken out first (`transform3FromMat4`).
 */
export function quatFromMat3(m: Mat3, out: MutableQuat = createQuat()): MutableQuat {
  const { 0: xx, 1: xy, 2: xz, 3: yx, 4: yy, 5: yz, 6: zx, 7: zy, 8: zz } = m as Readonly<MutableMat3>;
  const trace = xx + yy + zz;
  if (trace >= xx && trace >= yy && trace >= zz) setQuat(yz - zy, zx - xz, xy - yx, 1 + trace, out);
  else if (xx >= yy && xx >= zz) setQuat(1 + xx - yy - zz, xy + yx, zx + xz, yz - zy, out);
  else if (yy >= zz) setQuat(xy + yx, 1 + yy - xx - zz, yz + zy, zx - xz, out);
  else setQuat(zx + xz, yz + zy, 1 + zz - xx - yy, xy - yx, out);
  return normalizeQuat(out, out);
}
