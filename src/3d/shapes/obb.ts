import { expectAtLeast, expectFinite3 } from '../../core/expect.js';
import type { Vec3 } from '../../math/vec3.js';

/**
 * The three directions of an oriented box. A tuple and not an object with x, y and z: engines would take that for a
 * vector and from then on allocate for every coordinate of every vector.
 */
export type Axes = readonly [Vec3, Vec3, Vec3];

/**
 * An oriented box: every point `center + i·axes[0] + j·axes[1] + k·axes[2]` with |i|, |j|, |k| up to the half extents.
 * It is exactly this parallelepiped of its doubles: rounded, scaled or skewed axes are taken as they are. A half extent
 * of 0 makes it flat.
 */
export interface Obb {
  readonly kind: 'obb';
  readonly center: Vec3;
  readonly halfExtents: Vec3;
  readonly axes: Axes;
}

const worldAxes: Axes = [
  { x: 1, y: 0, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: 0, z: 1 },
];

/** Keeps all vectors. `rotation` is a quaternion, three axes, or left out for a box along the axes of the world. */
export function obb(
  center: Vec3,
  halfExtents: Vec3,
  rotation: Axes | { readonly x: number; readonly y: number; readonly z: number; readonly w: number } = worldAxes,
): Obb {
  expectFinite3('obb center', center);
  expectAtLeast('obb halfExtents.x', halfExtents.x, 0);
  expectAtLeast('obb halfExtents.y', halfExtents.y, 0);
  expectAtLeast('obb halfExtents.z', halfExtents.z, 0);
  const axes = 'w' in rotation ? axesOfRotation(rotation.x, rotation.y, rotation.z, rotation.w) : rotation;
  expectFinite3('obb axes[0]', axes[0]);
  expectFinite3('obb axes[1]', axes[1]);
  expectFinite3('obb axes[2]', axes[2]);
  return { kind: 'obb', center, halfExtents, axes };
}

/** The columns of the rotation matrix of a unit quaternion. Shepperd 1978. */
function axesOfRotation(x: number, y: number, z: number, w: number): Axes {
  return [
    { x: 1 - 2 * (y * y + z * z), y: 2 * (x * y + z * w), z: 2 * (x * z - y * w) },
    { x: 2 * (x * y - z * w), y: 1 - 2 * (x * x + z * z), z: 2 * (y * z + x * w) },
    { x: 2 * (x * z + y * w), y: 2 * (y * z - x * w), z: 1 - 2 * (x * x + y * y) },
  ];
}
