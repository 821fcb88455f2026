/**
 * Whether a convex set holds another, in exact arithmetic: all corners of the other, the balls around them, and the ways in which it is
 * endless. A ball lies in a round set where its centre is near enough to the core, and in a set with flat sides where it is deep enough
 * behind each of them. The sides are found among all planes through generators.
 */
import * as convex from './convex.js';
import type { Hull } from './hull.js';
import { compare, fraction } from './rational.js';
import { cross, dot, isZero, minus, origin, times, type Vector } from './vectors.js';

/** @param sides the first with the same sides, endless where the dimension is not counted */
export function holds(a: Hull, b: Hull, sides: Hull): boolean {
  const cone: Hull = { points: [origin], denominator: 1n, ways: a.ways, radius: 0n };
  const hasWays = b.ways.every((way) => convex.meet({ ...cone, points: [way], ways: [] }, cone));
  return hasWays && b.points.every((point) => holdsBall(a, { ...b, points: [point], ways: [] }, sides));
}

function holdsBall(a: Hull, ball: Hull, sides: Hull): boolean {
  const center = { ...ball, radius: 0n };
  if (ball.radius === 0n) return convex.meet(a, center);
  if (a.radius > 0n) {
    const reach = a.radius - ball.radius;
    if (reach < 0n) return false;
    return compare(convex.squaredDistance({ ...a, radius: 0n }, center), fraction(reach * reach)) <= 0;
  }
  return convex.signOfGap(sides, center) === -1 && isBehindSides(sides, ball);
}

function isBehindSides({ points, ways, denominator }: Hull, ball: Hull): boolean {
  const center = times(ball.points[0]!, denominator);
  const deep = ball.radius * denominator * ball.denominator;
  return points.every((from) => {
    const edges = [...points.map((point) => minus(point, from)), ...ways];
    const height = (normal: Vector): bigint => dot(normal, minus(center, times(from, ball.denominator)));
    const isSide = (normal: Vector): boolean => !isZero(normal) && edges.every((edge) => dot(normal, edge) <= 0n);
    const normals = edges.flatMap((p) => edges.map((q) => cross(p, q))).filter(isSide);
    return normals.every((normal) => height(normal) ** 2n >= deep * deep * dot(normal, normal));
  });
}
