/** Sphere and box: all answers come from the box's point nearest to the centre. Ericson, RTCD 5.1.3, 5.2.5. */
import { type LeastMotion, pushByNearestFace, twiceGap } from '../words/boxes.js';
import { isEmptyAabb } from '../words/emptiness.js';
import { excess, length, normalized } from '../words/lengths.js';
import { bothAt, type ClosestPoints, type Contact } from '../words/results.js';
import type { Aabb, Length, Sphere } from '../words/shapes.js';
import { APART, type Sign, signOf } from '../words/sign.js';
import { add, clamp, equal, every, lengthSquared, scale, sub } from '../words/vec.js';
import * as pointAabb from './point-aabb.js';

export function gap(sphere: Sphere, box: Aabb): Sign {
  if (isEmptyAabb(box) || sphere.radius < 0) return APART;
  // A point inside overlaps, but below 0 - 0 would make a touch of it.
  if (sphere.radius === 0) return pointAabb.gap(sphere.center, box);
  const twiceOutside = twiceGap(sphere.center, box);
  const diameter = sphere.radius + sphere.radius;
  return signOf(lengthSquared(twiceOutside) - diameter * diameter);
}

/** @bound distance 2 ulp of the distance to the box */
export function separation({ center, radius }: Sphere, box: Aabb): Length {
  return 0.5 * length(twiceGap(center, box)) - radius;
}

/**
 * Where they meet, both are the box's point nearest to the centre.
 * @bound a 2 ulp of the coordinates of the first
 * @bound b exact
 * @bound distance 2 ulp of the distance to the box
 */
export function closestPoints({ center, radius }: Sphere, box: Aabb, meet: boolean): ClosestPoints {
  const b = clamp(center, box.min, box.max);
  if (meet) return bothAt(b);
  const { unit, length } = normalized(sub(b, center));
  return { a: add(center, scale(unit, radius)), b, distance: excess(length, radius) };
}

/**
 * The normal leads from the centre to the box's point nearest to it. With the centre inside, it points from the nearest face into
 * the box: the box is pushed that way until that face leaves the sphere. Of equal ones it is the first of x min, x max, y min … z max.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 2 ulp of the radius + itself
 * @bound point 2 ulp of the coordinates, or in both
 */
export function contact(sphere: Sphere, box: Aabb): Contact {
  const { center, radius } = sphere;
  const { normal, depth } = wayOut(sphere, box);
  // The diameter along the normal, as far as it lies in the box.
  const front = clamp(add(center, scale(normal, radius)), box.min, box.max);
  const back = clamp(sub(center, scale(normal, radius)), box.min, box.max);
  return { normal, depth, point: scale(add(back, front), 0.5) };
}

function wayOut({ center, radius }: Sphere, box: Aabb): LeastMotion {
  const way = sub(clamp(center, box.min, box.max), center);
  if (every(equal(way, 0))) {
    const { normal, depth } = pushByNearestFace(sub(center, box.min), sub(box.max, center));
    return { normal, depth: depth + radius };
  }
  const { unit, length } = normalized(way);
  return { normal: unit, depth: excess(radius, length) };
}
