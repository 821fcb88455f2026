/**
 * The way from a point to a triangle, as a vector, so that it keeps its digits far from the origin too.
 *
 * By the region of corner, edge or face that the point lies in. Ericson, RTCD 5.1.5; a triangle without area has no face
 * and is the nearest of its edges.
 *
 * Written out in local numbers: V8 allocates for a number that leaves or enters a function it does not inline.
 */
import type { Bare } from '../../core/bare.js';
import type { MutableVec3, Vec3 } from '../../math/vec3.js';
import type { Triangle } from '../shapes/triangle.js';
import { normalize, turnPerpendicular } from './direction.js';
import { createScale, type Scale, setUnit, widen } from './scale.js';

/** Sine squared of the angle below which two edges count as parallel. */
const PARALLEL = 1e-28;

/** How far the corners of the triangle last looked at lie from the point, at most, on any axis. */
export const seen: Scale = createScale();

/** Writes the shortest way from `point` to the triangle and answers whether it leads to the inside of its face. */
export function wayToTriangle(point: Vec3, triangle: Bare<Triangle>, out: MutableVec3): boolean {
  const { a, b, c } = triangle;
  seen.size = 0;
  widen(seen, point, a);
  widen(seen, point, b);
  widen(seen, point, c);
  setUnit(seen);
  const { unit } = seen;
  const aX = (a.x - point.x) / unit;
  const aY = (a.y - point.y) / unit;
  const aZ = (a.z - point.z) / unit;
  const bX = (b.x - point.x) / unit;
  const bY = (b.y - point.y) / unit;
  const bZ = (b.z - point.z) / unit;
  const cX = (c.x - point.x) / unit;
  const cY = (c.y - point.y) / unit;
  const cZ = (c.z - point.z) / unit;
  const abX = (b.x - a.x) / unit;
  const abY = (b.y - a.y) / unit;
  const abZ = (b.z - a.z) / unit;
  const acX = (c.x - a.x) / unit;
  const acY = (c.y - a.y) / unit;
  const acZ = (c.z - a.z) / unit;
  const normalX = abY * acZ - abZ * acY;
  const normalY = abZ * acX - abX * acZ;
  const normalZ = abX * acY - abY * acX;
  const area = normalX * normalX + normalY * normalY + normalZ * normalZ;
  const least = PARALLEL * (abX * abX + abY * abY + abZ * abZ) * (acX * acX + acY * acY + acZ * acZ);
  const pastAB = normalX * (aY * bZ - aZ * bY) + normalY * (aZ * bX - aX * bZ) + normalZ * (aX * bY - aY * bX);
  const pastBC = normalX * (bY * cZ - bZ * cY) + normalY * (bZ * cX - bX * cZ) + normalZ * (bX * cY - bY * cX);
  const pastCA = normalX * (cY * aZ - cZ * aY) + normalY * (cZ * aX - cX * aZ) + normalZ * (cX * aY - cY * aX);
  if (area > least && pastAB > 0 && pastBC > 0 && pastCA > 0) {
    const height = ((aX * normalX + aY * normalY + aZ * normalZ) / area) * unit;
    out.x = height * normalX;
    out.y = height * normalY;
    out.z = height * normalZ;
    return true;
  }
  nearest.squared = Infinity;
  tryEdge(point, a, b, out);
  tryEdge(point, b, c, out);
  tryEdge(point, c, a, out);
  return false;
}

const nearest = { squared: 0.5 };

/** Keeps the way to the edge from `from` to `to` if it is the shortest so far. */
function tryEdge(point: Vec3, from: Vec3, to: Vec3, out: MutableVec3): void {
  const { unit } = seen;
  const fromX = (from.x - point.x) / unit;
  const fromY = (from.y - point.y) / unit;
  const fromZ = (from.z - point.z) / unit;
  const edgeX = (to.x - from.x) / unit;
  const edgeY = (to.y - from.y) / unit;
  const edgeZ = (to.z - from.z) / unit;
  const along = -(fromX * edgeX + fromY * edgeY + fromZ * edgeZ);
  const lengthSquared = edgeX * edgeX + edgeY * edgeY + edgeZ * edgeZ;
  let wayX = fromX;
  let wayY = fromY;
  let wayZ = fromZ;
  if (along >= lengthSquared) {
    wayX = (to.x - point.x) / unit;
    wayY = (to.y - point.y) / unit;
    wayZ = (to.z - point.z) / unit;
  } else if (along > 0) {
    // Square to the edge however short it comes out: edge × (from × edge) / edge², which from + t edge would not be.
    const crossX = fromY * edgeZ - fromZ * edgeY;
    const crossY = fromZ * edgeX - fromX * edgeZ;
    const crossZ = fromX * edgeY - fromY * edgeX;
    wayX = (edgeY * crossZ - edgeZ * crossY) / lengthSquared;
    wayY = (edgeZ * crossX - edgeX * crossZ) / lengthSquared;
    wayZ = (edgeX * crossY - edgeY * crossX) / lengthSquared;
  }
  const squared = wayX * wayX + wayY * wayY + wayZ * wayZ;
  if (!(squared < nearest.squared)) return;
  nearest.squared = squared;
  out.x = wayX * unit;
  out.y = wayY * unit;
  out.z = wayZ * unit;
}

/**
 * Turns `way`, the way to a triangle, square to its face; without a length of its own it goes against the side where
 * a, b, c turn counter-clockwise. For a triangle without area it goes square to the longer edge at `a`.
 */
export function turnAcross({ a, b, c }: Bare<Triangle>, way: MutableVec3): void {
  seen.size = 0;
  widen(seen, a, b);
  widen(seen, a, c);
  setUnit(seen);
  const { unit } = seen;
  const abX = (b.x - a.x) / unit;
  const abY = (b.y - a.y) / unit;
  const abZ = (b.z - a.z) / unit;
  const acX = (c.x - a.x) / unit;
  const acY = (c.y - a.y) / unit;
  const acZ = (c.z - a.z) / unit;
  const normalX = abY * acZ - abZ * acY;
  const normalY = abZ * acX - abX * acZ;
  const normalZ = abX * acY - abY * acX;
  const abSquared = abX * abX + abY * abY + abZ * abZ;
  const acSquared = acX * acX + acY * acY + acZ * acZ;
  if (normalX * normalX + normalY * normalY + normalZ * normalZ > PARALLEL * abSquared * acSquared) {
    const sign = way.x * normalX + way.y * normalY + way.z * normalZ > 0 ? 1 : -1;
    way.x = sign * normalX;
    way.y = sign * normalY;
    way.z = sign * normalZ;
    normalize(way);
  } else {
    way.x = abSquared >= acSquared ? abX : acX;
    way.y = abSquared >= acSquared ? abY : acY;
    way.z = abSquared >= acSquared ? abZ : acZ;
    turnPerpendicular(way);
  }
}
