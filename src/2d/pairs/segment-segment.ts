/** Segment and segment: they cross in one point, share a stretch of a common line, or are apart. */
import { nearestOf } from '../../words/approaches.js';
import { twiceLarger } from '../../words/branchless.js';
import { areParallel, beyondSegment, boundsApart } from '../../words/crossings.js';
import { ofSegment } from '../../words/linear.js';
import { meetingOf } from '../../words/meetings.js';
import { contactInPlane } from '../../words/partings.js';
import type { ClosestPoints, Contact } from '../../words/results.js';
import type { Segment } from '../../words/shapes.js';
import { APART, type Sign, signOf } from '../../words/sign.js';
import { sub, turn } from '../../words/vec.js';

/*
 * With u and v along them and w from start to start, a.start + s u = b.start + t v has s (u × v) = w × v and
 * t (u × v) = w × u. Both s and t must lie between 0 and 1. One comparison tells, without a branch before it: on random
 * input every other one would be foreseen wrongly. Ericson, RTCD 5.1.9.1.
 */
export function gap(a: Segment, b: Segment): Sign {
  const u = sub(a.end, a.start);
  const v = sub(b.end, b.start);
  const w = sub(b.start, a.start);
  const whole = turn(u, v);
  const apart = twiceLarger(beyondSegment(turn(w, v), whole), beyondSegment(turn(w, u), whole));
  // On one line, or where one is a point of the other's line, all vanish, and bounds decide.
  if (apart === 0 && boundsApart(a, b)) return APART;
  return signOf(apart);
}

/** Whether they run along one line or parallel ones. A segment without length is parallel to all. */
export function parallel(a: Segment, b: Segment): boolean {
  return areParallel(sub(a.end, a.start), sub(b.end, b.start));
}

/**
 * Where they meet, both are a point that they share: the crossing, or the middle of a stretch.
 * @bound a, b 8 ulp of the coordinates + itself, or as near
 * @bound distance 3 ulp of the distance of their ends
 */
export function closestPoints(a: Segment, b: Segment, meet: boolean): ClosestPoints {
  return meet ? meetingOf(ofSegment(a), ofSegment(b), parallel(a, b)) : nearestOf(ofSegment(a), ofSegment(b));
}

/**
 * By the shortest way across one of them; the normal is square to it, and the x axis where both are points. On a common
 * line the depth is 0. The point is where they cross, or the middle of what they share.
 * @bound normal 2 ulp of 1, or as short
 * @bound depth 2 ulp of the distance of their ends
 * @bound point 8 ulp of the coordinates + itself, or in both
 */
export function contact(a: Segment, b: Segment): Contact {
  return contactInPlane(ofSegment(a), ofSegment(b), parallel(a, b));
}
