/** Where straight lines meet planes, slabs and spheres, as exact parameters t of foot + t·reach. */
import { compare, divide, fraction, one, type Rational, zero } from './rational.js';
import { cross, dot, minus, origin, type Vector } from './vectors.js';
import type { Box, Linear } from './whole.js';

export interface Axis {
  readonly foot: bigint;
  readonly reach: bigint;
  readonly low: bigint;
  readonly high: bigint;
}

export function axisOf(name: 'x' | 'y' | 'z', line: Linear, box: Box): Axis {
  return { foot: line.foot[name], reach: line.reach[name], low: box.min[name], high: box.max[name] };
}

export interface Corners {
  readonly a: Vector;
  readonly b: Vector;
  readonly c: Vector;
}

export function edgesOf({ a, b, c }: Corners): readonly Linear[] {
  const edge = (from: Vector, to: Vector): Linear => ({
    kind: 'linear',
    foot: from,
    reach: minus(to, from),
    endless: false,
  });
  return [edge(a, b), edge(b, c), edge(c, a)];
}

/** Where the line crosses the triangle's plane: `t` along the line, and the weights of the corners b and c. */
export interface Crossing {
  readonly t: Rational;
  readonly v: Rational;
  readonly w: Rational;
}

/** Solves foot + t·reach = a + v·ab + w·ac by Cramer's rule; null when the line is parallel to the plane. */
export function crossing({ foot, reach }: Linear, { a, b, c }: Corners): Crossing | null {
  const [ab, ac, gap] = [minus(b, a), minus(c, a), minus(foot, a)];
  const back = minus(origin, reach);
  const whole = determinant(back, ab, ac);
  if (whole === 0n) return null;
  return {
    t: fraction(determinant(gap, ab, ac), whole),
    v: fraction(determinant(back, gap, ac), whole),
    w: fraction(determinant(back, ab, gap), whole),
  };
}

function determinant(a: Vector, b: Vector, c: Vector): bigint {
  return dot(a, cross(b, c));
}

/** The stretch of a line in a box, by clipping it against one pair of sides after another. */
export interface Stretch {
  readonly from: Rational;
  /** Null for a ray that never leaves. */
  readonly to: Rational | null;
}

/** Liang and Barsky's clipping, 1984, with fractions. Null when nothing of the line is in the box. */
export function clip(line: Linear, box: Box): Stretch | null {
  let from: Rational = zero;
  let to: Rational | null = line.endless ? null : one;
  for (const name of ['x', 'y', 'z'] as const) {
    const { foot, reach, low, high } = axisOf(name, line, box);
    if (reach === 0n) {
      if (foot < low || foot > high) return null;
      continue;
    }
    const length = fraction(reach);
    const atLow = divide(fraction(low - foot), length);
    const atHigh = divide(fraction(high - foot), length);
    const [enter, leave] = reach > 0n ? [atLow, atHigh] : [atHigh, atLow];
    if (compare(enter, from) > 0) from = enter;
    if (to === null || compare(leave, to) < 0) to = leave;
  }
  return to !== null && compare(from, to) > 0 ? null : { from, to };
}

/** |foot + t·reach − center|² − radius² = a·t² + 2b·t + c: negative inside the sphere, zero on its surface. */
export interface Quadratic {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
}

export function lineInSphere({ foot, reach }: Linear, center: Vector, radius: bigint): Quadratic {
  const gap = minus(foot, center);
  return { a: dot(reach, reach), b: dot(reach, gap), c: dot(gap, gap) - radius * radius };
}
