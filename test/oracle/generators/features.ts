import type { Halfspace, Plane, Shape3, Vector3 } from '../shapes.js';
import { along, difference, dot, randomUnit, type Space, scaled, sideways, unit } from './floats.js';

/** A place that stands out on a shape, as a program would compute it: a corner, an end, a centre, somewhere on an edge. */
export function featureOf(shape: Shape3, space: Space): Vector3 {
  const { random } = space;
  const weight = (): number => random.pick([0, 1, 0.5, random.unit()]);
  switch (shape.kind) {
    case 'point':
      return { x: shape.x, y: shape.y, z: shape.z };
    case 'segment':
      return between(shape.start, shape.end, weight());
    case 'ray':
      return along(shape.origin, shape.direction, random.pick([0, 1, random.between(0, 3)]));
    case 'line':
      return along(shape.origin, shape.direction, random.pick([0, 1, random.between(-3, 3)]));
    case 'plane':
    case 'halfspace': {
      const aside = random.pick([0, 1, random.between(-2, 2)]);
      return along(footOf(shape), sideways(space, unit(shape.normal)), aside);
    }
    case 'capsule': {
      const { start, end, radius } = shape;
      const on = between(start, end, weight());
      const out = unit(difference(on, random.chance(0.5) ? start : end));
      return along(on, random.chance(0.5) ? sideways(space, out) : out, random.chance(0.7) ? radius : 0);
    }
    case 'sphere':
      return along(shape.center, randomUnit(space), random.chance(0.5) ? shape.radius : 0);
    case 'aabb': {
      const { min, max } = shape;
      const on = (low: number, high: number): number => low + (high - low) * weight();
      return { x: on(min.x, max.x), y: on(min.y, max.y), z: on(min.z, max.z) };
    }
    case 'triangle': {
      const onEdge = between(shape.a, shape.b, weight());
      return random.chance(0.5) ? onEdge : between(onEdge, shape.c, weight());
    }
    case 'hull': {
      const { data, position, axes } = shape;
      const first = 3 * random.whole(0, data.vertices.length / 3 - 1);
      return axes.reduce((sum, axis, k) => along(sum, axis, data.vertices[first + k]!), position);
    }
    case 'obb': {
      const { center, halfExtents, axes } = shape;
      const side = (): number => 2 * weight() - 1;
      const alongX = along(center, axes[0], side() * halfExtents.x);
      const alongY = along(alongX, axes[1], side() * halfExtents.y);
      return along(alongY, axes[2], side() * halfExtents.z);
    }
  }
}

/** The point of a plane nearest to the origin, or with the same coordinate if that is all the normal has. */
function footOf({ normal, constant }: Plane | Halfspace): Vector3 {
  const squared = dot(normal, normal);
  return squared > 0 ? scaled(normal, -constant / squared) : { x: 0, y: 0, z: 0 };
}

/** Exactly `to` at t = 1, as careful programs have it. */
function between(from: Vector3, to: Vector3, t: number): Vector3 {
  return t === 1 ? to : along(from, difference(to, from), t);
}
