/** Two segments of space, as directions seen along each axis. */
import type { Segment3 } from '../../words/shapes.js';
import { type Sign, signOf } from '../../words/sign.js';
import { cross, sub } from '../../words/vec.js';

/** Whether the second of two segments turns to the left of the first (positive), seen against the x axis. @rare */
export function turnAlongX(a: Segment3, b: Segment3): Sign {
  return signOf(cross(sub(a.end, a.start), sub(b.end, b.start)).x);
}

/** The same against the y axis. @rare */
export function turnAlongY(a: Segment3, b: Segment3): Sign {
  return signOf(cross(sub(a.end, a.start), sub(b.end, b.start)).y);
}

/** The same against the z axis. @rare */
export function turnAlongZ(a: Segment3, b: Segment3): Sign {
  return signOf(cross(sub(a.end, a.start), sub(b.end, b.start)).z);
}
