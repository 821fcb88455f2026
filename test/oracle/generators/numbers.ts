import type { Vector3 } from '../shapes.js';
import { type Axes, randomAxes, type Space } from './floats.js';
import type { Numbers } from './independent.js';

export function anywhere(space: Space): Numbers {
  const { random } = space;
  return {
    coordinate: () => random.between(-1, 1),
    size: () => random.between(0, 1),
    axes: () => randomAxes(space),
  };
}

/** Halves between −4 and 4, mostly whole and small, so that things often touch, run parallel or share a plane. */
export function lattice(space: Space): Numbers {
  const { random } = space;
  const range = random.pick([1, 2, 2, 4]);
  const step = random.pick([1, 1, 0.5]);
  return {
    coordinate: () => random.whole(-range / step, range / step) * step,
    size: () => random.whole(0, range / step) * step,
    axes: () => turned(space, wholeAxes),
  };
}

/** Tenths and twentieths as doubles have them: 0.1 + 0.2 is not 0.3 here, and must not be taken for it. */
export function decimal(space: Space): Numbers {
  const { random } = space;
  const parts = random.pick([10, 10, 20]);
  const range = random.pick([0.5, 1, 2]);
  const tenth = (low: number): number => random.whole(low * parts, range * parts) / parts;
  // Some come from a sum, as when a thing moves by a tenth every frame.
  const moved = (): number => (random.chance(0.3) ? tenth(-range) + tenth(0) : tenth(-range));
  // With few values to choose from, thin shapes run along the axes and meet.
  const few = random.chance(0.5) ? [moved(), moved(), moved()] : null;
  const coordinate = (): number => (few === null ? moved() : random.pick(few));
  return { coordinate, size: () => tenth(0), axes: () => turned(space, decimalAxes) };
}

function axes(...rows: [number, number, number][]): Axes {
  const [x, y, z] = rows.map(([rx, ry, rz]): Vector3 => ({ x: rx, y: ry, z: rz }));
  if (x === undefined || y === undefined || z === undefined) throw new RangeError('three axes are needed');
  return [x, y, z];
}

/** Right-angled axes in whole numbers; not unit vectors, so the boxes on them are exact. */
const wholeAxes: readonly Axes[] = [
  axes([1, 0, 0], [0, 1, 0], [0, 0, 1]),
  axes([1, 1, 0], [-1, 1, 0], [0, 0, 1]),
  axes([2, 2, 1], [-2, 1, 2], [1, -2, 2]),
  axes([3, 4, 0], [-4, 3, 0], [0, 0, 5]),
  axes([1, 1, 1], [1, -1, 0], [1, 1, -2]),
];

const decimalAxes: readonly Axes[] = [
  axes([1, 0, 0], [0, 1, 0], [0, 0, 1]),
  axes([0.6, 0.8, 0], [-0.8, 0.6, 0], [0, 0, 1]),
  axes([0.36, 0.48, -0.8], [-0.8, 0.6, 0], [0.48, 0.64, 0.6]),
  axes([Math.SQRT1_2, Math.SQRT1_2, 0], [-Math.SQRT1_2, Math.SQRT1_2, 0], [0, 0, 1]),
];

/** Some axes, with their coordinates exchanged in a circle, so that no direction is preferred; two of them in the plane. */
function turned({ random, flat }: Space, choice: readonly Axes[]): Axes {
  if (flat) return random.pick(choice.filter((axes) => axes[2].x === 0 && axes[2].y === 0));
  const [x, y, z] = random.pick(choice);
  const times = random.whole(0, 2);
  const turn = (v: Vector3): Vector3 =>
    times === 0 ? v : times === 1 ? { x: v.y, y: v.z, z: v.x } : { x: v.z, y: v.x, z: v.y };
  return [turn(x), turn(y), turn(z)];
}
