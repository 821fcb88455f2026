import { misfit } from '../../core/misfit.js';
import { growSides, sides } from '../../core/outward.js';
import { noShape } from '../../core/unknownKind.js';
import { type Aabb, createAabb } from '../shapes/aabb.js';
import type { Circle } from '../shapes/circle.js';
import type { Shape } from '../shapes/shape.js';

/**
 * The smallest box around a shape, rounded outward so that it holds all of it. A ray's reaches to Infinity wherever the
 * ray does; that of an empty shape is empty.
 */
export function bounds(shape: Shape, out: Aabb = createAabb()): Aabb {
  let isKnown: boolean;
  try {
    isKnown = write(shape, out);
  } catch (problem) {
    throw misfit(problem, 'a shape with all of its fields', [shape], out);
  }
  if (!isKnown) throw noShape(shape, '2D');
  return out;
}

/** @returns whether it is a shape that is known */
function write(shape: Shape, out: Aabb): boolean {
  const { min, max } = out;
  switch (shape?.kind) {
    case 'point': {
      const { x, y } = shape;
      min.x = max.x = x;
      min.y = max.y = y;
      return true;
    }
    case 'segment': {
      const { x: startX, y: startY } = shape.start;
      const { x: endX, y: endY } = shape.end;
      min.x = Math.min(startX, endX);
      min.y = Math.min(startY, endY);
      max.x = Math.max(startX, endX);
      max.y = Math.max(startY, endY);
      return true;
    }
    case 'ray': {
      const { x, y } = shape.origin;
      const { x: directionX, y: directionY } = shape.direction;
      min.x = directionX < 0 ? -Infinity : x;
      min.y = directionY < 0 ? -Infinity : y;
      max.x = directionX > 0 ? Infinity : x;
      max.y = directionY > 0 ? Infinity : y;
      return true;
    }
    case 'circle':
      writeCircleBounds(shape, out);
      return true;
    case 'aabb': {
      const { x: minX, y: minY } = shape.min;
      const { x: maxX, y: maxY } = shape.max;
      min.x = minX;
      min.y = minY;
      max.x = maxX;
      max.y = maxY;
      return true;
    }
    default:
      shape satisfies undefined;
      return false;
  }
}

/** The centre's coordinates, negative and positive: grown by the radius, they are the bounds with min negative. */
function writeCircleBounds({ center, radius }: Circle, { min, max }: Aabb): void {
  sides[0] = -center.x;
  sides[1] = -center.y;
  sides[2] = center.x;
  sides[3] = center.y;
  sides[4] = radius;
  growSides(4);
  min.x = 0 - sides[0]!;
  min.y = 0 - sides[1]!;
  max.x = sides[2]!;
  max.y = sides[3]!;
}
