/** Thin triangles of space, shallow crossings and extreme sizes, to twice the digits. All of it hardly ever runs. */
import { perpendicular, powerOfTwoNear } from './lengths.js';
import { tamedAtAnyScale } from './lines.js';
import type { Barycentrics } from './results.js';
import type { Ratio, Segment3, Triangle3 } from './shapes.js';
import type { Frame } from './triangles.js';
import {
  crossTwofold,
  dotTwofold,
  exactDifference,
  nearUnit,
  powerNear,
  shrunk,
  sizeOf,
  type TwofoldVec,
  twofold,
  unitDifference,
} from './twofold.js';
import { abs, div, dot, fill, type Index, largest, map, max, min, scale, square, sub, type Vec3 } from './vec.js';

/** The corners in their order, from the longest edge on, and which edge that is. */
interface Spread {
  readonly start: Vec3;
  readonly end: Vec3;
  readonly apex: Vec3;
  readonly longest: Index;
}

/** @cold */
function spreadOf({ a, b, c }: Triangle3): Spread {
  const edges = [sub(b, a), sub(c, b), sub(a, c)] as const;
  const power = powerOfTwoNear(largest(max(abs(edges[0]), abs(edges[1]))));
  const [ab, bc, ca] = map(edges, (edge) => square(div(edge, power)));
  if (ab >= bc && ab >= ca) return { start: a, end: b, apex: c, longest: 0 };
  return bc >= ca ? { start: b, end: c, apex: a, longest: 1 } : { start: c, end: a, apex: b, longest: 2 };
}

/**
 * The normal of a triangle, of a length near 1. A needle, whose height is below 2⁻⁵⁴ of its length, has none: up to rounding it
 * is its longest edge.
 * @cold
 */
function normalAcross({ start, end, apex }: Spread): TwofoldVec {
  const [base, side] = [exactDifference(end, start), exactDifference(apex, start)];
  const power = powerNear(base);
  const normal = crossTwofold(shrunk(base, power), shrunk(side, power));
  return sizeOf(normal) > 2 ** -54 ? nearUnit(normal) : twofold(fill(start, 0));
}

/**
 * On a needle all edges run along the longest, and any normal that is square to it will do.
 * @cold
 */
export function carefulFrame(triangle: Triangle3): Frame {
  const { a, b, c } = triangle;
  const spread = spreadOf(triangle);
  const base = unitDifference(spread.end, spread.start).high;
  const normal = normalAcross(spread).high;
  const [ab, bc, ca] = [unitDifference(b, a).high, unitDifference(c, b).high, unitDifference(a, c).high];
  if (square(normal) > 0) return { ab, bc, ca, normal: sub(normal, scale(base, dot(normal, base) / square(base))) };
  const levelled = (edge: Vec3): Vec3 => scale(base, dot(edge, base) > 0 ? 1 : -1);
  return { ab: levelled(ab), bc: levelled(bc), ca: levelled(ca), normal: perpendicular(base) };
}

interface Stretch {
  readonly tMin: Ratio;
  readonly tMax: Ratio;
}

/**
 * The stretch of a segment that lies in a triangle, seen along its normal: behind all edges, and between the ends of the
 * longest. Of a needle only the longest edge counts, seen square to it and to the segment. Cyrus and Beck 1978.
 * @cold
 */
export function stretchWithin(segment: Segment3, triangle: Triangle3): Stretch {
  const spread = spreadOf(triangle);
  const { start, end, apex } = spread;
  const [normal, way, edge] = [
    normalAcross(spread),
    unitDifference(segment.end, segment.start),
    unitDifference(end, start),
  ];
  const base = sizeOf(edge) > 0 ? edge : way;
  const beside = crossTwofold(base, nearUnit(crossTwofold(way, base)));
  const sides =
    sizeOf(normal) > 0
      ? within(
          within(behindEdge(segment, start, end, normal), behindEdge(segment, end, apex, normal)),
          behindEdge(segment, apex, start, normal),
        )
      : within(behind(segment, start, beside), behind(segment, start, shrunk(beside, -1)));
  const ends = within(behind(segment, end, base), behind(segment, start, shrunk(base, -1)));
  // A mere touch may be lost in rounding.
  const middle = 0.5 * (sides.tMin + sides.tMax);
  const { tMin, tMax } = sides.tMin <= sides.tMax ? sides : { tMin: middle, tMax: middle };
  return { tMin: kept(tMin, ends), tMax: kept(tMax, ends) };
}

function within(a: Stretch, b: Stretch): Stretch {
  return { tMin: max(a.tMin, b.tMin), tMax: min(a.tMax, b.tMax) };
}

function kept(t: Ratio, { tMin, tMax }: Stretch): Ratio {
  return min(max(t, tMin), tMax);
}

/** Between 0 and 1; 0 for the quotient of two zeros. */
export function held(t: Ratio): Ratio {
  return t > 0 ? min(t, 1) : 0;
}

/**
 * What of a segment lies on the inner side of an edge.
 * @cold
 */
function behindEdge(segment: Segment3, from: Vec3, to: Vec3, normal: TwofoldVec): Stretch {
  return behind(segment, from, crossTwofold(unitDifference(to, from), normal));
}

/** What of a segment lies behind a plane through a point. All of it, where it runs along the plane up to rounding. */
function behind(segment: Segment3, point: Vec3, outward: TwofoldVec): Stretch {
  const { t, slope } = crossingOf(segment, point, outward);
  return { tMin: slope < -(2 ** -53) ? t : 0, tMax: slope > 2 ** -53 ? t : 1 };
}

/**
 * Where a segment crosses a plane through a point, and how steeply.
 * @cold
 */
function crossingOf({ start, end }: Segment3, point: Vec3, normal: TwofoldVec) {
  const [along, toPlane] = [exactDifference(end, start), exactDifference(point, start)];
  const power = powerNear(along, toPlane);
  const way = shrunk(along, power);
  const gain = dotTwofold(normal, way);
  return { t: held(dotTwofold(normal, shrunk(toPlane, power)) / gain), slope: gain / sizeOf(way) };
}

/**
 * Where a segment that meets a triangle crosses its plane. Where they are parallel up to rounding, any t that keeps it in the
 * triangle is as good.
 * @cold
 */
export function carefulCrossing(segment: Segment3, triangle: Triangle3): Ratio {
  const { t } = crossingOf(segment, triangle.a, normalAcross(spreadOf(triangle)));
  return kept(t, stretchWithin(segment, triangle));
}

/**
 * The weights of the corners in a point of a triangle, by its place along the longest edge and its share of the height, which is
 * no more than the triangle has there.
 * @cold
 */
export function weightsOf(triangle: Triangle3, point: Vec3): Barycentrics {
  const { start, end, apex, longest } = spreadOf(triangle);
  const { way, squared, power } = tamedAtAnyScale(sub(end, start));
  const [toPoint, toApex] = [div(sub(point, start), power), div(sub(apex, start), power)];
  const [x, xApex] = [held(dot(toPoint, way) / squared), held(dot(toApex, way) / squared)];
  const up = sub(toApex, scale(way, xApex));
  const most = x < xApex ? x / xApex : x > xApex ? (1 - x) / (1 - xApex) : 1;
  const ofApex = min(held(dot(sub(toPoint, scale(way, x)), up) / square(up)), most);
  const ofEnd = max(x - ofApex * xApex, 0);
  const ofStart = max(1 - ofApex - ofEnd, 0);
  if (longest === 0) return { u: ofStart, v: ofEnd, w: ofApex };
  return longest === 1 ? { u: ofApex, v: ofStart, w: ofEnd } : { u: ofEnd, v: ofApex, w: ofStart };
}
