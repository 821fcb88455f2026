import { expectFinite2 } from '../../core/expect.js';
import type { MutableVec2, Vec2 } from '../../math/vec2.js';

/** Every point between `start` and `end`, both included. With both equal it is a point. */
export interface Segment<Start extends Vec2 = MutableVec2, End extends Vec2 = Start> {
  readonly kind: 'segment';
  start: Start;
  end: End;
}

/** The segment between two points, which it keeps: it moves when they do. */
export function segment<Start extends Vec2, End extends Vec2>(start: Start, end: End): Segment<Start, End> {
  expectFinite2('segment start', start);
  expectFinite2('segment end', end);
  return { kind: 'segment', start, end };
}
