/**
 * The truth about two shapes in the plane: the plane is the slice z = 0 of space. A circle is what its sphere has in
 * that slice and everything else lies in it, so that meeting and distance are the same there.
 */

import type { ExactDistance } from './3d.js';
import * as space from './3d.js';
import { cornersOnly } from './body.js';
import type { Stretch } from './lines.js';
import type { Rational } from './rational.js';
import type { Aabb, Circle, Ray, Segment, Shape2, Shape3, Sphere, Vector2, Vector3 } from './shapes.js';
import type { Sign } from './sign.js';

export function intersects(a: Shape2, b: Shape2): boolean {
  return space.intersects(lift(a), lift(b));
}

/** Only motions within the plane count: two crossing segments overlap there. */
export function signOfGap(a: Shape2, b: Shape2): Sign {
  return space.signOfGapInPlane(lift(a), lift(b));
}

/** Whether the first holds all of the second. */
export function holds(a: Shape2, b: Shape2): boolean {
  return space.holdsInPlane(lift(a), lift(b));
}

export function intersectsByWeights(a: Shape2, b: Shape2): boolean {
  return space.intersectsByWeights(lift(a), lift(b));
}

export function distance(a: Shape2, b: Shape2): ExactDistance | null {
  return space.distance(lift(a), lift(b));
}

export function contains(shape: Shape2, point: Vector2): boolean {
  return space.contains(lift(shape), liftVector(point));
}

export function stretchInBox(line: Segment<Vector2> | Ray<Vector2>, box: Aabb<Vector2>): Stretch | null {
  return space.stretchInBox(liftLinear(line), liftBox(box));
}

export function sideOfCircle(line: Segment<Vector2> | Ray<Vector2>, circle: Circle, t: Rational): number {
  return space.sideOfSphere(liftLinear(line), liftCircle(circle), t);
}

/** The same shape in that slice; a half-plane is what its half-space has in it. */
export function lift(shape: Shape2): Shape3 {
  switch (shape.kind) {
    case 'point':
      return { kind: 'point', x: shape.x, y: shape.y, z: 0 };
    case 'circle':
      return liftCircle(shape);
    case 'aabb':
      return liftBox(shape);
    case 'line':
      return { kind: 'line', origin: liftVector(shape.origin), direction: liftVector(shape.direction) };
    case 'halfplane':
      return { kind: 'halfspace', normal: liftVector(shape.normal), constant: shape.constant };
    case 'capsule': {
      const { kind, start, end, radius } = shape;
      return { kind, start: liftVector(start), end: liftVector(end), radius };
    }
    case 'triangle':
      return { kind: 'triangle', a: liftVector(shape.a), b: liftVector(shape.b), c: liftVector(shape.c) };
    case 'obb': {
      const { kind, center, halfExtents, axes } = shape;
      const up = { x: 0, y: 0, z: 1 };
      return {
        kind,
        center: liftVector(center),
        halfExtents: liftVector(halfExtents),
        axes: [liftVector(axes[0]), liftVector(axes[1]), up],
      };
    }
    case 'polygon': {
      const { data, position, axes } = shape;
      const count = data.vertices.length / 2;
      const vertices = Float64Array.from({ length: 3 * count }, (_, i) =>
        i % 3 === 2 ? 0 : data.vertices[2 * Math.trunc(i / 3) + (i % 3)]!,
      );
      const up = { x: 0, y: 0, z: 1 };
      const lifted = [liftVector(axes[0]), liftVector(axes[1]), up] as const;
      return { kind: 'hull', data: cornersOnly(vertices), position: liftVector(position), axes: lifted };
    }
    default:
      return liftLinear(shape);
  }
}

function liftVector({ x, y }: Vector2): Vector3 {
  return { x, y, z: 0 };
}

function liftCircle({ center, radius }: Circle): Sphere {
  return { kind: 'sphere', center: liftVector(center), radius };
}

function liftBox({ min, max }: Aabb<Vector2>): Aabb<Vector3> {
  return { kind: 'aabb', min: liftVector(min), max: liftVector(max) };
}

function liftLinear(line: Segment<Vector2> | Ray<Vector2>): Segment<Vector3> | Ray<Vector3> {
  return line.kind === 'segment'
    ? { kind: 'segment', start: liftVector(line.start), end: liftVector(line.end) }
    : { kind: 'ray', origin: liftVector(line.origin), direction: liftVector(line.direction) };
}
