/** What a ball cuts out of a whole line. */
import { keepsDigits, normalized, powerOfTwoNear, rejected } from './lengths.js';
import { isStill, isTame, tamed } from './lines.js';
import type { Direction, Length } from './shapes.js';
import { abs, div, dot, largest, max, negate, scale, sqrt, square, type Vec } from './vec.js';

/**
 * The chord of a whole line, which runs between `t = (along ± root) / divisor`, counted from where the line was taken up.
 * `foot` leads from the centre to its middle and `arm` from there to its exit, both in a unit of their own.
 */
export interface Chord {
  readonly along: number;
  readonly root: number;
  readonly divisor: number;
  readonly foot: Direction;
  readonly arm: Direction;
}

/**
 * With d along the line and w from any point of it to the centre, half the chord is √(r²d² - |w × d|²) / d². Nothing
 * cancels in it unless the line is nearly tangent, unlike in the discriminant (w·d)² - d²(w² - r²).
 */
export function chordOf(direction: Direction, toCenter: Vec, radius: Length): Chord {
  const squared = square(direction);
  if (isTame(squared) && keepsDigits(radius * squared * radius))
    return plainChord(direction, squared, toCenter, radius);
  return chordAtAnyScale(direction, toCenter, radius);
}

function plainChord(way: Direction, squared: number, toCenter: Vec, radius: Length): Chord {
  const aside = rejected(toCenter, way);
  const root = sqrt(max(radius * squared * radius - aside.squared, 0));
  return { along: dot(toCenter, way), root, divisor: squared, foot: negate(aside.part), arm: scale(way, root) };
}

/** @cold */
function chordAtAnyScale(direction: Direction, toCenter: Vec, radius: Length): Chord {
  const { way, squared, power } = tamed(direction);
  // A radius that is still smaller beside the way to the ball is lost in its rounding.
  const size = powerOfTwoNear(max(radius, 2 ** -800 * largest(abs(toCenter))));
  const { along, root, foot, arm } = plainChord(way, squared, div(toCenter, size), radius / size);
  return { along: along / squared, root: root / squared, divisor: max(power / size, 2 ** -1074), foot, arm };
}

/**
 * The normal where a ray meets a ball's surface without passing through it. A ball without size has none of its own: it
 * faces the ray, or is zero for a ray that never moves.
 * @cold
 */
export function grazedNormal(spoke: Direction, direction: Direction, radius: Length): { readonly normal: Direction } {
  if (radius > 0) return { normal: normalized(spoke).unit };
  return { normal: isStill(direction) ? direction : normalized(negate(direction)).unit };
}
