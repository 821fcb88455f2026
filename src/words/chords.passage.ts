/** How a segment, ray or line passes through a ball. */
import { type AnyChord, carefulChord } from './chords.js';
import { isZeroVector, normalized } from './lengths.js';
import { type Ends, relationOf, type SegmentOrRay } from './linear.js';
import type { BallPassage } from './results.js';
import type { Direction, Sphere } from './shapes.js';
import { abs, add, max, min, scale, sub, sum, type Vec } from './vec.js';

export function passageOf(line: SegmentOrRay, ball: Sphere, ends: Ends): BallPassage {
  const count = ends.whole === 0 ? 1 : (ends.start < 0 ? 0 : 1) + (ends.end < 0 ? 0 : 1);
  const found = throughBall(line, ball, ends);
  const { tMin, tMax } = line.isLine ? { tMin: found.t0, tMax: found.t1 } : found;
  return { ...found, tMin, tMax, relation: relationOf(ends), count: count as 0 | 1 | 2 };
}

/** What the ends say is not left to rounding. They come out as they were given, all other points on the surface. @rare */
function throughBall({ origin, direction, end: last, isRay }: SegmentOrRay, ball: Sphere, ends: Ends) {
  const { start, end, whole } = ends;
  if (isZeroVector(direction)) return { tMin: 0, tMax: 0, entry: origin, exit: origin, t0: 0, t1: 0 };
  // Without end on a ray. V8 allocates for a choice of Infinity.
  const reach = 1 / (isRay ? 0 : 1);
  const [fromOrigin, fromLast] = [sub(ball.center, origin), sub(ball.center, last)];
  // From the nearer end. By sums: squares of tiny numbers vanish.
  const base = sum(abs(fromOrigin)) <= sum(abs(fromLast)) ? 0 : 1;
  const chord = carefulChord(direction, base === 0 ? fromOrigin : fromLast, ball.radius);
  const { t0, t1 } = surfaceOf(chord, base, reach, ends);
  const endsOn = whole === 0 && end <= 0;
  const tMin = start <= 0 ? 0 : endsOn ? reach : min(max(t0, 0), reach);
  const tMax = whole === 0 ? tMin : end <= 0 ? reach : max(min(t1, reach), tMin);
  const first = onSurface(ball, whole === 0 ? chord.foot : sub(chord.foot, chord.arm));
  const entry = start <= 0 ? origin : endsOn ? last : first;
  const exit = whole === 0 ? entry : end <= 0 ? last : onSurface(ball, add(chord.foot, chord.arm));
  return { tMin, tMax, entry, exit, t0, t1 };
}

/** Where the whole line crosses the surface: exactly at an end that lies there, twice at the same t if it is tangent. */
function surfaceOf({ along, root, divisor }: AnyChord, base: number, reach: number, { start, end, whole }: Ends) {
  const middle = base + along / divisor;
  if (start === 0 && end === 0) return { t0: 0, t1: reach };
  if (start === 0) return { t0: min(middle + middle, 0), t1: max(middle + middle, 0) };
  if (end === 0) return { t0: min(middle + middle - reach, reach), t1: max(middle + middle - reach, reach) };
  if (whole === 0) return { t0: middle, t1: middle };
  return { t0: base + (along - root) / divisor, t1: base + (along + root) / divisor };
}

/** The point of the surface in a direction from the centre, of any length. */
const onSurface = ({ center, radius }: Sphere, spoke: Direction): Vec =>
  add(center, scale(normalized(spoke).unit, radius));
