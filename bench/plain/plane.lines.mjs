// @ts-check
/** Segments and rays of the plane, by the sides that points lie on. What lies on one line is taken to meet. */

/** @typedef {import('./shapes.mjs').Vec2} Vec2 */
/** @typedef {import('./shapes.mjs').Segment<Vec2>} Segment */
/** @typedef {import('./shapes.mjs').Ray<Vec2>} Ray */

/** The ends of each lie on both sides of the other: four orientations, two products. Sedgewick, Algorithms, 24. */
function signProducts(/** @type {Segment} */ a, /** @type {Segment} */ b) {
  const { start: p, end: q } = a;
  const { start: r, end: s } = b;
  const ux = q.x - p.x;
  const uy = q.y - p.y;
  const sideR = ux * (r.y - p.y) - uy * (r.x - p.x);
  const sideS = ux * (s.y - p.y) - uy * (s.x - p.x);
  if (sideR * sideS > 0) return false;
  const vx = s.x - r.x;
  const vy = s.y - r.y;
  const sideP = vx * (p.y - r.y) - vy * (p.x - r.x);
  const sideQ = vx * (q.y - r.y) - vy * (q.x - r.x);
  return sideP * sideQ <= 0;
}

/** The same with three orientations, as that of the directions is the difference of two others. */
function threeOrientations(/** @type {Segment} */ a, /** @type {Segment} */ b) {
  const ux = a.end.x - a.start.x;
  const uy = a.end.y - a.start.y;
  const vx = b.end.x - b.start.x;
  const vy = b.end.y - b.start.y;
  const wx = b.start.x - a.start.x;
  const wy = b.start.y - a.start.y;
  const whole = ux * vy - uy * vx;
  const onA = wx * vy - wy * vx;
  if (onA * (onA - whole) > 0) return false;
  const onB = wx * uy - wy * ux;
  return onB * (onB - whole) <= 0;
}

/** The same without a branch between the two. */
function threeAtOnce(/** @type {Segment} */ a, /** @type {Segment} */ b) {
  const ux = a.end.x - a.start.x;
  const uy = a.end.y - a.start.y;
  const vx = b.end.x - b.start.x;
  const vy = b.end.y - b.start.y;
  const wx = b.start.x - a.start.x;
  const wy = b.start.y - a.start.y;
  const whole = ux * vy - uy * vx;
  const onA = wx * vy - wy * vx;
  const onB = wx * uy - wy * ux;
  return (+(onA * (onA - whole) <= 0) & +(onB * (onB - whole) <= 0)) !== 0;
}

/** The segment's ends on both sides of the ray's line, and the crossing not behind its origin. */
function segmentRay(/** @type {Segment} */ segment, /** @type {Ray} */ ray) {
  const { origin: o, direction: d } = ray;
  const wx = o.x - segment.start.x;
  const wy = o.y - segment.start.y;
  const ux = segment.end.x - segment.start.x;
  const uy = segment.end.y - segment.start.y;
  const whole = ux * d.y - uy * d.x;
  const onSegment = wx * d.y - wy * d.x;
  if (onSegment * (onSegment - whole) > 0) return false;
  return (wx * uy - wy * ux) * whole >= 0;
}

function segmentRayAtOnce(/** @type {Segment} */ segment, /** @type {Ray} */ ray) {
  const { origin: o, direction: d } = ray;
  const wx = o.x - segment.start.x;
  const wy = o.y - segment.start.y;
  const ux = segment.end.x - segment.start.x;
  const uy = segment.end.y - segment.start.y;
  const whole = ux * d.y - uy * d.x;
  const onSegment = wx * d.y - wy * d.x;
  const onRay = wx * uy - wy * ux;
  return (+(onSegment * (onSegment - whole) <= 0) & +(onRay * whole >= 0)) !== 0;
}

/** The crossing of both lines behind neither origin. Ericson, RTCD 5.1.9.1. */
function rayRay(/** @type {Ray} */ a, /** @type {Ray} */ b) {
  const { direction: u } = a;
  const { direction: v } = b;
  const wx = b.origin.x - a.origin.x;
  const wy = b.origin.y - a.origin.y;
  const whole = u.x * v.y - u.y * v.x;
  if ((wx * v.y - wy * v.x) * whole < 0) return false;
  return (wx * u.y - wy * u.x) * whole >= 0;
}

function rayRayAtOnce(/** @type {Ray} */ a, /** @type {Ray} */ b) {
  const { direction: u } = a;
  const { direction: v } = b;
  const wx = b.origin.x - a.origin.x;
  const wy = b.origin.y - a.origin.y;
  const whole = u.x * v.y - u.y * v.x;
  const onA = wx * v.y - wy * v.x;
  const onB = wx * u.y - wy * u.x;
  return (+(onA * whole >= 0) & +(onB * whole >= 0)) !== 0;
}

export const lines = {
  'segment-segment': { 'sign products': signProducts, 'three products': threeOrientations, 'at once': threeAtOnce },
  'segment-ray': { 'sign products': segmentRay, 'at once': segmentRayAtOnce },
  'ray-ray': { 'sign products': rayRay, 'at once': rayRayAtOnce },
};
