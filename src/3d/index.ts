/** Collision detection in space: shapes, questions about any two of them, and the same questions pair by pair. */
export type { Bare } from '../core/bare.js';
export type { RaycastOptions } from '../core/casting.js';
export type { PushOutOptions } from '../core/settling.js';
export * from '../generated/3d/index.js';
export { createVec3, type MutableVec3, type Vec3 } from '../math/vec3.js';
export { bounds } from './queries/bounds.js';
export { pushOut } from './queries/pushOut.js';
export { raycast } from './queries/raycast.js';
export { type Movable, translate } from './queries/translate.js';
export { type Aabb, aabb, aabbFromCenter, aabbFromPoints, createAabb } from './shapes/aabb.js';
export { type Axes, type Obb, obb } from './shapes/obb.js';
export { type Point, point } from './shapes/point.js';
export { type Ray, ray } from './shapes/ray.js';
export { type Segment, segment } from './shapes/segment.js';
export type { Shape } from './shapes/shape.js';
export { type Sphere, sphere } from './shapes/sphere.js';
export { type Triangle, triangle } from './shapes/triangle.js';
