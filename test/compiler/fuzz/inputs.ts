/** Random inputs of questions: ordinary ones, exact ties, neighbours of ties, and the far ends of doubles. */
import { nudged, type Random } from '../../oracle/random.js';
import type { Given } from './parts.js';

type Draw = () => number;

const FAMILIES: Readonly<Record<string, (random: Random) => Draw>> = {
  ordinary: (random) => () => random.between(-10, 10),
  lattice: (random) => () => random.whole(-2, 2),
  'finer lattice': (random) => () => random.whole(-12, 12) / 4,
  tenths: (random) => () => random.whole(-12, 12) / 10,
  'neighbours of the lattice': (random) => () => nudged(random.whole(-2, 2), random.pick([0, 0, 0, -1, 1])),
  'neighbours of tenths': (random) => () => nudged(random.whole(-9, 9) / 10, random.pick([0, 0, 0, -1, 1])),
  'far lattice': (random) => {
    const center = random.pick([1e6, 1e9, 2 ** 40, 2 ** 52]);
    return () => center + random.whole(-2, 2);
  },
  'scaled lattice': (random) => {
    const unit = random.between(1, 2) * 2 ** random.whole(-1070, 1015);
    return () => random.whole(-3, 3) * unit;
  },
  huge: (random) => () => random.whole(-3, 3) * random.pick([1e300, 1e150, 1e100, 2 ** 1000, 2 ** 1020, 1e50 / 3]),
  vast: (random) => () => random.pick([-1, 1]) * random.between(1, 2) * 2 ** random.whole(970, 1022),
  subnormal: (random) => () => random.whole(-4, 4) * 5e-324,
  tiny: (random) => () => random.whole(-4, 4) * 2 ** random.pick([-1074, -1050, -540, -360, -200]),
  'mixed scales': (random) => () => random.between(-1, 1) * 2 ** random.whole(-1074, 1020),
  'scattered powers': (random) => () =>
    random.pick([-1, 0, 1, 1, 3]) * 2 ** random.pick([-1000, -300, -53, -52, -1, 0, 1, 52, 53, 54, 300, 900]),
};

export const FAMILY_NAMES: readonly string[] = Object.keys(FAMILIES);

/** So many numbers of a family; now and then one is another's twin or neighbour. */
export function randomNumbers(family: string, count: number, random: Random): number[] {
  const draw = FAMILIES[family]!(random);
  const repeats = random.pick([0, 0.1, 0.4]);
  const numbers: number[] = [];
  while (numbers.length < count) {
    const twin = numbers.length > 0 && random.chance(repeats) ? random.pick(numbers) : undefined;
    const value = twin === undefined ? draw() : random.pick([1, -1]) * nudged(twin, random.pick([0, 0, 0, 1, -1]));
    numbers.push(Number.isFinite(value) ? value : 0);
  }
  return numbers;
}

/** One number for each path. */
export function randomInputs(family: string, paths: readonly string[], random: Random): Given {
  const numbers = randomNumbers(family, paths.length, random);
  return new Map(paths.map((path, i) => [path, numbers[i]!]));
}

/** The same with one number of these that is none. */
export function poisoned(given: Given, paths: readonly string[], random: Random): Given {
  return new Map([...given, [random.pick(paths), random.pick([NaN, Infinity, -Infinity])]]);
}
