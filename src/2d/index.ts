/** Collision detection in the plane: shapes, questions about any two of them, and the same questions pair by pair. */
export type { Bare } from '../core/bare.js';
export type { Culling, RaycastOptions } from '../core/casting.js';
export type { PushOutOptions } from '../core/settling.js';
export * from '../generated/2d/index.js';
export type { Points } from '../hulls/coordinates.js';
export { createVec2, type MutableVec2, type Vec2 } from '../math/vec2.js';
export { type Alignment, alignment } from './queries/alignment.js';
export { bounds } from './queries/bounds.js';
export { type ClippedSegment, clipSegment, createClippedSegment, outcode } from './queries/clipSegment.js';
export { closestPoint } from './queries/closestPoint.js';
export { corners, cornersAabb, cornersObb, cornersSegment, cornersTriangle } from './queries/corners.js';
export { facing } from './queries/facing.js';
export { intersection } from './queries/intersection.js';
export { obbFromPoints } from './queries/obbFromPoints.js';
export { orientation } from './queries/orientation.js';
export { boundsPolygon, cornersPolygon, supportPolygon } from './queries/polygon.js';
export { pushOut } from './queries/pushOut.js';
export { raycast } from './queries/raycast.js';
export { signedDistance } from './queries/signedDistance.js';
export {
  support,
  supportAabb,
  supportCapsule,
  supportCircle,
  supportHalfplane,
  supportLine,
  supportObb,
  supportRay,
  supportSegment,
  supportTriangle,
} from './queries/support.js';
export { translate } from './queries/translate.js';
export { createTriangleOverlap, intersectionTriangles, type TriangleOverlap } from './queries/triangles.js';
export { type Aabb, aabb, aabbFromCenter, aabbFromPoints, createAabb } from './shapes/aabb.js';
export { type Capsule, capsule } from './shapes/capsule.js';
export { type Circle, circle } from './shapes/circle.js';
export { type Halfplane, halfplane, halfplaneAt } from './shapes/halfplane.js';
export { type Line, line } from './shapes/line.js';
export { type Axes, type Obb, obb } from './shapes/obb.js';
export { obbFromMatrix, obbToWorld, worldToObb } from './shapes/obb.matrices.js';
export type { Placement } from './shapes/placing.js';
export { type Point, point } from './shapes/point.js';
export {
  type Polygon,
  type PolygonData,
  polygon,
  polygonAt,
  polygonFromPoints,
} from './shapes/polygon.js';
export { type Ray, ray } from './shapes/ray.js';
export { type Segment, segment } from './shapes/segment.js';
export type { Shape } from './shapes/shape.js';
export { type Triangle, triangle } from './shapes/triangle.js';
