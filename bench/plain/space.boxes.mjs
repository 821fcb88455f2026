// @ts-check
/** Segments and rays against boxes of space. */

/** @typedef {import('./shapes.mjs').Vec3} Vec3 */
/** @typedef {import('./shapes.mjs').Segment<Vec3>} Segment */
/** @typedef {import('./shapes.mjs').Ray<Vec3>} Ray */
/** @typedef {import('./shapes.mjs').Aabb<Vec3>} Aabb */

/**
 * The slab method: the line is in the box while it is between both planes of each axis. Kay and Kajiya 1986, in the form
 * with min and max of Barnes, Fast, branchless ray/bounding box intersections, 2011.
 */
function raySlabs(/** @type {Ray} */ { origin, direction }, /** @type {Aabb} */ { min, max }) {
  const stepX = 1 / direction.x;
  const stepY = 1 / direction.y;
  const stepZ = 1 / direction.z;
  const x1 = (min.x - origin.x) * stepX;
  const x2 = (max.x - origin.x) * stepX;
  const y1 = (min.y - origin.y) * stepY;
  const y2 = (max.y - origin.y) * stepY;
  const z1 = (min.z - origin.z) * stepZ;
  const z2 = (max.z - origin.z) * stepZ;
  const enter = Math.max(Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2));
  const exit = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2));
  return Math.max(enter, 0) <= exit;
}

/** The same around the middle of each slab, so that nothing needs sorting. Quilez, Box intersection functions. */
function rayMiddles(/** @type {Ray} */ { origin, direction }, /** @type {Aabb} */ { min, max }) {
  const stepX = 1 / direction.x;
  const stepY = 1 / direction.y;
  const stepZ = 1 / direction.z;
  const x = (min.x + max.x - origin.x - origin.x) * stepX;
  const y = (min.y + max.y - origin.y - origin.y) * stepY;
  const z = (min.z + max.z - origin.z - origin.z) * stepZ;
  const halfX = (max.x - min.x) * Math.abs(stepX);
  const halfY = (max.y - min.y) * Math.abs(stepY);
  const halfZ = (max.z - min.z) * Math.abs(stepZ);
  const ahead = +(x + halfX >= 0) & +(y + halfY >= 0) & +(z + halfZ >= 0);
  const together = +(Math.abs(x - y) <= halfX + halfY) & +(Math.abs(y - z) <= halfY + halfZ);
  return (ahead & together & +(Math.abs(z - x) <= halfZ + halfX)) !== 0;
}

/** Separating axes: those of the box, and the three across the ray and one of them. Ericson, RTCD 5.3.3. */
function rayAxes(/** @type {Ray} */ { origin, direction: d }, /** @type {Aabb} */ { min, max }) {
  const sizeX = max.x - min.x;
  const x = origin.x + origin.x - min.x - max.x;
  if (Math.abs(x) > sizeX && x * d.x > 0) return false;
  const sizeY = max.y - min.y;
  const y = origin.y + origin.y - min.y - max.y;
  if (Math.abs(y) > sizeY && y * d.y > 0) return false;
  const sizeZ = max.z - min.z;
  const z = origin.z + origin.z - min.z - max.z;
  if (Math.abs(z) > sizeZ && z * d.z > 0) return false;
  const dx = Math.abs(d.x);
  const dy = Math.abs(d.y);
  const dz = Math.abs(d.z);
  if (Math.abs(y * d.z - z * d.y) > sizeY * dz + sizeZ * dy) return false;
  if (Math.abs(z * d.x - x * d.z) > sizeX * dz + sizeZ * dx) return false;
  return Math.abs(x * d.y - y * d.x) <= sizeX * dy + sizeY * dx;
}

function segmentSlabs(/** @type {Segment} */ { start, end }, /** @type {Aabb} */ { min, max }) {
  const stepX = 1 / (end.x - start.x);
  const stepY = 1 / (end.y - start.y);
  const stepZ = 1 / (end.z - start.z);
  const x1 = (min.x - start.x) * stepX;
  const x2 = (max.x - start.x) * stepX;
  const y1 = (min.y - start.y) * stepY;
  const y2 = (max.y - start.y) * stepY;
  const z1 = (min.z - start.z) * stepZ;
  const z2 = (max.z - start.z) * stepZ;
  const enter = Math.max(Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2));
  const exit = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2));
  return Math.max(enter, 0) <= Math.min(exit, 1);
}

function segmentAxes(/** @type {Segment} */ { start, end }, /** @type {Aabb} */ { min, max }) {
  const ux = end.x - start.x;
  const dx = Math.abs(ux);
  const sizeX = max.x - min.x;
  const x = start.x + end.x - min.x - max.x;
  if (Math.abs(x) > sizeX + dx) return false;
  const uy = end.y - start.y;
  const dy = Math.abs(uy);
  const sizeY = max.y - min.y;
  const y = start.y + end.y - min.y - max.y;
  if (Math.abs(y) > sizeY + dy) return false;
  const uz = end.z - start.z;
  const dz = Math.abs(uz);
  const sizeZ = max.z - min.z;
  const z = start.z + end.z - min.z - max.z;
  if (Math.abs(z) > sizeZ + dz) return false;
  if (Math.abs(y * uz - z * uy) > sizeY * dz + sizeZ * dy) return false;
  if (Math.abs(z * ux - x * uz) > sizeX * dz + sizeZ * dx) return false;
  return Math.abs(x * uy - y * ux) <= sizeX * dy + sizeY * dx;
}

export const spaceBoxes = {
  'ray-aabb': { slabs: raySlabs, middles: rayMiddles, axes: rayAxes },
  'segment-aabb': { slabs: segmentSlabs, axes: segmentAxes },
};
