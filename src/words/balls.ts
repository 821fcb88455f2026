/** What a ball (a sphere, in 2D a circle) and a line have, from the line's point nearest to the centre. */
import { aside } from './aside.js';
import { excess, length, moreThan0, normalized, perpendicular } from './lengths.js';
import type { SegmentOrRay } from './linear.js';
import { nearestOnLine } from './lines.js';
import { bothAt, type ClosestPoints, type Contact } from './results.js';
import type { Direction, Length, Sphere } from './shapes.js';
import { abs, add, dot, scale, sub, sum, type Vec } from './vec.js';

/** Where they meet, both are the line's point nearest to the centre. */
export function closestOfLine(line: SegmentOrRay, { center, radius }: Sphere, meet: boolean): ClosestPoints {
  const { point, away, offset } = nearestOnLine(line, center);
  if (meet) return bothAt(point);
  const { unit, length } = normalized(away);
  return { a: point, b: sub(center, scale(unit, radius)), distance: excess(moreThan0(length, offset), radius) };
}

/** A line thickened by the radius is a capsule: the way out leads straight off the line, or any way square to it from a centre on it. */
export function contactOfLine(line: SegmentOrRay, { center, radius }: Sphere): Contact {
  const { point, offset, way, inward, squared, between } = nearestOnLine(line, center);
  const { away, distance } = between ? aside(offset, way, squared) : { away: offset, distance: length(offset) };
  const normal = normalized(away).unit;
  // The roundings of `away`, `normal` and this product come to less than 8 units of 2⁻⁵³, unless `away` is only noise. From an end it
  // may lead away from the line, but not along it: if the centre is as good as there, that end was only taken because a product vanished.
  const along = between ? abs(dot(normal, way)) : dot(normal, inward);
  const isFar = !between && distance > 2 ** -60 * radius;
  const isClear = isFar || (distance > 0 && along <= 2 ** -50 * sum(abs(way)));
  if (!isClear) return { normal: perpendicular(way), depth: radius, point };
  return { normal, depth: excess(radius, distance), point };
}

/**
 * The middle of the stretch that both cover on the line of the centres. Each end of it is measured from the centre of the
 * sphere that it belongs to, so that swapping the spheres gives the same point to the last digit.
 */
export function middleOfShared(a: Sphere, b: Sphere, normal: Direction, between: Length): Vec {
  const [along, back] = [scale(normal, a.radius), scale(normal, b.radius)];
  const first = b.radius <= between + a.radius ? sub(b.center, back) : sub(a.center, along);
  const last = a.radius <= between + b.radius ? add(a.center, along) : add(b.center, back);
  return scale(add(first, last), 0.5);
}
