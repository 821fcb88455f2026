/**
 * A power of two by which the vectors of one computation are divided, so that their products keep all digits at any
 * scale. Kept in a record: a number returned by a function that is not inlined would be allocated.
 */
import { powerOfTwoNear } from '../../core/norm.js';
import type { MutableVec3, Vec3 } from '../../math/vec3.js';

export interface Scale {
  /** The largest difference of coordinates seen. */
  size: number;
  unit: number;
}

export function createScale(): Scale {
  return { size: 0.5, unit: 0.5 };
}

export function widen(scale: Scale, a: Vec3, b: Vec3): void {
  scale.size = Math.max(scale.size, Math.abs(b.x - a.x), Math.abs(b.y - a.y), Math.abs(b.z - a.z));
}

/**
 * 1 for sizes whose sixth powers are far from overflow and underflow, else a power of two near the size whose reciprocal is
 * finite.
 */
export function setUnit(scale: Scale): void {
  scale.unit = scale.size > 1e-40 && scale.size < 1e40 ? 1 : Math.max(powerOfTwoNear(scale.size), 2 ** -1022);
}

/** (a - b) / unit. */
export function subtractOver(a: Vec3, b: Vec3, { unit }: Scale, out: MutableVec3): void {
  const per = 1 / unit;
  out.x = (a.x - b.x) * per;
  out.y = (a.y - b.y) * per;
  out.z = (a.z - b.z) * per;
}
