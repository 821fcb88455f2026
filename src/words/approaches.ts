/** The nearest points of two segments or rays that are apart. */
import { carefulNormal, magnifier, wayOf } from './angles.js';
import { isSafeToMultiply, length, moreThan0, normalized, safeToMultiply } from './lengths.js';
import { inOrder, pointAt, type SegmentOrRay } from './linear.js';
import { nearestAlong, within } from './lines.js';
import type { ClosestPoints } from './results.js';
import { abs, add, cross, dot, is2D, lengthSquared, max, min, scale, sqrt, sub, type Vec, type Vec3 } from './vec.js';

/**
 * With d and e along them and w from one origin to the other, the foot of the common perpendicular on the first is at
 * s = (w·d e² - w·e d·e) / (d²e² - (d·e)²). Held within reach it leads to the nearest t of the second, and that back to
 * the nearest s. Ericson, RTCD 5.1.9, without his branches. It is done from both lines, and what is halfway counts: so both orders of
 * asking give the same.
 *
 * Numerator and denominator are within 24 roundings of |w||d|e² and d²e². Where the squared sine is at least 2⁻⁶ the foot lies no
 * farther than 8|w| and is found to 2⁻³⁹|w|. Of a gap g above 2⁻²⁴ of the sizes that takes only its square over 2g, less than 2⁻⁵⁴|w|.
 */
export function nearestOf(a: SegmentOrRay, b: SegmentOrRay): ClosestPoints {
  const { isPlain, ...nearest } = plainlyNearest(a, b);
  return isPlain ? nearest : nearestCarefully(a, b);
}

/** Of lines too. `isPlain` tells that it may be trusted. */
export function plainlyNearest(a: SegmentOrRay, b: SegmentOrRay) {
  const w = sub(b.origin, a.origin);
  const [dd, ee, de] = [lengthSquared(a.direction), lengthSquared(b.direction), dot(a.direction, b.direction)];
  const [wd, we] = [dot(w, a.direction), dot(w, b.direction)];
  const across = dd * ee - de * de;
  const onA = (t: number): number => within(a, (t * de + wd) / dd);
  const onB = (s: number): number => within(b, (s * de - we) / ee);
  const fromA = onB(within(a, (wd * ee - we * de) / across));
  const fromB = onA(within(b, (wd * de - we * dd) / across));
  const s = 0.5 * (fromB + onA(fromA));
  const t = 0.5 * (fromA + onB(fromB));
  const squared = lengthSquared(add(w, sub(scale(b.direction, t), scale(a.direction, s))));
  // The direction of a ray says nothing about how far anything is.
  const size = lengthSquared(w) + ((a.isRay ? 0 : dd) + (b.isRay ? 0 : ee));
  const areSafe = isSafeToMultiply(dd) && isSafeToMultiply(ee) && isSafeToMultiply(size);
  const isPlain = squared > 2 ** -48 * size && across > 2 ** -6 * dd * ee && areSafe;
  return { isPlain, a: pointAt(a, s), b: pointAt(b, t), distance: sqrt(squared) };
}

/**
 * Nearly parallel, nearly touching, tiny, or without length. Lines of the plane that are apart are nearest at an end; so are those
 * of space, unless their common perpendicular has both feet within reach. @rare @robust
 */
function nearestCarefully(a: SegmentOrRay, b: SegmentOrRay): ClosestPoints {
  const { first, second, swapped } = inOrder(a, b);
  const found = is2D(a.origin) ? nearestByEnds(first, second) : betweenFeet(first, second);
  const { distance, ...points } = found.distance < 0 ? nearestByEnds(first, second) : found;
  const nearest = { ...points, distance: moreThan0(distance, sub(b.origin, a.origin)) };
  return swapped ? turned(nearest) : nearest;
}

/**
 * The feet of the common perpendicular; a distance of -1 says that one of them is out of reach, or that there are none.
 *
 * It runs along n = d × e, and s n = w × e, t n = w × d. All errors are a few roundings of |w| if those of n are of its
 * own length; with nearly parallel directions that takes care. But s and t lose digits there, each on its own: the points
 * are therefore the nearest to the first foot, and to that. Below a sine of 2⁻⁵¹ segments are nearest at their ends.
 */
function betweenFeet(a: SegmentOrRay, b: SegmentOrRay): ClosestPoints {
  const [u, v] = [wayOf(a), wayOf(b)];
  const w = sub(b.origin, a.origin) as Vec3;
  const { unit, length: sine } = normalized(carefulNormal(u, v));
  const s = (dot(cross(w, v.high), unit) * magnifier()) / sine;
  const t = (dot(cross(w, u.high), unit) * magnifier()) / sine;
  const [mostOfA, mostOfB] = [a.isRay ? Infinity : u.power, b.isRay ? Infinity : v.power];
  const least = a.isRay && b.isRay ? 0 : 2 ** -51 * magnifier() * sqrt(u.squared * v.squared);
  const isWithin = sine > least && s > 0 && s <= mostOfA && t > 0 && t <= mostOfB;
  const both = dot(u.high, v.high);
  // Feet beyond all numbers have a distance, but the points must be numbers.
  const onB = min(max((min(s, 2 ** 1000) * both - dot(w, v.high)) / v.squared, 0), mostOfB);
  const onA = min(max((onB * both + dot(w, u.high)) / u.squared, 0), mostOfA);
  const distance = isWithin ? abs(dot(w, unit)) : -1;
  return { a: add(a.origin, scale(u.high, onA)), b: add(b.origin, scale(v.high, onB)), distance };
}

/** Every end is tried on the other; of equal ones the first counts. */
function nearestByEnds(a: SegmentOrRay, b: SegmentOrRay): ClosestPoints {
  const all = [fromEnd(a.origin, b), fromEnd(a.end, b), turned(fromEnd(b.origin, a)), turned(fromEnd(b.end, a))];
  return all.reduce((best, one) => (one.distance < best.distance ? one : best));
}

const fromEnd = (end: Vec, line: SegmentOrRay): ClosestPoints => ({ a: end, ...nearestTo(end, line) });

/** @rare @robust */
function nearestTo(end: Vec, line: SegmentOrRay): Omit<ClosestPoints, 'a'> {
  const { point, away } = nearestAlong(line, end, safeToMultiply(line.direction));
  return { b: point, distance: length(away) };
}

const turned = ({ a, b, distance }: ClosestPoints): ClosestPoints => ({ a: b, b: a, distance });
