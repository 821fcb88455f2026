/** What a ball (a sphere, in 2D a circle) and a line have, from the line's point nearest to the centre. */
import { normalized } from './lengths.js';
import { awayFromLine, type NearestOnLine } from './lines.js';
import type { ClosestPoints, Contact } from './results.js';
import type { Sphere } from './shapes.js';
import { max, scale, sub } from './vec.js';

/** Where they meet, both are the line's point nearest to the centre. */
export function closestOfLine(nearest: NearestOnLine, { center, radius }: Sphere, meet: boolean): ClosestPoints {
  const { point, away } = nearest;
  if (meet) return { a: point, b: point, distance: 0 };
  const { unit, length } = normalized(away);
  return { a: point, b: sub(center, scale(unit, radius)), distance: length - radius };
}

/** A line thickened by the radius is a capsule, so the way out leads straight away from the line. */
export function contactOfLine(nearest: NearestOnLine, { radius }: Sphere): Contact {
  const { normal, distance } = awayFromLine(nearest);
  return { normal, depth: max(radius - distance, 0), point: nearest.point };
}
