import { expectFinite, expectFinite3 } from '../../core/expect.js';
import type { Vec3 } from '../../math/vec3.js';

/** A single position: a vector with a `kind`. Pair functions take any vector in its place. */
export interface Point {
  readonly kind: 'point';
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A point from its coordinates, or as a copy of a vector. */
export function point(x: number, y: number, z: number): Point;
export function point(position: Vec3): Point;
export function point(xOrPosition: number | Vec3, y?: number, z?: number): Point {
  if (typeof xOrPosition === 'object') {
    expectFinite3('point', xOrPosition);
    return { kind: 'point', x: xOrPosition.x, y: xOrPosition.y, z: xOrPosition.z };
  }
  expectFinite('point.x', xOrPosition);
  expectFinite('point.y', y as number);
  expectFinite('point.z', z as number);
  return { kind: 'point', x: xOrPosition, y: y as number, z: z as number };
}
