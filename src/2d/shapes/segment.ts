import { expectFinite2 } from '../../core/expect.js';
import type { Vec2 } from '../../math/vec2.js';

/** Every point between `start` and `end`, both included. With both equal it is a point. */
export interface Segment {
  readonly kind: 'segment';
  readonly start: Vec2;
  readonly end: Vec2;
}

/** Keeps both vectors: the segment moves when they do. */
export function segment(start: Vec2, end: Vec2): Segment {
  expectFinite2('segment start', start);
  expectFinite2('segment end', end);
  return { kind: 'segment', start, end };
}
