/** Answers with three values: how two shapes lie to each other. */

/** Positive where two shapes are apart, 0 where they touch, negative where they overlap. */
export type Sign = number;

export const APART: Sign = 1;
export const TOUCHING: Sign = 0;
export const OVERLAPPING: Sign = -1;

/** The sign of a number that is positive where the shapes are apart and negative where they overlap. */
export const signOf = (gap: number): Sign => Math.sign(gap);

/**
 * Of several directions, the one in which the shapes are farthest apart decides: apart in one is apart, and they overlap
 * only if they do in all. The separating axis theorem.
 */
export const farthest = (...signs: Sign[]): Sign => Math.max(...signs);

/** As `farthest`, compared at once: where none of them decides more often than the others, each branch would be mispredicted. */
export const farthestAtOnce = (...signs: Sign[]): Sign => Math.max(...signs);

/**
 * What one direction says, where it is one. `isNone` tells whether the vector behind it is zero and so no direction at
 * all; there `gap` must come out as 0, which alone would be taken for a touch.
 */
export const unless = (isNone: boolean, sign: Sign): Sign => (isNone ? OVERLAPPING : sign);

/**
 * A value with a number that is positive where the shapes meet and negative where they do not. Where its sign is certain the
 * compiled value asks no question, and `isSure` tells so; run as it stands, it never is.
 */
export const decidedBy = <T>(_overlap: number, value: (isSure: boolean) => T): T => value(false);
