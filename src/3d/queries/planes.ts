import type { Bare } from '../../core/bare.js';
import { misfit } from '../../core/misfit.js';
import { solve3x3 } from '../../math/cramer.js';
import { createVec3, type MutableVec3, setVec3 } from '../../math/vec3.js';
import type { Plane } from '../shapes/plane.js';

/**
 * The one point that three planes share, by Cramer's rule; null where they share none or more than one, because a normal lies in the plane of the
 * other two. That is decided exactly for the doubles given: nothing is called parallel for being nearly so. Planes that share no single point may share
 * nothing, a line, or all of a plane: `intersection` tells what two of them share, and of its line and the third plane whether they meet.
 * Each coordinate is a quotient of two determinants, within 4 ulp of what their products are without their signs: (the sum of those of the numerator +
 * the coordinate × the sum of those of the denominator) / the denominator. Beyond the largest double it is
 * infinite; where products of three numbers are below the smallest one, more is lost.
 * @bound result 4 ulp of the products / the denominator
 */
export function intersectionPlanes(
  a: Bare<Plane>,
  b: Bare<Plane>,
  c: Bare<Plane>,
  out?: MutableVec3,
): MutableVec3 | null {
  try {
    setVec3(a.normal.x, b.normal.x, c.normal.x, alongX);
    setVec3(a.normal.y, b.normal.y, c.normal.y, alongY);
    setVec3(a.normal.z, b.normal.z, c.normal.z, alongZ);
    setVec3(0 - a.constant, 0 - b.constant, 0 - c.constant, right);
    return solve3x3(alongX, alongY, alongZ, right, out);
  } catch (problem) {
    throw misfit(problem, 'three planes { normal, constant }', [a, b, c], out);
  }
}

const alongX = /* @__PURE__ */ createVec3();
const alongY = /* @__PURE__ */ createVec3();
const alongZ = /* @__PURE__ */ createVec3();
const right = /* @__PURE__ */ createVec3();
