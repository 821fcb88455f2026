import { misfit } from '../../core/misfit.js';
import { growSides, sides } from '../../core/outward.js';
import { noShape } from '../../core/unknownKind.js';
import { type Aabb, createAabb } from '../shapes/aabb.js';
import type { Shape } from '../shapes/shape.js';
import type { Sphere } from '../shapes/sphere.js';

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
  if (!isKnown) throw noShape(shape, '3D');
  return out;
}

/** @returns whether it is a shape that is known */
function write(shape: Shape, out: Aabb): boolean {
  const { min, max } = out;
  switch (shape?.kind) {
    case 'point': {
      const { x, y, z } = shape;
      min.x = max.x = x;
      min.y = max.y = y;
      min.z = max.z = z;
      return true;
    }
    case 'segment': {
      const { x: startX, y: startY, z: startZ } = shape.start;
      const { x: endX, y: endY, z: endZ } = shape.end;
      min.x = Math.min(startX, endX);
      min.y = Math.min(startY, endY);
      min.z = Math.min(startZ, endZ);
      max.x = Math.max(startX, endX);
      max.y = Math.max(startY, endY);
      max.z = Math.max(startZ, endZ);
      return true;
    }
    case 'ray': {
      const { x, y, z } = shape.origin;
      const { x: directionX, y: directionY, z: directionZ } = shape.direction;
      min.x = directionX < 0 ? -Infinity : x;
      min.y = directionY < 0 ? -Infinity : y;
      min.z = directionZ < 0 ? -Infinity : z;
      max.x = directionX > 0 ? Infinity : x;
      max.y = directionY > 0 ? Infinity : y;
      max.z = directionZ > 0 ? Infinity : z;
      return true;
    }
    case 'sphere':
      writeSphereBounds(shape, out);
      return true;
    case 'aabb': {
      const { x: minX, y: minY, z: minZ } = shape.min;
      const { x: maxX, y: maxY, z: maxZ } = shape.max;
      min.x = minX;
      min.y = minY;
      min.z = minZ;
      max.x = maxX;
      max.y = maxY;
      max.z = maxZ;
      return true;
    }
    default:
      shape satisfies undefined;
      return false;
  }
}

/** The centre's coordinates, negative and positive: grown by the radius, they are the bounds with min negative. */
function writeSphereBounds({ center, radius }: Sphere, { min, max }: Aabb): void {
  sides[0] = -center.x;
  sides[1] = -center.y;
  sides[2] = -center.z;
  sides[3] = center.x;
  sides[4] = center.y;
  sides[5] = center.z;
  sides[6] = radius;
  growSides(6);
  min.x = 0 - sides[0]!;
  min.y = 0 - sides[1]!;
  min.z = 0 - sides[2]!;
  max.x = sides[3]!;
  max.y = sides[4]!;
  max.z = sides[5]!;
}
