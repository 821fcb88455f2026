import type { Shape3, Vector3 } from '../shapes.js';
import { along, constantAt, length, randomAxes, type Space, vector } from './floats.js';
import type { Kind } from './independent.js';

/**
 * A shape through a given point. The numbers have few enough digits that the sums below are exact, so that two thin
 * shapes made this way really do share the point: independent ones never would.
 */
export function through(point: Vector3, kind: Kind, space: Space): Shape3 {
  const { random } = space;
  const sixteenths = (most: number): number => random.whole(0, 16 * most) / 16;
  const direction = (): Vector3 => vector(space, () => short(space));
  switch (kind) {
    case 'point':
      return { kind, ...point };
    case 'segment': {
      const span = direction();
      const t = sixteenths(1);
      return { kind, start: along(point, span, -t), end: along(point, span, 1 - t) };
    }
    case 'ray': {
      const span = direction();
      return { kind, origin: along(point, span, -sixteenths(2)), direction: span };
    }
    case 'line': {
      const span = direction();
      return { kind, origin: along(point, span, 2 * sixteenths(2) - 2), direction: span };
    }
    case 'plane': {
      const normal = direction();
      return { kind, normal, constant: constantAt(point, normal) };
    }
    case 'halfspace': {
      const normal = direction();
      return { kind, normal, constant: constantAt(point, normal) - random.pick([0, 0, sixteenths(1)]) };
    }
    case 'capsule': {
      const [span, inward] = [direction(), direction()];
      const on = along(point, inward, 1);
      const t = sixteenths(1);
      const radius = length(inward) * (random.chance(0.5) ? 1 : random.between(1, 2));
      return { kind, start: along(on, span, -t), end: along(on, span, 1 - t), radius };
    }
    case 'sphere': {
      const inward = direction();
      const radius = length(inward) * (random.chance(0.5) ? 1 : random.between(1, 2));
      return { kind, center: along(point, inward, 1), radius };
    }
    case 'aabb': {
      const [below, above] = [vector(space, () => sixteenths(1)), vector(space, () => sixteenths(1))];
      return { kind, min: along(point, below, -1), max: along(point, above, 1) };
    }
    case 'triangle': {
      const [ab, ac] = [direction(), direction()];
      const v = sixteenths(1);
      const w = random.whole(0, 16 * (1 - v)) / 16;
      const a = along(along(point, ab, -v), ac, -w);
      return { kind, a, b: along(a, ab, 1), c: along(a, ac, 1) };
    }
    case 'obb': {
      const axes = randomAxes(space);
      const halfExtents = vector(space, () => random.between(0, 1));
      const weight = (): number => random.pick([-1, 1, random.between(-1, 1)]);
      let center = along(point, axes[0], weight() * halfExtents.x);
      center = along(center, axes[1], weight() * halfExtents.y);
      return { kind, center: along(center, axes[2], weight() * halfExtents.z), halfExtents, axes };
    }
  }
}

/** A number with about ten binary digits, between −1 and 1. */
export function short({ random }: Space): number {
  return random.whole(-1024, 1024) / 1024;
}
