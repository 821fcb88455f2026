/** What two segments, rays or lines share: a point, or a stretch of one line. */
import { acrossBoth, carefullyOffLine, magnifier, turnOf } from './angles.js';
import { isZeroVector, type SafeDirection, safeToMultiply } from './lengths.js';
import { pointAt, type SegmentOrRay } from './linear.js';
import { within } from './lines.js';
import type { LineMeeting } from './results.js';
import type { Steps } from './shapes.js';
import {
  abs,
  at,
  cross,
  cross2,
  dot,
  equal,
  every,
  indices,
  is2D,
  maxCoordinate,
  scale,
  sub,
  type Vec,
  type Vec3,
} from './vec.js';

/** Which of its ends lie on the other one; those that a ray or line lacks do not. */
export type EndsOn = { readonly start: boolean; readonly end: boolean };

/** Of two that meet. Decided by questions alone: which ends lie on the other, and whether they are parallel. */
export function sharedBy(a: SegmentOrRay, b: SegmentOrRay, parallel: boolean, onB: EndsOn, onA: EndsOn): LineMeeting {
  // What is tiny beside the rest may have lost its direction, and is a point.
  const alongOne = parallel || isZeroVector(a.direction) || isZeroVector(b.direction);
  if (!alongOne) {
    const isEnd = onB.start || onB.end || onA.start || onA.end;
    return { relation: isEnd ? 'touches' : 'crosses', ...onePoint(a, b, onB, onA) };
  }
  const stretch = stretchOf(a, b, onB);
  // Ends are as they were given; an endless stretch has one point only, but two t.
  const isOne = every(equal(stretch.start, stretch.end)) && stretch.t === stretch.tEnd;
  return { relation: isOne ? 'touches' : 'coincides', ...stretch };
}

/** One of the points that two share that meet: where the shared stretch begins. The direction of a ray or line may have any length. */
export const sharedPlace = (a: SegmentOrRay, b: SegmentOrRay, parallel: boolean, onB: EndsOn): Vec =>
  sharedBy(steady(a), steady(b), parallel, onB, { start: false, end: false }).start;

const steady = (line: SegmentOrRay): SegmentOrRay =>
  line.isRay ? { ...line, direction: safeToMultiply(line.direction).way } : line;

/** Where what is shared begins and ends. */
type Stretch = Omit<LineMeeting, 'relation'>;

/** In one point; an end that lies on the other comes out as it was given. @rare */
function onePoint(a: SegmentOrRay, b: SegmentOrRay, onB: EndsOn, onA: EndsOn): Stretch {
  const [u, v, w] = [safeToMultiply(a.direction), safeToMultiply(b.direction), sub(b.origin, a.origin)];
  const { ofA, ofB } = is2D(w) ? partsInPlane(a, b, u, v, w) : partsInSpace(u, v, w);
  const t = onB.start ? 0 : onB.end ? 1 : within(a, ofA);
  const s = onA.start ? 0 : onA.end ? 1 : within(b, ofB);
  const isOfA = onB.start || onB.end || !(onA.start || onA.end);
  const start = isOfA ? pointAt(a, t) : pointAt(b, s);
  return { start, t, s, end: start, tEnd: t, sEnd: s };
}

/** With w from origin to origin, t (u × v) = w × v and s (u × v) = w × u. The angle alone can be small, and is found with care. */
function partsInPlane(a: SegmentOrRay, b: SegmentOrRay, u: SafeDirection<Vec>, v: SafeDirection<Vec>, w: Vec) {
  const size = carefullyOffLine(u, v);
  const whole = turnOf(a, b) > 0 ? size : 0 - size;
  const onA = cross2(w, scale(v.way, magnifier()));
  const onB = cross2(w, scale(u.way, magnifier()));
  return size > 0 ? { ofA: stepsBy(onA, u, whole), ofB: stepsBy(onB, v, whole) } : { ofA: 0, ofB: 0 };
}

/** In steps of a direction. What is tiny is divided by its power of two first, which keeps all digits, what is vast last. */
const stepsBy = (part: number, { power }: SafeDirection<Vec>, whole: number): number =>
  abs(part) < 1 ? part / power / whole : part / whole / power;

function partsInSpace(u: SafeDirection<Vec>, v: SafeDirection<Vec>, w: Vec) {
  const { unit, length } = acrossBoth(u.way as Vec3, v.way as Vec3);
  const onA = dot(cross(w as Vec3, scale(v.way as Vec3, magnifier())), unit);
  const onB = dot(cross(w as Vec3, scale(u.way as Vec3, magnifier())), unit);
  const whole = length * magnifier();
  return whole > 0 ? { ofA: stepsBy(onA, u, whole), ofB: stepsBy(onB, v, whole) } : { ofA: 0, ofB: 0 };
}

/** One end of a stretch on both, or none where the stretch is endless. */
type Place = { readonly point: Vec; readonly t: Steps; readonly s: Steps; readonly isEnd: boolean };

/** On one line: from the later beginning to the earlier end, seen along the first. Both are ends as they were given. @rare */
function stretchOf(a: SegmentOrRay, b: SegmentOrRay, onB: EndsOn): Stretch {
  const runTogether = along(a, b);
  const first = onB.start || isZeroVector(a.direction) ? ofFirst(b, a.origin, 0) : ofSecond(a, b, !runTogether, -1);
  const last = onB.end ? ofFirst(b, a.end, 1) : ofSecond(a, b, runTogether, 1);
  const start = first.isEnd ? first.point : last.isEnd ? last.point : a.origin;
  const end = last.isEnd ? last.point : start;
  // Without a direction it is one point, at every t.
  const isPoint = isZeroVector(a.direction) || isZeroVector(b.direction);
  const isOne = isPoint || (first.isEnd && last.isEnd && every(equal(start, end)));
  const { t, s } = first;
  if (isOne) return { start, t, s, end: start, tEnd: t, sEnd: s };
  return { start, t, s, end, tEnd: last.t, sEnd: last.s };
}

const ofFirst = (b: SegmentOrRay, point: Vec, t: Steps): Place => ({
  point,
  t,
  s: stepsTo(b, point),
  isEnd: true,
});

/** The second's end, or its beginning; without end the t of both are infinite. `way` is the side of the first that it is on. */
function ofSecond(a: SegmentOrRay, b: SegmentOrRay, isItsEnd: boolean, way: -1 | 1): Place {
  const isPoint = isZeroVector(b.direction);
  const isEnd = isPoint || !(isItsEnd ? b.isRay : b.isLine);
  const endless = 1 / (isEnd ? 1 : 0);
  const point = isItsEnd ? b.end : b.origin;
  const t = isEnd ? stepsTo(a, point) : way * endless;
  const s = isEnd ? (isItsEnd && !isPoint ? 1 : 0) : isItsEnd ? endless : 0 - endless;
  return { point, t, s, isEnd };
}

/** Whether two on one line run the same way. */
function along(a: SegmentOrRay, b: SegmentOrRay): boolean {
  const longest = maxCoordinate(abs(a.direction));
  for (const i of indices(a.direction))
    if (abs(at(a.direction, i)) === longest)
      return at(a.direction, i) > 0 ? at(b.direction, i) > 0 : at(b.direction, i) < 0;
  return true;
}

/** The t of a place on a line, in its largest coordinate; 0 without a direction. */
function stepsTo({ origin, direction }: SegmentOrRay, place: Vec): Steps {
  const longest = maxCoordinate(abs(direction));
  for (const i of indices(direction))
    if (abs(at(direction, i)) === longest && longest > 0) return (at(place, i) - at(origin, i)) / at(direction, i);
  return 0;
}
