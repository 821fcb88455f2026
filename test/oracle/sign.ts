/**
 * Whether two shapes are apart, touch or overlap, found by moving one of them a little: a second opinion on what
 * `convex.ts` says.
 *
 * They overlap if the origin lies inside their Minkowski difference, which is convex. The difference then holds a whole
 * simplex around the origin if that is small enough; and wherever it holds the corners of one, of any size, the origin lies
 * inside. It holds a corner if the shapes still meet after one of them has moved by it.
 */
import { dot, origin, plus, type Vector } from './vectors.js';
import { numbersIn, type WholeShape } from './whole.js';

/** 1 apart; 0 touching: they meet, and an arbitrarily small motion can part them; −1 overlapping. */
export type Sign = -1 | 0 | 1;

/** The corners of a simplex around the origin. */
export type Simplex = readonly Vector[];

export const simplexInPlane: Simplex = [
  { x: 1n, y: 0n, z: 0n },
  { x: 0n, y: 1n, z: 0n },
  { x: -1n, y: -1n, z: 0n },
];

export const simplexInSpace: Simplex = [
  { x: 1n, y: 0n, z: 0n },
  { x: 0n, y: 1n, z: 0n },
  { x: 0n, y: 0n, z: 1n },
  { x: -1n, y: -1n, z: -1n },
];

export function signByMotion(
  a: WholeShape,
  b: WholeShape,
  simplex: Simplex,
  meet: (a: WholeShape, b: WholeShape) => boolean,
): Sign {
  if (!meet(a, b)) return 1;
  const bits = enoughBits(a, b);
  const still = moved(b, bits, origin);
  return simplex.every((corner) => meet(moved(a, bits, corner), still)) ? -1 : 0;
}

/**
 * So many that the simplex, made smaller by `2^bits`, fits between the origin and whatever it does not lie on.
 *
 * With all numbers below 2^n, an edge of the difference has coordinates below 2^(n + 1), and a face's normal, the cross
 * product of two edges, is shorter than 2^(2n + 4). The face lies where normal · x is some whole number, so it is farther
 * than 2^-(2n + 4) from the origin or goes through it.
 * The side of a plane has the plane's own normal N, which is shorter still. It lies where N · x is a whole number; between two
 * parallel planes, a fraction whose denominator is a coordinate of the other normal, so below 2^n.
 * With radii, of sum R > 0, the origin is inside where its distance d from the difference of the cores is less than R. d² is a
 * fraction whose denominator is at most the square of such a normal, and R² − d² is at least 1 over that. So
 * R − d = (R² − d²) / (R + d) is more than 2^-(4n + 8) / 2^(n + 2). No corner is as long as 2.
 */
function enoughBits(...shapes: readonly WholeShape[]): bigint {
  const n = Math.max(...shapes.flatMap(numbersIn).map(bitLength));
  return BigInt(5 * n + 11);
}

function bitLength(value: bigint): number {
  return (value < 0n ? -value : value).toString(2).length;
}

/** The shape in units that are 2^bits times as small, moved by so many of these. */
function moved(shape: WholeShape, bits: bigint, by: Vector): WholeShape {
  const finer = ({ x, y, z }: Vector): Vector => ({ x: x << bits, y: y << bits, z: z << bits });
  const place = (v: Vector): Vector => plus(finer(v), by);
  switch (shape.kind) {
    case 'point':
      return { ...shape, at: place(shape.at) };
    case 'linear':
      return { ...shape, foot: place(shape.foot), reach: finer(shape.reach) };
    case 'line':
      return { ...shape, foot: place(shape.foot), reach: finer(shape.reach) };
    case 'plane':
    case 'halfspace':
      return { ...shape, constant: (shape.constant << bits) - dot(shape.normal, by) };
    case 'capsule':
      return { ...shape, start: place(shape.start), end: place(shape.end), radius: shape.radius << bits };
    case 'sphere':
      return { ...shape, center: place(shape.center), radius: shape.radius << bits };
    case 'aabb':
      return { ...shape, min: place(shape.min), max: place(shape.max) };
    case 'triangle':
      return { ...shape, a: place(shape.a), b: place(shape.b), c: place(shape.c) };
    case 'hull':
      return { ...shape, corners: shape.corners.map(place) };
    case 'obb':
      return { ...shape, center: place(shape.center), edges: shape.edges.map(finer) };
  }
}
