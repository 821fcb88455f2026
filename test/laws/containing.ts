/** What the library says of one shape inside another, against exact arithmetic: for every two kinds, in both orders. */
import * as plane from '../oracle/2d.js';
import * as space from '../oracle/3d.js';
import { type AnyShape, capital, type Dimension, dimensions, type Vector } from './dimensions.js';
import type { Comparison } from './tally.js';

type Ask = (a: AnyShape, b: AnyShape) => boolean;
/** By dimension. */
const truth: Readonly<Record<string, Ask>> = { '2D': plane.holds as Ask, '3D': space.holds as Ask };

export const ordered = dimensions.flatMap((dimension) =>
  dimension.kinds.flatMap((kindA) => dimension.kinds.map((kindB) => ({ dimension, kindA, kindB }))),
);

/** The function of two kinds; none where no shape of the one can hold any of the other. */
export function ownContains({ library }: Dimension, kindA: string, kindB: string): Ask | undefined {
  return library[`contains${capital(kindA)}${capital(kindB)}`] as Ask | undefined;
}

export function containsIn({ library }: Dimension): Ask {
  return library['contains'] as Ask;
}

/** Shapes as they come hardly ever hold each other: half of the second ones are moved into the first, and made smaller. */
export const comparisons: readonly Comparison[] = ordered.map(({ dimension, kindA, kindB }) => ({
  name: `${dimension.name} ${kindA} ⊇ ${kindB}`,
  *cases(family, seed) {
    let count = 0;
    for (const { a, b } of dimension.cases(kindA, kindB, family, seed))
      yield { a, b: count++ % 2 === 0 ? b : movedInto(a, b, count) };
  },
  answers: (a, b) => [containsIn(dimension)(a, b), ownContains(dimension, kindA, kindB)?.(a, b) ?? false],
  truth: truth[dimension.name]!,
}));

const PLACES = ['center', 'start', 'end', 'a', 'b', 'c', 'min', 'max', 'origin', 'position'];
const SIZES = ['radius', 'halfExtents'];

/** A shape made smaller by a power of two towards a place of another; every third keeps its size, and is moved to begin there. */
function movedInto(a: AnyShape, b: AnyShape, count: number): AnyShape {
  const [to, from] = [placeOf(a), placeOf(b)];
  if (to === undefined || from === undefined) return b;
  const factor = [1, 2 ** -3, 2 ** -1, 2 ** -12][count % 4]!;
  const place = (v: Vector): Vector => mapped(v, (value, axis) => to[axis]! + (value - from[axis]!) * factor);
  const sized = (value: unknown): unknown =>
    typeof value === 'number' ? value * factor : mapped(value as Vector, (part) => part * factor);
  if (b.kind === 'point') return { kind: 'point', ...to } as AnyShape;
  const fields = Object.entries(b).map(([name, value]: [string, unknown]) => [
    name,
    PLACES.includes(name) ? place(value as Vector) : SIZES.includes(name) ? sized(value) : value,
  ]);
  return Object.fromEntries(fields) as AnyShape;
}

type Axis = 'x' | 'y' | 'z';

function mapped(v: Vector, f: (value: number, axis: Axis) => number): Vector {
  return Object.fromEntries(
    Object.entries(v).map(([axis, value]) => [axis, f(value as number, axis as Axis)]),
  ) as never;
}

function placeOf(shape: AnyShape): Record<Axis, number> | undefined {
  if (shape.kind === 'point') {
    const { kind: _, ...place } = shape;
    return place as never;
  }
  const name = PLACES.find((field) => field in shape);
  return name === undefined ? undefined : (shape as unknown as Record<string, never>)[name];
}
