/**
 * The exact stage behind a question: comparisons that the floating-point filter could not decide, as small programs.
 *
 * They are texts until they are needed, since they run rarely and must not make bundles large. They are worked out in plain doubles where the inputs lie on
 * a coarse grid; else in limbs, which settle nearly all that is left (decimals, shapes that rest on each other); then in dyadics, which settle everything.
 */
import { dyadicSign } from './dyadic.js';
import { areFinite, doubted, FIRST_INPUT, hasUnit, inputs, isOnGrid, ON_GRID, SIZE, UNIT, UNSURE } from './inputs.js';
import { compiled } from './limbs.js';
import { dyadicSignOfSum, signOfSum, sumsOf } from './sums.js';
import { waysOf } from './ways.js';

export { doubted, inputs } from './inputs.js';

/** Writes a shape's numbers into the inputs from a place on, and tells where the next one's begin. */
export type Reader = (shape: never, at: number) => number;

interface Comparison {
  /** See `limitsOf`. */
  readonly limits: Float64Array;
  /**
   * The sign by inputs in three limbs, whether they have been looked at or not; or that of what is doubted and `ON_GRID`; or `UNSURE`. Nothing for sums, and for
   * other comparisons until it is compiled.
   */
  told: (() => number) | undefined;
  /** The sign where that has not told it, of inputs that have been looked at. */
  readonly otherwise: () => number;
}

export interface Program {
  readonly text: string;
  readonly parse: (text: string) => Comparison[];
  readonly readA: Reader;
  /** For a program about one shape, nothing. */
  readonly readB: Reader | undefined;
  /** Once one has been asked for. */
  comparisons: readonly Comparison[] | undefined;
  /** Where doubles will do for all of them. */
  limits: Float64Array | undefined;
}

/** How often each stage settled a comparison that the filter had left open; for benchmarks and tests. */
export interface StageCounts {
  grid: number;
  limbs: number;
  dyadic: number;
}

export const stageCounts: StageCounts = { grid: 0, limbs: 0, dyadic: 0 };

/** Of any comparisons, as `ways.ts` writes them. */
export function program(text: string, readA: Reader, readB?: Reader): Program {
  return { text, parse: parseWays, readA, readB, comparisons: undefined, limits: undefined };
}

/** Of such as are sums of products of differences, as `sums.ts` writes them. */
export function sums(text: string, readA: Reader, readB?: Reader): Program {
  return { text, parse: parseSums, readA, readB, comparisons: undefined, limits: undefined };
}

function parseWays(text: string): Comparison[] {
  return waysOf(text).map((way) => {
    const { end, limits } = way;
    let doubts = 0;
    let inEight: () => number;
    const comparison: Comparison = {
      limits,
      told: undefined,
      otherwise: () => {
        let sign = UNSURE;
        // Compiled once it has been in doubt a few times: before, that would take longer than it saves.
        if (++doubts > 7 && hasUnit(limits, 2)) {
          inEight ??= compiledOrUnsure(() => compiled(end, 8));
          sign = inEight();
        } else if (doubts > 3) comparison.told ??= compiledOrUnsure(() => compiled(end, 3, limits));
        return sign < UNSURE ? inLimbs(sign) : inDyadics(dyadicSign(way));
      },
    };
    return comparison;
  });
}

function compiledOrUnsure(compile: () => () => number): () => number {
  try {
    return compile();
  } catch {
    return () => UNSURE;
  }
}

function parseSums(text: string): Comparison[] {
  return sumsOf(text).map((sum) => ({
    limits: sum.limits,
    told: undefined,
    otherwise: () => {
      const sign = hasUnit(sum.limits, 1) ? signOfSum(sum) : UNSURE;
      return sign < UNSURE ? inLimbs(sign) : inDyadics(dyadicSignOfSum(sum));
    },
  }));
}

function inLimbs(sign: number): number {
  stageCounts.limbs++;
  return sign;
}

function onGrid(sign: number): number {
  stageCounts.grid++;
  return sign;
}

function inDyadics(sign: number): number {
  stageCounts.dyadic++;
  return sign;
}

/** The sign of a comparison's left side less its right, -1, 0 or 1; NaN if a number of the shapes is not finite. */
export function exactSign(of: Program, comparison: number, a: unknown, b?: unknown): number {
  return readShapes(of, a, b) ? signOfRead(of, comparison) : NaN;
}

/**
 * The same where the left side less the right was worked out in plain doubles, and is in `doubted`. On a grid that is the true one.
 */
export function signInDoubt(of: Program, comparison: number, a: unknown, b?: unknown): number {
  const end = read(of, a, b);
  const asked = comparisonsOf(of)[comparison]!;
  inputs[SIZE] = 0;
  const sign = toldBy(asked);
  if (sign < UNSURE) return sign;
  if (!areFinite(end)) return NaN;
  if (!isOnGrid(asked.limits)) return asked.otherwise();
  return onGrid(doubtedSign());
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
  if (!areFinite(read(of, a, b))) return 3;
  of.limits ??= commonLimits(comparisonsOf(of));
  if (!isOnGrid(of.limits)) return 2;
  stageCounts.grid++;
  return 1;
}

/** As `signInDoubt`, of shapes that were looked at last. */
export function signAfterLook(of: Program, comparison: number, looked: number): number {
  if (looked === 1 || (looked === 2 && isCertain(of.comparisons![comparison]!.limits))) return doubtedSign();
  return looked === 3 ? NaN : signOfRead(of, comparison);
}

/**
 * Whether what is in doubt is farther from 0 than all that rounding can have done to it. A term of degree d is at most size^d, and all of them together are at most
 * 2^(53 - bits · d) such; each rounding takes at most 2^-53 of that, so it is off by at most unit^d. The compiler has seen to it that there are not more than a thousand.
 */
function isCertain(limits: Float64Array): boolean {
  if (!hasUnit(limits, 0)) return false;
  // NaN where the degree is.
  let error = 1024 + 0 * limits[5]!;
  for (let degree = limits[5]!; degree > 0; degree--) error *= inputs[UNIT]!;
  return Math.abs(doubted[0]!) > error;
}

/** Reads shapes for `signOfRead`, and tells whether all of their numbers are finite. */
export function readShapes(of: Program, a: unknown, b?: unknown): boolean {
  doubted[0] = NaN;
  return areFinite(read(of, a, b));
}

/** Reads shapes, and tells where their numbers end. */
function read({ readA, readB }: Program, a: unknown, b: unknown): number {
  const end = readA(a as never, FIRST_INPUT);
  return readB === undefined ? end : readB(b as never, end);
}

/** As `exactSign`, of the shapes that were read last. */
export function signOfRead(of: Program, comparison: number): number {
  const asked = comparisonsOf(of)[comparison]!;
  const sign = toldBy(asked);
  return sign < UNSURE ? sign : asked.otherwise();
}

/** The sign by what is compiled, or `UNSURE`. */
function toldBy({ told }: Comparison): number {
  const sign = told === undefined ? UNSURE : told();
  if (sign === UNSURE) return sign;
  return sign > UNSURE ? onGrid(sign - ON_GRID) : inLimbs(sign);
}

function comparisonsOf(of: Program): readonly Comparison[] {
  of.comparisons ??= of.parse(of.text);
  return of.comparisons;
}

/** Where plain doubles are exact for all of some comparisons. */
function commonLimits(comparisons: readonly Comparison[]): Float64Array {
  const all = (i: number): number[] => comparisons.map(({ limits }) => limits[i]!);
  return Float64Array.of(Math.max(...all(0)), NaN, NaN, Math.max(...all(3)), Math.min(...all(4)));
}
