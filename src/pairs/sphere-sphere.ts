/** Sphere and sphere: all answers lie on the line through both centres. */
import { middleOfShared } from '../words/balls.js';
import { excess, length, normalized, perpendicular } from '../words/lengths.js';
import { type BallMeeting, bothAt, type ClosestPoints, type Contact } from '../words/results.js';
import type { Direction, Length, Sphere } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { abs, add, equal, every, lengthSquared, max, negate, scale, sqrt, sub, type Vec } from '../words/vec.js';

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

/** Negative where one lies in the other without touching its surface, 0 where it touches it from inside, positive where it comes out of it. */
export function reachesOut(a: Sphere, b: Sphere): Sign {
  const difference = a.radius - b.radius;
  return signOf(lengthSquared(sub(b.center, a.center)) - difference * difference);
}

/**
 * Where their surfaces meet. `relation` is exact.
 * @bound start, end 8 ulp of the coordinates, or in both
 * @bound center 8 ulp of the coordinates, or in both
 * @bound radius 8 ulp of the radii × the graze
 * @bound normal 2 ulp of 1
 */
export function intersection(a: Sphere, b: Sphere): BallMeeting {
  const [out, isOutside, isLarger] = [reachesOut(a, b), gap(a, b) === 0, a.radius > b.radius];
  const { unit: normal, length: d } = normalized(sub(b.center, a.center));
  const small = isLarger ? b : a;
  const inward = isLarger ? negate(normal) : normal;
  const along = (way: Length): Vec => add(small.center, scale(inward, way));
  if (a.radius === b.radius && every(equal(a.center, b.center)))
    return { relation: 'same', ...ring(a.center, a.radius, normal), normal };
  if (out < 0) return { relation: isLarger ? 'contains' : 'inside', ...ring(small.center, 0, normal), normal };
  if (isOutside) return { relation: 'touches', ...ring(along(small.radius), 0, normal), normal };
  if (out === 0) return { relation: 'touchesInside', ...ring(along(0 - small.radius), 0, normal), normal };
  // The centres and a point where they cross make a triangle: its height over d, by Heron, and where that stands.
  const [sum, difference] = [a.radius + b.radius, abs(a.radius - b.radius)];
  const [short, long] = [sqrt(max(sum - d, 0)) * sqrt(sum + d), sqrt(max(d - difference, 0)) * sqrt(d + difference)];
  // Both are parts of d; where that is too small for any double, they cross halfway round.
  const [ofLong, ofDifference] = d > 0 ? [long / d, difference / d] : [1, 0];
  const place = along(0.5 * (d - sum * ofDifference));
  return { relation: 'crosses', ...ring(place, 0.5 * short * ofLong, normal), normal };
}

function ring(center: Vec, radius: Length, normal: Direction) {
  const spoke = scale(perpendicular(normal), radius);
  return { start: add(center, spoke), end: sub(center, spoke), center, radius };
}
