import { expectFinite, expectFinite2 } from '../../core/expect.js';
import { dotVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';

/**
 * The solid behind a line: every point x with normal · x + constant <= 0, the line itself included. The normal points out of it and
 * may have any length but 0; with a normal of 0 it is the empty set.
 */
export interface Halfplane<Normal extends Vec2 = MutableVec2> {
  readonly kind: 'halfplane';
  normal: Normal;
  constant: number;
}

/** Every point x with normal · x + constant <= 0. It keeps the normal, which may have any length but 0. */
export function halfplane<Normal extends Vec2>(normal: Normal, constant: number): Halfplane<Normal> {
  expectFinite2('halfplane normal', normal);
  expectFinite('halfplane constant', constant);
  if (normal.x === 0 && normal.y === 0) {
    throw new RangeError('halfplane normal must not be zero, got (0, 0)');
  }
  return { kind: 'halfplane', normal, constant };
}

/** The solid behind the line through a point, which is up to rounding on its surface. It keeps the normal, which points out of it. */
export function halfplaneAt<Normal extends Vec2>(point: Vec2, normal: Normal): Halfplane<Normal> {
  expectFinite2('halfplane point', point);
  expectFinite2('halfplane normal', normal);
  return halfplane(normal, 0 - dotVec2(normal, point));
}
