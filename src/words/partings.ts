/** How segments and rays that meet are parted. */
import { normalOf, turnOf } from './angles.js';
import type { WayOut } from './boxes.js';
import { normalized, perpendicular } from './lengths.js';
import { type Linear, precedes } from './linear.js';
import { isStill, type Tamed, tamed } from './lines.js';
import { sharedPoint } from './meetings.js';
import type { Contact } from './results.js';
import type { Direction, Length } from './shapes.js';
import { abs, div, max, min, negate, sqrt, sub, turn, type Vec, vec2 } from './vec.js';

/** In space they part in no distance, square to both. */
export function contactInSpace(a: Linear, b: Linear, parallel: boolean): Contact {
  const normal = parallel ? besides(a, b) : normalized(normalOf(a, b)).unit;
  return { normal, depth: 0, point: sharedPoint(a, b, parallel) };
}

export function contactInPlane(a: Linear, b: Linear, parallel: boolean): Contact {
  const { normal, depth } = parallel ? { normal: besides(a, b), depth: 0 } : leastWay(a, b);
  return { normal, depth, point: sharedPoint(a, b, parallel) };
}

/** Square to their one line, or to the one that is not only a point. */
function besides(a: Linear, b: Linear): Direction {
  if (precedes(b, a)) return negate(perpendicular(isStill(b.direction) ? a.direction : b.direction));
  return perpendicular(isStill(a.direction) ? b.direction : a.direction);
}

/**
 * The translations that keep two segments meeting fill a parallelogram with sides along both, those of rays a
 * half-strip or a wedge: the least way out is the shortest of those across the sides. Of equal ones the first counts, or
 * the last if b precedes a: in either order of asking that is the same.
 */
function leastWay(a: Linear, b: Linear): WayOut {
  const [alongA, alongB] = [tamed(a.direction), tamed(b.direction)];
  const [leftOfA, leftOfB] = [leftOf(alongA), leftOf(alongB)];
  const [offA, offB] = [waysOff(a, alongA, b), waysOff(b, alongB, a)];
  const swapped = precedes(b, a);
  const others = [
    { normal: negate(leftOfA), depth: offA.toRight },
    { normal: leftOfB, depth: offB.toRight },
    { normal: negate(leftOfB), depth: offB.toLeft },
  ];
  const first = { normal: leftOfA, depth: offA.toLeft };
  const least = others.reduce(
    (best, one) => (one.depth < best.depth || (swapped && one.depth === best.depth) ? one : best),
    first,
  );
  return { normal: least.normal, depth: max(least.depth, 0) };
}

function leftOf({ way, squared }: Tamed<Vec>): Direction {
  return div(vec2(0 - way.y, way.x), sqrt(squared));
}

interface WaysOff {
  readonly toLeft: Length;
  readonly toRight: Length;
}

/** How far `line` must go to be on one side of a `base` that it crosses. A ray can go but one way. */
function waysOff(base: Linear, along: Tamed<Vec>, line: Linear): WaysOff {
  const start = sideOf(base, along, line.origin);
  if (line.reach === 1) {
    const end = sideOf(base, along, line.end);
    return { toLeft: 0 - min(start, end), toRight: max(start, end) };
  }
  const way = abs(start);
  return turnOf(base, line) > 0 ? { toLeft: way, toRight: Infinity } : { toLeft: Infinity, toRight: way };
}

/** How far a point lies to the left; exactly 0 for an end. */
function sideOf({ origin }: Linear, { way, squared }: Tamed<Vec>, point: Vec): Length {
  return turn(way, sub(point, origin)) / sqrt(squared);
}
