/** Ray and sphere: from the ray's point nearest to the centre, and from the chord that its line has in the sphere. */
import { closestOfLine, contactOfLine } from '../words/balls.js';
import { type Chord, chordOf } from '../words/chords.js';
import { passageOf } from '../words/chords.passage.js';
import { facing } from '../words/hits.js';
import { isZeroVector, normalized } from '../words/lengths.js';
import { fromRay } from '../words/linear.js';
import { beyondRay } from '../words/reaches.js';
import type { BallPassage, ClosestPoints, Contact, RayHit } from '../words/results.js';
import type { Direction, Ray, Sphere } from '../words/shapes.js';
import { APART, decidedBy, isCertain, type Sign, signOf } from '../words/sign.js';
import { add, div, dot, fill, lengthSquared, max, scale, sub, type Vec } from '../words/vec.js';
import * as pointSphere from './point-sphere.js';

export function gap(ray: Ray, sphere: Sphere): Sign {
  if (isZeroVector(ray.direction)) return pointSphere.gap(ray.origin, sphere);
  if (sphere.radius < 0) return APART;
  const toCenter = sub(sphere.center, ray.origin);
  const outside = lengthSquared(toCenter) - sphere.radius * sphere.radius;
  return signOf(beyondRay(lengthSquared(ray.direction), dot(ray.direction, toCenter), outside));
}

/**
 * Where they meet, both are the ray's point nearest to the centre.
 * @bound a, b 2 ulp of the coordinates + the distance to the start
 * @bound distance 3 ulp of the distance to the start
 */
export function closestPoints(ray: Ray, sphere: Sphere, meet: boolean): ClosestPoints {
  return closestOfLine(fromRay(ray), sphere, meet);
}

/**
 * The normal leads from the ray's point nearest to the centre to the centre, square to the ray unless that is its origin;
 * with the centre on the ray it is the first such direction. The point is that nearest one.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 2 ulp of the radius + the distance to the start
 * @bound point 2 ulp of the coordinates + the distance to the start
 */
export function contact(ray: Ray, sphere: Sphere): Contact {
  return contactOfLine(fromRay(ray), sphere);
}

/**
 * The stretch of the ray that lies in the sphere. How it runs and how often it crosses the surface is exact.
 * The slant is the radius over half the chord: 1 through the centre, and more the shallower it passes.
 * @bound tMin, tMax, t0, t1 8 ulp of (the distance to the start + the radius) / the length of the line × the slant
 * @bound entry, exit 2 ulp of (the distance to the start + the radius) × the slant + the coordinates of the second
 */
export function intersection(ray: Ray, sphere: Sphere): BallPassage {
  const start = pointSphere.gap(ray.origin, sphere);
  const end = isZeroVector(ray.direction) ? start : APART;
  return passageOf(fromRay(ray), sphere, { start, end, whole: gap(ray, sphere) });
}

/**
 * Where the ray first meets the sphere, on its surface however far away the ray begins. One that starts inside is there
 * already, without a normal. A sphere without size turns its normal against the ray. The slant is the radius over half the
 * chord: 1 through the centre, and more the shallower the ray passes.
 * @bound t, tExit 8 ulp of (the distance to the start + the radius) / the length of the line × the slant
 * @bound point 2 ulp of (the distance to the start + the radius) × the slant + the coordinates of the second
 * @bound normal 2 ulp of 1 + (the distance to the start + the radius) / the radius × the slant
 */
export function raycast(ray: Ray, sphere: Sphere): RayHit {
  const { origin, direction } = ray;
  const { center, radius } = sphere;
  const w = sub(center, origin);
  const chord = chordOf(direction, w, radius);
  const [far, reach] = [lengthSquared(w), radius * radius];
  return decidedBy(0 - beyondRay(chord.divisor, chord.along, far - reach), (isSure) => {
    if (isSure && chord.keepsAll && isCertain(far - reach))
      return far > reach ? hitFromOutside(chord, sphere, origin) : hitFromInside(chord, origin);
    const start = pointSphere.gap(origin, sphere);
    const isThrough = chord.keepsAll && start !== 0 && gap(ray, sphere) < 0;
    // The centre lies ahead, whatever rounding says.
    if (isThrough && start > 0) return hitFromOutside({ ...chord, along: max(chord.along, 0) }, sphere, origin);
    if (isThrough) return hitFromInside(chord, origin);
    // From the surface, along it, or with products that lose digits.
    const { tMin, tMax, entry } = intersection(ray, sphere);
    const normal = start < 0 ? fill(origin, 0) : facedNormal(sub(entry, center), direction);
    return { t: tMin, point: entry, normal, inside: start < 0, tExit: tMax };
  });
}

/** From within rounding of the surface the hit is at the start: the point must not differ from t. */
function hitFromOutside(chord: Chord, { center, radius }: Sphere, origin: Vec): RayHit {
  const { along, root, divisor, foot, arm } = chord;
  const normal = div(sub(foot, arm), radius * divisor);
  const [t, tExit] = [max(along - root, 0) / divisor, (along + root) / divisor];
  return { t, point: along > root ? add(center, scale(normal, radius)) : origin, normal, inside: false, tExit };
}

function hitFromInside({ along, root, divisor }: Chord, origin: Vec): RayHit {
  return { t: 0, point: origin, normal: fill(origin, 0), inside: true, tExit: max(along + root, 0) / divisor };
}

/** A ball without size has no normal of its own, and faces the ray. */
const facedNormal = (spoke: Direction, direction: Direction): Direction =>
  isZeroVector(spoke) ? facing(direction) : normalized(spoke).unit;
