/** Whether the bounds of two shapes are apart, along each coordinate axis. */
import { mostSeparated, type Sign, signOf } from './sign.js';
import { at, indices, type Vec } from './vec.js';

/** Everything between two corners. */
export interface Bounds {
  readonly low: Vec;
  readonly high: Vec;
}

export const gapsOfBounds = (a: Bounds, b: Bounds): Sign[] =>
  indices(a.low).map((i) => mostSeparated(signOf(at(a.low, i) - at(b.high, i)), signOf(at(b.low, i) - at(a.high, i))));
