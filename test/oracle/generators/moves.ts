import { nudged } from '../random.js';
import { numbersOf, type Shape3, type Vector3, withNumber } from '../shapes.js';
import type { Space } from './floats.js';

/** What happens to the places, directions and sizes of a shape. */
export interface Move {
  position(v: Vector3): Vector3;
  direction(v: Vector3): Vector3;
  size(value: number): number;
}

export function moved(shape: Shape3, { position, direction, size }: Move): Shape3 {
  switch (shape.kind) {
    case 'point':
      return { kind: 'point', ...position(shape) };
    case 'segment':
      return { ...shape, start: position(shape.start), end: position(shape.end) };
    case 'ray':
      return { ...shape, origin: position(shape.origin), direction: direction(shape.direction) };
    case 'sphere':
      return { ...shape, center: position(shape.center), radius: size(shape.radius) };
    case 'aabb':
      return { ...shape, min: position(shape.min), max: position(shape.max) };
    case 'triangle':
      return { ...shape, a: position(shape.a), b: position(shape.b), c: position(shape.c) };
    case 'obb': {
      const { x, y, z } = shape.halfExtents;
      return { ...shape, center: position(shape.center), halfExtents: { x: size(x), y: size(y), z: size(z) } };
    }
  }
}

/** To a far place, a different distance out along each axis. */
export function farAway({ random, flat }: Space): Move {
  const far = (): number => random.pick([-1, 1, 1]) * 10 ** random.between(6, 9);
  const offset = { x: far(), y: far(), z: flat ? 0 : far() };
  const round = random.chance(0.5);
  const by = round ? { x: Math.round(offset.x), y: Math.round(offset.y), z: Math.round(offset.z) } : offset;
  return {
    position: (v) => ({ x: v.x + by.x, y: v.y + by.y, z: v.z + by.z }),
    direction: (v) => v,
    size: (value) => value,
  };
}

/** Another size, by one factor or by a different one along each axis. */
export function resized(factors: Vector3): Move {
  const stretch = (v: Vector3): Vector3 => ({ x: v.x * factors.x, y: v.y * factors.y, z: v.z * factors.z });
  return { position: stretch, direction: stretch, size: (value) => value * factors.x };
}

/** One of its numbers moved up or down by at most two steps, the smallest there are. */
export function nudgedShape(shape: Shape3, { random, flat }: Space): Shape3 {
  const numbers = numbersOf(shape).filter(({ path }) => !(flat && path.at(-1) === 'z'));
  const { path, value } = random.pick(numbers);
  const result = nudged(value, random.whole(-2, 2));
  // A size of 0 must not be nudged below it: that would be another shape altogether.
  const isSize = path[0] === 'radius' || path[0] === 'halfExtents';
  return isSize && result < 0 ? shape : withNumber(shape, path, result);
}
