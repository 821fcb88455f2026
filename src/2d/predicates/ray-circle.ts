import type { Bare } from '../../core/bare.js';
import type { Circle } from '../shapes/circle.js';
import type { Ray } from '../shapes/ray.js';
import { intersectsPointCircle } from './point-circle.js';

/**
 * Whether a ray and a circle share a point: the ray's point nearest to the centre lies in the circle. That is the
 * origin if the centre lies beside or behind it; otherwise the distance to the line decides, squared and without its
 * division.
 */
export function intersectsRayCircle(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  const toCenterX = circle.center.x - ray.origin.x;
  const toCenterY = circle.center.y - ray.origin.y;
  if (ray.direction.x * toCenterX + ray.direction.y * toCenterY <= 0) {
    return intersectsPointCircle(ray.origin, circle);
  }
  const cross = ray.direction.x * toCenterY - ray.direction.y * toCenterX;
  const lengthSquared = ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y;
  return circle.radius >= 0 && cross * cross <= circle.radius * circle.radius * lengthSquared;
}

/**
 * Whether a ray that meets a circle meets only its edge, and so in a single point: the ray's point nearest to the
 * centre lies exactly `radius` away.
 */
export function touchesRayCircle(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  const toCenterX = circle.center.x - ray.origin.x;
  const toCenterY = circle.center.y - ray.origin.y;
  const radiusSquared = circle.radius * circle.radius;
  if (ray.direction.x * toCenterX + ray.direction.y * toCenterY <= 0) {
    return toCenterX * toCenterX + toCenterY * toCenterY === radiusSquared;
  }
  const cross = ray.direction.x * toCenterY - ray.direction.y * toCenterX;
  const lengthSquared = ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y;
  return cross * cross === radiusSquared * lengthSquared;
}
