import { expectExtents3, expectFinite3, isObject, shown } from '../../core/expect.js';
import type { Quat } from '../../math/quat.js';
import { createVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
import { matrixOfRotation } from './placing.js';

/**
 * The three directions of an oriented box. A tuple and not an object with x, y and z: engines would take that for a
 * vector and from then on allocate for every coordinate of every vector.
 */
export type Axes = readonly [MutableVec3, MutableVec3, MutableVec3];

/**
 * An oriented box: every point `center + i·axes[0] + j·axes[1] + k·axes[2]` with |i|, |j|, |k| up to the half extents.
 * It is exactly this parallelepiped of its doubles: rounded, scaled or skewed axes are taken as they are. A half extent
 * of 0 makes it flat.
 */
export interface Obb<Center extends Vec3 = MutableVec3, HalfExtents extends Vec3 = Center, Three extends Axes = Axes> {
  readonly kind: 'obb';
  center: Center;
  halfExtents: HalfExtents;
  axes: Three;
}

/**
 * The box around a centre, with half extents of at least 0 along its own axes, turned by a quaternion of any length but 0, or
 * along the axes of the world without one. It keeps the centre and the half extents, and moves and grows with them: with one vector for both it would do both at once.
 */
export function obb<Center extends Vec3, HalfExtents extends Vec3>(
  center: Center,
  halfExtents: HalfExtents,
  rotation?: Quat,
): Obb<Center, HalfExtents>;
/**
 * The box around a centre, with half extents of at least 0 along three axes of any length and direction, in units of their lengths.
 * It keeps all the vectors, and moves when they do.
 */
export function obb<Center extends Vec3, HalfExtents extends Vec3, Three extends Axes>(
  center: Center,
  halfExtents: HalfExtents,
  axes: Three,
): Obb<Center, HalfExtents, Three>;
export function obb(center: MutableVec3, halfExtents: MutableVec3, rotation: Axes | Quat = unturned): Obb {
  expectFinite3('obb center', center);
  expectExtents3('obb halfExtents', halfExtents);
  const axes = isAxes(rotation) ? rotation : axesOf(rotation);
  for (const index of [0, 1, 2] as const) expectFinite3('obb axes', axes[index], index);
  return { kind: 'obb', center, halfExtents, axes };
}

const unturned: Quat = { x: 0, y: 0, z: 0, w: 1 };

function isAxes(rotation: Axes | Quat): rotation is Axes {
  if (Array.isArray(rotation)) return true;
  if (isObject(rotation) && 'w' in rotation) return false;
  throw new TypeError(`obb rotation must be a quaternion or a list of three axes, got ${shown(rotation)}`);
}

/** The columns of the rotation's matrix. */
function axesOf(rotation: Quat): Axes {
  const [xX, xY, xZ, yX, yY, yZ, zX, zY, zZ] = matrixOfRotation('obb rotation', rotation);
  return [createVec3(xX, xY, xZ), createVec3(yX, yY, yZ), createVec3(zX, zY, zZ)];
}
