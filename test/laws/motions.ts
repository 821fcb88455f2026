/** Motions that change no yes or no: they are exact in doubles, or are not made at all. */
import { add, compare, multiply, rational } from '../oracle/rational.js';
import type { AnyShape, Dimension, Vector } from './dimensions.js';

export interface Motion {
  readonly name: string;
  /** Null where rounding would change the shape. */
  apply(shape: AnyShape): AnyShape | null;
}

interface Maps {
  position(v: Vector): Vector;
  direction(v: Vector): Vector;
  size(value: number): number;
  /** Only tells a direction: the axis of a box, in units of which its half extents are. */
  axis(v: Vector): Vector;
  plane(normal: Vector, constant: number): { normal: Vector; constant: number };
}

/** Field by field; a box keeps its corners as they come, even where they are no longer in order. */
function mapped(shape: AnyShape, { position, direction, size, axis, plane }: Maps): AnyShape {
  const fields: Record<string, unknown> = {};
  if (shape.kind === 'point') return { kind: 'point', ...position(shape) } as AnyShape;
  if ('constant' in shape) return { ...shape, ...plane(shape.normal, shape.constant) } as AnyShape;
  for (const [key, value] of Object.entries(shape) as [string, unknown][]) {
    if (key === 'data') fields[key] = value;
    else if (key === 'direction') fields[key] = direction(value as Vector);
    // Those of a box are what its half extents count in, those of a hull what its vertices do.
    else if (key === 'axes') fields[key] = (value as Vector[]).map('data' in shape ? direction : axis);
    else if (key === 'halfExtents') fields[key] = eachOf(value as Vector, size);
    else if (key === 'radius') fields[key] = size(value as number);
    else fields[key] = typeof value === 'object' ? position(value as Vector) : value;
  }
  return fields as unknown as AnyShape;
}

function eachOf(v: Vector, map: (value: number) => number): Vector {
  return Object.fromEntries(Object.entries(v).map(([axis, value]) => [axis, map(value)])) as unknown as Vector;
}

const same = <T>(value: T): T => value;

export function translated(shape: AnyShape, by: Vector, { vector }: Dimension): AnyShape {
  return mapped(shape, {
    position: (v) => vector(v.x + by.x, v.y + by.y, (v.z ?? 0) + (by.z ?? 0)),
    direction: same,
    size: same,
    axis: same,
    plane: (normal, constant) => ({ normal, constant: constant - heightOf(normal, by) }),
  });
}

function heightOf(normal: Vector, by: Vector): number {
  return normal.x * by.x + normal.y * by.y + (normal.z ?? 0) * (by.z ?? 0);
}

/** Moved as the library does it: rounded sums of coordinates, and whatever it makes of a plane's constant. */
export function pushed(shape: AnyShape, by: Vector, dimension: Dimension): AnyShape {
  if (!('constant' in shape)) return translated(shape, by, dimension);
  const translate = dimension.library['translate'] as (shape: AnyShape, by: Vector) => AnyShape;
  return translate(structuredClone(shape), by);
}

export function motionsOf(dimension: Dimension): readonly Motion[] {
  const { vector } = dimension;
  const steps = [vector(1, -2, 3), vector(1024, 0.5, -512), vector(-1e6, 1e6, 2 ** 30)];
  const factors = [2, 2 ** -20, 2 ** 40, 2 ** -500, 2 ** 400];
  const turns: Motion[] = [
    turn('a quarter turn in the plane', ({ x, y, z }) => vector(-y, x, z ?? 0), ['x']),
    turn('a mirror', ({ x, y, z }) => vector(-x, y, z ?? 0), ['x']),
    turn('x and y exchanged', ({ x, y, z }) => vector(y, x, z ?? 0), []),
    turn('a half turn', ({ x, y, z }) => vector(-x, -y, z ?? 0), ['x', 'y']),
  ];
  if (dimension.name === '3D') {
    turns.push(turn('a quarter turn about x', ({ x, y, z }) => vector(x, -(z ?? 0), y), ['y']));
    turns.push(turn('a third of a turn about the diagonal', ({ x, y, z }) => vector(y, z ?? 0, x), []));
    turns.push(turn('an inversion', ({ x, y, z }) => vector(-x, -y, -(z ?? 0)), ['x', 'y', 'z']));
  }
  return [...steps.map((by) => translation(by, dimension)), ...factors.map((by) => scaling(by, dimension)), ...turns];
}

function translation(by: Vector, dimension: Dimension): Motion {
  const isExact = (value: number, step: number): boolean =>
    Number.isFinite(value + step) && compare(add(rational(value), rational(step)), rational(value + step)) === 0;
  return {
    name: `moved by (${Object.values(by).join(', ')})`,
    apply: (shape) => {
      let exact = true;
      mapped(shape, {
        position: (v) => {
          exact &&= isExact(v.x, by.x) && isExact(v.y, by.y) && isExact(v.z ?? 0, by.z ?? 0);
          return v;
        },
        direction: same,
        size: same,
        axis: same,
        plane: (normal, constant) => {
          exact &&= isExactShift(normal, by, constant);
          return { normal, constant };
        },
      });
      return exact ? translated(shape, by, dimension) : null;
    },
  };
}

/** Whether a plane's constant, changed by the motion, is a double. */
function isExactShift(normal: Vector, by: Vector, constant: number): boolean {
  const moved = constant - heightOf(normal, by);
  if (!Number.isFinite(moved)) return false;
  const along = (['x', 'y', 'z'] as const).map((axis) =>
    multiply(rational(normal[axis] ?? 0), rational(by[axis] ?? 0)),
  );
  return compare(along.reduce(add, rational(moved)), rational(constant)) === 0;
}

function scaling(factor: number, { vector }: Dimension): Motion {
  return {
    name: `scaled by 2^${Math.log2(factor)}`,
    apply: (shape) => {
      let exact = true;
      const scale = (value: number): number => {
        exact &&= Number.isFinite(value * factor) && (value * factor) / factor === value;
        return value * factor;
      };
      const stretch = (v: Vector): Vector => vector(scale(v.x), scale(v.y), scale(v.z ?? 0));
      const plane: Maps['plane'] = (normal, constant) => ({ normal, constant: scale(constant) });
      const result = mapped(shape, { position: stretch, direction: stretch, size: scale, axis: same, plane });
      return exact ? result : null;
    },
  };
}

/** A map that exchanges or negates coordinates. Along a negated one a box's lower and upper sides change places. */
function turn(name: string, map: (v: Vector) => Vector, negated: readonly ('x' | 'y' | 'z')[]): Motion {
  return {
    name,
    apply: (shape) => {
      const plane: Maps['plane'] = (normal, constant) => ({ normal: map(normal), constant });
      const turned = mapped(shape, { position: map, direction: map, size: same, axis: map, plane });
      if (turned.kind !== 'aabb') return turned;
      const [min, max] = [{ ...turned.min }, { ...turned.max }] as [Record<string, number>, Record<string, number>];
      for (const axis of negated) [min[axis], max[axis]] = [max[axis] ?? 0, min[axis] ?? 0];
      return { kind: 'aabb', min, max } as unknown as AnyShape;
    },
  };
}
