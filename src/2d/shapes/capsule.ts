import { expectAtLeast, expectFinite2 } from '../../core/expect.js';
import type { MutableVec2, Vec2 } from '../../math/vec2.js';

/**
 * Every point within `radius` of the segment from `start` to `end`. With both equal it is a circle, with radius 0 a segment; a negative radius
 * is the empty set.
 */
export interface Capsule<Start extends Vec2 = MutableVec2, End extends Vec2 = Start> {
  readonly kind: 'capsule';
  start: Start;
  end: End;
  radius: number;
}

/** The capsule around a segment, whose ends it keeps: it moves when they do. The radius is at least 0. */
export function capsule<Start extends Vec2, End extends Vec2>(
  start: Start,
  end: End,
  radius: number,
): Capsule<Start, End> {
  expectFinite2('capsule start', start);
  expectFinite2('capsule end', end);
  expectAtLeast('capsule radius', radius, 0);
  return { kind: 'capsule', start, end, radius };
}
