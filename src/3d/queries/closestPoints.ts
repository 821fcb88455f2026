import { flipped, type PairTable } from '../../core/pairTable.js';
import { closestPointsAabbAabb } from '../pairs/aabb-aabb.js';
import { closestPointsPointAabb } from '../pairs/point-aabb.js';
import { closestPointsPointPoint } from '../pairs/point-point.js';
import { closestPointsPointRay } from '../pairs/point-ray.js';
import { closestPointsPointSegment } from '../pairs/point-segment.js';
import { closestPointsPointSphere } from '../pairs/point-sphere.js';
import { closestPointsRayAabb } from '../pairs/ray-aabb.js';
import { closestPointsRayRay } from '../pairs/ray-ray.js';
import { closestPointsRaySphere } from '../pairs/ray-sphere.js';
import { closestPointsSegmentAabb } from '../pairs/segment-aabb.js';
import { closestPointsSegmentRay } from '../pairs/segment-ray.js';
import { closestPointsSegmentSegment } from '../pairs/segment-segment.js';
import { closestPointsSegmentSphere } from '../pairs/segment-sphere.js';
import { closestPointsSphereAabb } from '../pairs/sphere-aabb.js';
import { closestPointsSphereSphere } from '../pairs/sphere-sphere.js';
import type { ClosestPoints } from '../shapes/results.js';
import type { Shape } from '../shapes/shape.js';
import { cell } from './cell.js';

const table: PairTable<Shape, [out?: ClosestPoints], ClosestPoints | null> = {
  point: {
    point: closestPointsPointPoint,
    segment: closestPointsPointSegment,
    ray: closestPointsPointRay,
    sphere: closestPointsPointSphere,
    aabb: closestPointsPointAabb,
  },
  segment: {
    point: flipped(closestPointsPointSegment, exchange),
    segment: closestPointsSegmentSegment,
    ray: closestPointsSegmentRay,
    sphere: closestPointsSegmentSphere,
    aabb: closestPointsSegmentAabb,
  },
  ray: {
    point: flipped(closestPointsPointRay, exchange),
    segment: flipped(closestPointsSegmentRay, exchange),
    ray: closestPointsRayRay,
    sphere: closestPointsRaySphere,
    aabb: closestPointsRayAabb,
  },
  sphere: {
    point: flipped(closestPointsPointSphere, exchange),
    segment: flipped(closestPointsSegmentSphere, exchange),
    ray: flipped(closestPointsRaySphere, exchange),
    sphere: closestPointsSphereSphere,
    aabb: closestPointsSphereAabb,
  },
  aabb: {
    point: flipped(closestPointsPointAabb, exchange),
    segment: flipped(closestPointsSegmentAabb, exchange),
    ray: flipped(closestPointsRayAabb, exchange),
    sphere: flipped(closestPointsSphereAabb, exchange),
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
  const { x, y, z } = a;
  a.x = b.x;
  a.y = b.y;
  a.z = b.z;
  b.x = x;
  b.y = y;
  b.z = z;
}
