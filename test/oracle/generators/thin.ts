import type { Shape3, Vector3 } from '../shapes.js';
import { featureOf } from './features.js';
import { along, axesAlong, constantAt, randomUnit, type Space, scaled } from './floats.js';
import type { Kind } from './independent.js';

/** What the thin shapes of a case lie along, and how high they are, for a length of about 1. */
interface Layer {
  readonly level: Vector3;
  readonly up: Vector3;
  readonly across: Vector3;
  readonly height: number;
}

/**
 * Shapes of a relative height between 1e-2 and 1e-15, in one layer: slivers of triangles, plates and rods, lines that part at
 * a tiny angle, spheres that reach into the layer by about its height.
 */
export function thin(kindA: Kind, kindB: Kind, space: Space): { a: Shape3; b: Shape3 } {
  const { random } = space;
  const layer = layerFor(space, kindA === 'aabb' || kindB === 'aabb');
  const place = scaled(randomUnit(space), random.unit());
  const a = thinAt(place, kindA, layer, space);
  const met = a.kind === 'sphere' ? place : featureOf(a, space);
  const beside = random.pick([0, layer.height * random.between(-2, 2)]);
  return { a, b: thinAt(along(met, layer.up, beside), kindB, layer, space) };
}

/** Boxes have no choice but to lie along the axes. */
function layerFor(space: Space, straight: boolean): Layer {
  const { random, flat } = space;
  const height = 10 ** -random.between(2, 15);
  const [x, y, z] = [
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 1, z: 0 },
    { x: 0, y: 0, z: 1 },
  ];
  const plain = flat
    ? [[x, y, z] as const, [y, x, z] as const]
    : [[x, y, z] as const, [y, z, x] as const, [z, x, y] as const];
  const [level, up, across] = straight && random.chance(0.7) ? random.pick(plain) : axesAlong(space, randomUnit(space));
  return { level, up, across, height };
}

function thinAt(place: Vector3, kind: Kind, { level, up, across, height }: Layer, space: Space): Shape3 {
  const { random, flat } = space;
  const size = (): number => random.between(0.2, 1);
  const signed = (): number => random.between(-1, 1);
  /** From the place onwards: level, but for less than the height. */
  const onwards = (factor: number): Vector3 => {
    const ahead = along(scaled(level, factor), up, height * signed());
    return flat ? ahead : along(ahead, across, random.pick([0, 0, height * signed(), signed()]));
  };
  switch (kind) {
    case 'point':
      return { kind, ...place };
    case 'segment': {
      const span = onwards(size());
      const back = random.pick([0, 1, random.unit()]);
      return { kind, start: along(place, span, -back), end: along(place, span, 1 - back) };
    }
    case 'ray': {
      const direction = onwards(random.pick([-1, 1]) * size());
      return { kind, origin: along(place, direction, random.pick([0, -random.unit()])), direction };
    }
    case 'line': {
      const direction = onwards(random.pick([-1, 1]) * size());
      return { kind, origin: along(place, direction, random.pick([0, signed()])), direction };
    }
    case 'plane':
    case 'halfspace': {
      const tilted = along(up, level, height * signed());
      const normal = flat ? tilted : along(tilted, across, random.pick([0, height * signed()]));
      return { kind, normal, constant: constantAt(place, normal) + random.pick([0, height * signed()]) };
    }
    case 'capsule': {
      const radius = random.pick([size(), height * size(), height * size()]);
      const from = along(place, up, random.pick([-1, 1]) * (radius + height * signed()));
      const span = onwards(size());
      const back = random.pick([0, 1, random.unit()]);
      return { kind, start: along(from, span, -back), end: along(from, span, 1 - back), radius };
    }
    case 'sphere': {
      const radius = random.pick([size(), size(), height * size()]);
      return { kind, center: along(place, up, random.pick([-1, 1]) * (radius + height * signed())), radius };
    }
    case 'aabb': {
      const extent = (axis: 'x' | 'y' | 'z'): number =>
        Math.abs(up[axis]) > 0.8 ? height * size() : random.pick([1, 1, height]) * size();
      const extents = { x: extent('x'), y: extent('y'), z: flat ? 0 : extent('z') };
      const low = (at: number, wide: number): number => at - wide * random.pick([0, 1, random.unit()]);
      const min = { x: low(place.x, extents.x), y: low(place.y, extents.y), z: low(place.z, extents.z) };
      return { kind, min, max: along(min, extents, 1) };
    }
    case 'triangle': {
      const ab = onwards(size());
      const ac = along(
        scaled(ab, random.pick([1, random.unit(), random.between(-1, 2)])),
        random.pick([up, across]),
        height * size(),
      );
      const [v, w] = [random.pick([0, random.unit()]), random.pick([0, random.unit() / 2])];
      const a = along(along(place, ab, -v), ac, -w);
      return { kind, a, b: along(a, ab, 1), c: along(a, ac, 1) };
    }
    case 'obb': {
      const halfExtents = { x: size(), y: height * size(), z: random.pick([size(), size(), height * size()]) };
      const alongLevel = along(place, level, signed() * halfExtents.x);
      const center = along(alongLevel, up, random.pick([-1, 1, signed()]) * halfExtents.y);
      return { kind, center, halfExtents, axes: [level, up, across] };
    }
  }
}
