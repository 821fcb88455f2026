/** Collision detection in the plane: shapes, questions about any two of them, and the same questions pair by pair. */
export type { Bare } from '../core/bare.js';
export type { RaycastOptions } from '../core/casting.js';
export type { PushOutOptions } from '../core/settling.js';
export * from '../generated/2d/index.js';
export { createVec2, type MutableVec2, type Vec2 } from '../math/vec2.js';
export { bounds } from './queries/bounds.js';
export { pushOut } from './queries/pushOut.js';
export { raycast } from './queries/raycast.js';
export { translate } from './queries/translate.js';
export { type Aabb, aabb, aabbFromCenter, aabbFromPoints, createAabb } from './shapes/aabb.js';
export { type Circle, circle } from './shapes/circle.js';
export { type Point, point } from './shapes/point.js';
export { type Ray, ray } from './shapes/ray.js';
export { type Segment, segment } from './shapes/segment.js';
export type { Shape } from './shapes/shape.js';
