import { expectAtLeast, expectFinite3 } from '../../core/expect.js';
import type { MutableVec3, Vec3 } from '../../math/vec3.js';

/**
 * Every point within `radius` of the segment from `start` to `end`. With both equal it is a sphere, with radius 0 a segment; a negative radius
 * is the empty set.
 */
export interface Capsule<Start extends Vec3 = MutableVec3, End extends Vec3 = Start> {
  readonly kind: 'capsule';
  start: Start;
  end: End;
  radius: number;
}

/** The capsule around a segment, whose ends it keeps: it moves when they do. The radius is at least 0. */
export function capsule<Start extends Vec3, End extends Vec3>(
  start: Start,
  end: End,
  radius: number,
): Capsule<Start, End> {
  expectFinite3('capsule start', start);
  expectFinite3('capsule end', end);
  expectAtLeast('capsule radius', radius, 0);
  return { kind: 'capsule', start, end, radius };
}
