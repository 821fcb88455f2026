// @ts-check
/** Segments against triangles. What lies in the plane of the triangle is not looked at any closer. */

/** @typedef {import('./shapes.mjs').Vec3} Vec3 */
/** @typedef {import('./shapes.mjs').Segment<Vec3>} Segment */
/** @typedef {import('./shapes.mjs').Triangle} Triangle */

/** Möller and Trumbore, Fast, minimum storage ray/triangle intersection, 1997, without its division. */
function mollerTrumbore(/** @type {Segment} */ { start, end }, /** @type {Triangle} */ { a, b, c }) {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const dz = end.z - start.z;
  const abX = b.x - a.x;
  const abY = b.y - a.y;
  const abZ = b.z - a.z;
  const acX = c.x - a.x;
  const acY = c.y - a.y;
  const acZ = c.z - a.z;
  const px = dy * acZ - dz * acY;
  const py = dz * acX - dx * acZ;
  const pz = dx * acY - dy * acX;
  const whole = abX * px + abY * py + abZ * pz;
  const wx = start.x - a.x;
  const wy = start.y - a.y;
  const wz = start.z - a.z;
  // Seen from behind, all signs are turned round.
  const u = (wx * px + wy * py + wz * pz) * whole;
  const most = whole * whole;
  if (u < 0 || u > most) return false;
  const qx = wy * abZ - wz * abY;
  const qy = wz * abX - wx * abZ;
  const qz = wx * abY - wy * abX;
  const v = (dx * qx + dy * qy + dz * qz) * whole;
  if (v < 0 || u + v > most) return false;
  const t = (acX * qx + acY * qy + acZ * qz) * whole;
  return t >= 0 && t <= most;
}

/** The plane first, then the weights of two corners. Ericson, RTCD 5.3.6, from both sides. */
function planeFirst(/** @type {Segment} */ { start, end }, /** @type {Triangle} */ { a, b, c }) {
  const dx = start.x - end.x;
  const dy = start.y - end.y;
  const dz = start.z - end.z;
  const abX = b.x - a.x;
  const abY = b.y - a.y;
  const abZ = b.z - a.z;
  const acX = c.x - a.x;
  const acY = c.y - a.y;
  const acZ = c.z - a.z;
  const nx = abY * acZ - abZ * acY;
  const ny = abZ * acX - abX * acZ;
  const nz = abX * acY - abY * acX;
  const wx = start.x - a.x;
  const wy = start.y - a.y;
  const wz = start.z - a.z;
  const whole = dx * nx + dy * ny + dz * nz;
  const t = wx * nx + wy * ny + wz * nz;
  if (t * (t - whole) > 0) return false;
  const ex = dy * wz - dz * wy;
  const ey = dz * wx - dx * wz;
  const ez = dx * wy - dy * wx;
  const v = (acX * ex + acY * ey + acZ * ez) * whole;
  if (v < 0) return false;
  const w = -(abX * ex + abY * ey + abZ * ez) * whole;
  return w >= 0 && v + w <= whole * whole;
}

/** Signs of volumes alone. Segura and Feito, Algorithms to test ray-triangle intersection, 2001. */
function volumes(/** @type {Segment} */ { start, end }, /** @type {Triangle} */ { a, b, c }) {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const dz = end.z - start.z;
  const ax = a.x - start.x;
  const ay = a.y - start.y;
  const az = a.z - start.z;
  const bx = b.x - start.x;
  const by = b.y - start.y;
  const bz = b.z - start.z;
  const cx = c.x - start.x;
  const cy = c.y - start.y;
  const cz = c.z - start.z;
  const px = by * dz - bz * dy;
  const py = bz * dx - bx * dz;
  const pz = bx * dy - by * dx;
  const passAB = ax * px + ay * py + az * pz;
  const passBC = -(cx * px + cy * py + cz * pz);
  if (passAB * passBC < 0) return false;
  const qx = cy * az - cz * ay;
  const qy = cz * ax - cx * az;
  const qz = cx * ay - cy * ax;
  const passCA = dx * qx + dy * qy + dz * qz;
  if (passAB * passCA < 0) return false;
  const ahead = bx * qx + by * qy + bz * qz;
  return ahead * (ahead - (passAB + passBC + passCA)) <= 0;
}

export const crossings = {
  'segment-triangle': { 'Möller–Trumbore': mollerTrumbore, 'plane first': planeFirst, volumes },
};
