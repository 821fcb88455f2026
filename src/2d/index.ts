/** Collision detection in the plane: shapes, questions about any two of them, and the same questions pair by pair. */
export type { Bare } from '../core/bare.js';
export { createVec2, type MutableVec2, type Vec2 } from '../math/vec2.js';
export { closestPointsAabbAabb, contactAabbAabb, distanceAabbAabb, intersectsAabbAabb } from './pairs/aabb-aabb.js';
export {
  closestPointsCircleAabb,
  contactCircleAabb,
  distanceCircleAabb,
  intersectsCircleAabb,
} from './pairs/circle-aabb.js';
export {
  closestPointsCircleCircle,
  contactCircleCircle,
  distanceCircleCircle,
  intersectsCircleCircle,
} from './pairs/circle-circle.js';
export {
  closestPointOnAabb,
  closestPointsPointAabb,
  contactPointAabb,
  distancePointAabb,
  intersectsPointAabb,
} from './pairs/point-aabb.js';
export {
  closestPointsPointCircle,
  contactPointCircle,
  distancePointCircle,
  intersectsPointCircle,
} from './pairs/point-circle.js';
export {
  closestPointsPointPoint,
  contactPointPoint,
  distancePointPoint,
  intersectsPointPoint,
} from './pairs/point-point.js';
export {
  closestPointOnRay,
  closestPointsPointRay,
  contactPointRay,
  distancePointRay,
  intersectsPointRay,
  raycastPoint,
} from './pairs/point-ray.js';
export {
  closestPointOnSegment,
  closestPointsPointSegment,
  contactPointSegment,
  distancePointSegment,
  intersectsPointSegment,
} from './pairs/point-segment.js';
export {
  closestPointsRayAabb,
  contactRayAabb,
  distanceRayAabb,
  intersectionRayAabb,
  intersectsRayAabb,
  raycastAabb,
} from './pairs/ray-aabb.js';
export {
  closestPointsRayCircle,
  contactRayCircle,
  distanceRayCircle,
  intersectionRayCircle,
  intersectsRayCircle,
  raycastCircle,
} from './pairs/ray-circle.js';
export { closestPointsRayRay, contactRayRay, distanceRayRay, intersectsRayRay, raycastRay } from './pairs/ray-ray.js';
export {
  closestPointsSegmentAabb,
  contactSegmentAabb,
  distanceSegmentAabb,
  intersectionSegmentAabb,
  intersectsSegmentAabb,
} from './pairs/segment-aabb.js';
export {
  closestPointsSegmentCircle,
  contactSegmentCircle,
  distanceSegmentCircle,
  intersectionSegmentCircle,
  intersectsSegmentCircle,
} from './pairs/segment-circle.js';
export {
  closestPointsSegmentRay,
  contactSegmentRay,
  distanceSegmentRay,
  intersectsSegmentRay,
  raycastSegment,
} from './pairs/segment-ray.js';
export {
  closestPointsSegmentSegment,
  contactSegmentSegment,
  distanceSegmentSegment,
  intersectsSegmentSegment,
} from './pairs/segment-segment.js';
export { bounds } from './queries/bounds.js';
export { closestPoints } from './queries/closestPoints.js';
export { contact } from './queries/contact.js';
export { distance } from './queries/distance.js';
export { intersection } from './queries/intersection.js';
export { intersects } from './queries/intersects.js';
export { pushOut } from './queries/pushOut.js';
export { raycast } from './queries/raycast.js';
export { type Aabb, aabb, createAabb, type MutableAabb } from './shapes/aabb.js';
export { type Circle, circle } from './shapes/circle.js';
export { type Point, point } from './shapes/point.js';
export { type Ray, ray } from './shapes/ray.js';
export {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  createLinearAabbIntersection,
  createLinearCircleIntersection,
  createRayHit,
  type Interval,
  type LinearAabbIntersection,
  type LinearCircleIntersection,
  type RayHit,
  type Relation,
} from './shapes/results.js';
export { type Segment, segment } from './shapes/segment.js';
export type { Shape } from './shapes/shape.js';
