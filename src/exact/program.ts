/**
 * The exact stage behind a question: comparisons that the floating-point filter could not decide, as small programs.
 *
 * They are interpreted, since they run rarely and must not make bundles large: in plain doubles where the inputs lie on a
 * grid; else in double-doubles that watch their own rounding, which settle nearly all that is left (decimals, shapes that
 * rest on each other); then in dyadics, which settle everything.
 */
import { dyadicSign } from './dyadic.js';
import { areFinite, doubleDoubleSign, isOnGrid, plainSign, UNSURE } from './stages.js';
import { type Way, waysOf } from './ways.js';

export { inputs } from './stages.js';

/** Writes a shape's numbers into the inputs from a place on, and tells where the next one's begin. */
export type Reader = (shape: never, at: number) => number;

export interface Program {
  /** See `ways.ts`. */
  readonly text: string;
  readonly readers: readonly Reader[];
  /** What leads to each comparison, once one has been asked for. */
  ways: readonly Way[] | undefined;
}

/** How often each stage settled a comparison that the filter had left open; for benchmarks and tests. */
export interface StageCounts {
  grid: number;
  doubleDouble: number;
  dyadic: number;
}

export const stageCounts: StageCounts = { grid: 0, doubleDouble: 0, dyadic: 0 };

export function program(text: string, ...readers: readonly Reader[]): Program {
  return { text, readers, ways: undefined };
}

/** The sign of a comparison's left side less its right, -1, 0 or 1; NaN if a number of the shapes is not finite. */
export function exactSign(of: Program, comparison: number, a: unknown, b?: unknown): number {
  return readShapes(of, a, b) ? signOfRead(of, comparison) : NaN;
}

/** Reads shapes for `signOfRead`, and tells whether all of their numbers are finite. */
export function readShapes({ readers }: Program, a: unknown, b?: unknown): boolean {
  let count = readers[0]!(a as never, 0);
  if (readers.length > 1) count = readers[1]!(b as never, count);
  return areFinite(count);
}

/** As `exactSign`, of the shapes that were read last. */
export function signOfRead(of: Program, comparison: number): number {
  of.ways ??= waysOf(of.text);
  const way = of.ways[comparison]!;
  if (isOnGrid(way)) {
    stageCounts.grid++;
    return plainSign(way);
  }
  const sign = doubleDoubleSign(way);
  if (sign === UNSURE) {
    stageCounts.dyadic++;
    return dyadicSign(way);
  }
  stageCounts.doubleDouble++;
  return sign;
}
