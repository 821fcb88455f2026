import type { Bare } from '../../core/bare.js';
import type { Ray } from '../shapes/ray.js';

/**
 * Whether two rays share a point: the way between their origins, w, must be t·a − s·b with t and s at least 0. Crossing
 * both sides with b and with a gives w × b = t (a × b) and w × a = s (a × b), so all three must agree in sign.
 *
 * Where a × b is 0, the rays are parallel or one is a point: then they must lie on one line, and the comparisons of
 * coordinates decide whether they run apart on it. Those come first because they also settle many other misses.
 */
export function intersectsRayRay(a: Bare<Ray>, b: Bare<Ray>): boolean {
  if (a.direction.x >= 0 && b.direction.x <= 0 && b.origin.x < a.origin.x) return false;
  if (a.direction.x <= 0 && b.direction.x >= 0 && b.origin.x > a.origin.x) return false;
  if (a.direction.y >= 0 && b.direction.y <= 0 && b.origin.y < a.origin.y) return false;
  if (a.direction.y <= 0 && b.direction.y >= 0 && b.origin.y > a.origin.y) return false;

  const betweenX = b.origin.x - a.origin.x;
  const betweenY = b.origin.y - a.origin.y;
  const acrossA = betweenX * a.direction.y - betweenY * a.direction.x;
  const acrossB = betweenX * b.direction.y - betweenY * b.direction.x;
  const turn = a.direction.x * b.direction.y - a.direction.y * b.direction.x;
  return (
    (turn > 0 && acrossA >= 0 && acrossB >= 0) ||
    (turn < 0 && acrossA <= 0 && acrossB <= 0) ||
    (turn === 0 && acrossA === 0 && acrossB === 0)
  );
}

/** Whether two rays run along the same line or parallel ones. A zero direction is parallel to all. */
export function parallelRayRay(a: Bare<Ray>, b: Bare<Ray>): boolean {
  return a.direction.x * b.direction.y === a.direction.y * b.direction.x;
}
