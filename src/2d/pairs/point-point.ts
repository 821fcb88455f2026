/** Two points. They meet only where they are the same, and then nothing keeps them together. */
import { GREATEST_SQUARE, LEAST_SQUARE, norm2 } from '../../core/norm.js';
import type { Vec2 } from '../../math/vec2.js';
import { intersectsPointPoint } from '../exact/point-point.js';
import { isProperPoint } from '../shapes/point.js';
import {
  type ClosestPoints,
  type Contact,
  createClosestPoints,
  createContact,
  measureDistance,
} from '../shapes/results.js';

export { intersectsPointPoint };

/** V8 looks an imported number up at every use. */
const LEAST = LEAST_SQUARE;
const GREATEST = GREATEST_SQUARE;

/** How far they are from each other. Within 3 ulp. */
export function distancePointPoint(a: Vec2, b: Vec2): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const squared = x * x + y * y;
  if (squared >= LEAST && squared <= GREATEST) return Math.sqrt(squared);
  return distanceAtAnyScale(a, b);
}

function distanceAtAnyScale(a: Vec2, b: Vec2): number {
  if (intersectsPointPoint(a, b)) return 0;
  if (!(isProperPoint(a) && isProperPoint(b))) return Infinity;
  return norm2(b.x - a.x, b.y - a.y);
}

/** The two points themselves. */
export function closestPointsPointPoint(a: Vec2, b: Vec2, out?: ClosestPoints): ClosestPoints | null {
  if (!(isProperPoint(a) && isProperPoint(b))) return null;
  out ??= createClosestPoints();
  const { x: aX, y: aY } = a;
  const { x: bX, y: bY } = b;
  out.a.x = aX;
  out.a.y = aY;
  out.b.x = bX;
  out.b.y = bY;
  measureDistance(out);
  return out;
}

/** Depth 0. As any normal would do, it is the x axis. */
export function contactPointPoint(a: Vec2, b: Vec2, out?: Contact): Contact | null {
  if (!intersectsPointPoint(a, b)) return null;
  const { x, y } = a;
  out ??= createContact();
  out.normal.x = 1;
  out.normal.y = 0;
  out.depth = 0;
  out.point.x = x;
  out.point.y = y;
  return out;
}
