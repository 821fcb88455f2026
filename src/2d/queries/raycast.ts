import type { Bare } from '../../core/bare.js';
import { noTest } from '../../core/pairTable.js';
import { raycastPoint } from '../pairs/point-ray.js';
import { raycastAabb } from '../pairs/ray-aabb.js';
import { raycastCircle } from '../pairs/ray-circle.js';
import { raycastRay } from '../pairs/ray-ray.js';
import { raycastSegment } from '../pairs/segment-ray.js';
import type { Ray } from '../shapes/ray.js';
import type { RayHit } from '../shapes/results.js';
import type { Shape } from '../shapes/shape.js';

/** Where a ray first meets a shape, or null. Starting inside, t is 0. A three.js `Ray` serves as it is. */
export function raycast(ray: Bare<Ray>, shape: Shape, out?: RayHit): RayHit | null {
  switch (shape?.kind) {
    case 'point':
      return raycastPoint(ray, shape, out);
    case 'segment':
      return raycastSegment(ray, shape, out);
    case 'ray':
      return raycastRay(ray, shape, out);
    case 'circle':
      return raycastCircle(ray, shape, out);
    case 'aabb':
      return raycastAabb(ray, shape, out);
    default:
      throw noTest({ kind: 'ray' }, shape, '2D');
  }
}
