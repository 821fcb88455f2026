/** Collision detection in space: shapes, questions about any two of them, and the same questions pair by pair. */
export type { Bare } from '../core/bare.js';
export { createVec3, type MutableVec3, type Vec3 } from '../math/vec3.js';
export { closestPointsAabbAabb, contactAabbAabb, distanceAabbAabb, intersectsAabbAabb } from './pairs/aabb-aabb.js';
export { contactObbObb, createObbContact, intersectsObbObb, type ObbAxis, type ObbContact } from './pairs/obb-obb.js';
export {
  closestPointOnAabb,
  closestPointsPointAabb,
  contactPointAabb,
  distancePointAabb,
  intersectsPointAabb,
} from './pairs/point-aabb.js';
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
  closestPointsPointSphere,
  contactPointSphere,
  distancePointSphere,
  intersectsPointSphere,
} from './pairs/point-sphere.js';
export {
  closestPointsRayAabb,
  contactRayAabb,
  distanceRayAabb,
  intersectionRayAabb,
  intersectsRayAabb,
  raycastAabb,
} from './pairs/ray-aabb.js';
export { closestPointsRayRay, contactRayRay, distanceRayRay, intersectsRayRay, raycastRay } from './pairs/ray-ray.js';
export {
  closestPointsRaySphere,
  contactRaySphere,
  distanceRaySphere,
  intersectionRaySphere,
  intersectsRaySphere,
  raycastSphere,
} from './pairs/ray-sphere.js';
export {
  closestPointsSegmentAabb,
  contactSegmentAabb,
  distanceSegmentAabb,
  intersectionSegmentAabb,
  intersectsSegmentAabb,
} from './pairs/segment-aabb.js';
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
export {
  closestPointsSegmentSphere,
  contactSegmentSphere,
  distanceSegmentSphere,
  intersectionSegmentSphere,
  intersectsSegmentSphere,
} from './pairs/segment-sphere.js';
export {
  type Barycentrics,
  createSegmentTriangleIntersection,
  intersectionSegmentTriangle,
  intersectsSegmentTriangle,
  type SegmentTriangleIntersection,
} from './pairs/segment-triangle.js';
export {
  closestPointsSphereAabb,
  contactSphereAabb,
  distanceSphereAabb,
  intersectsSphereAabb,
} from './pairs/sphere-aabb.js';
export {
  closestPointsSphereSphere,
  contactSphereSphere,
  distanceSphereSphere,
  intersectsSphereSphere,
} from './pairs/sphere-sphere.js';
export {
  closestPointsSphereTriangle,
  contactSphereTriangle,
  distanceSphereTriangle,
  intersectsSphereTriangle,
} from './pairs/sphere-triangle.js';
export { bounds } from './queries/bounds.js';
export { closestPoints } from './queries/closestPoints.js';
export { contact } from './queries/contact.js';
export { distance } from './queries/distance.js';
export { intersection } from './queries/intersection.js';
export { intersects } from './queries/intersects.js';
export { pushOut } from './queries/pushOut.js';
export { raycast } from './queries/raycast.js';
export { type Aabb, aabb, createAabb, type MutableAabb } from './shapes/aabb.js';
export { type Axes, type Obb, obb } from './shapes/obb.js';
export { type Point, point } from './shapes/point.js';
export { type Ray, ray } from './shapes/ray.js';
export {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  createLinearAabbIntersection,
  createLinearSphereIntersection,
  createRayHit,
  type Interval,
  type LinearAabbIntersection,
  type LinearSphereIntersection,
  type RayHit,
  type Relation,
} from './shapes/results.js';
export { type Segment, segment } from './shapes/segment.js';
export type { Shape } from './shapes/shape.js';
export { type Sphere, sphere } from './shapes/sphere.js';
export { type Triangle, triangle } from './shapes/triangle.js';
