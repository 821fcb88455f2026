/** How segments and rays that meet are parted. */
import { normalOf, turnOf } from './angles.js';
import type { WayOut } from './boxes.js';
import { normalized, perpendicular } from './lengths.js';
import { type Linear, precedes } from './linear.js';
import { isStill, tamed } from './lines.js';
import { sharedPoint } from './meetings.js';
import type { Contact } from './results.js';
import type { Direction, Length } from './shapes.js';
import { abs, div, isPlane, max, min, negate, sqrt, sub, turn, vec2 } from './vec.js';

export function contactOf(a: Linear, b: Linear, parallel: boolean): Contact {
  const { normal, depth } = parallel ? { normal: besides(a, b), depth: 0 } : wayApart(a, b);
  return { normal, depth, point: sharedPoint(a, b, parallel) };
}

/** Perpendicular to their one line, or to the one that is not only a point. */
function besides(a: Linear, b: Linear): Direction {
  const swapped = precedes(b, a);
  const [first, second] = swapped ? [b, a] : [a, b];
  const normal = perpendicular(isStill(first.direction) ? second.direction : first.direction);
  return swapped ? negate(normal) : normal;
}

/** In space lines part in no distance, perpendicular to both. */
function wayApart(a: Linear, b: Linear): WayOut {
  return isPlane(a.origin) ? leastWay(a, b) : { normal: normalized(normalOf(a, b)).unit, depth: 0 };
}

/**
 * The translations that keep two segments meeting fill a parallelogram with sides along both, those of rays a
 * half-strip or a wedge: the least way out is the shortest of those across the sides. Of equal ones the first counts, or
 * the last if b precedes a: in either order of asking that is the same.
 */
function leastWay(a: Linear, b: Linear): WayOut {
  const [offA, offB] = [waysOff(a, b), waysOff(b, a)];
  const swapped = precedes(b, a);
  const { normal, depth } = [
    { normal: offA.left, depth: offA.toLeft },
    { normal: negate(offA.left), depth: offA.toRight },
    { normal: offB.left, depth: offB.toRight },
    { normal: negate(offB.left), depth: offB.toLeft },
  ].reduce((best, one) => (one.depth < best.depth || (swapped && one.depth === best.depth) ? one : best));
  return { normal, depth: max(depth, 0) };
}

/** How far `line` must go to be on one side of a `base` that it crosses. A ray can go but one way. */
function waysOff(base: Linear, line: Linear): { left: Direction; toLeft: Length; toRight: Length } {
  const { way, squared } = tamed(base.direction);
  const left = div(vec2(0 - way.y, way.x), sqrt(squared));
  // How far its ends lie to the left; exactly 0 for an end of the base.
  const start = turn(way, sub(line.origin, base.origin)) / sqrt(squared);
  const end = turn(way, sub(line.end, base.origin)) / sqrt(squared);
  if (!line.isRay) return { left, toLeft: 0 - min(start, end), toRight: max(start, end) };
  const turnsLeft = turnOf(base, line) > 0;
  return { left, toLeft: turnsLeft ? abs(start) : Infinity, toRight: turnsLeft ? Infinity : abs(start) };
}
