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
const seen: Scale = createScale();

/** Writes the shortest way from `point` to the triangle and answers whether it leads to the inside of its face. */
export function wayToTriangle(point: Vec3, triangle: Bare<Triangle>, out: MutableVec3): boolean {
  const { a, b, c } = triangle;
  seen.size = 0;
  widen(seen, point, a);
  widen(seen, point, b);
  widen(seen, point, c);
  setUnit(seen);
  const { unit } = seen;
  const per = 1 / seen.unit;
  const aX = (a.x - point.x) * per;
  const aY = (a.y - point.y) * per;
  const aZ = (a.z - point.z) * per;
  const bX = (b.x - point.x) * per;
  const bY = (b.y - point.y) * per;
  const bZ = (b.z - point.z) * per;
  const cX = (c.x - point.x) * per;
  const cY = (c.y - point.y) * per;
  const cZ = (c.z - point.z) * per;
  const abX = (b.x - a.x) * per;
  const abY = (b.y - a.y) * per;
  const abZ = (b.z - a.z) * per;
  const acX = (c.x - a.x) * per;
  const acY = (c.y - a.y) * per;
  const acZ = (c.z - a.z) * per;
  const normalX = abY * acZ - abZ * acY;
  const normalY = abZ * acX - abX * acZ;
  const normalZ = abX * acY - abY * acX;
  const area = normalX * normalX + normalY * normalY + normalZ * normalZ;
  const least = PARALLEL * (abX * abX + abY * abY + abZ * abZ) * (acX * acX + acY * acY + acZ * acZ);
  if (!(area > least)) {
    nearest.squared = Infinity;
    tryEdge(point, a, b, out);
    tryEdge(point, b, c, out);
    tryEdge(point, c, a, out);
    return false;
  }
  const d1 = -(abX * aX + abY * aY + abZ * aZ);
  const d2 = -(acX * aX + acY * aY + acZ * aZ);
  const d3 = -(abX * bX + abY * bY + abZ * bZ);
  const d4 = -(acX * bX + acY * bY + acZ * bZ);
  const d5 = -(abX * cX + abY * cY + abZ * cZ);
  const d6 = -(acX * cX + acY * cY + acZ * cZ);
  const partA = d3 * d6 - d5 * d4;
  const partB = d5 * d2 - d1 * d6;
  const partC = d1 * d4 - d3 * d2;
  if (partA > 0 && partB > 0 && partC > 0) {
    const height = ((aX * normalX + aY * normalY + aZ * normalZ) / area) * unit;
    out.x = height * normalX;
    out.y = height * normalY;
    out.z = height * normalZ;
    return true;
  }
  nearest.squared = Infinity;
  if (partC <= 0 && d1 >= 0 && d3 <= 0) tryEdge(point, a, b, out);
  else if (partB <= 0 && d2 >= 0 && d6 <= 0) tryEdge(point, c, a, out);
  else if (partA <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) tryEdge(point, b, c, out);
  else if (d1 <= 0 && d2 <= 0) tryEdge(point, a, a, out);
  else if (d3 >= 0 && d4 <= d3) tryEdge(point, b, b, out);
  else tryEdge(point, c, c, out);
  return false;
}

const nearest = { squared: 0.5 };

/** Keeps the way to the edge from `from` to `to` if it is the shortest so far. */
function tryEdge(point: Vec3, from: Vec3, to: Vec3, out: MutableVec3): void {
  const { unit } = seen;
  const per = 1 / seen.unit;
  const fromX = (from.x - point.x) * per;
  const fromY = (from.y - point.y) * per;
  const fromZ = (from.z - point.z) * per;
  const edgeX = (to.x - from.x) * per;
  const edgeY = (to.y - from.y) * per;
  const edgeZ = (to.z - from.z) * per;
  const along = -(fromX * edgeX + fromY * edgeY + fromZ * edgeZ);
  const lengthSquared = edgeX * edgeX + edgeY * edgeY + edgeZ * edgeZ;
  let wayX = fromX;
  let wayY = fromY;
  let wayZ = fromZ;
  if (along >= lengthSquared) {
    wayX = (to.x - point.x) * per;
    wayY = (to.y - point.y) * per;
    wayZ = (to.z - point.z) * per;
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
  const per = 1 / seen.unit;
  const abX = (b.x - a.x) * per;
  const abY = (b.y - a.y) * per;
  const abZ = (b.z - a.z) * per;
  const acX = (c.x - a.x) * per;
  const acY = (c.y - a.y) * per;
  const acZ = (c.z - a.z) * per;
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
