import { expectFinite3 } from '../../core/expect.js';
import type { MutableVec3, Vec3 } from '../../math/vec3.js';

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
