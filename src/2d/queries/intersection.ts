import { noTest } from '../../core/pairTable.js';
import { intersectionRayAabb } from '../pairs/ray-aabb.js';
import { intersectionRayCircle } from '../pairs/ray-circle.js';
import { intersectionSegmentAabb } from '../pairs/segment-aabb.js';
import { intersectionSegmentCircle } from '../pairs/segment-circle.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Circle } from '../shapes/circle.js';
import type { Ray } from '../shapes/ray.js';
import type { LinearAabbIntersection, LinearCircleIntersection } from '../shapes/results.js';
import type { Segment } from '../shapes/segment.js';

type Linear = Segment | Ray;

/** What a segment or ray shares with a solid, in either order, or null when they do not meet. */
export function intersection(a: Linear, b: Aabb, out?: LinearAabbIntersection): LinearAabbIntersection | null;
export function intersection(a: Aabb, b: Linear, out?: LinearAabbIntersection): LinearAabbIntersection | null;
export function intersection(a: Linear, b: Circle, out?: LinearCircleIntersection): LinearCircleIntersection | null;
export function intersection(a: Circle, b: Linear, out?: LinearCircleIntersection): LinearCircleIntersection | null;
export function intersection(
  a: Linear | Circle | Aabb,
  b: Linear | Circle | Aabb,
  out?: LinearAabbIntersection | LinearCircleIntersection,
): LinearAabbIntersection | LinearCircleIntersection | null {
  const linear = a?.kind === 'segment' || a?.kind === 'ray' ? a : b;
  const solid = linear === a ? b : a;
  if (linear?.kind === 'segment') {
    if (solid?.kind === 'aabb') return intersectionSegmentAabb(linear, solid, out as LinearAabbIntersection);
    if (solid?.kind === 'circle') return intersectionSegmentCircle(linear, solid, out as LinearCircleIntersection);
  } else if (linear?.kind === 'ray') {
    if (solid?.kind === 'aabb') return intersectionRayAabb(linear, solid, out as LinearAabbIntersection);
    if (solid?.kind === 'circle') return intersectionRayCircle(linear, solid, out as LinearCircleIntersection);
  }
  throw noTest(a, b, '2D');
}
