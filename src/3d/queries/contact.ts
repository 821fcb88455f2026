import { flipped, type PairTable } from '../../core/pairTable.js';
import { contactAabbAabb } from '../pairs/aabb-aabb.js';
import { contactPointAabb } from '../pairs/point-aabb.js';
import { contactPointPoint } from '../pairs/point-point.js';
import { contactPointRay } from '../pairs/point-ray.js';
import { contactPointSegment } from '../pairs/point-segment.js';
import { contactPointSphere } from '../pairs/point-sphere.js';
import { contactRayAabb } from '../pairs/ray-aabb.js';
import { contactRayRay } from '../pairs/ray-ray.js';
import { contactRaySphere } from '../pairs/ray-sphere.js';
import { contactSegmentAabb } from '../pairs/segment-aabb.js';
import { contactSegmentRay } from '../pairs/segment-ray.js';
import { contactSegmentSegment } from '../pairs/segment-segment.js';
import { contactSegmentSphere } from '../pairs/segment-sphere.js';
import { contactSphereAabb } from '../pairs/sphere-aabb.js';
import { contactSphereSphere } from '../pairs/sphere-sphere.js';
import type { Contact } from '../shapes/results.js';
import type { Shape } from '../shapes/shape.js';
import { cell } from './cell.js';

const table: PairTable<Shape, [out?: Contact], Contact | null> = {
  point: {
    point: contactPointPoint,
    segment: contactPointSegment,
    ray: contactPointRay,
    sphere: contactPointSphere,
    aabb: contactPointAabb,
  },
  segment: {
    point: flipped(contactPointSegment, turn),
    segment: contactSegmentSegment,
    ray: contactSegmentRay,
    sphere: contactSegmentSphere,
    aabb: contactSegmentAabb,
  },
  ray: {
    point: flipped(contactPointRay, turn),
    segment: flipped(contactSegmentRay, turn),
    ray: contactRayRay,
    sphere: contactRaySphere,
    aabb: contactRayAabb,
  },
  sphere: {
    point: flipped(contactPointSphere, turn),
    segment: flipped(contactSegmentSphere, turn),
    ray: flipped(contactRaySphere, turn),
    sphere: contactSphereSphere,
    aabb: contactSphereAabb,
  },
  aabb: {
    point: flipped(contactPointAabb, turn),
    segment: flipped(contactSegmentAabb, turn),
    ray: flipped(contactRayAabb, turn),
    sphere: flipped(contactSphereAabb, turn),
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
  normal.z = 0 - normal.z;
}
