import type { Shape3, Vector3 } from '../shapes.js';
import { along, difference, randomUnit, type Space } from './floats.js';

/** A place that stands out on a shape, as a program would compute it: a corner, an end, a centre, somewhere on an edge. */
export function featureOf(shape: Shape3, space: Space): Vector3 {
  const { random } = space;
  const weight = (): number => random.pick([0, 1, 0.5, random.unit()]);
  switch (shape.kind) {
    case 'point':
      return { x: shape.x, y: shape.y, z: shape.z };
    case 'segment':
      return between(shape.start, shape.end, weight());
    case 'ray':
      return along(shape.origin, shape.direction, random.pick([0, 1, random.between(0, 3)]));
    case 'sphere':
      return along(shape.center, randomUnit(space), random.chance(0.5) ? shape.radius : 0);
    case 'aabb': {
      const { min, max } = shape;
      const on = (low: number, high: number): number => low + (high - low) * weight();
      return { x: on(min.x, max.x), y: on(min.y, max.y), z: on(min.z, max.z) };
    }
    case 'triangle': {
      const onEdge = between(shape.a, shape.b, weight());
      return random.chance(0.5) ? onEdge : between(onEdge, shape.c, weight());
    }
    case 'obb': {
      const { center, halfExtents, axes } = shape;
      const side = (): number => 2 * weight() - 1;
      const alongX = along(center, axes[0], side() * halfExtents.x);
      const alongY = along(alongX, axes[1], side() * halfExtents.y);
      return along(alongY, axes[2], side() * halfExtents.z);
    }
  }
}

/** Exactly `to` at t = 1, as careful programs have it. */
function between(from: Vector3, to: Vector3, t: number): Vector3 {
  return t === 1 ? to : along(from, difference(to, from), t);
}
