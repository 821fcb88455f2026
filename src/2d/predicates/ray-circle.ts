import type { Bare } from '../../core/bare.js';
import type { Circle } from '../shapes/circle.js';
import type { Ray } from '../shapes/ray.js';
import { intersectsPointCircle, strictlyInsidePointCircle } from './point-circle.js';

/**
 * Whether a ray and a circle share a point. With d along the ray and w from its origin to the centre, the ray's points come
 * as near to the centre as w² - (w·d)²/d² if w·d > 0, and otherwise no nearer than w². That is less than r² where
 * d² (w² - r²) <= max(w·d, 0)²; four times that, with x + |x| for 2 max(x, 0), which leaves the processor nothing to guess.
 */
export function intersectsRayCircle(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  if (ray.direction.x === 0 && ray.direction.y === 0) return intersectsPointCircle(ray.origin, circle);
  if (circle.radius < 0) return false;
  const toCenterX = circle.center.x - ray.origin.x;
  const toCenterY = circle.center.y - ray.origin.y;
  const along = ray.direction.x * toCenterX + ray.direction.y * toCenterY;
  const ahead = along + Math.abs(along);
  const lengthSquared = ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY - circle.radius * circle.radius;
  return 4 * lengthSquared * outside <= ahead * ahead;
}

/**
 * Whether a ray that meets a circle meets only its edge, and so in a single point: the ray's point nearest to the
 * centre lies exactly `radius` away. That is the equality in the condition for meeting.
 */
export function touchesRayCircle(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  if (ray.direction.x === 0 && ray.direction.y === 0)
    return intersectsPointCircle(ray.origin, circle) && !strictlyInsidePointCircle(ray.origin, circle);
  const toCenterX = circle.center.x - ray.origin.x;
  const toCenterY = circle.center.y - ray.origin.y;
  const along = ray.direction.x * toCenterX + ray.direction.y * toCenterY;
  const ahead = along + Math.abs(along);
  const lengthSquared = ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY - circle.radius * circle.radius;
  return 4 * lengthSquared * outside === ahead * ahead;
}
