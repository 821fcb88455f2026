/**
 * Squared distances as exact fractions. All are minima of a convex quadratic over a convex set of parameters: the
 * least value is where the gradient vanishes if that lies in the set, and on the set's border otherwise.
 */
import { type Axis, axisOf, type Corners, crossing, edgesOf } from './lines.js';
import { add, compare, fraction, min, multiply, one, type Rational, sign, subtract, zero } from './rational.js';
import { cross, dot, isZero, minus, type Vector } from './vectors.js';
import { type Box, endOf, type Linear } from './whole.js';

export function pointToPoint(a: Vector, b: Vector): Rational {
  const gap = minus(a, b);
  return fraction(dot(gap, gap));
}

/** |foot + t·reach − point|² is least at t = along / lengthSquared, or at the end nearest to it. */
export function pointToLinear(point: Vector, line: Linear): Rational {
  const { foot, reach, endless } = line;
  const gap = minus(point, foot);
  const along = dot(gap, reach);
  const lengthSquared = dot(reach, reach);
  if (along <= 0n) return fraction(dot(gap, gap));
  if (!endless && along >= lengthSquared) return pointToPoint(point, endOf(line));
  return fraction(dot(gap, gap) * lengthSquared - along * along, lengthSquared);
}

/** The area of the parallelogram over its base; a line without direction is its foot. */
export function pointToLine(
  point: Vector,
  { foot, reach }: { readonly foot: Vector; readonly reach: Vector },
): Rational {
  if (isZero(reach)) return pointToPoint(point, foot);
  const area = cross(minus(point, foot), reach);
  return fraction(dot(area, area), dot(reach, reach));
}

/**
 * The quadratic in (s, t) has one stationary point unless the lines are parallel. Where that is out of range, or
 * there is none, the minimum lies on the border: an end of one against the whole of the other.
 */
export function linearToLinear(a: Linear, b: Linear): Rational {
  const gap = minus(a.foot, b.foot);
  const aa = dot(a.reach, a.reach);
  const ab = dot(a.reach, b.reach);
  const bb = dot(b.reach, b.reach);
  const alongA = dot(a.reach, gap);
  const alongB = dot(b.reach, gap);
  const determinant = aa * bb - ab * ab;
  const s = ab * alongB - bb * alongA;
  const t = aa * alongB - ab * alongA;
  const inRange = (value: bigint, endless: boolean): boolean => value >= 0n && (endless || value <= determinant);
  if (determinant > 0n && inRange(s, a.endless) && inRange(t, b.endless)) {
    return fraction(dot(gap, gap) * determinant + s * alongA - t * alongB, determinant);
  }
  let least = min(pointToLinear(a.foot, b), pointToLinear(b.foot, a));
  if (!a.endless) least = min(least, pointToLinear(endOf(a), b));
  if (!b.endless) least = min(least, pointToLinear(endOf(b), a));
  return least;
}

export function pointToBox(point: Vector, box: Box): Rational {
  return boxToBox({ kind: 'aabb', min: point, max: point }, box);
}

export function boxToBox(a: Box, b: Box): Rational {
  const gap = (lowA: bigint, highA: bigint, lowB: bigint, highB: bigint): bigint =>
    lowA > highB ? lowA - highB : lowB > highA ? lowB - highA : 0n;
  const x = gap(a.min.x, a.max.x, b.min.x, b.max.x);
  const y = gap(a.min.y, a.max.y, b.min.y, b.max.y);
  const z = gap(a.min.z, a.max.z, b.min.z, b.max.z);
  return fraction(x * x + y * y + z * z);
}

/**
 * Along the line, the squared distance to the box is a convex function made of quadratic pieces; it changes piece
 * where a coordinate passes a side of the box. The candidates are those places, the ends, and each piece's own minimum.
 */
export function linearToBox(line: Linear, box: Box): Rational {
  const axes = [axisOf('x', line, box), axisOf('y', line, box), axisOf('z', line, box)];
  const inRange = (t: Rational): boolean => sign(t) > 0 && (line.endless || t.numerator < t.denominator);
  const stops = axes.flatMap(({ foot, reach, low, high }) =>
    reach === 0n ? [] : [fraction(low - foot, reach), fraction(high - foot, reach)],
  );
  const candidates = [zero, ...stops.filter(inRange).sort(compare)];
  if (!line.endless) candidates.push(one);
  const valueAt = (t: Rational): Rational => axes.map((axis) => squareOf(gapAt(axis, t))).reduce(add);

  let least = valueAt(zero);
  candidates.forEach((from, index) => {
    const to = candidates[index + 1];
    least = min(least, valueAt(from));
    if (to === undefined && !line.endless) return;
    const inside = to === undefined ? add(from, one) : multiply(add(from, to), fraction(1n, 2n));
    // On this piece each axis measures to one fixed side (or not at all): Σ (foot + t·reach − side)².
    let slope = 0n;
    let curvature = 0n;
    for (const axis of axes) {
      const side = sideAt(axis, inside);
      if (side === null) continue;
      slope += axis.reach * (side - axis.foot);
      curvature += axis.reach * axis.reach;
    }
    if (curvature === 0n) return;
    const stationary = fraction(slope, curvature);
    if (compare(stationary, from) > 0 && (to === undefined || compare(stationary, to) < 0)) {
      least = min(least, valueAt(stationary));
    }
  });
  return least;
}

/** The side of the box that the coordinate at `t` is beyond, null when it is beyond neither. */
function sideAt({ foot, reach, low, high }: Axis, t: Rational): bigint | null {
  const position = foot * t.denominator + reach * t.numerator;
  if (position < low * t.denominator) return low;
  return position > high * t.denominator ? high : null;
}

function gapAt(axis: Axis, t: Rational): Rational {
  const side = sideAt(axis, t);
  if (side === null) return zero;
  return fraction((axis.foot - side) * t.denominator + axis.reach * t.numerator, t.denominator);
}

function squareOf(value: Rational): Rational {
  return multiply(value, value);
}

/** The foot of the perpendicular if it lies in the triangle, else the nearest edge: all that a flat triangle has. */
export function pointToTriangle(point: Vector, corners: Corners): Rational {
  const ab = minus(corners.b, corners.a);
  const ac = minus(corners.c, corners.a);
  const gap = minus(point, corners.a);
  const [bb, bc, cc] = [dot(ab, ab), dot(ab, ac), dot(ac, ac)];
  const [alongB, alongC] = [dot(ab, gap), dot(ac, gap)];
  const determinant = bb * cc - bc * bc;
  const v = cc * alongB - bc * alongC;
  const w = bb * alongC - bc * alongB;
  if (determinant > 0n && v >= 0n && w >= 0n && v + w <= determinant) {
    return fraction(dot(gap, gap) * determinant - v * alongB - w * alongC, determinant);
  }
  return edgesOf(corners)
    .map((edge) => pointToLinear(point, edge))
    .reduce(min);
}

/** Zero where the line crosses the triangle; otherwise the nearest places include an end of the line or an edge. */
export function linearToTriangle(line: Linear, corners: Corners): Rational {
  const meeting = crossing(line, corners);
  if (meeting !== null) {
    const { t, v, w } = meeting;
    const inLine = sign(t) >= 0 && (line.endless || compare(t, one) <= 0);
    if (inLine && sign(v) >= 0 && sign(w) >= 0 && sign(subtract(one, add(v, w))) >= 0) return zero;
  }
  let least = pointToTriangle(line.foot, corners);
  if (!line.endless) least = min(least, pointToTriangle(endOf(line), corners));
  for (const edge of edgesOf(corners)) least = min(least, linearToLinear(line, edge));
  return least;
}
