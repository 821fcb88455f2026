/** How a segment or a ray passes through a ball. */
import { onSurface } from './balls.js';
import type { Chord } from './chords.js';
import type { BallPassage } from './results.js';
import type { Segment, Sphere } from './shapes.js';
import type { Sign } from './sign.js';
import { add, max, min, sub, type Vec } from './vec.js';

/** How a line that meets a ball lies to it: its start, its end and all of it. */
export interface Ends {
  readonly start: Sign;
  readonly end: Sign;
  readonly whole: Sign;
}

/** A segment, or a ray without end; its t runs from 0 to `reach`, and its chord counts from `base`. */
export interface Line extends Segment {
  readonly reach: number;
  readonly base: number;
}

/** What `ends` says is not left to rounding. The ends come out as they were given, all other points on the surface. */
export function passageOf(line: Line, ball: Sphere, chord: Chord, ends: Ends): BallPassage {
  const { start, end, whole } = ends;
  const { t0, t1 } = crossings(line, chord, ends);
  if (whole === 0) {
    const { t, point } = touch(line, ball, chord, ends);
    return { tMin: t, tMax: t, entry: point, exit: point, relation: 'touches', count: 1, t0, t1 };
  }
  const tMin = start <= 0 ? 0 : min(max(t0, 0), line.reach);
  const tMax = end <= 0 ? line.reach : max(min(t1, line.reach), tMin);
  const entry = start <= 0 ? line.start : onSurface(ball, sub(chord.foot, chord.arm));
  const exit = end <= 0 ? line.end : onSurface(ball, add(chord.foot, chord.arm));
  const count = start < 0 ? (end < 0 ? 0 : 1) : end < 0 ? 1 : 2;
  const relation = start <= 0 ? (end <= 0 ? 'inside' : 'leaves') : end <= 0 ? 'enters' : 'through';
  return { tMin, tMax, entry, exit, relation, count, t0, t1 };
}

/** Where the whole line crosses the surface: exactly at an end that lies there, twice at the same t if it is tangent. */
function crossings({ reach, base }: Line, { along, root, divisor }: Chord, { start, end, whole }: Ends): Crossings {
  const middle = base + along / divisor;
  if (start === 0 && end === 0) return { t0: 0, t1: reach };
  if (start === 0) return { t0: min(middle + middle, 0), t1: max(middle + middle, 0) };
  if (end === 0) return { t0: min(middle + middle - reach, reach), t1: max(middle + middle - reach, reach) };
  if (whole === 0) return { t0: middle, t1: middle };
  return { t0: base + (along - root) / divisor, t1: base + (along + root) / divisor };
}

interface Crossings {
  readonly t0: number;
  readonly t1: number;
}

/** The only point that they share. */
function touch(line: Line, ball: Sphere, { along, divisor, foot }: Chord, { start, end }: Ends): Touch {
  if (start <= 0) return { t: 0, point: line.start };
  if (end <= 0) return { t: line.reach, point: line.end };
  const middle = line.base + along / divisor;
  return { t: min(max(middle, 0), line.reach), point: onSurface(ball, foot) };
}

interface Touch {
  readonly t: number;
  readonly point: Vec;
}

/** What a line without length shares with a ball that it lies in. */
export function restIn(point: Vec, start: Sign): BallPassage {
  const rest = { tMin: 0, tMax: 0, entry: point, exit: point, t0: 0, t1: 0 };
  return { ...rest, relation: start < 0 ? 'inside' : 'touches', count: start < 0 ? 0 : 1 };
}
