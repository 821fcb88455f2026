import { type Cloud, cloudOf, grown } from '../../core/cloud.js';
import { expectFinite2, expectIterable } from '../../core/expect.js';
import { containsObbPoint } from '../../generated/2d/obb-point.contains.js';
import { createVec2, type Vec2 } from '../../math/vec2.js';
import { type Axes, type Obb, obb } from '../shapes/obb.js';
import { axesFor, reachAlong } from './obbFromPoints.axes.js';

/**
 * The oriented box of the smallest area around all points of a list, which must have at least one. Every point lies in it: that is asked exactly, and
 * the box is made larger by ulps until it is so. Where no turned box is smaller, its axes are those of the world. The time grows with n log n.
 */
export function obbFromPoints(points: Iterable<Vec2>): Obb {
  expectIterable('obb points', points, 'vectors');
  const list = [...points];
  const coordinates = new Float64Array(2 * list.length);
  for (const [index, point] of list.entries()) {
    expectFinite2('obb points', point, index);
    coordinates.set([point.x, point.y], 2 * index);
  }
  if (list.length === 0) throw new RangeError('obb points must be at least one, got none');
  const cloud = cloudOf(coordinates, 2);
  return around(list, cloud, axesFor(cloud));
}

/** The box along axes of unit length; of vast ones they are longer, so that half extents are numbers. */
function around(points: readonly Vec2[], cloud: Cloud, axes: Axes): Obb {
  const { scale, span, middle, largest } = cloud;
  const center = createVec2(middle[0], middle[1]);
  for (const axis of axes) {
    const [low, high] = reachAlong(axis, cloud);
    center.x += span * (low + (high - low) / 2) * axis.x;
    center.y += span * (low + (high - low) / 2) * axis.y;
  }
  const unit = largest > 2 ** 1000 ? 2 ** 10 : 1;
  const half = axes.map(({ x, y }) => {
    const away = (p: Vec2): number => x * (p.x * scale - center.x) + y * (p.y * scale - center.y);
    return points.reduce((most, point) => Math.max(most, Math.abs(away(point))), 0) / unit / scale;
  });
  const long = axes.map(({ x, y }) => createVec2(x * unit, y * unit)) as unknown as Axes;
  const box = obb(createVec2(center.x / scale, center.y / scale), createVec2(half[0], half[1]), long);
  const wide = (16 / unit) * largest;
  for (const name of ['x', 'y'] as const) {
    const slab = obb(box.center, createVec2(wide, wide), long);
    for (const point of points) {
      box.halfExtents[name] = grown(box.halfExtents[name], cloud, (extent) => {
        slab.halfExtents[name] = extent;
        return containsObbPoint(slab, point);
      });
    }
  }
  return box;
}
