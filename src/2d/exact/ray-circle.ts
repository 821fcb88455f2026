// Generated from src/2d/predicates/ray-circle.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
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
  const rayDirection = ray.direction;
  const rayDirectionX = rayDirection.x;
  const rayDirectionY = rayDirection.y;
  if ((rayDirectionX === 0 && rayDirectionY === 0)) {
    return intersectsPointCircle(ray.origin, circle);
  }
  const circleRadius = circle.radius;
  if (circleRadius < 0) return false;
  const circleCenter = circle.center;
  const rayOrigin = ray.origin;
  const toCenterX = circleCenter.x - rayOrigin.x;
  const toCenterY = circleCenter.y - rayOrigin.y;
  const along = rayDirectionX * toCenterX + rayDirectionY * toCenterY;
  const ahead = along + Math.abs(along);
  const lengthSquared = rayDirectionX * rayDirectionX + rayDirectionY * rayDirectionY;
  const squares1 = toCenterX * toCenterX + toCenterY * toCenterY;
  const squares2 = circleRadius * circleRadius;
  const outside = squares1 - squares2;
  const bound3 = (lengthSquared + 3.054936363499605e-151) * (1.066e-14 * squares2 + 1.351e-13 * squares1 + 4.45e-164);
  const value4 = 4 * lengthSquared * outside - ahead * ahead;
  const size5 = Math.abs(value4);
  if (!(size5 > bound3 && size5 < Infinity)) return intersectsRayCircleExactly(ray, circle);
  return value4 < 0;
}

function intersectsRayCircleExactly(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  operands[0] = circle.center.x;
  operands[1] = ray.origin.x;
  operands[2] = circle.center.y;
  operands[3] = ray.origin.y;
  operands[4] = ray.direction.x;
  operands[5] = ray.direction.y;
  operands[6] = circle.radius;
  const scale = probe(2, 3, 0, 8796093022208, 2.6328072917139297e+64, 4, true);
  if (scale === ON_GRID) return intersectsRayCircleOnGrid(ray, circle);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsRayCircleTwin(dyadics, ray, circle) : intersectsRayCircleTwin(expansionsAtScale(scale), ray, circle);
}

function intersectsRayCircleOnGrid(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
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

function intersectsRayCircleTwin<V>(x: Arithmetic<V>, ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  if ((ray.direction.x === 0) && (ray.direction.y === 0)) {
    return intersectsPointCircle(ray.origin, circle);
  }
  if (circle.radius < 0) {
    return false;
  }
  const toCenterX = x.subtract(x.from(circle.center.x), x.from(ray.origin.x));
  const toCenterY = x.subtract(x.from(circle.center.y), x.from(ray.origin.y));
  const along = x.add(x.multiply(x.from(ray.direction.x), toCenterX), x.multiply(x.from(ray.direction.y), toCenterY));
  const ahead = x.add(along, x.absolute(along));
  const lengthSquared = x.add(x.multiply(x.from(ray.direction.x), x.from(ray.direction.x)), x.multiply(x.from(ray.direction.y), x.from(ray.direction.y)));
  const outside = x.subtract(x.add(x.multiply(toCenterX, toCenterX), x.multiply(toCenterY, toCenterY)), x.multiply(x.from(circle.radius), x.from(circle.radius)));
  return x.compare(x.multiply(x.multiply(x.integer(4), lengthSquared), outside), x.multiply(ahead, ahead)) <= 0;
}

/**
 * Whether a ray that meets a circle meets only its edge, and so in a single point: the ray's point nearest to the
 * centre lies exactly `radius` away. That is the equality in the condition for meeting.
 */
export function touchesRayCircle(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  const rayDirection = ray.direction;
  const rayDirectionX = rayDirection.x;
  const rayDirectionY = rayDirection.y;
  if ((rayDirectionX === 0 && rayDirectionY === 0)) {
    if (!(intersectsPointCircle(ray.origin, circle))) return false;
    if (strictlyInsidePointCircle(ray.origin, circle)) return false;
    return true;
  }
  const circleCenter = circle.center;
  const rayOrigin = ray.origin;
  const toCenterX = circleCenter.x - rayOrigin.x;
  const toCenterY = circleCenter.y - rayOrigin.y;
  const along = rayDirectionX * toCenterX + rayDirectionY * toCenterY;
  const ahead = along + Math.abs(along);
  const lengthSquared = rayDirectionX * rayDirectionX + rayDirectionY * rayDirectionY;
  const squares1 = toCenterX * toCenterX + toCenterY * toCenterY;
  const circleRadius = circle.radius;
  const squares2 = circleRadius * circleRadius;
  const outside = squares1 - squares2;
  const bound3 = (lengthSquared + 3.054936363499605e-151) * (1.066e-14 * squares2 + 1.351e-13 * squares1 + 4.45e-164);
  const value4 = 4 * lengthSquared * outside - ahead * ahead;
  const size5 = Math.abs(value4);
  if (!(size5 > bound3 && size5 < Infinity)) return touchesRayCircleExactly(ray, circle);
  return false;
}

function touchesRayCircleExactly(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  operands[0] = circle.center.x;
  operands[1] = ray.origin.x;
  operands[2] = circle.center.y;
  operands[3] = ray.origin.y;
  operands[4] = ray.direction.x;
  operands[5] = ray.direction.y;
  operands[6] = circle.radius;
  const scale = probe(2, 3, 0, 8796093022208, 2.6328072917139297e+64, 4, true);
  if (scale === ON_GRID) return touchesRayCircleOnGrid(ray, circle);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? touchesRayCircleTwin(dyadics, ray, circle) : touchesRayCircleTwin(expansionsAtScale(scale), ray, circle);
}

function touchesRayCircleOnGrid(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
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

function touchesRayCircleTwin<V>(x: Arithmetic<V>, ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  if ((ray.direction.x === 0) && (ray.direction.y === 0)) {
    return (intersectsPointCircle(ray.origin, circle)) && (!(strictlyInsidePointCircle(ray.origin, circle)));
  }
  const toCenterX = x.subtract(x.from(circle.center.x), x.from(ray.origin.x));
  const toCenterY = x.subtract(x.from(circle.center.y), x.from(ray.origin.y));
  const along = x.add(x.multiply(x.from(ray.direction.x), toCenterX), x.multiply(x.from(ray.direction.y), toCenterY));
  const ahead = x.add(along, x.absolute(along));
  const lengthSquared = x.add(x.multiply(x.from(ray.direction.x), x.from(ray.direction.x)), x.multiply(x.from(ray.direction.y), x.from(ray.direction.y)));
  const outside = x.subtract(x.add(x.multiply(toCenterX, toCenterX), x.multiply(toCenterY, toCenterY)), x.multiply(x.from(circle.radius), x.from(circle.radius)));
  return x.compare(x.multiply(x.multiply(x.integer(4), lengthSquared), outside), x.multiply(ahead, ahead)) === 0;
}
