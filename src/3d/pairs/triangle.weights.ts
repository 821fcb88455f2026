import type { Bare } from '../../core/bare.js';
import type { Vec3 } from '../../math/vec3.js';
import type { Triangle } from '../shapes/triangle.js';
import { createScale, type Scale, setUnit, widen } from './scale.js';

/**
 * The parts of a triangle's corners that make up a point of it, `u·a + v·b + w·c`: at least 0, together 1. Not named a, b
 * and c: engines would take it for a triangle, and allocate for every number.
 */
export interface Barycentrics {
  u: number;
  v: number;
  w: number;
}

/** Sine squared of the angle below which two edges count as parallel. */
const PARALLEL = 1e-24;

const scale: Scale = createScale();

/**
 * The barycentric coordinates of a point of the triangle: its areas with two corners, over the whole area. Without area,
 * the parts of the longest edge's two ends.
 */
export function weigh(point: Vec3, triangle: Bare<Triangle>, out: Barycentrics): void {
  const { a, b, c } = triangle;
  scale.size = 0;
  widen(scale, a, b);
  widen(scale, a, c);
  setUnit(scale);
  const per = 1 / scale.unit;
  const abX = (b.x - a.x) * per;
  const abY = (b.y - a.y) * per;
  const abZ = (b.z - a.z) * per;
  const acX = (c.x - a.x) * per;
  const acY = (c.y - a.y) * per;
  const acZ = (c.z - a.z) * per;
  const apX = (point.x - a.x) * per;
  const apY = (point.y - a.y) * per;
  const apZ = (point.z - a.z) * per;
  const normalX = abY * acZ - abZ * acY;
  const normalY = abZ * acX - abX * acZ;
  const normalZ = abX * acY - abY * acX;
  const abSquared = abX * abX + abY * abY + abZ * abZ;
  const acSquared = acX * acX + acY * acY + acZ * acZ;
  const area = normalX * normalX + normalY * normalY + normalZ * normalZ;
  let v = 0;
  let w = 0;
  if (area > PARALLEL * abSquared * acSquared) {
    const acrossX = apY * acZ - apZ * acY;
    const acrossY = apZ * acX - apX * acZ;
    const acrossZ = apX * acY - apY * acX;
    v = (acrossX * normalX + acrossY * normalY + acrossZ * normalZ) / area;
    const alongX = abY * apZ - abZ * apY;
    const alongY = abZ * apX - abX * apZ;
    const alongZ = abX * apY - abY * apX;
    w = (alongX * normalX + alongY * normalY + alongZ * normalZ) / area;
  } else {
    const between = abX * acX + abY * acY + abZ * acZ;
    const bcSquared = abSquared - 2 * between + acSquared;
    const alongAB = apX * abX + apY * abY + apZ * abZ;
    const alongAC = apX * acX + apY * acY + apZ * acZ;
    if (abSquared >= acSquared && abSquared >= bcSquared) {
      v = abSquared > 0 ? alongAB / abSquared : 0;
    } else if (acSquared >= bcSquared) {
      w = alongAC / acSquared;
    } else {
      w = (alongAC - alongAB - between + abSquared) / bcSquared;
      v = 1 - w;
    }
  }
  v = Math.min(Math.max(v, 0), 1);
  w = Math.min(Math.max(w, 0), 1 - v);
  out.u = 1 - v - w;
  out.v = v;
  out.w = w;
}
