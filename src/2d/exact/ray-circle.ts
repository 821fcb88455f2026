// Generated from src/2d/predicates/ray-circle.ts by `npm run generate`; edit that file instead.
import type { Arithmetic } from '../../exact/arithmetic.js';
import { dyadics } from '../../exact/dyadic.js';
import { expansionsAtScale } from '../../exact/expansion.js';
import { NOT_FINITE, ON_GRID, operands, probe, TOO_WIDE } from '../../exact/probe.js';
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
  const rayDirectionSize = Math.abs(ray.direction.x) + Math.abs(ray.direction.y) + 5.527147875260445e-76;
  const toCenterSize = Math.abs(toCenterX) + Math.abs(toCenterY) + 5.527147875260445e-76;
  const bound1 = 6.662e-16 * rayDirectionSize * toCenterSize;
  const value2 = ray.direction.x * toCenterX + ray.direction.y * toCenterY;
  if (!(value2 > bound1 && value2 < Infinity)) {
    if (!(value2 < -bound1 && value2 > -Infinity)) return intersectsRayCircleExactly(ray, circle);
    if (!(intersectsPointCircle(ray.origin, circle))) return false;
    { const sum3 = circle.radius; return sum3 - sum3 === 0 || intersectsRayCircleExactly(ray, circle); }
  }
  const cross = ray.direction.x * toCenterY - ray.direction.y * toCenterX;
  const lengthSquared = ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y;
  if (!(circle.radius >= 0)) return false;
  const circleRadiusSize = Math.abs(circle.radius) + 5.527147875260445e-76;
  const bound4 = 1.111e-15 * circleRadiusSize * circleRadiusSize * rayDirectionSize * rayDirectionSize + 3.553e-15 * rayDirectionSize * rayDirectionSize * toCenterSize * toCenterSize;
  const value5 = cross * cross - circle.radius * circle.radius * lengthSquared;
  if (!(value5 < -bound4 && value5 > -Infinity)) {
    if (!(value5 > bound4 && value5 < Infinity)) return intersectsRayCircleExactly(ray, circle);
    return false;
  }
  return true;
}

function intersectsRayCircleExactly(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  operands[0] = circle.center.x;
  operands[1] = ray.origin.x;
  operands[2] = circle.center.y;
  operands[3] = ray.origin.y;
  operands[4] = ray.direction.x;
  operands[5] = ray.direction.y;
  operands[6] = circle.radius;
  const scale = probe(2, 3, 0, 12, 4, true);
  if (scale === ON_GRID) return intersectsRayCircleOnGrid(ray, circle);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? intersectsRayCircleTwin(dyadics, ray, circle) : intersectsRayCircleTwin(expansionsAtScale(scale), ray, circle);
}

function intersectsRayCircleOnGrid(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  const toCenterX = circle.center.x - ray.origin.x;
  const toCenterY = circle.center.y - ray.origin.y;
  if (ray.direction.x * toCenterX + ray.direction.y * toCenterY <= 0) {
    return intersectsPointCircle(ray.origin, circle);
  }
  const cross = ray.direction.x * toCenterY - ray.direction.y * toCenterX;
  const lengthSquared = ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y;
  return circle.radius >= 0 && cross * cross <= circle.radius * circle.radius * lengthSquared;
}

function intersectsRayCircleTwin<V>(x: Arithmetic<V>, ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  const toCenterX = x.subtract(x.from(circle.center.x), x.from(ray.origin.x));
  const toCenterY = x.subtract(x.from(circle.center.y), x.from(ray.origin.y));
  if (x.compare(x.add(x.multiply(x.from(ray.direction.x), toCenterX), x.multiply(x.from(ray.direction.y), toCenterY)), x.integer(0)) <= 0) {
    return intersectsPointCircle(ray.origin, circle);
  }
  const cross = x.subtract(x.multiply(x.from(ray.direction.x), toCenterY), x.multiply(x.from(ray.direction.y), toCenterX));
  const lengthSquared = x.add(x.multiply(x.from(ray.direction.x), x.from(ray.direction.x)), x.multiply(x.from(ray.direction.y), x.from(ray.direction.y)));
  return (circle.radius >= 0) && (x.compare(x.multiply(cross, cross), x.multiply(x.multiply(x.from(circle.radius), x.from(circle.radius)), lengthSquared)) <= 0);
}

/**
 * Whether a ray that meets a circle meets only its edge, and so in a single point: the ray's point nearest to the
 * centre lies exactly `radius` away.
 */
export function touchesRayCircle(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  const toCenterX = circle.center.x - ray.origin.x;
  const toCenterY = circle.center.y - ray.origin.y;
  const radiusSquared = circle.radius * circle.radius;
  const rayDirectionSize = Math.abs(ray.direction.x) + Math.abs(ray.direction.y) + 5.527147875260445e-76;
  const toCenterSize = Math.abs(toCenterX) + Math.abs(toCenterY) + 5.527147875260445e-76;
  const bound1 = 6.662e-16 * rayDirectionSize * toCenterSize;
  const value2 = ray.direction.x * toCenterX + ray.direction.y * toCenterY;
  if (!(value2 > bound1 && value2 < Infinity)) {
    if (!(value2 < -bound1 && value2 > -Infinity)) return touchesRayCircleExactly(ray, circle);
    const circleRadiusSize = Math.abs(circle.radius) + 5.527147875260445e-76;
    const bound3 = 2.221e-16 * circleRadiusSize * circleRadiusSize + 1.111e-15 * toCenterSize * toCenterSize;
    const value4 = toCenterX * toCenterX + toCenterY * toCenterY - radiusSquared;
    if (true) {
      if ((!(value4 > bound3 && value4 < Infinity) && !(value4 < -bound3 && value4 > -Infinity))) return touchesRayCircleExactly(ray, circle);
      return false;
    }
    return true;
  }
  const cross = ray.direction.x * toCenterY - ray.direction.y * toCenterX;
  const lengthSquared = ray.direction.x * ray.direction.x + ray.direction.y * ray.direction.y;
  const circleRadiusSize = Math.abs(circle.radius) + 5.527147875260445e-76;
  const bound5 = 1.111e-15 * circleRadiusSize * circleRadiusSize * rayDirectionSize * rayDirectionSize + 3.553e-15 * rayDirectionSize * rayDirectionSize * toCenterSize * toCenterSize;
  const value6 = cross * cross - radiusSquared * lengthSquared;
  if (true) {
    if ((!(value6 > bound5 && value6 < Infinity) && !(value6 < -bound5 && value6 > -Infinity))) return touchesRayCircleExactly(ray, circle);
    return false;
  }
  return true;
}

function touchesRayCircleExactly(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  operands[0] = circle.center.x;
  operands[1] = ray.origin.x;
  operands[2] = circle.center.y;
  operands[3] = ray.origin.y;
  operands[4] = circle.radius;
  operands[5] = ray.direction.x;
  operands[6] = ray.direction.y;
  const scale = probe(2, 3, 0, 12, 4, true);
  if (scale === ON_GRID) return touchesRayCircleOnGrid(ray, circle);
  if (scale === NOT_FINITE) return false;
  return scale === TOO_WIDE ? touchesRayCircleTwin(dyadics, ray, circle) : touchesRayCircleTwin(expansionsAtScale(scale), ray, circle);
}

function touchesRayCircleOnGrid(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
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

function touchesRayCircleTwin<V>(x: Arithmetic<V>, ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  const toCenterX = x.subtract(x.from(circle.center.x), x.from(ray.origin.x));
  const toCenterY = x.subtract(x.from(circle.center.y), x.from(ray.origin.y));
  const radiusSquared = x.multiply(x.from(circle.radius), x.from(circle.radius));
  if (x.compare(x.add(x.multiply(x.from(ray.direction.x), toCenterX), x.multiply(x.from(ray.direction.y), toCenterY)), x.integer(0)) <= 0) {
    return x.compare(x.add(x.multiply(toCenterX, toCenterX), x.multiply(toCenterY, toCenterY)), radiusSquared) === 0;
  }
  const cross = x.subtract(x.multiply(x.from(ray.direction.x), toCenterY), x.multiply(x.from(ray.direction.y), toCenterX));
  const lengthSquared = x.add(x.multiply(x.from(ray.direction.x), x.from(ray.direction.x)), x.multiply(x.from(ray.direction.y), x.from(ray.direction.y)));
  return x.compare(x.multiply(cross, cross), x.multiply(radiusSquared, lengthSquared)) === 0;
}
