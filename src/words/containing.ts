/**
 * Whether a shape holds another: all shapes are convex, so those with corners are held where their corners are, and round ones where the
 * balls at their ends are. What the compiler asks of which kinds is in `tools/compiler/containing.ts`.
 */
import { areParallel } from './crossings.js';
import { heightOf, heightOfParallel, type Surface } from './heights.js';
import { isZeroVector } from './lengths.js';
import { facesOf3, pointAcross2, pointAcross3 } from './obbs.sides.js';
import { fromSegmentBeyond } from './reaches.js';
import type { Aabb, Capsule, Length, Line, Obb2, Obb3, Ray, Segment, Sphere, Triangle, Triangle3 } from './shapes.js';
import {
  abs,
  add,
  at,
  cross,
  cross2,
  dot,
  greater,
  indices,
  lengthSquared,
  less,
  map3,
  max,
  next,
  onAxis,
  scale,
  some,
  sub,
  type Three,
  type Vec,
  type Vec3,
  vec2,
  XYZ,
} from './vec.js';

/**
 * A box by its middle and its half edges: all middle + Σ s edge with |s| up to 1. They are `times` as long as they are, so that an
 * axis-aligned box has no halves.
 */
export interface Body {
  readonly times: number;
  readonly middle: Vec;
  readonly edges: readonly Vec[];
}

export const bodyOfAabb = ({ min, max }: Aabb): Body => ({
  times: 2,
  middle: add(min, max),
  edges: indices(min).map((i) => onAxis(min, i, at(max, i) - at(min, i))),
});

export const bodyOfObb2 = ({ center, halfExtents, axes: [x, y] }: Obb2): Body => ({
  times: 1,
  middle: center,
  edges: [scale(x, halfExtents.x), scale(y, halfExtents.y)],
});

export const bodyOfObb3 = ({ center, halfExtents, axes }: Obb3): Body => ({
  times: 1,
  middle: center,
  edges: map3(axes, (axis, i) => scale(axis, at(halfExtents, i))),
});

/** From a point to the middle. */
export const middleFrom = ({ times, middle }: Body, point: Vec): Vec => sub(middle, scale(point, times));
/** How far a box reaches from its middle along a vector, in lengths of that. */
export const reachAlong = ({ edges }: Body, v: Vec): Length =>
  edges.map((edge) => abs(dot(v, edge))).reduce((p, q) => p + q);

export const holdsPlane = (halfspace: Surface, plane: Surface): boolean =>
  areParallel(halfspace.normal, plane.normal) && heightOfParallel(plane, halfspace) <= 0;
export const holdsHalfspace = (a: Surface, b: Surface): boolean => dot(a.normal, b.normal) > 0 && holdsPlane(a, b);

/** The highest corner of a box is below the surface. */
export const holdsBoxBelow = ({ normal, constant }: Surface, box: Body): boolean =>
  dot(normal, box.middle) + box.times * constant + reachAlong(box, normal) <= 0;
/** h + r|n| up to 0, without a root. */
export const holdsBallBelow = (surface: Surface, center: Vec, radius: Length): boolean =>
  isDeepBelow(heightOf(surface, center), radius, lengthSquared(surface.normal));
/** Whether a height, in lengths of a vector, is below 0 by at least a radius. */
export const isDeepBelow = (height: Length, radius: Length, squared: number): boolean =>
  height * abs(height) + radius * radius * squared <= 0;

export const boxHoldsBox = (a: Aabb, b: Aabb): boolean => !some(less(b.min, a.min)) && !some(greater(b.max, a.max));

export function boxHoldsBall({ min, max }: Aabb, center: Vec, radius: Length): boolean {
  const [above, below] = [sub(center, min), sub(max, center)];
  for (const i of indices(center)) if (at(above, i) < radius || at(below, i) < radius) return false;
  return true;
}

/** An oriented box, by how far it reaches along each coordinate axis. */
export function boxHoldsBody({ min, max }: Aabb, { middle, edges }: Body): boolean {
  const reach = edges.map((edge) => abs(edge)).reduce((p, q) => add(p, q));
  const [above, below] = [sub(middle, min), sub(max, middle)];
  for (const i of indices(middle)) if (at(above, i) < at(reach, i) || at(below, i) < at(reach, i)) return false;
  return true;
}

export const ballHoldsBall = (a: Sphere, center: Vec, radius: Length): boolean =>
  radius <= a.radius && lengthSquared(sub(center, a.center)) - (a.radius - radius) * (a.radius - radius) <= 0;

/** By the farthest corner. */
export const ballHoldsBox = ({ center, radius }: Sphere, box: Aabb): boolean =>
  lengthSquared(max(sub(center, box.min), sub(box.max, center))) - radius * radius <= 0;

/** Which corner is the farthest depends on the angles of the edges. */
export function ballHoldsBody({ center, radius }: Sphere, box: Body): boolean {
  const corners = box.edges.reduce<readonly Vec[]>(
    (some, edge) => [...some.map((corner) => sub(corner, edge)), ...some.map((corner) => add(corner, edge))],
    [middleFrom(box, center)],
  );
  for (const corner of corners) if (lengthSquared(corner) - radius * radius > 0) return false;
  return true;
}

/** One corner of an oriented box; the others are that of boxes with extents turned to their opposites. */
export const cornerOf = ({ middle, edges }: Body): Vec => edges.reduce((corner, edge) => add(corner, edge), middle);

export const capsuleHoldsBall = (capsule: Capsule, center: Vec, radius: Length): boolean =>
  radius <= capsule.radius && fromSegmentBeyond(capsule, center, capsule.radius - radius) <= 0;

// Shapes without an inside hold a box that has none either.

/** A box that is only a point. */
export function pointHoldsBody(point: Vec, box: Body): boolean {
  for (const edge of box.edges) if (!isZeroVector(edge)) return false;
  return isZeroVector(middleFrom(box, point));
}

function liesAlong(box: Body, from: Vec, direction: Vec): boolean {
  for (const v of [middleFrom(box, from), ...box.edges]) if (!areParallel(v, direction)) return false;
  return true;
}

export const lineHoldsBody = ({ origin, direction }: Line, box: Body): boolean =>
  isZeroVector(direction) ? pointHoldsBody(origin, box) : liesAlong(box, origin, direction);

export function rayHoldsBody(ray: Ray, box: Body): boolean {
  const { origin, direction } = ray;
  return lineHoldsBody(ray, box) && dot(direction, middleFrom(box, origin)) - reachAlong(box, direction) >= 0;
}

export function segmentHoldsBody({ start, end }: Segment, box: Body): boolean {
  const direction = sub(end, start);
  return (
    rayHoldsBody({ origin: start, direction }, box) &&
    dot(direction, middleFrom(box, end)) + reachAlong(box, direction) <= 0
  );
}

export function planeHoldsBody({ normal, constant }: Surface, { times, middle, edges }: Body): boolean {
  for (const edge of edges) if (dot(normal, edge) !== 0) return false;
  return dot(normal, middle) + times * constant === 0;
}

/** A triangle without area is one of its edges. */
function edgesHoldBody({ a, b, c }: Triangle, box: Body): boolean {
  const edges = [
    { start: a, end: b },
    { start: b, end: c },
    { start: c, end: a },
  ];
  return edges.reduce((any, edge) => any || segmentHoldsBody(edge, box), false);
}

export function triangle3HoldsBody(triangle: Triangle3, box: Body): boolean {
  const { a, b, c } = triangle;
  const normal = cross(sub(b, a), sub(c, a));
  if (isZeroVector(normal)) return edgesHoldBody(triangle, box);
  for (const edge of box.edges) if (dot(normal, edge) !== 0) return false;
  for (const [from, to] of [
    [a, b],
    [b, c],
    [c, a],
  ] as const) {
    const inward = cross(normal, sub(to, from));
    if (dot(inward, middleFrom(box, from)) - reachAlong(box, inward) < 0) return false;
  }
  return dot(normal, middleFrom(box, a)) === 0;
}

export function triangle2HoldsBody(triangle: Triangle, box: Body): boolean {
  const { a, b, c } = triangle;
  const area = cross2(sub(b, a), sub(c, a));
  if (area === 0) return edgesHoldBody(triangle, box);
  for (const [from, to] of edgesOf(triangle)) {
    const along = sub(to, from);
    const inward = cross2(along, middleFrom(box, from));
    const reach = box.edges.map((edge) => abs(cross2(along, edge))).reduce((p, q) => p + q);
    if (area * inward < 0 || abs(inward) - reach < 0) return false;
  }
  return true;
}

/** A ball of some size. */
export function triangle2HoldsBall(triangle: Triangle, center: Vec, radius: Length): boolean {
  const { a, b, c } = triangle;
  const area = cross2(sub(b, a), sub(c, a));
  for (const [from, to] of edgesOf(triangle)) {
    const along = sub(to, from);
    const inward = cross2(along, sub(center, from));
    if (area * inward <= 0 || inward * inward - radius * radius * lengthSquared(along) < 0) return false;
  }
  return true;
}

const edgesOf = ({ a, b, c }: Triangle): readonly (readonly [Vec, Vec])[] => [
  [a, b],
  [b, c],
  [c, a],
];

/** The half edges that an oriented box really has, and the vectors across which it must hold another where it has no inside. */
export function obb3HoldsBody(obb: Obb3, box: Body): boolean {
  const { normals, determinant } = facesOf3(obb);
  if (determinant === 0) return flatHoldsBody(bodyOfObb3(obb), box);
  const offset = middleFrom(box, obb.center);
  for (const i of XYZ) {
    const reach = box.times * at(obb.halfExtents, i) * abs(determinant);
    if (abs(dot(normals[i], offset)) + reachAlong(box, normals[i]) - reach > 0) return false;
  }
  return true;
}

/**
 * Along every vector that a face or an end of a box may be square to, wherever its edges lie in a plane, on a line or nowhere: it must
 * reach as far as the other. Along any more of them it does so anyway.
 */
function flatHoldsBody(flat: Body, box: Body): boolean {
  const edges = flat.edges as unknown as Three<Vec3>;
  const normals = map3(edges, (edge, i) => cross(edge, edges[next(i)]));
  const axes = map3(XYZ, (i) => onAxis(edges[0], i, 1));
  for (const v of [...normals, ...edges, ...axes]) if (reachesPast(flat, box, v)) return false;
  for (const edge of edges)
    for (const v of [...normals, ...axes]) if (reachesPast(flat, box, cross(v, edge))) return false;
  return true;
}

/** Whether a box reaches farther along a vector, either way, than one that should hold it. */
const reachesPast = (holder: Body, box: Body, v: Vec): boolean =>
  abs(dot(v, middleFrom(box, holder.middle))) + reachAlong(box, v) - box.times * reachAlong(holder, v) > 0;

/** In the plane: across the sides, which are all there is, unless it has no area. */
export function obb2HoldsBody(obb: Obb2, box: Body): boolean {
  const flat = bodyOfObb2(obb);
  const ends = [...flat.edges, vec2(1, 0), vec2(0, 1)];
  const sides = flat.edges.map(({ x, y }) => vec2(0 - y, x));
  for (const v of sides) if (reachesPast(flat, box, v)) return false;
  if (cross2(obb.axes[0], obb.axes[1]) !== 0 && obb.halfExtents.x > 0 && obb.halfExtents.y > 0) return true;
  for (const v of ends) if (reachesPast(flat, box, v)) return false;
  return true;
}

/** A ball of some size. */
export function obb3HoldsBall(obb: Obb3, center: Vec3, radius: Length): boolean {
  const { offset, reach, normals, determinant } = pointAcross3(sub(center, obb.center), obb);
  if (determinant === 0) return false;
  for (const i of XYZ)
    if (!isDeepBelow(abs(at(offset, i)) - at(reach, i), radius, lengthSquared(normals[i]))) return false;
  return true;
}

/** The same in the plane. */
export function obb2HoldsBall(obb: Obb2, center: Vec, radius: Length): boolean {
  const { offset, reach, determinant } = pointAcross2(sub(center, obb.center), obb);
  if (determinant === 0) return false;
  const [x, y] = obb.axes;
  return (
    isDeepBelow(abs(offset.x) - reach.x, radius, lengthSquared(y)) &&
    isDeepBelow(abs(offset.y) - reach.y, radius, lengthSquared(x))
  );
}
