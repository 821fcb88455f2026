// @ts-check
/** Oriented boxes, whose axes have to be unit and at right angles. */

/** @typedef {import('./shapes.mjs').Obb} Obb */

/** Fifteen axes. Gottschalk, Lin and Manocha 1996; Ericson, RTCD 4.4.1, without its epsilon. */
function gottschalk(/** @type {Obb} */ a, /** @type {Obb} */ b) {
  const [ax, ay, az] = a.axes;
  const [bx, by, bz] = b.axes;
  const { x: a0, y: a1, z: a2 } = a.halfExtents;
  const { x: b0, y: b1, z: b2 } = b.halfExtents;
  const x = b.center.x - a.center.x;
  const y = b.center.y - a.center.y;
  const z = b.center.z - a.center.z;

  const t0 = x * ax.x + y * ax.y + z * ax.z;
  const r00 = ax.x * bx.x + ax.y * bx.y + ax.z * bx.z;
  const r01 = ax.x * by.x + ax.y * by.y + ax.z * by.z;
  const r02 = ax.x * bz.x + ax.y * bz.y + ax.z * bz.z;
  const s00 = Math.abs(r00);
  const s01 = Math.abs(r01);
  const s02 = Math.abs(r02);
  if (Math.abs(t0) > a0 + b0 * s00 + b1 * s01 + b2 * s02) return false;
  const t1 = x * ay.x + y * ay.y + z * ay.z;
  const r10 = ay.x * bx.x + ay.y * bx.y + ay.z * bx.z;
  const r11 = ay.x * by.x + ay.y * by.y + ay.z * by.z;
  const r12 = ay.x * bz.x + ay.y * bz.y + ay.z * bz.z;
  const s10 = Math.abs(r10);
  const s11 = Math.abs(r11);
  const s12 = Math.abs(r12);
  if (Math.abs(t1) > a1 + b0 * s10 + b1 * s11 + b2 * s12) return false;
  const t2 = x * az.x + y * az.y + z * az.z;
  const r20 = az.x * bx.x + az.y * bx.y + az.z * bx.z;
  const r21 = az.x * by.x + az.y * by.y + az.z * by.z;
  const r22 = az.x * bz.x + az.y * bz.y + az.z * bz.z;
  const s20 = Math.abs(r20);
  const s21 = Math.abs(r21);
  const s22 = Math.abs(r22);
  if (Math.abs(t2) > a2 + b0 * s20 + b1 * s21 + b2 * s22) return false;

  if (Math.abs(t0 * r00 + t1 * r10 + t2 * r20) > a0 * s00 + a1 * s10 + a2 * s20 + b0) return false;
  if (Math.abs(t0 * r01 + t1 * r11 + t2 * r21) > a0 * s01 + a1 * s11 + a2 * s21 + b1) return false;
  if (Math.abs(t0 * r02 + t1 * r12 + t2 * r22) > a0 * s02 + a1 * s12 + a2 * s22 + b2) return false;

  if (Math.abs(t2 * r10 - t1 * r20) > a1 * s20 + a2 * s10 + b1 * s02 + b2 * s01) return false;
  if (Math.abs(t2 * r11 - t1 * r21) > a1 * s21 + a2 * s11 + b0 * s02 + b2 * s00) return false;
  if (Math.abs(t2 * r12 - t1 * r22) > a1 * s22 + a2 * s12 + b0 * s01 + b1 * s00) return false;
  if (Math.abs(t0 * r20 - t2 * r00) > a0 * s20 + a2 * s00 + b1 * s12 + b2 * s11) return false;
  if (Math.abs(t0 * r21 - t2 * r01) > a0 * s21 + a2 * s01 + b0 * s12 + b2 * s10) return false;
  if (Math.abs(t0 * r22 - t2 * r02) > a0 * s22 + a2 * s02 + b0 * s11 + b1 * s10) return false;
  if (Math.abs(t1 * r00 - t0 * r10) > a0 * s10 + a1 * s00 + b1 * s22 + b2 * s21) return false;
  if (Math.abs(t1 * r01 - t0 * r11) > a0 * s11 + a1 * s01 + b0 * s22 + b2 * s20) return false;
  return Math.abs(t1 * r02 - t0 * r12) <= a0 * s12 + a1 * s02 + b0 * s21 + b1 * s20;
}

export const obbs = { 'obb-obb': { 'unit axes': gottschalk } };
