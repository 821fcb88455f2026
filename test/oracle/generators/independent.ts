import type { Ray, Shape3, Vector3 } from '../shapes.js';
import { type Axes, type Space, vector } from './floats.js';

/** Those that are made from scratch. */
export type Kind = Exclude<Shape3['kind'], 'hull'>;

/** Where the numbers of a shape come from: a lattice, tenths, or anywhere. */
export interface Numbers {
  coordinate(): number;
  /** At least 0. */
  size(): number;
  axes(): Axes;
}

/** A shape that knows nothing of the other one. */
export function independent(kind: Kind, space: Space, numbers: Numbers): Shape3 {
  const position = () => vector(space, numbers.coordinate);
  switch (kind) {
    case 'point':
      return { kind, ...position() };
    case 'segment':
      return { kind, start: position(), end: position() };
    case 'ray': {
      const direction = position();
      const straight = direction.x === 0 && direction.y === 0 && direction.z === 0;
      return { kind, origin: position(), direction: straight ? { x: 1, y: 0, z: 0 } : direction };
    }
    case 'line': {
      const { origin, direction } = independent('ray', space, numbers) as Ray<Vector3>;
      return { kind, origin, direction };
    }
    case 'plane':
    case 'halfspace': {
      const { direction } = independent('ray', space, numbers) as Ray<Vector3>;
      // Many go through the origin, and so have no size of their own.
      return { kind, normal: direction, constant: space.random.chance(0.15) ? 0 : numbers.coordinate() };
    }
    case 'capsule':
      return { kind, start: position(), end: position(), radius: numbers.size() };
    case 'sphere':
      return { kind, center: position(), radius: numbers.size() };
    case 'aabb': {
      const [a, b] = [position(), position()];
      return {
        kind,
        min: { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), z: Math.min(a.z, b.z) },
        max: { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y), z: Math.max(a.z, b.z) },
      };
    }
    case 'triangle':
      return { kind, a: position(), b: position(), c: position() };
    case 'obb':
      return { kind, center: position(), halfExtents: vector(space, numbers.size), axes: numbers.axes() };
  }
}
