import type { Shape3, Vector3 } from '../shapes.js';
import { along, randomUnit, type Space, scaled, vector } from './floats.js';
import type { Numbers } from './independent.js';

/**
 * A triangle of a relative height between 1e-15 and 1e-40, with a corner by the origin, where doubles can tell so little
 * apart; or one with a corner 1e3 to 1e60 times as far away as the others.
 */
export function needle(space: Space, { coordinate }: Numbers): Shape3 {
  const { random } = space;
  const [level, other] = [vector(space, coordinate), vector(space, coordinate)];
  const off = scaled(random.pick([randomUnit(space), other]), 10 ** -random.between(15, 40));
  const back = random.pick([0, -1, -0.5, -random.unit()]);
  const far = scaled(level, 10 ** random.pick([random.between(3, 20), random.between(20, 60)]));
  const corners: readonly Vector3[] = random.pick([
    [level, scaled(level, back), off],
    [along(level, off, 1), along(scaled(level, back), off, random.pick([-1, 1])), scaled(level, random.pick([0, 0.5]))],
    [far, other, vector(space, coordinate)],
  ]);
  const first = random.whole(0, 2);
  const [a, b, c] = [0, 1, 2].map((i) => corners[(first + i) % 3]!) as [Vector3, Vector3, Vector3];
  return { kind: 'triangle', a, b, c };
}
