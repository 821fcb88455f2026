import { noTest } from '../../core/pairTable.js';
import { intersectionRayAabb } from '../pairs/ray-aabb.js';
import { intersectionRaySphere } from '../pairs/ray-sphere.js';
import { intersectionSegmentAabb } from '../pairs/segment-aabb.js';
import { intersectionSegmentSphere } from '../pairs/segment-sphere.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Ray } from '../shapes/ray.js';
import type { LinearAabbIntersection, LinearSphereIntersection } from '../shapes/results.js';
import type { Segment } from '../shapes/segment.js';
import type { Sphere } from '../shapes/sphere.js';

type Linear = Segment | Ray;

/** What a segment or ray shares with a solid, in either order, or null when they do not meet. */
export function intersection(a: Linear, b: Aabb, out?: LinearAabbIntersection): LinearAabbIntersection | null;
export function intersection(a: Aabb, b: Linear, out?: LinearAabbIntersection): LinearAabbIntersection | null;
export function intersection(a: Linear, b: Sphere, out?: LinearSphereIntersection): LinearSphereIntersection | null;
export function intersection(a: Sphere, b: Linear, out?: LinearSphereIntersection): LinearSphereIntersection | null;
export function intersection(
  a: Linear | Sphere | Aabb,
  b: Linear | Sphere | Aabb,
  out?: LinearAabbIntersection | LinearSphereIntersection,
): LinearAabbIntersection | LinearSphereIntersection | null {
  const linear = a?.kind === 'segment' || a?.kind === 'ray' ? a : b;
  const solid = linear === a ? b : a;
  if (linear?.kind === 'segment') {
    if (solid?.kind === 'aabb') return intersectionSegmentAabb(linear, solid, out as LinearAabbIntersection);
    if (solid?.kind === 'sphere') return intersectionSegmentSphere(linear, solid, out as LinearSphereIntersection);
  } else if (linear?.kind === 'ray') {
    if (solid?.kind === 'aabb') return intersectionRayAabb(linear, solid, out as LinearAabbIntersection);
    if (solid?.kind === 'sphere') return intersectionRaySphere(linear, solid, out as LinearSphereIntersection);
  }
  throw noTest(a, b, '3D');
}
