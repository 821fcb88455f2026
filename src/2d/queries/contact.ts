import { flipped, type PairTable } from '../../core/pairTable.js';
import { contactAabbAabb } from '../pairs/aabb-aabb.js';
import { contactCircleAabb } from '../pairs/circle-aabb.js';
import { contactCircleCircle } from '../pairs/circle-circle.js';
import { contactPointAabb } from '../pairs/point-aabb.js';
import { contactPointCircle } from '../pairs/point-circle.js';
import { contactPointPoint } from '../pairs/point-point.js';
import { contactPointRay } from '../pairs/point-ray.js';
import { contactPointSegment } from '../pairs/point-segment.js';
import { contactRayAabb } from '../pairs/ray-aabb.js';
import { contactRayCircle } from '../pairs/ray-circle.js';
import { contactRayRay } from '../pairs/ray-ray.js';
import { contactSegmentAabb } from '../pairs/segment-aabb.js';
import { contactSegmentCircle } from '../pairs/segment-circle.js';
import { contactSegmentRay } from '../pairs/segment-ray.js';
import { contactSegmentSegment } from '../pairs/segment-segment.js';
import type { Contact } from '../shapes/results.js';
import type { Shape } from '../shapes/shape.js';
import { cell } from './cell.js';

const table: PairTable<Shape, [out?: Contact], Contact | null> = {
  point: {
    point: contactPointPoint,
    segment: contactPointSegment,
    ray: contactPointRay,
    circle: contactPointCircle,
    aabb: contactPointAabb,
  },
  segment: {
    point: flipped(contactPointSegment, turn),
    segment: contactSegmentSegment,
    ray: contactSegmentRay,
    circle: contactSegmentCircle,
    aabb: contactSegmentAabb,
  },
  ray: {
    point: flipped(contactPointRay, turn),
    segment: flipped(contactSegmentRay, turn),
    ray: contactRayRay,
    circle: contactRayCircle,
    aabb: contactRayAabb,
  },
  circle: {
    point: flipped(contactPointCircle, turn),
    segment: flipped(contactSegmentCircle, turn),
    ray: flipped(contactRayCircle, turn),
    circle: contactCircleCircle,
    aabb: contactCircleAabb,
  },
  aabb: {
    point: flipped(contactPointAabb, turn),
    segment: flipped(contactSegmentAabb, turn),
    ray: flipped(contactRayAabb, turn),
    circle: flipped(contactCircleAabb, turn),
    aabb: contactAabbAabb,
  },
};

/**
 * How two shapes that meet come apart by the shortest way, or null when they do not meet. Swapping the shapes turns the
 * normal round, except where both ways are equally short and a fixed axis had to be chosen.
 */
export function contact(a: Shape, b: Shape, out?: Contact): Contact | null {
  return cell(table, a, b)(a, b, out);
}

/** Turns the normal round. */
function turn({ normal }: Contact): void {
  normal.x = 0 - normal.x;
  normal.y = 0 - normal.y;
}
