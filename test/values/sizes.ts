/**
 * The sizes that bounds are stated in. Each is a function of the two shapes, in the words of pairs, so that it can be worked
 * out to many digits. A *line* is a segment, a ray, a line or the axis of a capsule; a *ball* a sphere or circle, or a capsule for
 * its radius.
 */
import { length } from '../../src/words/lengths.js';
import {
  abs,
  add,
  at,
  cross,
  cross2,
  dot,
  fill,
  type Index,
  lengthSquared,
  max,
  maxCoordinate,
  scale,
  sqrt,
  sub,
  type Vec,
  type Vec3,
} from '../../src/words/vec.js';
import { axisOf, crossSquared, nearestIn } from './geometry.js';
import type { Ball, Box, Capsule, Flat, Line, Oriented, Posed, Shape, Triangle } from './shapes.js';

type Solid = Triangle | Oriented | Capsule;
type Size = (a: Shape, b: Shape) => number;

export const sizes: Readonly<Record<string, Size>> = {
  /** The largest coordinate that a point of either shape has; of a ray or line, its origin; of a plane, its point nearest to 0. */
  'the coordinates': (a, b) => max(maxCoordinate(farthest(a)), maxCoordinate(farthest(b))),
  /** The same for one of the two. */
  'the coordinates of the first': (a) => maxCoordinate(farthest(a)),
  'the coordinates of the second': (_, b) => maxCoordinate(farthest(b)),
  'the radius': (a, b) => ballOf(a, b).radius,
  'the radii': (a, b) => add2((a as Ball).radius, (b as Ball).radius),
  /** Of two balls; a point is its own centre. */
  'the distance of the centres': (a, b) => length(sub(centerOf(b), centerOf(a))),
  /** From the point, or from the ball's centre, to the line's ends; a ray has only its origin. */
  'the distance to the nearer end': (a, b) => Math.min(...distances(a, b)),
  'the distance to the start': (a, b) => distances(a, b)[0]!,
  'the distance to the line': (a, b) => length(sub(nearestIn(lineOf(a, b), aimOf(a, b)), aimOf(a, b))),
  'the distance to the box': (a, b) => length(sub(nearestIn(boxOf(a, b), aimOf(a, b)), aimOf(a, b))),
  'the distance to the farthest corner': (a, b) => Math.max(...cornersOf(a, b).map((p) => length(sub(p, aimOf(a, b))))),
  /** The largest between an end of one line and an end of the other. */
  'the distance of their ends': (a, b) =>
    Math.max(...endsOf(lineIn(a)).flatMap((p) => endsOf(lineIn(b)).map((q) => length(sub(q, p))))),
  /** The largest on an axis from the line's start, or from its nearer end, to the planes of the box. */
  'the distance to the planes': (a, b) => toPlanes(endsOf(lineOf(a, b))[0]!, boxOf(a, b)),
  'the nearer distance to the planes': (a, b) =>
    Math.min(...endsOf(lineOf(a, b)).map((end) => toPlanes(end, boxOf(a, b)))),
  /** From the line's start to the farthest point of a triangle, capsule or oriented box, or a little more. */
  'the way to the far side': (a, b) => farSide(endsOf(lineOf(a, b))[0]!, solidOf(a, b)),
  /** The length of the segment, or of the ray's direction. */
  'the length of the line': (a, b) => length(directionOf(lineOf(a, b))),
  'the length of the first': (a) => length(directionOf(lineIn(a))),
  'the length of the second': (_, b) => length(directionOf(lineIn(b))),
  /** How shallow a line passes through a ball: the radius over half the chord, at least 1. 1 also where it only touches. */
  'the slant': (a, b) => slant(lineOf(a, b), ballOf(a, b)),
  /** How shallow two balls cross: the smaller radius over that of the circle that they share, at least 1; 1 where they do not cross. */
  'the graze': (a, b) => graze(a as Ball, b as Ball),
  /** Of the angle between two lines or planes; 1 where they are parallel. */
  'the sine': (a, b) => sine(leadOf(a), leadOf(b)),
  /** Of the angle between the line and the plane; 1 where they are parallel. */
  'the slope': (a, b) => slope(directionOf(lineOf(a, b)), flatOf(a, b).normal),
  /** Of the angles between the line and those faces of an oriented box that it is not parallel to; 1 where there are none. */
  'the least slope': (a, b) => leastSlope(directionOf(lineOf(a, b)), solidOf(a, b) as Oriented),
  'the longest edge': (a, b) => longestEdge(...cornersOf(a, b)),
  'the half diagonals': (a, b) => add2(halfDiagonal(a as Oriented), halfDiagonal(b as Oriented)),
  /** How far the axes of the boxes are from being at right angles: 1 if they are, infinite where they do not span space. */
  'the skew': (a, b) => [a, b].flatMap((box) => (box.kind === 'obb' ? [skew(box)] : [])).reduce((p, q) => max(p, q)),
};

function add2(p: number, q: number): number {
  return p + q;
}

function find<S extends Shape>(kinds: readonly string[], a: Shape, b: Shape): S {
  return (kinds.includes(a.kind) ? a : b) as S;
}

const LINES = ['segment', 'ray', 'line'];
const lineOf = (a: Shape, b: Shape): Line => lineIn(find<Shape>(isOneOf(LINES, a, b) ? LINES : ['capsule'], a, b));
const BALLS = ['sphere', 'circle'];
const ballOf = (a: Shape, b: Shape): Ball => find<Ball>(isOneOf(BALLS, a, b) ? BALLS : ['capsule'], a, b);
const flatOf = (a: Shape, b: Shape): Flat => find<Flat>(['plane', 'halfspace', 'halfplane'], a, b);
const SOLIDS = ['triangle', 'obb', 'capsule'];
const solidOf = (a: Shape, b: Shape): Solid => find<Solid>(SOLIDS, a, b);
const boxOf = (a: Shape, b: Shape): Box => find<Box>(['aabb'], a, b);

function isOneOf(kinds: readonly string[], a: Shape, b: Shape): boolean {
  return kinds.includes(a.kind) || kinds.includes(b.kind);
}

/** What is straight in a shape. */
function lineIn(shape: Shape): Line {
  return shape.kind === 'capsule' ? axisOf(shape) : (shape as Line);
}

/** The place that a line, box or triangle is seen from. */
function aimOf(a: Shape, b: Shape): Vec {
  return centerOf(find<Ball>(['point', 'sphere', 'circle'], a, b));
}

function centerOf(shape: Shape): Vec {
  return shape.kind === 'point' ? shape : (shape as Ball).center;
}

function endsOf(line: Line): readonly Vec[] {
  return line.kind === 'segment' ? [line.start, line.end] : [line.origin];
}

function directionOf(line: Line): Vec {
  return line.kind === 'segment' ? sub(line.end, line.start) : line.direction;
}

/** What turns with a line or plane. */
function leadOf(shape: Shape): Vec {
  return isOneOf(['plane', 'halfspace', 'halfplane'], shape, shape)
    ? (shape as Flat).normal
    : directionOf(lineIn(shape));
}

function distances(a: Shape, b: Shape): readonly number[] {
  return endsOf(lineOf(a, b)).map((end) => length(sub(end, aimOf(a, b))));
}

function cornersOf(a: Shape, b: Shape): readonly [Vec, Vec, Vec] {
  const { a: p, b: q, c: r } = find<Triangle>(['triangle'], a, b);
  return [p, q, r];
}

function longestEdge(p: Vec, q: Vec, r: Vec): number {
  return max(length(sub(q, p)), length(sub(r, q)), length(sub(p, r)));
}

function toPlanes(from: Vec, box: Box): number {
  return max(maxCoordinate(abs(sub(box.min, from))), maxCoordinate(abs(sub(box.max, from))));
}

function farSide(from: Vec, solid: Solid): number {
  switch (solid.kind) {
    case 'triangle':
      return max(
        ...([solid.a, solid.b, solid.c].map((corner) => length(sub(corner, from))) as [number, number, number]),
      );
    case 'capsule':
      return max(length(sub(solid.start, from)), length(sub(solid.end, from))) + solid.radius;
    default:
      return length(sub(solid.center, from)) + halfDiagonal(solid);
  }
}

/** Coordinate by coordinate, as far from 0 as the shape reaches. */
function farthest(shape: Shape): Vec {
  switch (shape.kind) {
    case 'point':
      return abs(shape as Vec);
    case 'segment':
    case 'ray':
    case 'line':
      return endsOf(shape)
        .map((p) => abs(p))
        .reduce((p, q) => max(p, q));
    case 'plane':
    case 'halfspace':
    case 'halfplane':
      return abs(scale(shape.normal, shape.constant / lengthSquared(shape.normal)));
    case 'capsule':
      return add(max(abs(shape.start), abs(shape.end)), fill(shape.start, abs(shape.radius)));
    case 'sphere':
    case 'circle':
      return add(abs(shape.center), fill(shape.center, abs(shape.radius)));
    case 'aabb':
      return max(abs(shape.min), abs(shape.max));
    case 'hull':
    case 'polygon':
      return add(abs(shape.position), ...partsOf(shape));
    case 'triangle':
      return max(abs(shape.a), abs(shape.b), abs(shape.c));
    default:
      return add(abs(shape.center), ...spokesOf(shape).map((spoke) => abs(spoke)));
  }
}

/** What is at most added along each axis. */
function partsOf({ data: { vertices }, axes }: Posed): readonly Vec[] {
  return axes.map((axis, i) => {
    const own = [...vertices].filter((_, k) => k % axes.length === i).map(Math.abs);
    return abs(scale(axis, Math.max(...own)));
  });
}

function spokesOf({ halfExtents, axes }: Oriented): readonly Vec[] {
  return axes.map((axis, i) => scale(axis, at(halfExtents, i as Index)));
}

function halfDiagonal(box: Oriented): number {
  return spokesOf(box)
    .map((spoke) => length(spoke))
    .reduce((p, q) => p + q);
}

function leastSlope(direction: Vec, { axes: [u, v, w] }: Oriented): number {
  const normals: Vec[] = w
    ? [cross(v as Vec3, w as Vec3), cross(w as Vec3, u as Vec3), cross(u as Vec3, v as Vec3)]
    : [u!, v!].map(({ x, y }) => ({ x: 0 - y, y: x }));
  return normals.map((normal) => slope(direction, normal)).reduce((p, q) => Math.min(p, q));
}

function skew({ axes: [u, v, w] }: Oriented): number {
  const volume = w ? abs(dot(cross(u as Vec3, v as Vec3), w)) : abs(cross2(u!, v!));
  const whole = length(u!) * length(v!) * (w ? length(w) : 1);
  return volume > 0 ? whole / volume : Infinity;
}

function slant(line: Line, { center, radius }: Ball): number {
  const direction = directionOf(line);
  const squared = lengthSquared(direction);
  if (squared === 0) return 1;
  const half = radius * radius - crossSquared(sub(center, endsOf(line)[0]!), direction) / squared;
  return half > 0 ? max(radius / sqrt(half), 1) : 1;
}

function graze(a: Ball, b: Ball): number {
  const [d, sum, difference] = [length(sub(b.center, a.center)), a.radius + b.radius, a.radius - b.radius];
  const product = (sum - d) * (sum + d) * (d - difference) * (d + difference);
  return product > 0 ? max((2 * d * Math.min(a.radius, b.radius)) / sqrt(product), 1) : 1;
}

function sine(u: Vec, v: Vec): number {
  const squared = crossSquared(u, v);
  return squared > 0 ? sqrt(squared / (dot(u, u) * dot(v, v))) : 1;
}

function slope(direction: Vec, normal: Vec): number {
  const along = abs(dot(direction, normal));
  return along > 0 ? along / (length(direction) * length(normal)) : 1;
}
