import { numbersOf } from '../oracle/shapes.js';

/**
 * How far a value may be off: 64 units in the last place of the largest coordinate that occurs. The length of a ray's
 * direction is only the unit of its t and says nothing about where things are.
 */
export function roundingBound(...things: readonly (object | number | null)[]): number {
  return 64 * 2 ** -52 * magnitude(things) + 64 * Number.MIN_VALUE;
}

/** The largest coordinate or size, in absolute value. */
function magnitude(things: readonly (object | number | null)[]): number {
  const numbers = numbersOf({ things }).filter(
    ({ path, value }) => !path.includes('direction') && Number.isFinite(value),
  );
  return numbers.reduce((most, { value }) => Math.max(most, Math.abs(value)), 0);
}
