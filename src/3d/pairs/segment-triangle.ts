/**
 * Segment and triangle: volumes seen from the segment's start tell on which side of the plane and of each edge it passes.
 * Segura and Feito 2001; Ericson, RTCD 5.3.4.
 */
import { ofSegment, pointAt } from '../../words/linear.js';
import type { TrianglePassage } from '../../words/results.js';
import type { Segment3, Triangle3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, signOf, TOUCHING } from '../../words/sign.js';
import { carefulCrossing, stretchWithin } from '../../words/triangles.crossing.js';
import { held, heldWeights, weightsOf } from '../../words/triangles.weights.js';
import { cross, dot, max, min, square, sub, type Vec3 } from '../../words/vec.js';
import * as inPlane from './segment-triangle.inPlane.js';

/*
 * The triple products of the segment with two corners tell on which side of each edge the line passes, that of the three
 * corners tells the start's side of the plane, and the sum of the others leads from there to the end's. All are 0 only in the
 * plane, and every point is in the "plane" of a collinear triangle.
 */
export function gap(segment: Segment3, triangle: Triangle3): Sign {
  const { start, end } = segment;
  const [a, b, c] = [sub(triangle.a, start), sub(triangle.b, start), sub(triangle.c, start)];
  const along = sub(end, start);
  const bc = cross(b, c);
  const [passBC, passCA, passAB] = [dot(along, bc), dot(along, cross(c, a)), dot(along, cross(a, b))];
  const [least, most] = [min(passBC, passCA, passAB), max(passBC, passCA, passAB)];
  if (most > 0 && least < 0) return APART;
  const startSide = dot(a, bc);
  const endSide = startSide - (passBC + passCA + passAB);
  if (min(startSide, endSide) > 0 || max(startSide, endSide) < 0) return APART;
  if (startSide === 0 && endSide === 0 && !inPlane.meet(segment, triangle)) return APART;
  if (startSide === 0 || endSide === 0) return TOUCHING;
  if (least > 0 || most < 0) return OVERLAPPING;
  return TOUCHING;
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
