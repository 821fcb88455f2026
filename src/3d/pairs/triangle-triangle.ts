/** Two triangles of space: of eleven axes, both normals and the cross products of two edges, the one that separates them most decides. */
import { twiceLarger } from '../../words/branchless.js';
import { areParallel } from '../../words/crossings.js';
import { isZeroVector } from '../../words/lengths.js';
import type { Triangle3 } from '../../words/shapes.js';
import { APART, OVERLAPPING, type Sign, TOUCHING } from '../../words/sign.js';
import type { Three, Vec3 } from '../../words/vec.js';
import { abs, cross, dot, equal, every, greater, less, map3, max, min, next, some, sub, XYZ } from '../../words/vec.js';

export { closestPoints, contact } from '../../words/general.js';

/*
 * Neighbours in a mesh share corners: they would be ties of all axes, and so are looked for first. Where two others are neither apart nor overlap
 * for certain, an axis may be the zero vector, or both lie in one plane: rare questions tell.
 */
export function gap(s: Triangle3, t: Triangle3): Sign {
  if (isCorner(s.a, t) || isCorner(s.b, t) || isCorner(s.c, t)) return crossFromCorner(s, t) ? OVERLAPPING : TOUCHING;
  const { heightsT, heightsS, across } = axesOf(s, t);
  const alongS = besidesOrTied(heightsT);
  if (alongS > 0) return APART;
  const alongT = besidesOrTied(heightsS);
  if (alongT > 0) return APART;
  const alongEdges = largestOfThree(map3(across, largestOfThree));
  if (alongEdges > 0) return APART;
  if (alongS < 0 && alongT < 0 && alongEdges < 0) return OVERLAPPING;
  if (!meetInPlane(s, t)) return APART;
  return crossEachOther(s, t) ? OVERLAPPING : TOUCHING;
}

/**
 * All of them are orientation determinants of four corners. Seen from a corner of s, with its edges u and v and the corners p, q, r of t,
 * nine triple products make all: the heights of p, q, r over s, n·p with n = u × v, and how u and v pass the edges of t, u·(p × q).
 * What is left are sums of these, as p × q + q × r + r × p is the normal of t. Along the cross product of two edges both triangles reach
 * from that edge to the opposite corner, which is as far as the other's edge climbs.
 */
function axesOf({ a, b, c }: Triangle3, t: Triangle3) {
  const [u, v, p, q, r] = [sub(b, a), sub(c, a), sub(t.a, a), sub(t.b, a), sub(t.c, a)];
  const normal = cross(u, v);
  const heightsT = map3([p, q, r], (corner) => dot(normal, corner));
  const moments: Three<Vec3> = [cross(p, q), cross(q, r), cross(r, p)];
  const [byU, byV] = [map3(moments, (moment) => dot(u, moment)), map3(moments, (moment) => dot(v, moment))];
  const [climbU, climbV] = [byU[0] + byU[1] + byU[2], byV[0] + byV[1] + byV[2]];
  const height = 0 - dot(p, moments[1]);
  const heightsS: Three<number> = [height, height + climbU, height + climbV];
  const across = map3(heightsT, (from, j) => {
    const climb = heightsT[next(j)] - from;
    const gapAcross = (pass: number, climbS: number): number =>
      abs(climbS + climb - pass - pass) - (abs(climbS) + abs(climb));
    return [
      gapAcross(byU[j], climbU),
      gapAcross(byV[j] - byU[j] + climb, climbV - climbU),
      gapAcross(0 - byV[j], 0 - climbV),
    ] as const;
  });
  return { heightsT, heightsS, across };
}

/** Positive where all three lie on one side of 0, negative where 0 lies between them. */
const besides = (heights: Three<number>): number => max(min(...heights), 0 - max(...heights));

/** The same without a branch, but 0 wherever the first of them is 0. */
const besidesOrTied = ([x, y, z]: Three<number>): number =>
  0 - twiceLarger(abs(x - y) - abs(x + y), abs(x - z) - abs(x + z));

/** Four times the largest of three numbers. */
const largestOfThree = ([x, y, z]: Three<number>): number => twiceLarger(twiceLarger(x, y), z + z);

const isCorner = (point: Vec3, { a, b, c }: Triangle3): boolean =>
  every(equal(point, a)) || every(equal(point, b)) || every(equal(point, c));

/**
 * Whether two triangles that share a corner do more than touch. From there, with the edges u and v of s, and p and q of t, the plane of each
 * must pass between the edges of the other. Then both hold a stretch of the line in which these planes meet. By Cramer's rule
 * |v p q| u - |u p q| v = |u v p| q - |u v q| p: one lies there on the left, the other on the right, and these tell on which side of the corner.
 */
export function crossFromCorner(s: Triangle3, t: Triangle3): boolean {
  const sharedS = map3([s.a, s.b, s.c], (corner) => (isCorner(corner, t) ? 1 : 0));
  const sharedT = map3([t.a, t.b, t.c], (corner) => (isCorner(corner, s) ? 1 : 0));
  // With an edge in the plane of the other, a triangle lies on one side of it.
  for (const i of XYZ) if (sharedS[i] === 1 && sharedS[next(i)] === 1) return false;
  const [[u, v], [p, q]] = [edgesFrom(s, sharedS), edgesFrom(t, sharedT)];
  const [normalS, normalT] = [cross(u, v), cross(p, q)];
  const [ofP, ofQ, ofU, ofV] = [dot(normalS, p), dot(normalS, q), dot(normalT, u), dot(normalT, v)];
  return ofP * ofQ < 0 && ofU * ofV < 0 && ofP * ofV > 0;
}

/** The edges from the corner that is marked by a 1. */
const edgesFrom = ({ a, b, c }: Triangle3, [isA, isB]: Three<number>): readonly [Vec3, Vec3] => [
  isA === 1 ? sub(b, a) : isB === 1 ? sub(c, b) : sub(a, c),
  isA === 1 ? sub(c, a) : isB === 1 ? sub(a, b) : sub(b, c),
];

/**
 * Whether two triangles meet that no axis of the eleven separates. If their normals are parallel or one has none, what the cross products
 * of each edge with the coordinate axes say is added, and what the bounds do: the axes of triangles that are lent edges of no length. @rare
 */
export function meetInPlane(s: Triangle3, t: Triangle3): boolean {
  if (!areParallel(normalOf(s), normalOf(t))) return true;
  if (some(greater(min(s.a, s.b, s.c), max(t.a, t.b, t.c)))) return false;
  if (some(less(max(s.a, s.b, s.c), min(t.a, t.b, t.c)))) return false;
  return !isBeyondEdge(s, t) && !isBeyondEdge(t, s);
}

/** Whether all of t lies beyond an edge of s, seen along a coordinate axis. */
function isBeyondEdge(s: Triangle3, t: Triangle3): boolean {
  const corners = [s.a, s.b, s.c] as const;
  for (const i of XYZ) {
    const [from, edge] = [corners[i], sub(corners[next(i)], corners[i])];
    const inside = cross(edge, sub(corners[next(next(i))], from));
    const [sideA, sideB, sideC] = map3([t.a, t.b, t.c], (corner) => cross(edge, sub(corner, from)));
    if (some(greater(min(sideA, sideB, sideC), max(inside, 0)))) return true;
    if (some(less(max(sideA, sideB, sideC), min(inside, 0)))) return true;
  }
  return false;
}

/** Whether two triangles that meet do so along each axis that is not the zero vector by more than a touch. @rare */
export function crossEachOther(s: Triangle3, t: Triangle3): boolean {
  const [hasNoneS, hasNoneT] = [isZeroVector(normalOf(s)), isZeroVector(normalOf(t))];
  if (hasNoneS && hasNoneT) return false;
  const { heightsT, heightsS, across } = axesOf(s, t);
  if (!hasNoneS && besides(heightsT) >= 0) return false;
  if (!hasNoneT && besides(heightsS) >= 0) return false;
  const [edgesS, edgesT] = [edgesOf(s), edgesOf(t)];
  for (const i of XYZ) for (const j of XYZ) if (across[j][i] === 0 && !areParallel(edgesS[i], edgesT[j])) return false;
  return true;
}

const normalOf = ({ a, b, c }: Triangle3): Vec3 => cross(sub(b, a), sub(c, a));
const edgesOf = ({ a, b, c }: Triangle3): Three<Vec3> => [sub(b, a), sub(c, b), sub(a, c)];

/** Whether all corners of the second lie in the plane of the first, or that has none. @rare */
export function liesInPlane(s: Triangle3, t: Triangle3): boolean {
  const normal = normalOf(s);
  return dot(normal, sub(t.a, s.a)) === 0 && dot(normal, sub(t.b, s.a)) === 0 && dot(normal, sub(t.c, s.a)) === 0;
}
