import type { Shape3, Vector3 } from '../shapes.js';
import {
  type Axes,
  along,
  axesAlong,
  constantAt,
  cross,
  randomUnit,
  type Space,
  scaled,
  unit,
  vector,
} from './floats.js';
import type { Kind } from './independent.js';
import { short } from './meeting.js';

/** Most of them cannot multiply a direction without rounding it. */
const factors = [1, 3, 0.1, 0.7, -1, -3, -0.1, -0.7];

/** Shapes along one direction, equal but for the rounding of a factor: on one line, or side by side. */
export function parallel(kindA: Kind, kindB: Kind, space: Space): { a: Shape3; b: Shape3 } {
  const { random } = space;
  const coordinate = random.chance(0.3) ? () => short(space) : () => random.between(-1, 1);
  const axes = commonAxes(kindA === 'aabb' || kindB === 'aabb', coordinate, space);
  const place = vector(space, coordinate);
  const further = along(place, axes[0], random.pick([0, ...factors, random.between(-2, 2)]));
  const beside = random.pick([0, 0, 0, 2 ** -53, 2 ** -50, 0.1, random.unit()]);
  const other = beside === 0 ? further : along(further, axes[1], beside);
  return { a: lyingAlong(axes, place, kindA, space), b: lyingAlong(axes, other, kindB, space) };
}

/** The first of any length, the others at right angles to it. With a box it often runs along a side or within one. */
function commonAxes(straight: boolean, coordinate: () => number, space: Space): Axes {
  const { random, flat } = space;
  const direction = vector(space, coordinate);
  const axis = random.pick(flat ? ['x', 'y'] : ['x', 'y', 'z']);
  const level = random.chance(straight ? 0.6 : 0.1) ? { ...direction, [axis]: 0 } : direction;
  const [, y, z] = axesAlong(space, unit(level));
  return [level, y, z];
}

function lyingAlong(axes: Axes, place: Vector3, kind: Kind, space: Space): Shape3 {
  const { random } = space;
  const span = scaled(axes[0], random.pick(factors));
  const end = along(place, span, 1);
  switch (kind) {
    case 'point':
      return { kind, ...place };
    case 'segment':
      return { kind, start: place, end };
    case 'ray':
      return { kind, origin: place, direction: span };
    case 'line':
      return { kind, origin: random.chance(0.5) ? place : end, direction: span };
    case 'plane':
    case 'halfspace': {
      // The line through the place lies in it.
      const beside = vector(space, () => short(space));
      const square = space.flat ? { x: -axes[0].y, y: axes[0].x, z: 0 } : cross(axes[0], beside);
      const normal = scaled(random.pick([axes[1], axes[1], square]), random.pick(factors));
      return { kind, normal, constant: constantAt(place, normal) };
    }
    case 'capsule': {
      const radius = random.pick([0, 0.1, random.unit()]);
      const from = random.chance(0.5) ? place : along(place, axes[1], radius);
      return { kind, start: from, end: along(from, span, 1), radius };
    }
    case 'sphere': {
      // It touches the line through the place, or has its centre on it.
      const radius = random.pick([0, 0.1, random.unit()]);
      return { kind, center: random.chance(0.5) ? place : along(place, axes[1], radius), radius };
    }
    case 'aabb':
      return {
        kind,
        min: { x: Math.min(place.x, end.x), y: Math.min(place.y, end.y), z: Math.min(place.z, end.z) },
        max: { x: Math.max(place.x, end.x), y: Math.max(place.y, end.y), z: Math.max(place.z, end.z) },
      };
    case 'triangle': {
      const onLine = along(place, axes[0], random.pick(factors));
      const third = random.chance(0.3) ? onLine : along(place, randomUnit(space), random.unit());
      return random.pick<Shape3>([
        { kind, a: place, b: end, c: third },
        { kind, a: end, b: third, c: place },
        { kind, a: third, b: place, c: end },
      ]);
    }
    case 'obb': {
      const halfExtents = vector(space, () => random.pick([0, 0.1, 0.5, random.unit()]));
      // As good as aligned, or turned by next to nothing.
      const turn = random.pick([0, 0, 1e-13, 1e-15, 2 ** -52]);
      const [y, z] = [scaled(axes[1], random.pick(factors)), scaled(axes[2], random.pick(factors))];
      return { kind, center: place, halfExtents, axes: [along(span, y, turn), along(y, span, -turn), z] };
    }
  }
}
