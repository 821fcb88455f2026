import { nudged } from '../random.js';
import { numbersOf, type Shape3, type Vector3, withNumber } from '../shapes.js';
import { constantAt, type Space, scaled } from './floats.js';

/** What happens to the places, directions and sizes of a shape. */
export interface Move {
  position(v: Vector3): Vector3;
  direction(v: Vector3): Vector3;
  size(value: number): number;
  /** Of the plane normal · x + constant = 0. */
  plane(normal: Vector3, constant: number): { normal: Vector3; constant: number };
}

export function moved(shape: Shape3, { position, direction, size, plane }: Move): Shape3 {
  switch (shape.kind) {
    case 'point':
      return { kind: 'point', ...position(shape) };
    case 'segment':
      return { ...shape, start: position(shape.start), end: position(shape.end) };
    case 'ray':
      return { ...shape, origin: position(shape.origin), direction: direction(shape.direction) };
    case 'line':
      return { ...shape, origin: position(shape.origin), direction: direction(shape.direction) };
    case 'plane':
    case 'halfspace':
      return { ...shape, ...plane(shape.normal, shape.constant) };
    case 'capsule':
      return { ...shape, start: position(shape.start), end: position(shape.end), radius: size(shape.radius) };
    case 'sphere':
      return { ...shape, center: position(shape.center), radius: size(shape.radius) };
    case 'aabb':
      return { ...shape, min: position(shape.min), max: position(shape.max) };
    case 'triangle':
      return { ...shape, a: position(shape.a), b: position(shape.b), c: position(shape.c) };
    case 'hull': {
      const [x, y, z] = shape.axes;
      return { ...shape, position: position(shape.position), axes: [direction(x), direction(y), direction(z)] };
    }
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
    plane: (normal, constant) => ({ normal, constant: constant + constantAt(by, normal) }),
  };
}

/** Another size, by one factor or by a different one along each axis. */
export function resized(factors: Vector3): Move {
  const stretch = (v: Vector3): Vector3 => ({ x: v.x * factors.x, y: v.y * factors.y, z: v.z * factors.z });
  const isEven = factors.x === factors.y && factors.y === factors.z;
  return {
    position: stretch,
    direction: stretch,
    size: (value) => value * factors.x,
    plane: ({ x, y, z }, constant) =>
      isEven
        ? { normal: { x, y, z }, constant: constant * factors.x }
        : { normal: { x: x / factors.x, y: y / factors.y, z: z / factors.z }, constant },
  };
}

/**
 * A plane by a multiple of its normal and constant, of any size, and a box with axes of any length, in which its half extents
 * count; other shapes as they are.
 */
export function reweighted(shape: Shape3, space: Space): Shape3 {
  const { random } = space;
  if (shape.kind === 'obb') return random.chance(0.3) ? onOtherAxes(shape, space) : shape;
  if (shape.kind !== 'plane' && shape.kind !== 'halfspace') return shape;
  const factor = random.pick([1, 1, 3, 0.1, 2 ** random.whole(-1070, 1022)]);
  const result = { ...shape, normal: scaled(shape.normal, factor), constant: shape.constant * factor };
  return numbersOf(result).every(({ value }) => Number.isFinite(value)) ? result : shape;
}

function onOtherAxes(box: Extract<Shape3, { kind: 'obb' }>, { random }: Space): Shape3 {
  const factor = (): number => 2 ** random.whole(-1000, 1000);
  const factors = { x: factor(), y: factor(), z: factor() };
  const { x, y, z } = box.halfExtents;
  const result: Shape3 = {
    ...box,
    halfExtents: { x: x / factors.x, y: y / factors.y, z: z / factors.z },
    axes: [scaled(box.axes[0], factors.x), scaled(box.axes[1], factors.y), scaled(box.axes[2], factors.z)],
  };
  return numbersOf(result).every(({ value }) => Number.isFinite(value)) ? result : box;
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
