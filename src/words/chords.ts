/** What a ball cuts out of a line. */
import { isSafeToMultiply, keepsDigits, largestPart, powerOfTwoNear, safeToMultiply } from './lengths.js';
import type { Direction, Length } from './shapes.js';
import { cross, div, dot, is2D, lengthSquared, max, scale, sqrt, type Vec, type Vec3, vec2 } from './vec.js';

/**
 * The chord of a whole line, between `t = (along ± root) / divisor` from where the line was taken up. `foot` leads from the centre
 * to its middle and `arm` from there to its exit, both times the divisor. `keepsAll` tells that no product has lost digits.
 *
 * With d along the line and w from any point of it to the centre, half the chord is √(r²d² - |w × d|²) / d². Nothing cancels in it
 * unless the line is nearly tangent, unlike in the discriminant (w·d)² - d²(w² - r²).
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
export function carefulChord(direction: Direction, offset: Vec, radius: Length) {
  const { along, root, divisor, foot, arm, keepsAll } = chordOf(direction, offset, radius);
  return keepsAll ? { along, root, divisor, foot, arm } : chordAtAnyScale(direction, offset, radius);
}

export type AnyChord = ReturnType<typeof chordAtAnyScale>;

/** @cold */
function chordAtAnyScale(direction: Direction, offset: Vec, radius: Length) {
  const { way, squared, power } = safeToMultiply(direction);
  // A radius that is still smaller beside the way to the ball is lost in its rounding.
  const size = powerOfTwoNear(max(radius, 2 ** -800 * largestPart(offset)));
  const { along, root, foot, arm } = chordOf(way, div(offset, size), radius / size);
  return { along: along / squared, root: root / squared, divisor: max(power / size, 2 ** -1074), foot, arm };
}
