import type { Bare } from '../../core/bare.js';
import { expectFinite2 } from '../../core/expect.js';
import { copyVec2, createVec2, type MutableVec2, setVec2, type Vec2 } from '../../math/vec2.js';

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

/** Writes a segment's numbers into `out`, or into a new one with ends of its own. */
export function copySegment({ start, end }: Bare<Segment>, out: Segment = blank()): Segment {
  const { x, y } = end;
  copyVec2(start, out.start);
  setVec2(x, y, out.end);
  return out;
}

function blank(): Segment {
  return { kind: 'segment', start: createVec2(), end: createVec2() };
}
