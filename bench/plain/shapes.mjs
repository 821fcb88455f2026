// @ts-check
/**
 * What the plain formulas take: shapes of the plane (circles as spheres) and of space.
 *
 * @typedef {{ x: number, y: number }} Vec2
 * @typedef {{ x: number, y: number, z: number }} Vec3
 */

/** @template Vec @typedef {{ start: Vec, end: Vec }} Segment */
/** @template Vec @typedef {{ origin: Vec, direction: Vec }} Ray */
/** @template Vec @typedef {{ center: Vec, radius: number }} Sphere */
/** @template Vec @typedef {{ min: Vec, max: Vec }} Aabb */
/** @typedef {{ a: Vec3, b: Vec3, c: Vec3 }} Triangle */
/** @typedef {{ center: Vec3, halfExtents: Vec3, axes: [Vec3, Vec3, Vec3] }} Obb */

export {};
