/**
 * Every shape as one kind of set: the convex hull of points, plus any positive multiples of some directions (the ways
 * in which it is endless), plus a ball. So the oracle needs no formula for any two kinds.
 */
import { cross, dot, isZero, minus, origin, plus, times, type Vector } from './vectors.js';
import { endOf, type WholeShape } from './whole.js';

export interface Hull {
  /** Times `denominator`. */
  readonly points: readonly Vector[];
  readonly denominator: bigint;
  /** Of any length but zero. */
  readonly ways: readonly Vector[];
  readonly radius: bigint;
}

export function hullOf(shape: WholeShape): Hull {
  switch (shape.kind) {
    case 'point':
      return hull([shape.at]);
    case 'linear':
      return shape.endless ? hull([shape.foot], [shape.reach]) : hull([shape.foot, endOf(shape)]);
    case 'line':
      return hull([shape.foot], bothWays(shape.reach));
    case 'plane':
    case 'halfspace': {
      const { kind, normal, constant } = shape;
      const ways = acrossOf(normal).flatMap(bothWays);
      if (kind === 'halfspace') ways.push(minus(origin, normal));
      // The foot of the perpendicular from the origin.
      return { ...hull([times(normal, -constant)], ways), denominator: dot(normal, normal) };
    }
    case 'sphere':
      return hull([shape.center], [], shape.radius);
    case 'capsule':
      return hull([shape.start, shape.end], [], shape.radius);
    case 'aabb': {
      const { x, y, z } = minus(shape.max, shape.min);
      const edges = [
        { x, y: 0n, z: 0n },
        { x: 0n, y, z: 0n },
        { x: 0n, y: 0n, z },
      ];
      return hull(edges.reduce(withEdge, [shape.min]));
    }
    case 'triangle':
      return hull([shape.a, shape.b, shape.c]);
    case 'hull':
      return hull(shape.corners);
    case 'obb':
      return hull(
        shape.edges.map((edge) => times(edge, 2n)).reduce(withEdge, [shape.edges.reduce(minus, shape.center)]),
      );
  }
}

/** The hull, endless also along z, both ways: shapes of the plane then overlap in space where they do in the plane. */
export function upright(hull: Hull): Hull {
  return { ...hull, ways: [...hull.ways, ...bothWays({ x: 0n, y: 0n, z: 1n })] };
}

function hull(points: readonly Vector[], ways: readonly Vector[] = [], radius = 0n): Hull {
  return { points, denominator: 1n, ways: ways.filter((way) => !isZero(way)), radius };
}

function bothWays(way: Vector): Vector[] {
  return [way, minus(origin, way)];
}

/** A flat box has some of its corners once only. */
function withEdge(corners: Vector[], edge: Vector): Vector[] {
  return isZero(edge) ? corners : [...corners, ...corners.map((corner) => plus(corner, edge))];
}

/** Two independent directions in the plane with this normal. */
function acrossOf(normal: Vector): Vector[] {
  const axes: readonly Vector[] = [
    { x: 1n, y: 0n, z: 0n },
    { x: 0n, y: 1n, z: 0n },
    { x: 0n, y: 0n, z: 1n },
  ];
  const own = axes.find((axis) => dot(axis, normal) !== 0n);
  return axes.filter((axis) => axis !== own).map((axis) => cross(normal, axis));
}
