/** A list of points of either dimension, moved and scaled to about the size of 1 around the origin, so that products of coordinates keep their digits. */
import { powerOfTwoNear } from './norm.js';

/** The coordinates of a list of points, point by point. */
export interface Cloud {
  /** Two or three. */
  readonly dimension: number;
  /** The largest coordinate of any point, at any sign. */
  readonly largest: number;
  /** The power of two that points are multiplied by; then `middle` is taken away, and the rest divided by `span`. */
  readonly scale: number;
  readonly middle: Float64Array;
  readonly span: number;
  readonly coordinates: Float64Array;
}

/** What flat boxes count as thick, so that of two flat ones one is the smaller. */
export const THICKNESS = 2 ** -40;

/** @param given coordinates as they are */
export function cloudOf(given: Float64Array, dimension: number): Cloud {
  let largest = 0;
  for (const value of given) largest = Math.max(largest, Math.abs(value));
  const scale = largest === 0 ? 1 : Math.min(1 / powerOfTwoNear(largest), 2 ** 1000);
  const coordinates = given.map((value) => value * scale);
  const middle = new Float64Array(dimension);
  let span = 0;
  for (let axis = 0; axis < dimension; axis++) {
    const [low, high] = reachOf(coordinates, dimension, (at) => coordinates[at + axis]!);
    middle[axis] = low + (high - low) / 2;
    span = Math.max(span, high - low);
  }
  for (let i = 0; i < coordinates.length; i++) {
    coordinates[i] = span === 0 ? 0 : (coordinates[i]! - middle[i % dimension]!) / span;
  }
  return { dimension, largest, scale, middle, span, coordinates };
}

/** The least and the largest of a number that every point has. */
export function reachOf(
  coordinates: Float64Array,
  dimension: number,
  number: (at: number) => number,
): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (let at = 0; at < coordinates.length; at += dimension) {
    const value = number(at);
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

/**
 * Makes half extents larger until they hold a point that they should: by an ulp first, then twice as much each time.
 * @param holds whether they do
 */
export function grown(half: number, { largest }: Cloud, holds: (half: number) => boolean): number {
  let step = Math.max(half * 2 ** -52, largest * 2 ** -80, Number.MIN_VALUE);
  let result = half;
  for (; !holds(result); step *= 2) result += step;
  return result;
}
