/** Both dimensions behind one face, so that every law is written once, and holds for whatever pairs the library has. */
import { readFileSync } from 'node:fs';
import * as d2 from '../../src/2d/index.js';
import * as d3 from '../../src/3d/index.js';
import type { RaycastOptions } from '../../src/core/casting.js';
import * as plane from '../oracle/2d.js';
import type { ExactDistance } from '../oracle/3d.js';
import * as space from '../oracle/3d.js';
import { cases2, cases3, type Family, type Pair } from '../oracle/generators.js';
import { kinds2, kinds3, type Shape2, type Shape3 } from '../oracle/shapes.js';
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

export type Question = keyof Questions;

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

/** What the library exports, by name. */
type Functions = Readonly<Record<string, unknown>>;

export interface Dimension {
  readonly name: '2D' | '3D';
  readonly library: Questions & Functions;
  readonly truth: Truth;
  /** From the simpler to the less simple. */
  readonly allKinds: readonly AnyShape['kind'][];
  /** Those that all generic questions take, with each other: the members of the type `Shape`. */
  readonly kinds: readonly AnyShape['kind'][];
  cases(kindA: AnyShape['kind'], kindB: AnyShape['kind'], family: Family, seed?: number): Generator<Pair<AnyShape>>;
  /** A vector with as many coordinates as the dimension has. */
  vector(x: number, y: number, z: number): Vector;
}

export const dimensions: readonly Dimension[] = [
  {
    name: '2D',
    library: d2 as unknown as Dimension['library'],
    truth: plane as unknown as Truth,
    allKinds: kinds2,
    kinds: kinds2.filter(isMemberOf('src/2d/shapes/shape.ts')),
    cases: cases2 as unknown as Dimension['cases'],
    vector: (x, y) => ({ x, y }),
  },
  {
    name: '3D',
    library: d3 as unknown as Dimension['library'],
    truth: space as unknown as Truth,
    allKinds: kinds3,
    kinds: kinds3.filter(isMemberOf('src/3d/shapes/shape.ts')),
    cases: cases3 as unknown as Dimension['cases'],
    vector: (x, y, z) => ({ x, y, z }),
  },
];

/** Whether a kind is one of the types that a file's `Shape` is any of. */
function isMemberOf(file: string): (kind: string) => boolean {
  const [, members = ''] = /type Shape =([^;]*);/.exec(readFileSync(file, 'utf8')) ?? [];
  const kinds = members.toLowerCase().split(/\W+/);
  return (kind) => kinds.includes(kind);
}

/** Two kinds that the library has functions for, simpler first. */
export interface KindPair {
  readonly dimension: Dimension;
  readonly kindA: AnyShape['kind'];
  readonly kindB: AnyShape['kind'];
  /** Those questions that it answers about them, in both orders. A cast takes its ray first. */
  readonly library: Questions;
  /** The function of these two alone; it takes them in this order. */
  own(question: string): PairFunction | undefined;
  offers(...questions: Question[]): boolean;
  toString(): string;
}

type PairFunction = (a: AnyShape, b: AnyShape) => unknown;

const QUESTIONS: readonly Question[] = [
  'intersects',
  'overlaps',
  'touches',
  'distance',
  'closestPoints',
  'contact',
  'pushOut',
  'raycast',
  'intersection',
];

export const kindPairs: readonly KindPair[] = dimensions.flatMap((dimension) =>
  dimension.allKinds.flatMap((kindA, index) =>
    dimension.allKinds.slice(index).flatMap((kindB) => {
      const isOffered = (a: string, b: string): boolean => `intersects${capital(a)}${capital(b)}` in dimension.library;
      if (isOffered(kindA, kindB)) return [kindPair(dimension, kindA, kindB)];
      return isOffered(kindB, kindA) ? [kindPair(dimension, kindB, kindA)] : [];
    }),
  ),
);

function kindPair(dimension: Dimension, kindA: AnyShape['kind'], kindB: AnyShape['kind']): KindPair {
  const own: KindPair['own'] = (question) =>
    dimension.library[question + capital(kindA) + capital(kindB)] as PairFunction | undefined;
  const ordered = (f: PairFunction): PairFunction => {
    return (a, b) => (a.kind === kindA ? f(a, b) : f(b, a));
  };
  const offered = QUESTIONS.flatMap((question) => {
    const isGeneric = takes(question, dimension, kindA, kindB);
    if (question === 'raycast') {
      const target = kindA === 'ray' ? kindB : kindB === 'ray' ? kindA : undefined;
      return target && isGeneric && `raycast${capital(target)}` in dimension.library ? [question] : [];
    }
    if (question === 'pushOut') return isGeneric ? [question] : [];
    return own(question) ? [question] : [];
  });
  const answers = offered.map((question) => [
    question,
    // Not every function of an intersection is in the generic one.
    question !== 'intersection' || takes(question, dimension, kindA, kindB)
      ? dimension.library[question]
      : ordered(own(question)!),
  ]);
  return {
    dimension,
    kindA,
    kindB,
    library: Object.fromEntries(answers) as Questions,
    own,
    offers: (...questions) => questions.every((question) => offered.includes(question)),
    toString: () => `${dimension.name} ${kindA}–${kindB}`,
  };
}

/** Whether the generic question takes shapes of these kinds. */
function takes(
  question: Question,
  { library, cases }: Dimension,
  ...kinds: [AnyShape['kind'], AnyShape['kind']]
): boolean {
  try {
    for (const { a, b } of take(cases(...kinds, 'lattice', 1), 20)) {
      if (question === 'raycast' && a.kind !== 'ray') library.raycast(b, a);
      else (library[question] as PairFunction)(a, b);
    }
    return true;
  } catch (problem) {
    if (problem instanceof TypeError && /^(no (test|shape) |raycast needs)/.test(problem.message)) return false;
    throw problem;
  }
}

/** The pair of two kinds, named in either order. */
export function pairOf(dimension: Dimension, kindA: string, kindB: string): KindPair | undefined {
  return kindPairs.find(
    (pair) =>
      pair.dimension === dimension &&
      ((pair.kindA === kindA && pair.kindB === kindB) || (pair.kindA === kindB && pair.kindB === kindA)),
  );
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whether there are numbers of so different size that the smaller ones have no say in values. */
export function isBeyondMeasure(...shapes: readonly AnyShape[]): boolean {
  return bitsBetween(shapes) > 600;
}

/** Whether some are so much smaller than others that they vanish wherever the others are brought to a size for sums: 1e300 times. */
export function isBeyondAll(...shapes: readonly AnyShape[]): boolean {
  return bitsBetween(shapes) > 996;
}

function bitsBetween(shapes: readonly AnyShape[]): number {
  const sizes = magnitudes(shapes).filter((size) => size > 0);
  return Math.log2(Math.max(...sizes)) - Math.log2(Math.min(...sizes));
}

export function take<T>(cases: Generator<T>, count: number): T[] {
  return Array.from({ length: count }, () => cases.next().value as T);
}
