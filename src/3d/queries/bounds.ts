import { differenceBelow, sumAbove } from '../../core/outward.js';
import { noShape } from '../../core/pairTable.js';
import { createAabb, type MutableAabb } from '../shapes/aabb.js';
import type { Shape } from '../shapes/shape.js';
import type { Sphere } from '../shapes/sphere.js';

/**
 * The smallest box around a shape, rounded outward so that it holds all of it. A ray's reaches to Infinity wherever the
 * ray does; that of an empty shape is empty.
 */
export function bounds(shape: Shape, out: MutableAabb = createAabb()): MutableAabb {
  const { min, max } = out;
  switch (shape?.kind) {
    case 'point': {
      const { x, y, z } = shape;
      min.x = max.x = x;
      min.y = max.y = y;
      min.z = max.z = z;
      return out;
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
      return out;
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
      return out;
    }
    case 'sphere':
      writeSphereBounds(shape, out);
      return out;
    case 'aabb': {
      const { x: minX, y: minY, z: minZ } = shape.min;
      const { x: maxX, y: maxY, z: maxZ } = shape.max;
      min.x = minX;
      min.y = minY;
      min.z = minZ;
      max.x = maxX;
      max.y = maxY;
      max.z = maxZ;
      return out;
    }
    default:
      throw noShape(shape, '3D');
  }
}

function writeSphereBounds({ center, radius }: Sphere, { min, max }: MutableAabb): void {
  const { x, y, z } = center;
  min.x = differenceBelow(x, radius);
  min.y = differenceBelow(y, radius);
  min.z = differenceBelow(z, radius);
  max.x = sumAbove(x, radius);
  max.y = sumAbove(y, radius);
  max.z = sumAbove(z, radius);
}
