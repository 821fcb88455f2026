/** What a ball cuts out of a line, and so how a segment or a ray passes through it. */
import { keepsDigits, normalized, powerOfTwoNear } from './lengths.js';
import { type Ends, relationOf, type SegmentOrRay } from './linear.js';
import { isSafeToMultiply, isZeroVector, safeToMultiply } from './lines.js';
import type { BallPassage } from './results.js';
import type { Direction, Length, Sphere } from './shapes.js';
import type { Vec, Vec3 } from './vec.js';
import {
  abs,
  add,
  cross,
  div,
  dot,
  is2D,
  lengthSquared,
  max,
  maxCoordinate,
  min,
  scale,
  sqrt,
  sub,
  sum,
  vec2,
} from './vec.js';

/**
 * The chord of a whole line, between `t = (along ± root) / divisor` from where the line was taken up. `foot` leads from the
 * centre to its middle and `arm` from there to its exit, both times the divisor. `keepsAll` tells that no product
 * has lost digits.
 *
 * With d along the line and w from any point of it to the centre, half the chord is √(r²d² - |w × d|²) / d². Nothing
 * cancels in it unless the line is nearly tangent, unlike in the discriminant (w·d)² - d²(w² - r²).
 */
export function chordOf(d: Direction, w: Vec, radius: Length) {
  const squared = lengthSquared(d);
  const { foot, area } = footOf(d, w);
  const most = radius * squared * radius;
  const root = sqrt(max(most - area, 0));
  const keepsAll = isSafeToMultiply(squared) && keepsDigits(most);
  return { along: dot(w, d), root, divisor: squared, foot, arm: scale(d, root), keepsAll };
}

export type Chord = ReturnType<typeof chordOf>;

/** d × (d × w): from the centre to the line, times d²; and |d × w|². */
function footOf(d: Direction, w: Vec) {
  if (is2D(w)) {
    const side = w.y * d.x - w.x * d.y;
    return { foot: vec2(side * d.y + 0, 0 - side * d.x), area: side * side };
  }
  const normal = cross(d as Vec3, w as Vec3);
  return { foot: cross(d as Vec3, normal), area: lengthSquared(normal) };
}

/** The same where products may lose digits; `foot` and `arm` are in a unit of their own. */
function carefulChord(direction: Direction, offset: Vec, radius: Length) {
  const { along, root, divisor, foot, arm, keepsAll } = chordOf(direction, offset, radius);
  return keepsAll ? { along, root, divisor, foot, arm } : chordAtAnyScale(direction, offset, radius);
}

/** @cold */
function chordAtAnyScale(direction: Direction, offset: Vec, radius: Length) {
  const { way, squared, power } = safeToMultiply(direction);
  // A radius that is still smaller beside the way to the ball is lost in its rounding.
  const size = powerOfTwoNear(max(radius, 2 ** -800 * maxCoordinate(abs(offset))));
  const { along, root, foot, arm } = chordOf(way, div(offset, size), radius / size);
  return { along: along / squared, root: root / squared, divisor: max(power / size, 2 ** -1074), foot, arm };
}

export function passageOf(line: SegmentOrRay, ball: Sphere, ends: Ends): BallPassage {
  const count = ends.whole === 0 ? 1 : (ends.start < 0 ? 0 : 1) + (ends.end < 0 ? 0 : 1);
  return { ...throughBall(line, ball, ends), relation: relationOf(ends), count: count as 0 | 1 | 2 };
}

/**
 * What the ends say is not left to rounding. They come out as they were given, all other points on the surface.
 * @rare
 */
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
function surfaceOf(
  chord: ReturnType<typeof chordAtAnyScale>,
  base: number,
  reach: number,
  { start, end, whole }: Ends,
) {
  const { along, root, divisor } = chord;
  const middle = base + along / divisor;
  if (start === 0 && end === 0) return { t0: 0, t1: reach };
  if (start === 0) return { t0: min(middle + middle, 0), t1: max(middle + middle, 0) };
  if (end === 0) return { t0: min(middle + middle - reach, reach), t1: max(middle + middle - reach, reach) };
  if (whole === 0) return { t0: middle, t1: middle };
  return { t0: base + (along - root) / divisor, t1: base + (along + root) / divisor };
}

/** The point of the surface in a direction from the centre, of any length. */
function onSurface({ center, radius }: Sphere, spoke: Direction): Vec {
  return add(center, scale(normalized(spoke).unit, radius));
}
