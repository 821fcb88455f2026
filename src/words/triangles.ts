/** The point of a triangle of space nearest to another point. */
import { largestPart } from './lengths.js';
import type { Direction, Triangle3 } from './shapes.js';
import { frameOf } from './triangles.frame.js';
import { abs, add, cross, dot, lengthSquared, map3, max, maxCoordinate, min, scale, sub, type Vec3 } from './vec.js';

/**
 * A triangle's point nearest to another, the gap from there to it, and the triangle's normal, of any length. By the corner, face or
 * edge that the other lies over. Ericson, RTCD 5.1.5. Corners go first: beside a sharp one rounding could take a point for one over
 * the face. @shared
 */
export function nearestOnTriangle(triangle: Triangle3, to: Vec3) {
  const { a, b, c } = triangle;
  const { ab, bc, ca, normal } = frameOf(triangle);
  const [fromA, fromB, fromC] = [sub(to, a), sub(to, b), sub(to, c)];
  const edges = [
    { start: a, end: b, fromStart: fromA, fromEnd: fromB, way: ab, before: ca, out: cross(ab, normal) },
    { start: b, end: c, fromStart: fromB, fromEnd: fromC, way: bc, before: ab, out: cross(bc, normal) },
    { start: c, end: a, fromStart: fromC, fromEnd: fromA, way: ca, before: bc, out: cross(ca, normal) },
  ] as const;
  for (const { start, fromStart, way, before } of edges) {
    if (dot(fromStart, way) <= 0 && dot(fromStart, before) >= 0) return { point: start, gap: fromStart, normal };
  }
  const beside = map3(edges, ({ fromStart, out }) => dot(fromStart, out));
  if (max(...beside) <= 0) {
    const gap = scale(normal, dot(fromA, normal) / lengthSquared(normal));
    return { point: sub(to, gap), gap, normal };
  }
  const [byAB, byBC, byCA] = map3(edges, ({ fromStart, fromEnd, way }, i) =>
    dot(fromStart, way) > 0 && dot(fromEnd, way) < 0 ? beside[i] : -(2 ** 1000),
  );
  const most = max(byAB, byBC, byCA);
  if (most === -(2 ** 1000)) {
    // Between the ends of none, for rounding, it lies over a corner.
    const [isA, isB, isC] = map3(edges, ({ fromStart, fromEnd, way }) => dot(add(fromStart, fromEnd), way) < 0);
    const point = isA ? (isC ? c : a) : isB ? b : c;
    return { point, gap: sub(to, point), normal };
  }
  const { start, end, fromStart, fromEnd, way, out } = byAB === most ? edges[0] : byBC === most ? edges[1] : edges[2];
  const [along, beyond] = [dot(fromStart, way), dot(fromEnd, way)];
  // From the nearer end, what is near there is not lost beside a long way from the other.
  const isStart = along < 0 - beyond;
  const from = isStart ? fromStart : fromEnd;
  const point = add(isStart ? start : end, scale(way, (isStart ? along : beyond) / lengthSquared(way)));
  // Put together of two directions square to the edge, neither of which leads over the face, the gap does not either. Only for
  // rounding is it none of the edges that the point lies beyond.
  const up = dot(from, normal) / lengthSquared(normal);
  const aside = max(dot(from, out), min(most, 0)) / lengthSquared(out);
  return { point, gap: add(scale(normal, up), scale(out, aside)), normal };
}

type Nearest = ReturnType<typeof nearestOnTriangle>;

/** Which way leads from a triangle to a point: where the gap is no more than rounding, the normal. Of no certain length. */
export function awayFrom({ a, b, c }: Triangle3, to: Vec3, { gap, normal }: Nearest): Direction {
  const farthest = max(abs(sub(to, a)), abs(sub(to, b)), abs(sub(to, c)));
  return largestPart(gap) > 2 ** -52 * maxCoordinate(farthest) ? gap : normal;
}
