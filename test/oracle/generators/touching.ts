/**
 * Pairs that touch at one point, or would if there were no rounding: each lies on its own side of a plane through
 * `point`, and reaches it there.
 */
import type { Shape3, Vector3 } from '../shapes.js';
import {
  type Axes,
  along,
  axesAlong,
  constantAt,
  difference,
  dot,
  length,
  randomAxes,
  randomUnit,
  type Space,
  scaled,
  sideways,
  unit,
  vector,
} from './floats.js';
import type { Kind } from './independent.js';
import { short } from './meeting.js';

export function touching(kindA: Kind, kindB: Kind, space: Space): { a: Shape3; b: Shape3 } {
  const { random } = space;
  const straight = kindA === 'aabb' || kindB === 'aabb' ? 0.5 : 0.2;
  const normal = random.chance(straight) ? axisDirection(space) : randomUnit(space);
  const coordinate = random.chance(0.5) ? () => short(space) : () => random.between(-1, 1);
  const point = vector(space, coordinate);
  const axes = axesAlong(space, normal);
  const a = below(point, normal, kindA, space, axes);
  // Half of the time the second shape meets a point of the first as it came out, not as it was meant.
  const met = random.chance(0.5) ? surfacePoint(a, point, normal, space) : point;
  return { a, b: below(met, scaled(normal, -1), kindB, space, axes) };
}

export function axisDirection({ random, flat }: Space): Vector3 {
  const side = random.pick([-1, 1]);
  const axis = random.whole(0, flat ? 1 : 2);
  return { x: axis === 0 ? side : 0, y: axis === 1 ? side : 0, z: axis === 2 ? side : 0 };
}

/** A shape behind the plane through `point` with the outward `normal`, touching it in that point. */
export function below(point: Vector3, normal: Vector3, kind: Kind, space: Space, axes: Axes): Shape3 {
  const { random } = space;
  const level = (): Vector3 => sideways(space, normal);
  const size = (): number => random.pick([1, 0.5, random.between(0.1, 2)]);
  /** Level with the plane, or leaning away behind it. */
  const away = (): Vector3 =>
    scaled(random.chance(0.5) ? level() : unit(along(level(), normal, -random.between(0, 2))), size());
  switch (kind) {
    case 'point':
      return { kind, ...point };
    case 'segment': {
      const span = away();
      // A leaning segment must end in the point; a level one may have it anywhere.
      const back = Math.abs(dot(span, normal)) < 1e-9 && random.chance(0.7) ? random.between(0, 1) : 0;
      const [start, end] = [along(point, span, -back), along(point, span, 1 - back)];
      return random.chance(0.5) ? { kind, start, end } : { kind, start: end, end: start };
    }
    case 'ray': {
      const direction = away();
      const back = Math.abs(dot(direction, normal)) < 1e-9 && random.chance(0.7) ? random.between(0, 4) : 0;
      return { kind, origin: along(point, direction, -back), direction };
    }
    case 'line': {
      const direction = scaled(level(), size());
      return { kind, origin: along(point, direction, random.between(-4, 4)), direction };
    }
    case 'plane':
    case 'halfspace': {
      const outward = scaled(normal, random.pick([1, 1, 3, 0.1, 0.7, kind === 'plane' ? -3 : 1]));
      return { kind, normal: outward, constant: constantAt(point, outward) };
    }
    case 'capsule': {
      const radius = size();
      const from = along(point, normal, -radius);
      const span = away();
      // Its side touches, or one of its caps.
      const back = Math.abs(dot(span, normal)) < 1e-9 && random.chance(0.7) ? random.between(0, 1) : 0;
      const [start, end] = [along(from, span, -back), along(from, span, 1 - back)];
      return random.chance(0.5) ? { kind, start, end, radius } : { kind, start: end, end: start, radius };
    }
    case 'sphere': {
      const radius = size();
      const center = along(point, normal, -radius);
      return { kind, center, radius: random.chance(0.5) ? radius : length(difference(center, point)) };
    }
    case 'aabb':
      return boxBelow(point, normal, space);
    case 'triangle': {
      const [ab, ac] = [away(), away()];
      if (random.chance(0.4)) return { kind, a: point, b: along(point, ab, 1), c: along(point, ac, 1) };
      // The point is inside the triangle, which lies in the plane, or on the edge from a to b.
      const [first, second] = [scaled(level(), size()), scaled(level(), size())];
      const v = random.between(0, 1);
      const w = random.chance(0.5) ? 0 : random.between(0, 1 - v);
      const a = along(along(point, first, -v), second, -w);
      return { kind, a, b: along(a, first, 1), c: along(a, second, 1) };
    }
    case 'obb':
      return orientedBelow(point, normal, space, random.chance(0.6) ? axes : randomAxes(space));
  }
}

/** Along an axis the box has a whole face in the plane, otherwise a corner. */
function boxBelow(point: Vector3, normal: Vector3, { random, flat }: Space): Shape3 {
  const stretch = (at: number, outward: number): [number, number] => {
    const [low, high] = [random.between(0, 1), random.between(0, 1)];
    if (outward > 0) return [at - low, at];
    return outward < 0 ? [at, at + high] : [at - low, at + high];
  };
  const [minX, maxX] = stretch(point.x, normal.x);
  const [minY, maxY] = stretch(point.y, normal.y);
  const [minZ, maxZ] = flat ? [0, 0] : stretch(point.z, normal.z);
  return { kind: 'aabb', min: { x: minX, y: minY, z: minZ }, max: { x: maxX, y: maxY, z: maxZ } };
}

/** With an axis along the normal a whole face is in the plane: boxes stacked on each other. Otherwise a corner. */
function orientedBelow(point: Vector3, normal: Vector3, space: Space, axes: Axes): Shape3 {
  const { random } = space;
  const halfExtents = vector(space, () => random.pick([1, 0.5, random.between(0.1, 2)]));
  const inward = (axis: Vector3): number => {
    const lean = dot(axis, normal);
    return Math.abs(lean) < 1e-9 ? random.between(-1, 1) : -Math.sign(lean);
  };
  let center = along(point, axes[0], inward(axes[0]) * halfExtents.x);
  center = along(center, axes[1], inward(axes[1]) * halfExtents.y);
  center = along(center, axes[2], inward(axes[2]) * halfExtents.z);
  return { kind: 'obb', center, halfExtents, axes };
}

/** A point that the shape's own numbers give, near the one it was built on. */
function surfacePoint(shape: Shape3, point: Vector3, outward: Vector3, { random }: Space): Vector3 {
  const t = random.between(0, 1);
  switch (shape.kind) {
    case 'segment':
      return along(shape.start, difference(shape.end, shape.start), t);
    case 'ray':
    case 'line':
      return along(shape.origin, shape.direction, 2 * t);
    case 'plane':
    case 'halfspace': {
      const { normal, constant } = shape;
      return along(point, normal, -(dot(normal, point) + constant) / dot(normal, normal));
    }
    case 'capsule':
      return random.chance(0.5) ? point : along(random.pick([shape.start, shape.end]), outward, shape.radius);
    case 'sphere':
      return along(shape.center, unit(difference(point, shape.center)), shape.radius);
    case 'triangle': {
      const onEdge = along(shape.a, difference(shape.b, shape.a), t);
      return along(onEdge, difference(shape.c, shape.a), (1 - t) * random.pick([0, random.unit()]));
    }
    default:
      return point;
  }
}
