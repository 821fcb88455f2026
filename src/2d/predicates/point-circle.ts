import type { Bare } from '../../core/bare.js';
import type { Vec2 } from '../../math/vec2.js';
import type { Circle } from '../shapes/circle.js';

/** Whether a point lies in a circle: the squared distance to the centre against the squared radius. */
export function intersectsPointCircle(point: Vec2, circle: Bare<Circle>): boolean {
  const offsetX = point.x - circle.center.x;
  const offsetY = point.y - circle.center.y;
  return circle.radius >= 0 && offsetX * offsetX + offsetY * offsetY <= circle.radius * circle.radius;
}

/** Whether a point lies in a circle's interior: not on its edge. */
export function strictlyInsidePointCircle(point: Vec2, circle: Bare<Circle>): boolean {
  const offsetX = point.x - circle.center.x;
  const offsetY = point.y - circle.center.y;
  return circle.radius > 0 && offsetX * offsetX + offsetY * offsetY < circle.radius * circle.radius;
}
