import { createMat3, type Mat3, type MutableMat3 } from './mat3.js';
import { createVec2, lengthVec2, type MutableVec2, setVec2, type Vec2 } from './vec2.js';

/**
 * Scale along the axes, then turn by `angle`, then move by `position`: T · R · S. A negative scale mirrors, a zero one
 * flattens. Such transforms cannot be composed with each other, because the product may shear: compose their matrices.
 */
export interface Transform2 {
  readonly position: Vec2;
  readonly angle: number;
  readonly scale: Vec2;
}

/** A transform that results are written into. */
export interface MutableTransform2 {
  position: MutableVec2;
  angle: number;
  scale: MutableVec2;
}

/** The transform that changes nothing. */
export function createTransform2(): MutableTransform2 {
  return { position: createVec2(), angle: 0, scale: createVec2(1, 1) };
}

/** Composes T · R · S. */
export function mat3FromTransform2(transform: Transform2, out: MutableMat3 = createMat3()): MutableMat3 {
  const { position, angle, scale } = transform;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  out[0] = cosine * scale.x;
  out[1] = sine * scale.x;
  out[2] = 0;
  out[3] = -sine * scale.y;
  out[4] = cosine * scale.y;
  out[5] = 0;
  out[6] = position.x;
  out[7] = position.y;
  out[8] = 1;
  return out;
}

/**
 * Decomposes an affine map into T · R · S; the last row is not read. For a matrix made by `mat3FromTransform2` the three
 * make the same matrix again, within a few ulp of its largest entry, though perhaps with other signs:
 * - a mirroring map (negative determinant) gets a negative `scale.x`, and both scales negative come back as a half turn;
 * - a zero scale leaves its axis undetermined, and the other axis decides the angle; with both zero it is 0;
 * - shear is lost: x keeps its direction, and y its length.
 */
export function transform2FromMat3(m: Mat3, out: MutableTransform2 = createTransform2()): MutableTransform2 {
  const { 0: xx, 1: xy, 3: yx, 4: yy, 6: x, 7: y } = m as Readonly<MutableMat3>;
  const scaleX = lengthVec2(setVec2(xx, xy, scratch));
  const scaleY = lengthVec2(setVec2(yx, yy, scratch));
  const mirror = (xx / scaleX) * (yy / scaleY) - (xy / scaleX) * (yx / scaleY) < 0 ? -1 : 1;
  setVec2(x, y, out.position);
  setVec2(mirror * scaleX, scaleY, out.scale);
  out.angle = scaleX > 0 ? Math.atan2(mirror * xy, mirror * xx) : scaleY > 0 ? Math.atan2(-yx, yy) : 0;
  return out;
}

const scratch = createVec2();
