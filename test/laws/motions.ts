/** Motions that change no yes or no: they are exact in doubles, or are not made at all. */
import { add, compare, rational } from '../oracle/rational.js';
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
}

/** Field by field; a box keeps its corners as they come, even where they are no longer in order. */
function mapped(shape: AnyShape, { position, direction, size }: Maps): AnyShape {
  const fields: Record<string, unknown> = {};
  if (shape.kind === 'point') return { kind: 'point', ...position(shape) } as AnyShape;
  for (const [key, value] of Object.entries(shape) as [string, unknown][]) {
    if (key === 'direction' || key === 'halfExtents') fields[key] = direction(value as Vector);
    else if (key === 'axes') fields[key] = (value as Vector[]).map(direction);
    else if (key === 'radius') fields[key] = size(value as number);
    else fields[key] = typeof value === 'object' ? position(value as Vector) : value;
  }
  return fields as unknown as AnyShape;
}

export function translated(shape: AnyShape, by: Vector, { vector }: Dimension): AnyShape {
  return mapped(shape, {
    position: (v) => vector(v.x + by.x, v.y + by.y, (v.z ?? 0) + (by.z ?? 0)),
    direction: (v) => v,
    size: (value) => value,
  });
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
        direction: (v) => v,
        size: (value) => value,
      });
      return exact ? translated(shape, by, dimension) : null;
    },
  };
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
      const result = mapped(shape, { position: stretch, direction: stretch, size: scale });
      return exact ? result : null;
    },
  };
}

/** A map that exchanges or negates coordinates. Along a negated one a box's lower and upper sides change places. */
function turn(name: string, map: (v: Vector) => Vector, negated: readonly ('x' | 'y' | 'z')[]): Motion {
  return {
    name,
    apply: (shape) => {
      const turned = mapped(shape, { position: map, direction: map, size: (value) => value });
      if (turned.kind !== 'aabb') return turned;
      const [min, max] = [{ ...turned.min }, { ...turned.max }] as [Record<string, number>, Record<string, number>];
      for (const axis of negated) [min[axis], max[axis]] = [max[axis] ?? 0, min[axis] ?? 0];
      return { kind: 'aabb', min, max } as unknown as AnyShape;
    },
  };
}
