// @ts-check
/** Points, spheres and boxes of space. */

/** @typedef {import('./shapes.mjs').Vec3} Vec3 */
/** @typedef {import('./shapes.mjs').Segment<Vec3>} Segment */
/** @typedef {import('./shapes.mjs').Ray<Vec3>} Ray */
/** @typedef {import('./shapes.mjs').Sphere<Vec3>} Sphere */
/** @typedef {import('./shapes.mjs').Aabb<Vec3>} Aabb */

function pointSphere(/** @type {Vec3} */ point, /** @type {Sphere} */ { center, radius }) {
  const x = point.x - center.x;
  const y = point.y - center.y;
  const z = point.z - center.z;
  return x * x + y * y + z * z <= radius * radius;
}

function sphereSphere(/** @type {Sphere} */ a, /** @type {Sphere} */ b) {
  const x = b.center.x - a.center.x;
  const y = b.center.y - a.center.y;
  const z = b.center.z - a.center.z;
  const reach = a.radius + b.radius;
  return x * x + y * y + z * z <= reach * reach;
}

function pointAabb(/** @type {Vec3} */ { x, y, z }, /** @type {Aabb} */ { min, max }) {
  return x >= min.x && x <= max.x && y >= min.y && y <= max.y && z >= min.z && z <= max.z;
}

/** Without a branch between the comparisons. */
function pointAabbAtOnce(/** @type {Vec3} */ { x, y, z }, /** @type {Aabb} */ { min, max }) {
  const inPlane = +(x >= min.x) & +(x <= max.x) & +(y >= min.y) & +(y <= max.y);
  return (inPlane & +(z >= min.z) & +(z <= max.z)) !== 0;
}

/** Ericson, RTCD 4.2.1. */
function aabbAabb(/** @type {Aabb} */ a, /** @type {Aabb} */ b) {
  if (a.min.x > b.max.x || a.max.x < b.min.x) return false;
  if (a.min.y > b.max.y || a.max.y < b.min.y) return false;
  return a.min.z <= b.max.z && a.max.z >= b.min.z;
}

function aabbAabbAtOnce(/** @type {Aabb} */ a, /** @type {Aabb} */ b) {
  const inX = +(a.min.x <= b.max.x) & +(a.max.x >= b.min.x);
  const inY = +(a.min.y <= b.max.y) & +(a.max.y >= b.min.y);
  return (inX & inY & +(a.min.z <= b.max.z) & +(a.max.z >= b.min.z)) !== 0;
}

/** The box's point nearest to the centre. Ericson, RTCD 5.1.3, 5.2.5. */
function clamp(/** @type {Sphere} */ { center, radius }, /** @type {Aabb} */ { min, max }) {
  const x = Math.max(min.x, Math.min(center.x, max.x)) - center.x;
  const y = Math.max(min.y, Math.min(center.y, max.y)) - center.y;
  const z = Math.max(min.z, Math.min(center.z, max.z)) - center.z;
  return x * x + y * y + z * z <= radius * radius;
}

/** Arvo, A simple method for box-sphere intersection testing, Graphics Gems, 1990. */
function arvo(/** @type {Sphere} */ { center, radius }, /** @type {Aabb} */ { min, max }) {
  const x = center.x < min.x ? min.x - center.x : center.x > max.x ? center.x - max.x : 0;
  const y = center.y < min.y ? min.y - center.y : center.y > max.y ? center.y - max.y : 0;
  const z = center.z < min.z ? min.z - center.z : center.z > max.z ? center.z - max.z : 0;
  return x * x + y * y + z * z <= radius * radius;
}

/** The distance² to the nearest point of the segment. Ericson, RTCD 5.1.2.1. */
function segmentSphere(/** @type {Segment} */ { start, end }, /** @type {Sphere} */ { center, radius }) {
  const ux = end.x - start.x;
  const uy = end.y - start.y;
  const uz = end.z - start.z;
  const wx = center.x - start.x;
  const wy = center.y - start.y;
  const wz = center.z - start.z;
  const along = wx * ux + wy * uy + wz * uz;
  const outside = wx * wx + wy * wy + wz * wz - radius * radius;
  if (along < 0) return outside <= 0;
  const whole = ux * ux + uy * uy + uz * uz;
  if (along > whole) return outside - along - along + whole <= 0;
  return outside * whole <= along * along;
}

/** That point by its t, held between 0 and 1. */
function heldOnSegment(/** @type {Segment} */ { start, end }, /** @type {Sphere} */ { center, radius }) {
  const ux = end.x - start.x;
  const uy = end.y - start.y;
  const uz = end.z - start.z;
  const wx = center.x - start.x;
  const wy = center.y - start.y;
  const wz = center.z - start.z;
  const t = Math.max(0, Math.min(1, (wx * ux + wy * uy + wz * uz) / (ux * ux + uy * uy + uz * uz)));
  const x = wx - t * ux;
  const y = wy - t * uy;
  const z = wz - t * uz;
  return x * x + y * y + z * z <= radius * radius;
}

/** Starting inside, or running towards the centre with a discriminant of at least 0. Ericson, RTCD 5.3.2. */
function raySphere(/** @type {Ray} */ { origin, direction: d }, /** @type {Sphere} */ { center, radius }) {
  const wx = center.x - origin.x;
  const wy = center.y - origin.y;
  const wz = center.z - origin.z;
  const outside = wx * wx + wy * wy + wz * wz - radius * radius;
  if (outside <= 0) return true;
  const along = wx * d.x + wy * d.y + wz * d.z;
  if (along < 0) return false;
  return outside * (d.x * d.x + d.y * d.y + d.z * d.z) <= along * along;
}

export const space = {
  'point-sphere': { 'distance²': pointSphere },
  'sphere-sphere': { 'distance²': sphereSphere },
  'point-aabb': { intervals: pointAabb, 'at once': pointAabbAtOnce },
  'aabb-aabb': { intervals: aabbAabb, 'at once': aabbAabbAtOnce },
  'sphere-aabb': { clamp, Arvo: arvo },
  'segment-sphere': { nearest: segmentSphere, 'held t': heldOnSegment },
  'ray-sphere': { discriminant: raySphere },
};
