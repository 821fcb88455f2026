import type { Shape3, Vector3 } from '../shapes.js';
import { type Axes, type Space, vector } from './floats.js';
import type { Kind } from './independent.js';

type Axis = 'x' | 'y' | 'z';

/** The plane in which both shapes have a face, an edge, an axis or a corner. */
interface Level {
  readonly axis: Axis;
  readonly height: number;
}

/**
 * Shapes that are aligned: an axis or an edge of the one lies exactly in the plane of a face of the other, often across one of its corners and out
 * at both ends; faces and edges lie on each other, flush from inside or from outside.
 */
export function level(kindA: Kind, kindB: Kind, space: Space): { a: Shape3; b: Shape3 } {
  const { random, flat } = space;
  const common: Level = {
    axis: random.pick<Axis>(flat ? ['x', 'y'] : ['x', 'y', 'z']),
    height: random.pick([0, 1, -1, 0.5, 0.1]),
  };
  return { a: lying(common, kindA, space), b: lying(common, kindB, space) };
}

function lying({ axis, height }: Level, kind: Kind, space: Space): Shape3 {
  const { random } = space;
  const far = (): number => random.whole(-12, 12) / 4;
  const place = (away = far): Vector3 => ({ ...vector(space, away), [axis]: height });
  const size = (): number => random.pick([0.25, 0.5, 1, 1, 2, 0]);
  /** On the plane, above it or below it. */
  const side = (by: number): number => height + random.pick([-1, 0, 1]) * by;
  const along = (): Vector3 => ({ ...place(), [axis]: 0 });
  switch (kind) {
    case 'point':
      return { kind, ...place() };
    case 'segment':
      return { kind, start: place(), end: random.chance(0.8) ? place() : vector(space, far) };
    case 'ray':
    case 'line':
      return { kind, origin: place(), direction: along() };
    case 'plane':
    case 'halfspace': {
      const factor = random.pick([1, -1, 2, -3]);
      return { kind, normal: { ...vector(space, () => 0), [axis]: factor }, constant: -factor * height };
    }
    case 'capsule': {
      const radius = size();
      const beside = side(radius);
      return { kind, start: { ...place(), [axis]: beside }, end: { ...place(), [axis]: beside }, radius };
    }
    case 'sphere': {
      const radius = size();
      return { kind, center: { ...place(), [axis]: side(radius) }, radius };
    }
    case 'aabb': {
      const min = vector(space, () => random.whole(-4, 2) / 2);
      const extent = vector(space, size);
      const lower = random.pick([height, height, height - extent[axis]]);
      const low = { ...min, [axis]: lower };
      const high = { x: low.x + extent.x, y: low.y + extent.y, z: low.z + extent.z };
      return { kind, min: low, max: lower === height ? high : { ...high, [axis]: height } };
    }
    case 'triangle':
      return { kind, a: place(), b: place(), c: random.chance(0.5) ? place() : vector(space, far) };
    case 'obb': {
      const halfExtents = vector(space, size);
      const center = { ...place(() => random.whole(-4, 4) / 2), [axis]: side(halfExtents[axis]) };
      return { kind, center, halfExtents, axes: turnedAbout(axis, space) };
    }
  }
}

/** Right-angled axes in whole numbers that keep one direction. */
function turnedAbout(axis: Axis, { random, flat }: Space): Axes {
  const [x, y, z] = [
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 1, z: 0 },
    { x: 0, y: 0, z: 1 },
  ] as const;
  // In the plane a turn would move the level; the third axis has no extent there.
  if (flat) return [x, y, z];
  const [p, q] = random.pick([
    [1, 0],
    [1, 1],
    [3, 4],
    [1, -2],
  ]) as [number, number];
  if (axis === 'x') return [x, { x: 0, y: p, z: q }, { x: 0, y: -q, z: p }];
  if (axis === 'y') return [{ x: p, y: 0, z: q }, y, { x: -q, y: 0, z: p }];
  return [{ x: p, y: q, z: 0 }, { x: -q, y: p, z: 0 }, z];
}
