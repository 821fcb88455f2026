/** How far a vector leads off a line. */
import { keepsDigits, largestPart, powerOfTwoNear } from './lengths.js';
import { abs, cross, div, is2D, lengthSquared, sqrt, type Vec, type Vec3, vec2 } from './vec.js';

/**
 * From the line along d, and which way that is, in a unit of its own. Made of products, d × (v × d) is perpendicular to d
 * however short it comes out; v - t d would not be. Only where v × d is all noise it means nothing.
 */
export function aside(v: Vec, d: Vec, dSquared: number) {
  if (is2D(v)) {
    const side = v.y * d.x - v.x * d.y;
    // Any length will do, and that of d keeps its digits however small the side is.
    const away = side < 0 ? vec2(d.y, 0 - d.x) : vec2(0 - d.y, d.x);
    return { away, distance: abs(side) / sqrt(dSquared) };
  }
  const normal = cross(v as Vec3, d as Vec3);
  const squared = lengthSquared(normal);
  if (keepsDigits(squared)) return { away: cross(d as Vec3, normal), distance: sqrt(squared) / sqrt(dSquared) };
  return asideAtAnyScale(v, d, dSquared);
}

/** @cold */
function asideAtAnyScale(v: Vec, d: Vec, dSquared: number) {
  const power = powerOfTwoNear(largestPart(v));
  const normal = cross(div(v, power) as Vec3, d as Vec3);
  return { away: cross(d as Vec3, normal), distance: power * (sqrt(lengthSquared(normal)) / sqrt(dSquared)) };
}
