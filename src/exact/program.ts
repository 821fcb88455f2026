/**
 * The exact stage behind a question: comparisons that the floating-point filter could not decide, as small programs.
 *
 * They are interpreted, since they run rarely and must not make bundles large: in plain doubles where the inputs lie on a
 * grid; else in double-doubles that watch their own rounding, which settle nearly all that is left (decimals, shapes that
 * rest on each other); then in dyadics, which settle everything.
 */
import { dyadicSign } from './dyadic.js';
import { areFinite, doubleDoubleSign, isOnGrid, plainSign, UNSURE } from './stages.js';
import { commonGrid, type Grid, type Way, waysOf } from './ways.js';

export { inputs } from './stages.js';

/** Writes a shape's numbers into the inputs from a place on, and tells where the next one's begin. */
export type Reader = (shape: never, at: number) => number;

export interface Program {
  /** See `ways.ts`. */
  readonly text: string;
  readonly readA: Reader;
  /** For a program about one shape, nothing. */
  readonly readB: Reader | undefined;
  /** What leads to each comparison, once one has been asked for. */
  ways: readonly Way[] | undefined;
  /** Where plain doubles are exact in all of them. */
  grid: Grid | undefined;
}

/** How often each stage settled a comparison that the filter had left open; for benchmarks and tests. */
export interface StageCounts {
  grid: number;
  doubleDouble: number;
  dyadic: number;
}

export const stageCounts: StageCounts = { grid: 0, doubleDouble: 0, dyadic: 0 };

export function program(text: string, readA: Reader, readB?: Reader): Program {
  return { text, readA, readB, ways: undefined, grid: undefined };
}

/** The sign of a comparison's left side less its right, -1, 0 or 1; NaN if a number of the shapes is not finite. */
export function exactSign(of: Program, comparison: number, a: unknown, b?: unknown): number {
  return readShapes(of, a, b) ? signOfRead(of, comparison) : NaN;
}

/**
 * The same where the left side less the right was worked out in plain doubles, and is in `doubted`. On a grid that is the true one.
 */
export function signInDoubt(of: Program, comparison: number, a: unknown, b?: unknown): number {
  if (!readShapes(of, a, b)) return NaN;
  const way = wayTo(of, comparison);
  if (!isOnGrid(way)) return carefulSign(way);
  stageCounts.grid++;
  return doubtedSign();
}

/** The same as the answer of a question: input that is not finite is apart. */
export function gapInDoubt(of: Program, comparison: number, a: unknown, b?: unknown): number {
  const sign = signInDoubt(of, comparison, a, b);
  return sign <= 0 ? sign : 1;
}

function doubtedSign(): number {
  const value = doubted[0]!;
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

/**
 * Looks at the shapes of a program before several comparisons of it: 1 if they are on a grid, so that doubles have rounded nothing in any
 * of them, 2 if they are only finite, 3 if not even that.
 */
export function look(of: Program, a: unknown, b?: unknown): number {
  if (!readShapes(of, a, b)) return 3;
  of.ways ??= waysOf(of.text);
  of.grid ??= commonGrid(of.ways);
  if (!isOnGrid(of.grid)) return 2;
  stageCounts.grid++;
  return 1;
}

/** As `signInDoubt`, of shapes that were looked at last. */
export function signAfterLook(of: Program, comparison: number, looked: number): number {
  if (looked === 1) return doubtedSign();
  return looked === 3 ? NaN : signOfRead(of, comparison);
}

/** A typed array, since a number given to a function would be put into an object. */
export const doubted: Float64Array = /* @__PURE__ */ new Float64Array(1);

/** Reads shapes for `signOfRead`, and tells whether all of their numbers are finite. */
export function readShapes({ readA, readB }: Program, a: unknown, b?: unknown): boolean {
  const count = readA(a as never, 0);
  return areFinite(readB === undefined ? count : readB(b as never, count));
}

/** As `exactSign`, of the shapes that were read last. */
export function signOfRead(of: Program, comparison: number): number {
  const way = wayTo(of, comparison);
  if (!isOnGrid(way)) return carefulSign(way);
  stageCounts.grid++;
  return plainSign(way);
}

function wayTo(of: Program, comparison: number): Way {
  of.ways ??= waysOf(of.text);
  return of.ways[comparison]!;
}

function carefulSign(way: Way): number {
  const sign = doubleDoubleSign(way);
  if (sign === UNSURE) {
    stageCounts.dyadic++;
    return dyadicSign(way);
  }
  stageCounts.doubleDouble++;
  return sign;
}
