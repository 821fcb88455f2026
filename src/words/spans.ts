/** From the lowest to the highest point of a shape over a surface, and what that tells of the two. */
import { moreThan0, safeToMultiply } from './lengths.js';
import type { ClosestPoints, Contact } from './results.js';
import { bothAt } from './results.js';
import type { Aabb, Direction, Halfspace, Length, Segment, Triangle } from './shapes.js';
import type { Vec } from './vec.js';
import { abs, add, at, div, dot, equal, greater, indices, max, min, negate, scale, select, sqrt, sub } from './vec.js';

/** A surface by its unit normal: every x with `unit · x + rise = 0`. `way` is the normal as given, but for a power of two. */
export function uprightOf({ normal, constant }: Halfspace) {
  const { way, squared, power } = safeToMultiply(normal);
  const length = sqrt(squared);
  // A tiny constant becomes larger first, and so keeps its digits.
  const rise = abs(constant) < 2 ** -500 ? constant / power / length : constant / length / power;
  return { unit: div(way, length), rise, way, length };
}

export type Upright = ReturnType<typeof uprightOf>;

/** How high a point lies, in true length. The unit normal comes first, so that nothing overflows. */
export const risenTo = ({ unit, rise }: Upright, point: Vec): Length => dot(unit, point) + rise;

/** How far a point is from the surface: one division by the length of the normal, where a unit normal takes four. */
export function distanceFrom({ normal, constant }: Halfspace, point: Vec): Length {
  const { way, squared, power } = safeToMultiply(normal);
  const shrink = 1 / sqrt(squared);
  return abs(dot(scale(way, shrink), point) + (constant * shrink) / power);
}

/** The point of the surface under or over another. A way beyond the largest double ends there: it must not become NaN in other coordinates. */
export const droppedFrom = (surface: Upright, point: Vec): Vec =>
  sub(point, scale(surface.unit, min(max(risenTo(surface, point), -(2 ** 1023)), 2 ** 1023)));

/** What of a shape lies lowest and highest. Between them the shape has no hole: it is convex. */
export type Span = { readonly low: Vec; readonly high: Vec };

export const spanOfPoint = (point: Vec): Span => ({ low: point, high: point });

export function spanOfSegment({ unit }: Upright, { start, end }: Segment): Span {
  return dot(unit, start) <= dot(unit, end) ? { low: start, high: end } : { low: end, high: start };
}

export function spanOfTriangle(surface: Upright, { a, b, c }: Triangle): Span {
  const { low, high } = spanOfSegment(surface, { start: a, end: b });
  return {
    low: spanOfSegment(surface, { start: low, end: c }).low,
    high: spanOfSegment(surface, { start: c, end: high }).high,
  };
}

/** Thickened by a radius. */
export function thickened({ low, high }: Span, { unit }: Upright, radius: Length): Span {
  const spoke = scale(unit, radius);
  return { low: sub(low, spoke), high: add(high, spoke) };
}

/** Along an axis that the surface is parallel to, the middle of the box. */
export function spanOfBox({ unit }: Upright, box: Aabb): Span {
  const middle = add(scale(box.min, 0.5), scale(box.max, 0.5));
  const [isLevel, isUp] = [equal(unit, 0), greater(unit, 0)];
  return {
    low: select(isLevel, middle, select(isUp, box.min, box.max)),
    high: select(isLevel, middle, select(isUp, box.max, box.min)),
  };
}

type Obb = { readonly center: Vec; readonly halfExtents: Vec; readonly axes: readonly Direction[] };

/** Along an axis that is parallel to the surface, the middle of the box. */
export function spanOfObb({ unit }: Upright, { center, halfExtents, axes }: Obb): Span {
  const spokes = indices(center).map((i) => {
    const slope = dot(unit, axes[i]!);
    return scale(axes[i]!, slope > 0 ? at(halfExtents, i) : slope < 0 ? 0 - at(halfExtents, i) : 0);
  });
  const spoke = spokes.reduce((p, q) => add(p, q));
  return { low: sub(center, spoke), high: add(center, spoke) };
}

/** No coordinate of a shape is larger. */
const sizeOf = ({ low, high }: Span): Vec => max(abs(low), abs(high));

/** Where the way from the lowest to the highest point crosses the surface, or that end of it which is nearer. */
function crossingOf({ low, high }: Span, depth: Length, height: Length): Vec {
  const whole = max(depth, 0) + max(height, 0);
  const part = whole > 0 ? max(depth, 0) / whole : 0;
  // From the nearer end, so that ends come out exactly as they were given.
  return part <= 0.5 ? add(low, scale(sub(high, low), part)) : sub(high, scale(sub(high, low), max(height, 0) / whole));
}

/** Of a shape and a halfspace. Where they meet, both are the shape's lowest point. */
export function closestToHalfspace(surface: Upright, span: Span, meet: boolean): ClosestPoints {
  const { low } = span;
  if (meet) return bothAt(low);
  return { a: low, b: droppedFrom(surface, low), distance: moreThan0(risenTo(surface, low), sizeOf(span)) };
}

/** The shape goes up until its lowest point is on the surface. The point is halfway from there up to the surface, or through the shape. */
export function contactWithHalfspace(surface: Upright, span: Span): Contact {
  const [depth, height] = [0 - risenTo(surface, span.low), risenTo(surface, span.high)];
  const top = height <= 0 ? span.high : crossingOf(span, depth, height);
  return {
    normal: surface.unit,
    depth: moreThan0(depth, sizeOf(span)),
    point: add(scale(span.low, 0.5), scale(top, 0.5)),
  };
}

/** Of a shape and a plane. Where they meet, both are where the way from the shape's lowest to its highest point crosses the plane. */
export function closestToPlane(surface: Upright, span: Span, meet: boolean): ClosestPoints {
  const [depth, height] = [0 - risenTo(surface, span.low), risenTo(surface, span.high)];
  if (meet) return bothAt(crossingOf(span, depth, height));
  const a = depth < height ? span.low : span.high;
  return { a, b: droppedFrom(surface, a), distance: moreThan0(abs(risenTo(surface, a)), sizeOf(span)) };
}

/** The shape goes up or down, whichever is less; up, where both are the same. */
export function contactWithPlane(surface: Upright, span: Span): Contact {
  const [depth, height] = [0 - risenTo(surface, span.low), risenTo(surface, span.high)];
  const point = crossingOf(span, depth, height);
  const normal = depth <= height ? surface.unit : negate(surface.unit);
  return { normal, depth: moreThan0(min(depth, height), sizeOf(span)), point };
}

/** Asked in the other order. */
export const swapped = ({ a, b, distance }: ClosestPoints): ClosestPoints => ({ a: b, b: a, distance });
export const turned = ({ normal, depth, point }: Contact): Contact => ({ normal: negate(normal), depth, point });
