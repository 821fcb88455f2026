/** Both dimensions behind one face, so that every law is written once. */
import * as d2 from '../../src/2d/index.js';
import * as d3 from '../../src/3d/index.js';
import type { RaycastOptions } from '../../src/core/casting.js';
import * as plane from '../oracle/2d.js';
import type { ExactDistance } from '../oracle/3d.js';
import * as space from '../oracle/3d.js';
import { cases2, cases3, type Family, type Pair } from '../oracle/generators.js';
import type { Shape2, Shape3 } from '../oracle/shapes.js';
import type { Sign } from '../oracle/sign.js';
import { magnitudes } from './bounds.js';

export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

export type AnyShape = Shape2 | Shape3;

/** The questions as both dimensions ask them. */
export interface Questions {
  intersects(a: AnyShape, b: AnyShape): boolean;
  overlaps(a: AnyShape, b: AnyShape): boolean;
  touches(a: AnyShape, b: AnyShape): boolean;
  distance(a: AnyShape, b: AnyShape): number;
  /** Null where one of them is empty: there are no such points. */
  closestPoints(a: AnyShape, b: AnyShape): { a: Vector; b: Vector; distance: number } | null;
  contact(a: AnyShape, b: AnyShape): { normal: Vector; depth: number; point: Vector } | null;
  pushOut(a: AnyShape, b: AnyShape): Vector | null;
  raycast(ray: AnyShape, shape: AnyShape, out?: RayHit, options?: RaycastOptions): RayHit | null;
  intersection(a: AnyShape, b: AnyShape): Intersection | null;
}

export interface RayHit {
  readonly t: number;
  readonly point: Vector;
  readonly normal: Vector;
  readonly inside: boolean;
  readonly tExit: number;
}

export interface Intersection {
  readonly tMin: number;
  readonly tMax: number;
  readonly entry: Vector;
  readonly exit: Vector;
}

export interface Truth {
  intersects(a: AnyShape, b: AnyShape): boolean;
  signOfGap(a: AnyShape, b: AnyShape): Sign;
  distance(a: AnyShape, b: AnyShape): ExactDistance | null;
}

export interface Dimension {
  readonly name: '2D' | '3D';
  readonly library: Questions;
  readonly truth: Truth;
  /** From the simpler to the less simple. */
  readonly kinds: readonly AnyShape['kind'][];
  cases(kindA: AnyShape['kind'], kindB: AnyShape['kind'], family: Family, seed?: number): Generator<Pair<AnyShape>>;
  /** A vector with as many coordinates as the dimension has. */
  vector(x: number, y: number, z: number): Vector;
}

export const dimensions: readonly Dimension[] = [
  {
    name: '2D',
    library: d2 as unknown as Questions,
    truth: plane as unknown as Truth,
    kinds: ['point', 'segment', 'ray', 'circle', 'aabb'],
    cases: cases2 as unknown as Dimension['cases'],
    vector: (x, y) => ({ x, y }),
  },
  {
    name: '3D',
    library: d3 as unknown as Questions,
    truth: space as unknown as Truth,
    kinds: ['point', 'segment', 'ray', 'sphere', 'aabb'],
    cases: cases3 as unknown as Dimension['cases'],
    vector: (x, y, z) => ({ x, y, z }),
  },
];

/** Two kinds in one dimension, simpler first. */
export interface KindPair {
  readonly dimension: Dimension;
  readonly kindA: AnyShape['kind'];
  readonly kindB: AnyShape['kind'];
  toString(): string;
}

export const kindPairs: readonly KindPair[] = dimensions.flatMap((dimension) =>
  dimension.kinds.flatMap((kindA, index) =>
    dimension.kinds.slice(index).map((kindB) => ({
      dimension,
      kindA,
      kindB,
      toString: () => `${dimension.name} ${kindA}–${kindB}`,
    })),
  ),
);

/** Whether there are numbers of so different size that the smaller ones have no say in values. */
export function isBeyondMeasure(...shapes: readonly AnyShape[]): boolean {
  const sizes = magnitudes(shapes).filter((size) => size > 0);
  return Math.log2(Math.max(...sizes)) - Math.log2(Math.min(...sizes)) > 600;
}

/** The pairs of kinds of which not every two have one: sphere and triangle, two oriented boxes. */
export const pairsBeyond: readonly KindPair[] = (
  [
    ['sphere', 'triangle'],
    ['obb', 'obb'],
  ] as const
).map(([kindA, kindB]) => ({
  dimension: dimensions[1]!,
  kindA,
  kindB,
  toString: () => `3D ${kindA}–${kindB}`,
}));

export function take<T>(cases: Generator<T>, count: number): T[] {
  return Array.from({ length: count }, () => cases.next().value as T);
}
