import { flipped, type PairTable } from '../../core/pairTable.js';
import { closestPointsAabbAabb } from '../pairs/aabb-aabb.js';
import { closestPointsCircleAabb } from '../pairs/circle-aabb.js';
import { closestPointsCircleCircle } from '../pairs/circle-circle.js';
import { closestPointsPointAabb } from '../pairs/point-aabb.js';
import { closestPointsPointCircle } from '../pairs/point-circle.js';
import { closestPointsPointPoint } from '../pairs/point-point.js';
import { closestPointsPointRay } from '../pairs/point-ray.js';
import { closestPointsPointSegment } from '../pairs/point-segment.js';
import { closestPointsRayAabb } from '../pairs/ray-aabb.js';
import { closestPointsRayCircle } from '../pairs/ray-circle.js';
import { closestPointsRayRay } from '../pairs/ray-ray.js';
import { closestPointsSegmentAabb } from '../pairs/segment-aabb.js';
import { closestPointsSegmentCircle } from '../pairs/segment-circle.js';
import { closestPointsSegmentRay } from '../pairs/segment-ray.js';
import { closestPointsSegmentSegment } from '../pairs/segment-segment.js';
import type { ClosestPoints } from '../shapes/results.js';
import type { Shape } from '../shapes/shape.js';
import { cell } from './cell.js';

const table: PairTable<Shape, [out?: ClosestPoints], ClosestPoints | null> = {
  point: {
    point: closestPointsPointPoint,
    segment: closestPointsPointSegment,
    ray: closestPointsPointRay,
    circle: closestPointsPointCircle,
    aabb: closestPointsPointAabb,
  },
  segment: {
    point: flipped(closestPointsPointSegment, exchange),
    segment: closestPointsSegmentSegment,
    ray: closestPointsSegmentRay,
    circle: closestPointsSegmentCircle,
    aabb: closestPointsSegmentAabb,
  },
  ray: {
    point: flipped(closestPointsPointRay, exchange),
    segment: flipped(closestPointsSegmentRay, exchange),
    ray: closestPointsRayRay,
    circle: closestPointsRayCircle,
    aabb: closestPointsRayAabb,
  },
  circle: {
    point: flipped(closestPointsPointCircle, exchange),
    segment: flipped(closestPointsSegmentCircle, exchange),
    ray: flipped(closestPointsRayCircle, exchange),
    circle: closestPointsCircleCircle,
    aabb: closestPointsCircleAabb,
  },
  aabb: {
    point: flipped(closestPointsPointAabb, exchange),
    segment: flipped(closestPointsSegmentAabb, exchange),
    ray: flipped(closestPointsRayAabb, exchange),
    circle: flipped(closestPointsCircleAabb, exchange),
    aabb: closestPointsAabbAabb,
  },
};

/**
 * The nearest points of two shapes and their distance; the same shared point twice where they meet. Null only if one of
 * them is empty or not finite, and so has no points.
 */
export function closestPoints(a: Shape, b: Shape, out?: ClosestPoints): ClosestPoints | null {
  return cell(table, a, b)(a, b, out);
}

/** Exchanges the two points. */
function exchange({ a, b }: ClosestPoints): void {
  const { x, y } = a;
  a.x = b.x;
  a.y = b.y;
  b.x = x;
  b.y = y;
}
