// @ts-check
/** Points, circles and boxes of the plane. */

/** @typedef {import('./shapes.mjs').Vec2} Vec2 */
/** @typedef {import('./shapes.mjs').Segment<Vec2>} Segment */
/** @typedef {import('./shapes.mjs').Ray<Vec2>} Ray */
/** @typedef {import('./shapes.mjs').Sphere<Vec2>} Circle */
/** @typedef {import('./shapes.mjs').Aabb<Vec2>} Aabb */

function pointCircle(/** @type {Vec2} */ point, /** @type {Circle} */ { center, radius }) {
  const x = point.x - center.x;
  const y = point.y - center.y;
  return x * x + y * y <= radius * radius;
}

function circleCircle(/** @type {Circle} */ a, /** @type {Circle} */ b) {
  const x = b.center.x - a.center.x;
  const y = b.center.y - a.center.y;
  const reach = a.radius + b.radius;
  return x * x + y * y <= reach * reach;
}

function pointAabb(/** @type {Vec2} */ { x, y }, /** @type {Aabb} */ { min, max }) {
  return x >= min.x && x <= max.x && y >= min.y && y <= max.y;
}

/** Without a branch between the comparisons. */
function pointAabbAtOnce(/** @type {Vec2} */ { x, y }, /** @type {Aabb} */ { min, max }) {
  return (+(x >= min.x) & +(x <= max.x) & +(y >= min.y) & +(y <= max.y)) !== 0;
}

/** Ericson, RTCD 4.2.1. */
function aabbAabb(/** @type {Aabb} */ a, /** @type {Aabb} */ b) {
  return a.min.x <= b.max.x && a.max.x >= b.min.x && a.min.y <= b.max.y && a.max.y >= b.min.y;
}

function aabbAabbAtOnce(/** @type {Aabb} */ a, /** @type {Aabb} */ b) {
  const inX = +(a.min.x <= b.max.x) & +(a.max.x >= b.min.x);
  return (inX & +(a.min.y <= b.max.y) & +(a.max.y >= b.min.y)) !== 0;
}

/** The box's point nearest to the centre. Ericson, RTCD 5.1.3, 5.2.5. */
function clamp(/** @type {Circle} */ { center, radius }, /** @type {Aabb} */ { min, max }) {
  const x = Math.max(min.x, Math.min(center.x, max.x)) - center.x;
  const y = Math.max(min.y, Math.min(center.y, max.y)) - center.y;
  return x * x + y * y <= radius * radius;
}

/** Arvo, A simple method for box-sphere intersection testing, Graphics Gems, 1990. */
function arvo(/** @type {Circle} */ { center, radius }, /** @type {Aabb} */ { min, max }) {
  const x = center.x < min.x ? min.x - center.x : center.x > max.x ? center.x - max.x : 0;
  const y = center.y < min.y ? min.y - center.y : center.y > max.y ? center.y - max.y : 0;
  return x * x + y * y <= radius * radius;
}

/** The distance² to the nearest point of the segment. Ericson, RTCD 5.1.2.1. */
function segmentCircle(/** @type {Segment} */ { start, end }, /** @type {Circle} */ { center, radius }) {
  const ux = end.x - start.x;
  const uy = end.y - start.y;
  const wx = center.x - start.x;
  const wy = center.y - start.y;
  const along = wx * ux + wy * uy;
  const outside = wx * wx + wy * wy - radius * radius;
  if (along < 0) return outside <= 0;
  const whole = ux * ux + uy * uy;
  if (along > whole) return outside - along - along + whole <= 0;
  return outside * whole <= along * along;
}

/** That point by its t, held between 0 and 1. */
function heldOnSegment(/** @type {Segment} */ { start, end }, /** @type {Circle} */ { center, radius }) {
  const ux = end.x - start.x;
  const uy = end.y - start.y;
  const wx = center.x - start.x;
  const wy = center.y - start.y;
  const t = Math.max(0, Math.min(1, (wx * ux + wy * uy) / (ux * ux + uy * uy)));
  const x = wx - t * ux;
  const y = wy - t * uy;
  return x * x + y * y <= radius * radius;
}

/** Starting inside, or running towards the centre with a discriminant of at least 0. Ericson, RTCD 5.3.2. */
function rayCircle(/** @type {Ray} */ { origin, direction }, /** @type {Circle} */ { center, radius }) {
  const wx = center.x - origin.x;
  const wy = center.y - origin.y;
  const outside = wx * wx + wy * wy - radius * radius;
  if (outside <= 0) return true;
  const along = wx * direction.x + wy * direction.y;
  if (along < 0) return false;
  return outside * (direction.x * direction.x + direction.y * direction.y) <= along * along;
}

export const plane = {
  'point-circle': { 'distance²': pointCircle },
  'circle-circle': { 'distance²': circleCircle },
  'point-aabb': { intervals: pointAabb, 'at once': pointAabbAtOnce },
  'aabb-aabb': { intervals: aabbAabb, 'at once': aabbAabbAtOnce },
  'circle-aabb': { clamp, Arvo: arvo },
  'segment-circle': { nearest: segmentCircle, 'held t': heldOnSegment },
  'ray-circle': { discriminant: rayCircle },
};
