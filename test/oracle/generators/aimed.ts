import { nudged } from '../random.js';
import type { Shape3, Vector3 } from '../shapes.js';
import { featureOf } from './features.js';
import { along, difference, length, randomUnit, type Space } from './floats.js';
import { independent, type Kind } from './independent.js';
import { through } from './meeting.js';
import { needle } from './needle.js';
import { anywhere, decimal, lattice } from './numbers.js';

/** One shape, and another put on a place that was computed from the first; off by a step, or not at all. */
export function aimed(kindA: Kind, kindB: Kind, space: Space): { a: Shape3; b: Shape3 } {
  const { random } = space;
  const numbers = random.pick([anywhere, anywhere, decimal, lattice])(space);
  // A sphere is put on the other shape rather than the other way round.
  const firstIsAimed =
    kindA === kindB ? random.chance(0.5) : kindA === 'sphere' || (kindB !== 'sphere' && random.chance(0.5));
  const kind = firstIsAimed ? kindB : kindA;
  const isNeedle = kind === 'triangle' && random.chance(0.5);
  const target = isNeedle ? needle(space, numbers) : independent(kind, space, numbers);
  const place = featureOf(target, space);
  const met = random.chance(0.5) ? place : besides(place, space);
  const put = putOn(met, target, firstIsAimed ? kindA : kindB, space);
  return firstIsAimed ? { a: put, b: target } : { a: target, b: put };
}

/**
 * A sphere has the place for its centre, with no radius, hardly one, or one that reaches another such place. Half of the
 * capsules begin there.
 */
function putOn(place: Vector3, target: Shape3, kind: Kind, space: Space): Shape3 {
  const { random } = space;
  if (kind === 'capsule' && random.chance(0.5)) {
    const end = random.chance(0.5) ? featureOf(target, space) : along(place, randomUnit(space), random.unit());
    return { kind, start: place, end, radius: random.pick([0, 5e-324, 2 ** -53, 1e-9, random.unit()]) };
  }
  if (kind !== 'sphere') return through(place, kind, space);
  const another = length(difference(featureOf(target, space), place));
  return { kind, center: place, radius: random.pick([0, 0, 5e-324, 2 ** -53, 1e-9, random.unit(), another]) };
}

/** A step away along one of the axes. */
function besides(place: Vector3, { random, flat }: Space): Vector3 {
  const axis = random.pick(flat ? (['x', 'y'] as const) : (['x', 'y', 'z'] as const));
  return { ...place, [axis]: nudged(place[axis], random.pick([-1, 1])) };
}
