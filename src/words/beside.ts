/** Segments, rays and lines beside a line: how near they are, and how they come off it. */
import { acrossBoth, normalOf } from './angles.js';
import { plainlyNearest } from './approaches.js';
import { isZeroVector, length, moreThan0, normalized, perpendicular, safeToMultiply } from './lengths.js';
import { inOrder, pointAt, type SegmentOrRay } from './linear.js';
import { clampToReach, nearestOnLine } from './lines.js';
import type { ClosestPoints } from './results.js';
import type { Direction, Length } from './shapes.js';
import { swapped } from './spans.js';
import { abs, cross, cross2, div, dot, is2D, max, min, negate, sqrt, sub, type Vec, type Vec3, vec2 } from './vec.js';

/** Nearest points of what is apart from a line. */
export function nearestToLine(a: SegmentOrRay, line: SegmentOrRay, parallel: boolean): ClosestPoints {
  const { isPlain, ...nearest } = plainlyNearest(a, line);
  if (isPlain) return nearest;
  return a.isLine ? carefullyInOrder(a, line, parallel) : carefullyNearest(a, line, parallel);
}

/** Of two lines neither comes first by what it is. */
function carefullyInOrder(a: SegmentOrRay, b: SegmentOrRay, parallel: boolean): ClosestPoints {
  const { first, second, swapped: isSwapped } = inOrder(a, b);
  const nearest = carefullyNearest(first, second, parallel);
  return isSwapped ? swapped(nearest) : nearest;
}

/**
 * The feet of the common perpendicular, or an end. Of the plane it is always an end; of a parallel line its origin does as well as any
 * point. @rare
 */
function carefullyNearest(a: SegmentOrRay, line: SegmentOrRay, parallel: boolean): ClosestPoints {
  const w = sub(line.origin, a.origin);
  const [start, end] = [fromPoint(a.origin, line), fromPoint(a.end, line)];
  const nearest = isZeroVector(line.direction) ? toPoint(a, line.origin) : end.distance < start.distance ? end : start;
  const found = is2D(w) || parallel || isZeroVector(a.direction) ? nearest : throughFeet(a, line, w, nearest);
  return { ...found, distance: moreThan0(found.distance, w) };
}

function fromPoint(point: Vec, line: SegmentOrRay): ClosestPoints {
  const { point: foot, away } = nearestOnLine(line, point);
  return { a: point, b: foot, distance: length(away) };
}

function toPoint(a: SegmentOrRay, point: Vec): ClosestPoints {
  const { a: own, b: foot, distance } = fromPoint(point, a);
  return { a: foot, b: own, distance };
}

/** With n along d × e, s n = w × e. */
function throughFeet(a: SegmentOrRay, line: SegmentOrRay, w: Vec, nearest: ClosestPoints): ClosestPoints {
  const [u, v] = [safeToMultiply(a.direction as Vec3), safeToMultiply(line.direction as Vec3)];
  const { unit, length: sine } = acrossBoth(u.way, v.way);
  const s = max(min(dot(cross(w as Vec3, v.way), unit) / sine, 2 ** 1000), -(2 ** 1000));
  const most = a.isRay ? 2 ** 1000 : u.power;
  // No double may be small enough for the angle; then they are as good as parallel.
  const isWithin = sine > 0 && (a.isLine || (s > 0 && s < most));
  if (!isWithin) return nearest;
  const steady = { ...a, direction: u.way, isRay: true };
  const foot = pointAt(steady, a.isLine ? s : clampToReach(steady, s));
  return { ...fromPoint(foot, line), distance: abs(dot(w, unit)) };
}

/**
 * How one that meets a line goes off it. In space that takes no distance, perpendicular to both.
 * @param turnsLeft whether a turns to the left of the line; only of a ray in the plane does it matter
 */
export function wayOffLine(a: SegmentOrRay, line: SegmentOrRay, parallel: boolean, turnsLeft: boolean): Off {
  if (parallel || isZeroVector(a.direction) || isZeroVector(line.direction))
    return { normal: perpendicular(isZeroVector(line.direction) ? a.direction : line.direction), depth: 0 };
  return is2D(a.origin) ? wayInPlane(a, line, turnsLeft) : { normal: normalized(normalOf(a, line)).unit, depth: 0 };
}

type Off = { readonly normal: Direction; readonly depth: Length };

/** Its end goes back to the line; a ray can go but one way. */
function wayInPlane(a: SegmentOrRay, line: SegmentOrRay, turnsLeft: boolean): Off {
  const { way, squared } = safeToMultiply(line.direction);
  const left: Direction = div(vec2(0 - way.y, way.x), sqrt(squared));
  // How far its ends lie to the left.
  const start: Length = cross2(way, sub(a.origin, line.origin)) / sqrt(squared);
  const end: Length = cross2(way, sub(a.end, line.origin)) / sqrt(squared);
  const goesLeft = a.isRay ? turnsLeft : abs(min(start, end)) < abs(max(start, end));
  const depth = abs(goesLeft ? min(start, end) : max(start, end));
  return { normal: goesLeft ? negate(left) : left, depth: moreThan0(depth, sub(line.origin, a.origin)) };
}
