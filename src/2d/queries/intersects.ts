import { type PairTable, swapped } from '../../core/pairTable.js';
import { intersectsAabbAabb } from '../pairs/aabb-aabb.js';
import { intersectsCircleAabb } from '../pairs/circle-aabb.js';
import { intersectsCircleCircle } from '../pairs/circle-circle.js';
import { intersectsPointAabb } from '../pairs/point-aabb.js';
import { intersectsPointCircle } from '../pairs/point-circle.js';
import { intersectsPointPoint } from '../pairs/point-point.js';
import { intersectsPointRay } from '../pairs/point-ray.js';
import { intersectsPointSegment } from '../pairs/point-segment.js';
import { intersectsRayAabb } from '../pairs/ray-aabb.js';
import { intersectsRayCircle } from '../pairs/ray-circle.js';
import { intersectsRayRay } from '../pairs/ray-ray.js';
import { intersectsSegmentAabb } from '../pairs/segment-aabb.js';
import { intersectsSegmentCircle } from '../pairs/segment-circle.js';
import { intersectsSegmentRay } from '../pairs/segment-ray.js';
import { intersectsSegmentSegment } from '../pairs/segment-segment.js';
import type { Shape } from '../shapes/shape.js';
import { cell } from './cell.js';

const table: PairTable<Shape, [], boolean> = {
  point: {
    point: intersectsPointPoint,
    segment: intersectsPointSegment,
    ray: intersectsPointRay,
    circle: intersectsPointCircle,
    aabb: intersectsPointAabb,
  },
  segment: {
    point: swapped(intersectsPointSegment),
    segment: intersectsSegmentSegment,
    ray: intersectsSegmentRay,
    circle: intersectsSegmentCircle,
    aabb: intersectsSegmentAabb,
  },
  ray: {
    point: swapped(intersectsPointRay),
    segment: swapped(intersectsSegmentRay),
    ray: intersectsRayRay,
    circle: intersectsRayCircle,
    aabb: intersectsRayAabb,
  },
  circle: {
    point: swapped(intersectsPointCircle),
    segment: swapped(intersectsSegmentCircle),
    ray: swapped(intersectsRayCircle),
    circle: intersectsCircleCircle,
    aabb: intersectsCircleAabb,
  },
  aabb: {
    point: swapped(intersectsPointAabb),
    segment: swapped(intersectsSegmentAabb),
    ray: swapped(intersectsRayAabb),
    circle: swapped(intersectsCircleAabb),
    aabb: intersectsAabbAabb,
  },
};

/** Whether two shapes share at least one point; touching counts. Exactly right for all doubles. */
export function intersects(a: Shape, b: Shape): boolean {
  return cell(table, a, b)(a, b);
}
