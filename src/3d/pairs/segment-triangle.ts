/** Segment and triangle: where the line meets the plane, and with which weights of the corners. Möller and Trumbore 1997. */
import { twiceLarger } from '../../words/branchless.js';
import { fromSegment, pointAt } from '../../words/linear.js';
import type { TrianglePassage } from '../../words/results.js';
import type { Segment3, Triangle3 } from '../../words/shapes.js';
import { APART, decidedBy, mostSeparatedAtOnce, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { carefulMeeting } from '../../words/triangles.meeting.js';
import { held } from '../../words/triangles.planes.js';
import { weightsOf } from '../../words/triangles.weights.js';
import { abs, cross, dot, max, min, sub, sum, type Vec3 } from '../../words/vec.js';
import * as coplanar from './segment-triangle.coplanar.js';

export { closestPoints, contact } from '../../words/general.js';

/*
 * They meet where t / whole and all three weights lie between 0 and 1. Multiplied by the whole, that takes no division. All four
 * numbers are 0 only in one plane. A collinear triangle has no normal; there v and w tell whether the two lines meet.
 */
export function gap(segment: Segment3, triangle: Triangle3): Sign {
  const { whole, t, v, w } = crossingOf(segment, triangle);
  if (whole === 0) return t === 0 && v === 0 && w === 0 && coplanar.meet(segment, triangle) ? TOUCHING : APART;
  return mostSeparatedAtOnce(
    signOf(0 - v * whole),
    signOf(0 - w * whole),
    signOf((v + w - whole) * whole),
    signOf(0 - t * whole),
    signOf((t - whole) * whole),
  );
}

/**
 * Where the segment's line meets the triangle's plane, as parts of a whole: t / whole of the segment, with v / whole and w / whole for
 * the weights of b and c. Seen from one of its own corners, a small triangle far away keeps its digits.
 */
function crossingOf({ start, end }: Segment3, { a, b, c }: Triangle3) {
  const [along, ab, ac, toA] = [sub(end, start), sub(b, a), sub(c, a), sub(a, start)];
  const [normal, across] = [cross(ab, ac), cross(toA, along)];
  const [whole, t, v, w] = [dot(normal, along), dot(normal, toA), dot(ac, across), 0 - dot(ab, across)];
  return { along, ab, ac, whole, t, v, w };
}

/**
 * From which side a segment comes at the plane of a triangle: 1 from where a, b, c turn counter-clockwise, -1 from the
 * other, 0 if it runs parallel to the plane or the triangle is collinear and has none.
 */
export function side({ start, end }: Segment3, { a, b, c }: Triangle3): Sign {
  return signOf(0 - dot(sub(end, start), cross(sub(b, a), sub(c, a))));
}

/**
 * What they share: one point, or a stretch where the segment runs in the triangle's plane. `relation` is `through` where it
 * crosses the inside of the face from one side to the other, and `touches` at any other single point. In the plane `enters`,
 * `leaves`, `inside` and `through` say which ends lie in the triangle. `relation` and `side` are exact, and an end of the
 * segment comes out exactly as it was given. `barycentrics` are those of `entry`.
 *
 * `entry` and `exit` lie on both shapes up to rounding, however thin the triangle and however small the angle. If both are
 * so small that the segment stays within rounding of the triangle for a while, any point of that stretch may come out.
 * @bound tMin, tMax 12 ulp of 1 + the longest edge / the length of the line, or in both
 * @bound entry, exit 16 ulp of the coordinates, or in both
 * @bound barycentrics 8 ulp of 1, or in both
 */
export function intersection(segment: Segment3, triangle: Triangle3): TrianglePassage {
  const { along, ab, ac, whole, t, v, w } = crossingOf(segment, triangle);
  // Where it crosses, t, v, w and v + w all lie between 0 and the whole.
  const [ofT, ofV, ofW, ofBoth] = [t, v, w, v + w].map((part) => abs(part + part - whole)) as [
    number,
    number,
    number,
    number,
  ];
  return decidedBy(4 * abs(whole) - twiceLarger(twiceLarger(ofT, ofV), twiceLarger(ofW, ofBoth)), (isSure) => {
    const steepest = sum(abs(along)) * sum(abs(ab)) * sum(abs(ac));
    // The sine of the angle at a, times that between the segment and the plane, tells how many digits are left.
    const isSteep = abs(whole) > 2 ** -7 * steepest && steepest > 2 ** -300 && steepest < 2 ** 300;
    const from = (isSure || isSteep ? (whole < 0 ? 1 : -1) : side(segment, triangle)) as -1 | 0 | 1;
    if (!isSure && from === 0) return runAlong(segment, triangle);
    const isThrough = isSure || gap(segment, triangle) < 0;
    const crossed = isSteep ? (isSure ? t / whole : held(t / whole)) : carefulMeeting(segment, triangle).t;
    const tMin = isThrough ? crossed : holds(triangle, segment.start) ? 0 : holds(triangle, segment.end) ? 1 : crossed;
    const entry = pointAt({ ...fromSegment(segment), direction: along }, tMin);
    const plain = { u: 1 - v / whole - w / whole, v: v / whole, w: w / whole };
    // An end that lies on an edge or corner comes out with weights to match.
    const isPlain = isSteep && isThrough && (isSure || min(plain.u, plain.v, plain.w) >= 0);
    const barycentrics = isPlain ? plain : weightsOf(triangle, entry as Vec3);
    const relation = isThrough ? 'through' : 'touches';
    return { tMin, tMax: tMin, entry, exit: entry, relation, barycentrics, side: from };
  });
}

const holds = (triangle: Triangle3, end: Vec3): boolean => gap({ start: end, end }, triangle) <= 0;

/** In the plane of the triangle. */
function runAlong(segment: Segment3, triangle: Triangle3): TrianglePassage {
  const [starts, ends] = [holds(triangle, segment.start), holds(triangle, segment.end)];
  const touches = coplanar.sharesOnePoint(segment, triangle);
  const within = carefulMeeting(segment, triangle);
  const tMin = starts ? 0 : touches && ends ? 1 : within.tMin;
  const tMax = touches ? tMin : ends ? 1 : max(within.tMax, tMin);
  const [entry, exit] = [pointAt(fromSegment(segment), tMin), pointAt(fromSegment(segment), tMax)];
  const relation = touches ? 'touches' : starts ? (ends ? 'inside' : 'leaves') : ends ? 'enters' : 'through';
  return { tMin, tMax, entry, exit, relation, barycentrics: weightsOf(triangle, entry as Vec3), side: 0 };
}
