/** Angles are radians everywhere; these are the doors to and from degrees, and arithmetic on the circle. */
export function degreesToRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** An angle in degrees, from one in radians. */
export function radiansToDegrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

/**
 * The same direction as an angle from −π to π. Angles already in there come back unchanged; for others every
 * turn taken away costs 2.4e-16, which is how far the double 2π is from the number.
 */
export function wrapAngle(angle: number): number {
  if (angle >= -Math.PI && angle <= Math.PI) return angle;
  const turn = 2 * Math.PI;
  const rest = angle % turn;
  if (rest > Math.PI) return rest - turn;
  return rest < -Math.PI ? rest + turn : rest;
}

/** The shortest way round from `from` to `to`, from −π to π. */
export function angleDifference(from: number, to: number): number {
  return wrapAngle(to - from);
}

/** Along the shortest way round: `from` at t = 0, the direction of `to` at t = 1. */
export function lerpAngle(from: number, to: number, t: number): number {
  return from + angleDifference(from, to) * t;
}
