/**
 * The common case of a sphere and a triangle: they are apart, or overlap, by more than rounding makes up.
 *
 * Over the face the centre's distance is its height over the plane, elsewhere that from the nearest edge. The weights of
 * its foot, which say where it is, are quotients of at most 24 roundings by d²e² - (d·e)²; where the edges d and e at `a`
 * meet at an angle whose squared sine is above 2⁻⁴, they place the foot to 2⁻⁴⁴ of the centre's distance from `a`. Taken for
 * inside when it is that much outside, a distance g comes out short by the square of that over 2g: nothing, as g² is
 * above 2⁻⁴⁰ of the squared sizes. What remains are the roundings of a height or of the way to an edge, at that angle 8 ulp
 * of the sizes, so squares clear by 2⁻⁴⁰ of these are certain. All else is undecided here: nearly touching, a sharp or
 * flat corner at `a`, a triangle without area, not finite, of extreme size.
 */
import type { Bare } from '../../core/bare.js';
import { atLeast0, atMost1, lesser } from '../../core/branchless.js';
import type { Sphere } from '../shapes/sphere.js';
import type { Triangle } from '../shapes/triangle.js';

const MARGIN = 2 ** -40;
/** Sine squared of the angle at `a` below which the face's normal is not good enough. */
const SHARP = 2 ** -4;
/** How small a square may be for the sizes and still have its digits after a comparison with another without a branch. */
const NEAR = 2 ** -4;
/** Between these, fourth powers keep all their digits. */
const LEAST = 2 ** -200;
const GREATEST = 2 ** 200;

/** The gap between the surfaces, 0 where they meet, undefined where neither is certain. */
export function distancePlainly(sphere: Bare<Sphere>, triangle: Bare<Triangle>): number | undefined {
  const { center, radius } = sphere;
  const { a, b, c } = triangle;
  const { x, y, z } = a;
  const apX = center.x - x;
  const apY = center.y - y;
  const apZ = center.z - z;
  const abX = b.x - x;
  const abY = b.y - y;
  const abZ = b.z - z;
  const acX = c.x - x;
  const acY = c.y - y;
  const acZ = c.z - z;
  const apab = apX * abX + apY * abY + apZ * abZ;
  const apac = apX * acX + apY * acY + apZ * acZ;
  const abab = abX * abX + abY * abY + abZ * abZ;
  const abac = abX * acX + abY * acY + abZ * acZ;
  const acac = acX * acX + acY * acY + acZ * acZ;
  const rr = radius * radius;
  const size = apX * apX + apY * apY + apZ * apZ + abab + acac + rr;
  const area = abab * acac - abac * abac;
  if (!(area > SHARP * abab * acac && abab > LEAST && acac > LEAST && size < GREATEST && radius >= 0)) return undefined;
  const partB = acac * apab - abac * apac;
  const partC = abab * apac - abac * apab;
  const partA = area - partB - partC;
  let squared: number;
  // One branch instead of three: none of them is below 0.
  if (partA + partB + partC === Math.abs(partA) + Math.abs(partB) + Math.abs(partC)) {
    const normalX = abY * acZ - abZ * acY;
    const normalY = abZ * acX - abX * acZ;
    const normalZ = abX * acY - abY * acX;
    const height = apX * normalX + apY * normalY + apZ * normalZ;
    squared = (height * height) / (normalX * normalX + normalY * normalY + normalZ * normalZ);
  } else {
    const bcX = acX - abX;
    const bcY = acY - abY;
    const bcZ = acZ - abZ;
    const bpX = apX - abX;
    const bpY = apY - abY;
    const bpZ = apZ - abZ;
    const onAB = atMost1(atLeast0(apab / abab));
    const onAC = atMost1(atLeast0(apac / acac));
    const onBC = atMost1(atLeast0((bpX * bcX + bpY * bcY + bpZ * bcZ) / (bcX * bcX + bcY * bcY + bcZ * bcZ)));
    const abWayX = apX - onAB * abX;
    const abWayY = apY - onAB * abY;
    const abWayZ = apZ - onAB * abZ;
    const acWayX = apX - onAC * acX;
    const acWayY = apY - onAC * acY;
    const acWayZ = apZ - onAC * acZ;
    const bcWayX = bpX - onBC * bcX;
    const bcWayY = bpY - onBC * bcY;
    const bcWayZ = bpZ - onBC * bcZ;
    const toAB = abWayX * abWayX + abWayY * abWayY + abWayZ * abWayZ;
    const toAC = acWayX * acWayX + acWayY * acWayY + acWayZ * acWayZ;
    const toBC = bcWayX * bcWayX + bcWayY * bcWayY + bcWayZ * bcWayZ;
    squared = lesser(lesser(toAB, toAC), toBC);
    if (squared < NEAR * size) squared = Math.min(toAB, toAC, toBC);
  }
  if (!(Math.abs(squared - rr) > MARGIN * size)) return undefined;
  const gap = Math.sqrt(squared) - radius;
  return atLeast0(gap);
}
