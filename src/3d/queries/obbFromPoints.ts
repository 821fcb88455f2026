import { type Cloud, cloudOf, grown } from '../../core/cloud.js';
import { expectFinite3, expectIterable } from '../../core/expect.js';
import { containsObbPoint } from '../../generated/3d/obb-point.contains.js';
import { createVec3, type Vec3 } from '../../math/vec3.js';
import { type Axes, type Obb, obb } from '../shapes/obb.js';
import { axesFor, reachAlong } from './obbFromPoints.axes.js';

/**
 * A small oriented box around all points of a list, which must have at least one. Every point lies in it: that is asked exactly, and the box is made
 * larger by ulps until it is so. It is never larger than `aabbFromPoints` by more than that, and has the axes of the world where none that were tried make it smaller; it need
 * not be the smallest there is, which would take much longer to find. The time grows with n log n.
 */
export function obbFromPoints(points: Iterable<Vec3>): Obb {
  expectIterable('obb points', points, 'vectors');
  const list = [...points];
  const coordinates = new Float64Array(3 * list.length);
  for (const [index, point] of list.entries()) {
    expectFinite3('obb points', point, index);
    coordinates.set([point.x, point.y, point.z], 3 * index);
  }
  if (list.length === 0) throw new RangeError('obb points must be at least one, got none');
  const cloud = cloudOf(coordinates, 3);
  return around(list, cloud, axesFor(cloud));
}

/** The box along axes of unit length; of vast ones they are longer, so that half extents are numbers. */
function around(points: readonly Vec3[], cloud: Cloud, axes: Axes): Obb {
  const { scale, span, middle, largest } = cloud;
  const center = createVec3(middle[0], middle[1], middle[2]);
  for (const axis of axes) {
    const [low, high] = reachAlong(axis, cloud);
    center.x += span * (low + (high - low) / 2) * axis.x;
    center.y += span * (low + (high - low) / 2) * axis.y;
    center.z += span * (low + (high - low) / 2) * axis.z;
  }
  const unit = largest > 2 ** 1000 ? 2 ** 10 : 1;
  const half = axes.map(({ x, y, z }) => {
    const away = (p: Vec3): number =>
      x * (p.x * scale - center.x) + y * (p.y * scale - center.y) + z * (p.z * scale - center.z);
    return points.reduce((most, point) => Math.max(most, Math.abs(away(point))), 0) / unit / scale;
  });
  const long = axes.map(({ x, y, z }) => createVec3(x * unit, y * unit, z * unit)) as unknown as Axes;
  const middlePoint = createVec3(center.x / scale, center.y / scale, center.z / scale);
  const box = obb(middlePoint, createVec3(half[0], half[1], half[2]), long);
  const wide = (16 / unit) * largest;
  for (const name of ['x', 'y', 'z'] as const) {
    const slab = obb(box.center, createVec3(wide, wide, wide), long);
    for (const point of points) {
      box.halfExtents[name] = grown(box.halfExtents[name], cloud, (extent) => {
        slab.halfExtents[name] = extent;
        return containsObbPoint(slab, point);
      });
    }
  }
  return box;
}
