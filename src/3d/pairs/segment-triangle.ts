/**
 * Segment and triangle: where the segment's line meets the plane, and with which weights of the corners. Möller and Trumbore
 * 1997, for the question without their divisions.
 */
import { ofSegment, pointAt } from '../../words/linear.js';
import type { TrianglePassage } from '../../words/results.js';
import type { Segment3, Triangle3 } from '../../words/shapes.js';
import { APART, farthestAtOnce, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { carefulCrossing, stretchWithin } from '../../words/triangles.crossing.js';
import { held, heldWeights, weightsOf } from '../../words/triangles.weights.js';
import { cross, dot, max, min, square, sub, type Vec3 } from '../../words/vec.js';
import * as inPlane from './segment-triangle.inPlane.js';

/*
 * With n = ab × ac and d along the segment, its line meets the plane at t / whole, whole = d·n and t = n·(a - start), where
 * v / whole and w / whole are the weights of b and c. They meet where these, the weight of a, and what is left of the segment
 * are all at least 0: where the least of five products with `whole` is.
 */
export function gap(segment: Segment3, triangle: Triangle3): Sign {
  const { start, end } = segment;
  const { a, b, c } = triangle;
  const [along, ab, ac, toA] = [sub(end, start), sub(b, a), sub(c, a), sub(a, start)];
  const across = cross(toA, along);
  const normal = cross(ab, ac);
  const whole = dot(normal, along);
  const [v, w, t] = [dot(ac, across), 0 - dot(ab, across), dot(normal, toA)];
  // All are 0 only in one plane; a collinear triangle has n = 0, and v and w tell whether the segment's line meets its line.
  if (whole === 0) return t === 0 && v === 0 && w === 0 && inPlane.meet(segment, triangle) ? TOUCHING : APART;
  return farthestAtOnce(
    signOf(0 - v * whole),
    signOf(0 - w * whole),
    signOf((v + w - whole) * whole),
    signOf(0 - t * whole),
    signOf((t - whole) * whole),
  );
}

/**
 * From which side a segment comes at the plane of a triangle: 1 from where a, b, c turn counter-clockwise, -1 from the
 * other, 0 if it runs parallel to the plane or the triangle is collinear and has none.
 */
export function side({ start, end }: Segment3, { a, b, c }: Triangle3): Sign {
  return signOf(0 - dot(sub(end, start), cross(sub(b, a), sub(c, a))));
}

/**
 * What they share: one point, or a stretch of the segment where it runs along the triangle. It goes `through` if it crosses
 * the inside of the face from one side to the other; else a single point `touches`, and in the plane `enters`, `leaves`,
 * `inside` and `through` say which ends lie in the triangle. The relation and the side are exact, and the ends come out
 * exactly as they were given. `barycentrics` are those of `entry`. However thin the triangle and shallow the angle, `entry`
 * and `exit` lie on both; only where the one times the other is below 2⁻⁵⁰ there may be others as near.
 * @bound tMin, tMax 12 ulp of 1 + the longest edge / the length of the line, or in both
 * @bound entry, exit 16 ulp of the coordinates, or in both
 * @bound barycentrics 8 ulp of 1, or in both
 */
export function intersection(segment: Segment3, triangle: Triangle3): TrianglePassage {
  const { start, end } = segment;
  const { a, b, c } = triangle;
  // Seen from one of its own corners, a small triangle far away keeps its digits. Möller and Trumbore 1997.
  const [along, ab, ac, toA] = [sub(end, start), sub(b, a), sub(c, a), sub(a, start)];
  const normal = cross(ab, ac);
  const rise = dot(normal, along);
  const [squared, squaredB, squaredC] = [square(along), square(ab), square(ac)];
  const steepest = squared * squaredB * squaredC;
  // The sine of the angle at a, times that between the segment and the plane, tells how many digits are left.
  const isSteep = rise * rise > 2 ** -10 * steepest && steepest > 2 ** -600 && steepest < 2 ** 600;
  const from = (isSteep ? (rise < 0 ? 1 : -1) : side(segment, triangle)) as -1 | 0 | 1;
  if (from === 0) return runAlong(segment, triangle);
  const across = cross(toA, along);
  const { t, ...barycentrics } = isSteep
    ? {
        t: held(dot(normal, toA) / rise),
        ...heldWeights(dot(ac, across) / rise, 0 - dot(ab, across) / rise, squaredB < squaredC),
      }
    : carefulCrossing(segment, triangle);
  const { u, v, w } = barycentrics;
  // Each is then within 2⁻⁴⁴ of toA over the shortest of the others, or of 1: less than 2⁻³⁴ where these are alike.
  const areAlike = isSteep && square(toA) < 2 ** 18 * min(squared, squaredB, squaredC);
  const isThrough = (areAlike && min(t, 1 - t, u, v, w) > 2 ** -30) || gap(segment, triangle) < 0;
  const tMin = isThrough ? t : startMeets(segment, triangle) ? 0 : endMeets(segment, triangle) ? 1 : t;
  const entry = pointAt(ofSegment(segment), tMin);
  return {
    tMin,
    tMax: tMin,
    entry,
    exit: entry,
    relation: isThrough ? 'through' : 'touches',
    barycentrics,
    side: from,
  };
}

function startMeets({ start }: Segment3, triangle: Triangle3): boolean {
  return gap({ start, end: start }, triangle) <= 0;
}

function endMeets({ end }: Segment3, triangle: Triangle3): boolean {
  return gap({ start: end, end }, triangle) <= 0;
}

/** In the plane of the triangle. */
function runAlong(segment: Segment3, triangle: Triangle3): TrianglePassage {
  const [starts, ends] = [startMeets(segment, triangle), endMeets(segment, triangle)];
  const touches = inPlane.sharesOnePoint(segment, triangle);
  const within = stretchWithin(segment, triangle);
  const tMin = starts ? 0 : touches && ends ? 1 : within.tMin;
  const tMax = touches ? tMin : ends ? 1 : max(within.tMax, tMin);
  const [entry, exit] = [pointAt(ofSegment(segment), tMin), pointAt(ofSegment(segment), tMax)];
  const relation = touches ? 'touches' : starts ? (ends ? 'inside' : 'leaves') : ends ? 'enters' : 'through';
  return { tMin, tMax, entry, exit, relation, barycentrics: weightsOf(triangle, entry as Vec3), side: 0 };
}
