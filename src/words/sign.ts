/**
 * Answers with three values: apart, touching, overlapping. The compiler works every one of them out exactly; run as they
 * stand, the same formulas round. What the tags in comments mean (`@bound`, `@rare` …) is in docs/compiler.md.
 */

/** Positive where two shapes are apart, 0 where they touch, negative where they overlap. */
export type Sign = number;

export const APART: Sign = 1;
export const TOUCHING: Sign = 0;
export const OVERLAPPING: Sign = -1;

/** The sign of a number that is positive where the shapes are apart and negative where they overlap. */
export const signOf = (gap: number): Sign => Math.sign(gap);

/**
 * Of several axes, the one along which the shapes are farthest apart decides: apart along one is apart, and they overlap
 * only if they do along all. The separating axis theorem.
 */
export const mostSeparated = (...signs: Sign[]): Sign => Math.max(...signs);
/** The same without a branch for each: for signs of which none decides more often than the others, which would be mispredicted. */
export const mostSeparatedAtOnce = (...signs: Sign[]): Sign => Math.max(...signs);

/**
 * Of several parts of a shape, the one that is nearest decides: they overlap if one of them does. Of such questions `intersects` and
 * `overlaps` are compiled apart, so that the shapes' own `gap` is asked twice where they touch or are apart.
 */
export const leastSeparated = (...signs: Sign[]): Sign => Math.min(...signs);

/**
 * What an axis says, unless it is the zero vector, along which the gap is 0 and would be taken for a touch. Then it is
 * OVERLAPPING, which never decides in `mostSeparated`.
 */
export const ignoreIf = (isZeroAxis: boolean, sign: Sign): Sign => (isZeroAxis ? OVERLAPPING : sign);

/**
 * A value with a number that is positive where the shapes meet and negative where they do not. Where its sign is certain the
 * compiled value asks no question, and `isSure` tells so; run as it stands, it never is.
 */
export const decidedBy = <T>(_overlap: number, value: (isSure: boolean) => T): T => value(false);

/** Whether the sign of a number is certain, in such a value: farther from 0 than its error can be. Run as it stands, it never is. */
export const isCertain = (_number: number): boolean => false;
