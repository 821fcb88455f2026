// @ts-check
/** Segments and rays against boxes of the plane. */

/** @typedef {import('./shapes.mjs').Vec2} Vec2 */
/** @typedef {import('./shapes.mjs').Segment<Vec2>} Segment */
/** @typedef {import('./shapes.mjs').Ray<Vec2>} Ray */
/** @typedef {import('./shapes.mjs').Aabb<Vec2>} Aabb */

/**
 * The slab method: the line is in the box while it is between both planes of each axis. Kay and Kajiya 1986, in the form
 * with min and max of Barnes, Fast, branchless ray/bounding box intersections, 2011.
 */
function raySlabs(/** @type {Ray} */ { origin, direction }, /** @type {Aabb} */ { min, max }) {
  const stepX = 1 / direction.x;
  const stepY = 1 / direction.y;
  const x1 = (min.x - origin.x) * stepX;
  const x2 = (max.x - origin.x) * stepX;
  const y1 = (min.y - origin.y) * stepY;
  const y2 = (max.y - origin.y) * stepY;
  const enter = Math.max(Math.min(x1, x2), Math.min(y1, y2));
  const exit = Math.min(Math.max(x1, x2), Math.max(y1, y2));
  return Math.max(enter, 0) <= exit;
}

/** The same around the middle of each slab, so that nothing needs sorting. Quilez, Box intersection functions. */
function rayMiddles(/** @type {Ray} */ { origin, direction }, /** @type {Aabb} */ { min, max }) {
  const stepX = 1 / direction.x;
  const stepY = 1 / direction.y;
  const x = (min.x + max.x - origin.x - origin.x) * stepX;
  const y = (min.y + max.y - origin.y - origin.y) * stepY;
  const halfX = (max.x - min.x) * Math.abs(stepX);
  const halfY = (max.y - min.y) * Math.abs(stepY);
  return (+(x + halfX >= 0) & +(y + halfY >= 0) & +(Math.abs(x - y) <= halfX + halfY)) !== 0;
}

/** Separating axes: those of the box, and the one across the ray. Ericson, RTCD 5.3.3. */
function rayAxes(/** @type {Ray} */ { origin, direction }, /** @type {Aabb} */ { min, max }) {
  const sizeX = max.x - min.x;
  const sizeY = max.y - min.y;
  const x = origin.x + origin.x - min.x - max.x;
  const y = origin.y + origin.y - min.y - max.y;
  if (Math.abs(x) > sizeX && x * direction.x > 0) return false;
  if (Math.abs(y) > sizeY && y * direction.y > 0) return false;
  const reach = sizeX * Math.abs(direction.y) + sizeY * Math.abs(direction.x);
  return Math.abs(x * direction.y - y * direction.x) <= reach;
}

function segmentSlabs(/** @type {Segment} */ { start, end }, /** @type {Aabb} */ { min, max }) {
  const stepX = 1 / (end.x - start.x);
  const stepY = 1 / (end.y - start.y);
  const x1 = (min.x - start.x) * stepX;
  const x2 = (max.x - start.x) * stepX;
  const y1 = (min.y - start.y) * stepY;
  const y2 = (max.y - start.y) * stepY;
  const enter = Math.max(Math.min(x1, x2), Math.min(y1, y2));
  const exit = Math.min(Math.max(x1, x2), Math.max(y1, y2));
  return Math.max(enter, 0) <= Math.min(exit, 1);
}

function segmentAxes(/** @type {Segment} */ { start, end }, /** @type {Aabb} */ { min, max }) {
  const alongX = end.x - start.x;
  const alongY = end.y - start.y;
  const sizeX = max.x - min.x;
  const sizeY = max.y - min.y;
  const x = start.x + end.x - min.x - max.x;
  const y = start.y + end.y - min.y - max.y;
  if (Math.abs(x) > sizeX + Math.abs(alongX)) return false;
  if (Math.abs(y) > sizeY + Math.abs(alongY)) return false;
  return Math.abs(x * alongY - y * alongX) <= sizeX * Math.abs(alongY) + sizeY * Math.abs(alongX);
}

/** The same without a branch between the axes. */
function segmentAxesAtOnce(/** @type {Segment} */ { start, end }, /** @type {Aabb} */ { min, max }) {
  const alongX = end.x - start.x;
  const alongY = end.y - start.y;
  const sizeX = max.x - min.x;
  const sizeY = max.y - min.y;
  const x = start.x + end.x - min.x - max.x;
  const y = start.y + end.y - min.y - max.y;
  const onFaces = +(Math.abs(x) <= sizeX + Math.abs(alongX)) & +(Math.abs(y) <= sizeY + Math.abs(alongY));
  const reach = sizeX * Math.abs(alongY) + sizeY * Math.abs(alongX);
  return (onFaces & +(Math.abs(x * alongY - y * alongX) <= reach)) !== 0;
}

export const planeBoxes = {
  'ray-aabb': { slabs: raySlabs, middles: rayMiddles, axes: rayAxes },
  'segment-aabb': { slabs: segmentSlabs, axes: segmentAxes, 'axes at once': segmentAxesAtOnce },
};
