import type { Shape3, Vector3 } from '../shapes.js';
import { featureOf } from './features.js';
import { along, axesAlong, constantAt, randomUnit, type Space, scaled, vector } from './floats.js';
import { independent, type Kind } from './independent.js';
import { through } from './meeting.js';
import { moved } from './moves.js';
import { anywhere, decimal, lattice } from './numbers.js';
import { axisDirection, below } from './touching.js';

/** Two shapes that touch, meet or nearly do so, one of them 1e3 to 1e9 times as large as the other. */
export function wide(kindA: Kind, kindB: Kind, space: Space): { a: Shape3; b: Shape3 } {
  const { random } = space;
  const firstIsOther = random.chance(0.5);
  const [kind, otherKind] = firstIsOther ? [kindB, kindA] : [kindA, kindB];
  const { ordinary, place, other } = (random.chance(0.5) ? touchingAt : meetingAt)(kind, otherKind, space);
  const factor = 10 ** (random.pick([-1, 1]) * random.between(3, 9));
  const resized = moved(other, {
    position: (v) => along(place, v, factor),
    direction: (v) => scaled(v, factor),
    size: (value) => value * factor,
    plane: (normal, constant) => ({ normal, constant: constant * factor + constantAt(place, normal) }),
  });
  return firstIsOther ? { a: resized, b: ordinary } : { a: ordinary, b: resized };
}

/** A shape with one of its places, and another through the origin, which is to be moved there. */
interface Meeting {
  readonly ordinary: Shape3;
  readonly place: Vector3;
  readonly other: Shape3;
}

function meetingAt(kind: Kind, otherKind: Kind, space: Space): Meeting {
  const numbers = space.random.pick([anywhere, anywhere, decimal, lattice])(space);
  const ordinary = independent(kind, space, numbers);
  return { ordinary, place: featureOf(ordinary, space), other: through({ x: 0, y: 0, z: 0 }, otherKind, space) };
}

/** On both sides of a plane. */
function touchingAt(kind: Kind, otherKind: Kind, space: Space): Meeting {
  const { random } = space;
  const normal = random.chance(0.4) ? axisDirection(space) : randomUnit(space);
  const axes = axesAlong(space, normal);
  const place = vector(space, () => random.between(-1, 1));
  const ordinary = below(place, normal, kind, space, axes);
  return { ordinary, place, other: below({ x: 0, y: 0, z: 0 }, scaled(normal, -1), otherKind, space, axes) };
}
