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
 * Whether a ray and a circle share a point. With d along the ray and w from its origin to the centre, the ray's points come
 * as near to the centre as w² - (w·d)²/d² if w·d > 0, and otherwise no nearer than w². That is less than r² where
 * d² (w² - r²) <= max(w·d, 0)²; four times that, with x + |x| for 2 max(x, 0), which leaves the processor nothing to guess.
 */
export function intersectsRayCircle(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  const rayDirection = ray.direction;
  const circleCenter = circle.center;
  const rayOrigin = ray.origin;
  if ((rayDirection.x === 0 && rayDirection.y === 0)) {
    if (!(intersectsPointCircle(ray.origin, circle))) return false;
    { const sum1 = ((rayDirection.x + (rayDirection.y + circle.radius)) + ((circleCenter.x + rayOrigin.x) + (circleCenter.y + rayOrigin.y))); return sum1 - sum1 === 0 || intersectsRayCircleExactly(ray, circle); }
  }
  if (circle.radius < 0) return false;
  const toCenterX = circleCenter.x - rayOrigin.x;
  const toCenterY = circleCenter.y - rayOrigin.y;
  const along = rayDirection.x * toCenterX + rayDirection.y * toCenterY;
  const ahead = along + Math.abs(along);
  const lengthSquared = rayDirection.x * rayDirection.x + rayDirection.y * rayDirection.y;
  const outside = toCenterX * toCenterX + toCenterY * toCenterY - circle.radius * circle.radius;
  const circleRadiusSize = Math.abs(circle.radius) + 5.527147875260445e-76;
  const rayDirectionSize = Math.abs(rayDirection.x) + Math.abs(rayDirection.y) + 5.527147875260445e-76;
  const toCenterSize = Math.abs(toCenterX) + Math.abs(toCenterY) + 5.527147875260445e-76;
  const bound2 = 5.33e-15 * circleRadiusSize * circleRadiusSize * rayDirectionSize * rayDirectionSize + 3.376e-14 * rayDirectionSize * rayDirectionSize * toCenterSize * toCenterSize;
  const value3 = 4 * lengthSquared * outside - ahead * ahead;
  const size = Math.abs(value3);
  if (!(size > bound2 && size < Infinity)) return intersectsRayCircleExactly(ray, circle);
  return value3 < 0;
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
 * centre lies exactly `radius` away.
 */
export function touchesRayCircle(ray: Bare<Ray>, circle: Bare<Circle>): boolean {
  const circleCenter = circle.center;
  const rayOrigin = ray.origin;
  const rayDirection = ray.direction;
  const toCenterX = circleCenter.x - rayOrigin.x;
  const toCenterY = circleCenter.y - rayOrigin.y;
  const radiusSquared = circle.radius * circle.radius;
  const rayDirectionSize = Math.abs(rayDirection.x) + Math.abs(rayDirection.y) + 5.527147875260445e-76;
  const toCenterSize = Math.abs(toCenterX) + Math.abs(toCenterY) + 5.527147875260445e-76;
  const bound1 = 6.662e-16 * rayDirectionSize * toCenterSize;
  const value2 = rayDirection.x * toCenterX + rayDirection.y * toCenterY;
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
  const cross = rayDirection.x * toCenterY - rayDirection.y * toCenterX;
  const lengthSquared = rayDirection.x * rayDirection.x + rayDirection.y * rayDirection.y;
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
  const scale = probe(2, 3, 0, 4398046511104, 1.3164036458569648e+64, 4, true);
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
