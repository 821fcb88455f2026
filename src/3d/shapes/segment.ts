import { expectFinite3 } from '../../core/expect.js';
import type { Vec3 } from '../../math/vec3.js';

/** Every point between `start` and `end`, both included. With both equal it is a point. */
export interface Segment {
  readonly kind: 'segment';
  readonly start: Vec3;
  readonly end: Vec3;
}

/** Keeps both vectors: the segment moves when they do. */
export function segment(start: Vec3, end: Vec3): Segment {
  expectFinite3('segment start', start);
  expectFinite3('segment end', end);
  return { kind: 'segment', start, end };
}
