import { expectFinite, expectFinite3 } from '../../core/expect.js';
import type { MutableVec3, Vec3 } from '../../math/vec3.js';

/** A single position: a vector with a `kind`. Pair functions take any vector in its place. */
export interface Point extends MutableVec3 {
  readonly kind: 'point';
}

/** A point from its coordinates. */
export function point(x: number, y: number, z: number): Point;
/** A point at the place of a vector, which is copied. */
export function point(position: Vec3): Point;
export function point(xOrPosition: number | Vec3, y?: number, z?: number): Point {
  if (typeof xOrPosition !== 'number') {
    expectFinite3('point', xOrPosition);
    return { kind: 'point', x: xOrPosition.x, y: xOrPosition.y, z: xOrPosition.z };
  }
  expectFinite('point.x', xOrPosition);
  expectFinite('point.y', y as number);
  expectFinite('point.z', z as number);
  return { kind: 'point', x: xOrPosition, y: y as number, z: z as number };
}
