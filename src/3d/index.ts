/** Collision detection in space: shapes, questions about any two of them, and the same questions pair by pair. */
export type { Bare } from '../core/bare.js';
export type { Culling, RaycastOptions } from '../core/casting.js';
export type { PushOutOptions } from '../core/settling.js';
export * from '../generated/3d/index.js';
export type { Points } from '../hulls/coordinates.js';
export { createVec3, type MutableVec3, type Vec3 } from '../math/vec3.js';
export { type Alignment, alignment } from './queries/alignment.js';
export { bounds } from './queries/bounds.js';
export { closestPoint } from './queries/closestPoint.js';
export { corners, cornersAabb, cornersObb, cornersSegment, cornersTriangle } from './queries/corners.js';
export { facing } from './queries/facing.js';
export { boundsHull, cornersHull, supportHull } from './queries/hull.js';
export { intersection } from './queries/intersection.js';
export { obbFromPoints } from './queries/obbFromPoints.js';
export { orientation } from './queries/orientation.js';
export { intersectionPlanes } from './queries/planes.js';
export { pushOut } from './queries/pushOut.js';
export { raycast } from './queries/raycast.js';
export { signedDistance } from './queries/signedDistance.js';
export {
  support,
  supportAabb,
  supportCapsule,
  supportHalfspace,
  supportLine,
  supportObb,
  supportPlane,
  supportRay,
  supportSegment,
  supportSphere,
  supportTriangle,
} from './queries/support.js';
export { translate } from './queries/translate.js';
export { createTriangleOverlap, intersectionTriangles, type TriangleOverlap } from './queries/triangles.js';
export { type Aabb, aabb, aabbFromCenter, aabbFromPoints, createAabb } from './shapes/aabb.js';
export { type Capsule, capsule } from './shapes/capsule.js';
export { type Halfspace, halfspace, halfspaceAt } from './shapes/halfspace.js';
export { type Hull, type HullData, hull, hullAt, hullFromFaces } from './shapes/hull.js';
export { type Line, line } from './shapes/line.js';
export { type Axes, type Obb, obb } from './shapes/obb.js';
export { obbFromMatrix, obbToWorld, worldToObb } from './shapes/obb.matrices.js';
export type { Placement } from './shapes/placing.js';
export { type Plane, plane, planeAt, planeFromPoints } from './shapes/plane.js';
export { type Point, point } from './shapes/point.js';
export { type Ray, ray } from './shapes/ray.js';
export { type Segment, segment } from './shapes/segment.js';
export type { Shape } from './shapes/shape.js';
export { type Sphere, sphere } from './shapes/sphere.js';
export { type Triangle, triangle } from './shapes/triangle.js';
