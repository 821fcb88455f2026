import type { Shape3, Vector3 } from '../shapes.js';
import { featureOf } from './features.js';
import { along, axesAlong, constantAt, difference, length, randomUnit, type Space, sideways, unit } from './floats.js';
import { independent, type Kind } from './independent.js';
import { anywhere, decimal, lattice } from './numbers.js';

/** One shape at the origin, and a line that comes from 1e3 to 1e9 lengths away and is aimed at it; or another long shape. */
export function farStart(kindA: Kind, kindB: Kind, space: Space): { a: Shape3; b: Shape3 } {
  const { random } = space;
  const firstIsFar = isLine(kindA) === isLine(kindB) ? random.chance(0.5) : isLine(kindA);
  const numbers = random.pick([anywhere, anywhere, decimal, lattice])(space);
  const near = independent(firstIsFar ? kindB : kindA, space, numbers);
  const target = featureOf(near, space);
  const far = fromAfar(target, directionTo(target, near, space), firstIsFar ? kindA : kindB, space);
  return firstIsFar ? { a: far, b: near } : { a: near, b: far };
}

function isLine(kind: Kind): boolean {
  return kind === 'segment' || kind === 'ray' || kind === 'line';
}

/** Any; but half of the spheres are only grazed. */
function directionTo(target: Vector3, near: Shape3, space: Space): Vector3 {
  if (near.kind !== 'sphere' || space.random.chance(0.5)) return randomUnit(space);
  return sideways(space, unit(difference(target, near.center)));
}

/** A shape that begins far away and reaches the target, or would if there were no rounding. */
function fromAfar(target: Vector3, direction: Vector3, kind: Kind, space: Space): Shape3 {
  const { random } = space;
  const distance = random.chance(0.2) ? 10 ** random.whole(3, 9) : 10 ** random.between(3, 9);
  const start = along(target, direction, -distance);
  const way = difference(target, start);
  switch (kind) {
    case 'point':
      return { kind, ...target };
    case 'segment': {
      const end = random.pick([target, along(target, direction, random.unit()), along(start, way, 2)]);
      return random.chance(0.5) ? { kind, start, end } : { kind, start: end, end: start };
    }
    case 'ray':
      return { kind, origin: start, direction: random.chance(0.7) ? direction : way };
    case 'line':
      return { kind, origin: start, direction: random.chance(0.7) ? direction : way };
    case 'plane':
    case 'halfspace': {
      // It goes through the far place and the target, or lies across the way there.
      const normal = random.chance(0.7) ? sideways(space, direction) : direction;
      return { kind, normal, constant: constantAt(random.chance(0.7) ? start : target, normal) };
    }
    case 'capsule': {
      // Its side reaches the target.
      const radius = random.pick([0, random.unit(), distance * random.unit()]);
      const aside = sideways(space, direction);
      return { kind, start: along(start, aside, radius), end: along(target, aside, radius), radius };
    }
    case 'sphere':
      return { kind, center: start, radius: length(way) };
    case 'aabb':
      return {
        kind,
        min: { x: Math.min(start.x, target.x), y: Math.min(start.y, target.y), z: Math.min(start.z, target.z) },
        max: { x: Math.max(start.x, target.x), y: Math.max(start.y, target.y), z: Math.max(start.z, target.z) },
      };
    case 'triangle': {
      const beyond = along(target, direction, random.unit());
      const beside = along(random.pick([start, target]), sideways(space, direction), random.unit());
      return random.chance(0.5) ? { kind, a: start, b: beyond, c: beside } : { kind, a: target, b: beside, c: start };
    }
    case 'obb':
      return {
        kind,
        center: start,
        halfExtents: { x: distance, y: random.unit(), z: random.unit() },
        axes: axesAlong(space, direction),
      };
  }
}
