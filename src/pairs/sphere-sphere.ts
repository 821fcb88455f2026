/** Sphere and sphere: all answers lie on the line through both centres. */
import { middleOfShared } from '../words/balls.js';
import { excess, length, normalized } from '../words/lengths.js';
import { bothAt, type ClosestPoints, type Contact } from '../words/results.js';
import type { Length, Sphere } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { add, lengthSquared, negate, scale, sub } from '../words/vec.js';

export function gap(a: Sphere, b: Sphere): Sign {
  if (a.radius < 0 || b.radius < 0) return APART;
  const offset = sub(b.center, a.center);
  const reach = a.radius + b.radius;
  return signOf(lengthSquared(offset) - reach * reach);
}

/** @bound distance 3 ulp of the distance of the centres */
export function separation(a: Sphere, b: Sphere): Length {
  return length(sub(b.center, a.center)) - (a.radius + b.radius);
}

/**
 * Where they meet, both are the point of their contact.
 * @bound a, b 2 ulp of the coordinates
 * @bound distance 3 ulp of the distance of the centres
 */
export function closestPoints(a: Sphere, b: Sphere, meet: boolean): ClosestPoints {
  const { unit, length } = normalized(sub(b.center, a.center));
  if (meet) return bothAt(middleOfShared(a, b, unit, length));
  const [onA, onB] = [add(a.center, scale(unit, a.radius)), sub(b.center, scale(unit, b.radius))];
  return { a: onA, b: onB, distance: excess(length, a.radius + b.radius) };
}

/**
 * The normal runs from centre to centre; where both are the same it is the x axis, away from the smaller sphere.
 * @bound normal 2 ulp of 1
 * @bound depth 2 ulp of the radii
 * @bound point 2 ulp of the coordinates
 */
export function contact(a: Sphere, b: Sphere): Contact {
  const { unit, length } = normalized(sub(b.center, a.center));
  const normal = length === 0 && a.radius > b.radius ? negate(unit) : unit;
  return { normal, depth: excess(a.radius + b.radius, length), point: middleOfShared(a, b, normal, length) };
}
