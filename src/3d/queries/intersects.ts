import { type PairTable, swapped } from '../../core/pairTable.js';
import { intersectsAabbAabb } from '../pairs/aabb-aabb.js';
import { intersectsPointAabb } from '../pairs/point-aabb.js';
import { intersectsPointPoint } from '../pairs/point-point.js';
import { intersectsPointRay } from '../pairs/point-ray.js';
import { intersectsPointSegment } from '../pairs/point-segment.js';
import { intersectsPointSphere } from '../pairs/point-sphere.js';
import { intersectsRayAabb } from '../pairs/ray-aabb.js';
import { intersectsRayRay } from '../pairs/ray-ray.js';
import { intersectsRaySphere } from '../pairs/ray-sphere.js';
import { intersectsSegmentAabb } from '../pairs/segment-aabb.js';
import { intersectsSegmentRay } from '../pairs/segment-ray.js';
import { intersectsSegmentSegment } from '../pairs/segment-segment.js';
import { intersectsSegmentSphere } from '../pairs/segment-sphere.js';
import { intersectsSphereAabb } from '../pairs/sphere-aabb.js';
import { intersectsSphereSphere } from '../pairs/sphere-sphere.js';
import type { Shape } from '../shapes/shape.js';
import { cell } from './cell.js';

const table: PairTable<Shape, [], boolean> = {
  point: {
    point: intersectsPointPoint,
    segment: intersectsPointSegment,
    ray: intersectsPointRay,
    sphere: intersectsPointSphere,
    aabb: intersectsPointAabb,
  },
  segment: {
    point: swapped(intersectsPointSegment),
    segment: intersectsSegmentSegment,
    ray: intersectsSegmentRay,
    sphere: intersectsSegmentSphere,
    aabb: intersectsSegmentAabb,
  },
  ray: {
    point: swapped(intersectsPointRay),
    segment: swapped(intersectsSegmentRay),
    ray: intersectsRayRay,
    sphere: intersectsRaySphere,
    aabb: intersectsRayAabb,
  },
  sphere: {
    point: swapped(intersectsPointSphere),
    segment: swapped(intersectsSegmentSphere),
    ray: swapped(intersectsRaySphere),
    sphere: intersectsSphereSphere,
    aabb: intersectsSphereAabb,
  },
  aabb: {
    point: swapped(intersectsPointAabb),
    segment: swapped(intersectsSegmentAabb),
    ray: swapped(intersectsRayAabb),
    sphere: swapped(intersectsSphereAabb),
    aabb: intersectsAabbAabb,
  },
};

/** Whether two shapes share at least one point; touching counts. Exactly right for all doubles. */
export function intersects(a: Shape, b: Shape): boolean {
  return cell(table, a, b)(a, b);
}
