import { numbersOf } from '../oracle/shapes.js';

/**
 * How far a value may be off: 64 units in the last place of the largest coordinate that occurs. The length of a ray's
 * direction is only the unit of its t and says nothing about where things are.
 */
export function roundingBound(...things: readonly (object | number | null)[]): number {
  return 64 * 2 ** -52 * magnitude(things) + 64 * Number.MIN_VALUE;
}

/** The largest coordinate or size, in absolute value. */
export function magnitude(things: readonly (object | number | null)[]): number {
  const isPlace = ({ path, value }: { path: readonly string[]; value: number }): boolean =>
    !path.includes('direction') && Number.isFinite(value);
  return Math.max(0, ...magnitudes(things, isPlace));
}

/** All numbers, in absolute value. */
export function magnitudes(
  things: readonly (object | number | null)[],
  counts: (number: { path: readonly string[]; value: number }) => boolean = () => true,
): number[] {
  return numbersOf({ things })
    .filter(counts)
    .map(({ value }) => Math.abs(value));
}
