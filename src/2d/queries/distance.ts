import { type PairTable, swapped } from '../../core/pairTable.js';
import { distanceAabbAabb } from '../pairs/aabb-aabb.js';
import { distanceCircleAabb } from '../pairs/circle-aabb.js';
import { distanceCircleCircle } from '../pairs/circle-circle.js';
import { distancePointAabb } from '../pairs/point-aabb.js';
import { distancePointCircle } from '../pairs/point-circle.js';
import { distancePointPoint } from '../pairs/point-point.js';
import { distancePointRay } from '../pairs/point-ray.js';
import { distancePointSegment } from '../pairs/point-segment.js';
import { distanceRayAabb } from '../pairs/ray-aabb.js';
import { distanceRayCircle } from '../pairs/ray-circle.js';
import { distanceRayRay } from '../pairs/ray-ray.js';
import { distanceSegmentAabb } from '../pairs/segment-aabb.js';
import { distanceSegmentCircle } from '../pairs/segment-circle.js';
import { distanceSegmentRay } from '../pairs/segment-ray.js';
import { distanceSegmentSegment } from '../pairs/segment-segment.js';
import type { Shape } from '../shapes/shape.js';
import { cell } from './cell.js';

const table: PairTable<Shape, [], number> = {
  point: {
    point: distancePointPoint,
    segment: distancePointSegment,
    ray: distancePointRay,
    circle: distancePointCircle,
    aabb: distancePointAabb,
  },
  segment: {
    point: swapped(distancePointSegment),
    segment: distanceSegmentSegment,
    ray: distanceSegmentRay,
    circle: distanceSegmentCircle,
    aabb: distanceSegmentAabb,
  },
  ray: {
    point: swapped(distancePointRay),
    segment: swapped(distanceSegmentRay),
    ray: distanceRayRay,
    circle: distanceRayCircle,
    aabb: distanceRayAabb,
  },
  circle: {
    point: swapped(distancePointCircle),
    segment: swapped(distanceSegmentCircle),
    ray: swapped(distanceRayCircle),
    circle: distanceCircleCircle,
    aabb: distanceCircleAabb,
  },
  aabb: {
    point: swapped(distancePointAabb),
    segment: swapped(distanceSegmentAabb),
    ray: swapped(distanceRayAabb),
    circle: swapped(distanceCircleAabb),
    aabb: distanceAabbAabb,
  },
};

/**
 * Gap between two shapes, 0 exactly where they meet, Infinity if one of them is empty or not finite. How accurate it is
 * stands at the function of the pair, such as `distanceCircleAabb`.
 */
export function distance(a: Shape, b: Shape): number {
  return cell(table, a, b)(a, b);
}
