import type { Bare } from '../../core/bare.js';
import { expectFinite3 } from '../../core/expect.js';
import { copyVec3, createVec3, type MutableVec3, setVec3, type Vec3 } from '../../math/vec3.js';

/** Every point between `start` and `end`, both included. With both equal it is a point. */
export interface Segment<Start extends Vec3 = MutableVec3, End extends Vec3 = Start> {
  readonly kind: 'segment';
  start: Start;
  end: End;
}

/** The segment between two points, which it keeps: it moves when they do. */
export function segment<Start extends Vec3, End extends Vec3>(start: Start, end: End): Segment<Start, End> {
  expectFinite3('segment start', start);
  expectFinite3('segment end', end);
  return { kind: 'segment', start, end };
}

/** Writes a segment's numbers into `out`, or into a new one with ends of its own. */
export function copySegment({ start, end }: Bare<Segment>, out: Segment = blank()): Segment {
  const { x, y, z } = end;
  copyVec3(start, out.start);
  setVec3(x, y, z, out.end);
  return out;
}

function blank(): Segment {
  return { kind: 'segment', start: createVec3(), end: createVec3() };
}
