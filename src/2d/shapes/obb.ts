import { expectExtents2, expectFinite, expectFinite2, shown } from '../../core/expect.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';

/** The two directions of an oriented box. */
export type Axes = readonly [MutableVec2, MutableVec2];

/**
 * An oriented box: every point `center + i·axes[0] + j·axes[1]` with |i|, |j| up to the half extents. It is exactly this parallelogram of
 * its doubles: rounded, scaled or skewed axes are taken as they are. A half extent of 0 makes it flat.
 */
export interface Obb<Center extends Vec2 = MutableVec2, HalfExtents extends Vec2 = Center, Two extends Axes = Axes> {
  readonly kind: 'obb';
  center: Center;
  halfExtents: HalfExtents;
  axes: Two;
}

/**
 * The box around a centre, with half extents of at least 0 along its own axes, turned counter-clockwise by an angle in radians, or along
 * the axes of the world without one. It keeps the centre and the half extents, and moves and grows with them: with one vector for both it would do both at once.
 */
export function obb<Center extends Vec2, HalfExtents extends Vec2>(
  center: Center,
  halfExtents: HalfExtents,
  angle?: number,
): Obb<Center, HalfExtents>;
/**
 * The box around a centre, with half extents of at least 0 along two axes of any length and direction, in units of their lengths.
 * It keeps all the vectors, and moves when they do.
 */
export function obb<Center extends Vec2, HalfExtents extends Vec2, Two extends Axes>(
  center: Center,
  halfExtents: HalfExtents,
  axes: Two,
): Obb<Center, HalfExtents, Two>;
export function obb(center: MutableVec2, halfExtents: MutableVec2, rotation: Axes | number = 0): Obb {
  expectFinite2('obb center', center);
  expectExtents2('obb halfExtents', halfExtents);
  const axes = isAxes(rotation) ? rotation : axesOf(rotation);
  for (const index of [0, 1] as const) expectFinite2('obb axes', axes[index], index);
  return { kind: 'obb', center, halfExtents, axes };
}

function isAxes(rotation: Axes | number): rotation is Axes {
  if (Array.isArray(rotation)) return true;
  if (typeof rotation === 'number') return false;
  throw new TypeError(`obb rotation must be an angle or a list of two axes, got ${shown(rotation)}`);
}

function axesOf(angle: number): Axes {
  expectFinite('obb angle', angle);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [createVec2(cos, sin), createVec2(0 - sin, cos)];
}
