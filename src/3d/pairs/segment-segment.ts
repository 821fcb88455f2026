/** Segment and segment: they cross in one point, share a stretch of a common line, or are apart. */
import { nearestOf } from '../../words/approaches.js';
import { areParallel, boundsApart } from '../../words/crossings.js';
import { ofSegment } from '../../words/linear.js';
import { meetingOf } from '../../words/meetings.js';
import { contactInSpace } from '../../words/partings.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Segment3 } from '../../words/shapes.js';
import { APART, type Sign, TOUCHING } from '../../words/sign.js';
import { cross, dot, square, sub } from '../../words/vec.js';

/*
 * With u and v along them and w from start to start, their lines meet only if w · (u × v) = 0, which is rare, so it is
 * asked first. Then a.start + s u = b.start + t v has s n = w × v and t n = w × u with n = u × v; all three have one
 * direction, and s and t must lie between 0 and 1. Parallel ones must lie on one line; there bounds decide.
 */
export function gap(a: Segment3, b: Segment3): Sign {
  const u = sub(a.end, a.start);
  const v = sub(b.end, b.start);
  const w = sub(b.start, a.start);
  const normal = cross(u, v);
  if (dot(w, normal) !== 0) return APART;
  if (boundsApart(a, b)) return APART;
  const whole = square(normal);
  if (whole === 0 && !(areParallel(u, w) && areParallel(v, w))) return APART;
  const [onA, onB] = [dot(cross(w, v), normal), dot(cross(w, u), normal)];
  if (onA < 0 || onA > whole || onB < 0 || onB > whole) return APART;
  return TOUCHING;
}

/** Whether they have the same or the opposite direction. A segment without length is parallel to all. */
export function parallel(a: Segment3, b: Segment3): boolean {
  return areParallel(sub(a.end, a.start), sub(b.end, b.start));
}

/**
 * Where they meet, both are a point that they share: the crossing, or the middle of a stretch.
 * @bound a, b 8 ulp of the coordinates + itself, or as near
 * @bound distance 3 ulp of the distance of their ends
 */
export function closestPoints(a: Segment3, b: Segment3, meet: boolean): ClosestPoints {
  return meet ? meetingOf(ofSegment(a), ofSegment(b), parallel(a, b)) : nearestOf(ofSegment(a), ofSegment(b));
}

/**
 * Depth 0; the normal is square to both, and the x axis where both are points. The point is where they cross, or the
 * middle of what they share.
 * @bound normal 3 ulp of 1
 * @bound depth exact
 * @bound point 8 ulp of the coordinates + itself, or in both
 */
export function contact(a: Segment3, b: Segment3): Contact {
  return contactInSpace(ofSegment(a), ofSegment(b), parallel(a, b));
}
