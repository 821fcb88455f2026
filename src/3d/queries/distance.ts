import { type PairTable, swapped } from '../../core/pairTable.js';
import { distanceAabbAabb } from '../pairs/aabb-aabb.js';
import { distancePointAabb } from '../pairs/point-aabb.js';
import { distancePointPoint } from '../pairs/point-point.js';
import { distancePointRay } from '../pairs/point-ray.js';
import { distancePointSegment } from '../pairs/point-segment.js';
import { distancePointSphere } from '../pairs/point-sphere.js';
import { distanceRayAabb } from '../pairs/ray-aabb.js';
import { distanceRayRay } from '../pairs/ray-ray.js';
import { distanceRaySphere } from '../pairs/ray-sphere.js';
import { distanceSegmentAabb } from '../pairs/segment-aabb.js';
import { distanceSegmentRay } from '../pairs/segment-ray.js';
import { distanceSegmentSegment } from '../pairs/segment-segment.js';
import { distanceSegmentSphere } from '../pairs/segment-sphere.js';
import { distanceSphereAabb } from '../pairs/sphere-aabb.js';
import { distanceSphereSphere } from '../pairs/sphere-sphere.js';
import type { Shape } from '../shapes/shape.js';
import { cell } from './cell.js';

const table: PairTable<Shape, [], number> = {
  point: {
    point: distancePointPoint,
    segment: distancePointSegment,
    ray: distancePointRay,
    sphere: distancePointSphere,
    aabb: distancePointAabb,
  },
  segment: {
    point: swapped(distancePointSegment),
    segment: distanceSegmentSegment,
    ray: distanceSegmentRay,
    sphere: distanceSegmentSphere,
    aabb: distanceSegmentAabb,
  },
  ray: {
    point: swapped(distancePointRay),
    segment: swapped(distanceSegmentRay),
    ray: distanceRayRay,
    sphere: distanceRaySphere,
    aabb: distanceRayAabb,
  },
  sphere: {
    point: swapped(distancePointSphere),
    segment: swapped(distanceSegmentSphere),
    ray: swapped(distanceRaySphere),
    sphere: distanceSphereSphere,
    aabb: distanceSphereAabb,
  },
  aabb: {
    point: swapped(distancePointAabb),
    segment: swapped(distanceSegmentAabb),
    ray: swapped(distanceRayAabb),
    sphere: swapped(distanceSphereAabb),
    aabb: distanceAabbAabb,
  },
};

/**
 * Gap between two shapes, 0 exactly where they meet, Infinity if one of them is empty or not finite. How accurate it is
 * stands at the function of the pair, such as `distanceSphereAabb`.
 */
export function distance(a: Shape, b: Shape): number {
  return cell(table, a, b)(a, b);
}
