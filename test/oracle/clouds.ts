/** Lists of points, made to be hard for a convex hull. */
import { nudged, type Random } from './random.js';
import type { Vector3 } from './shapes.js';

const at = (x: number, y: number, z: number): Vector3 => ({ x, y, z });
const listed = (count: number, make: (i: number) => Vector3): Vector3[] =>
  Array.from({ length: count }, (_, i) => make(i));

function inBall(random: Random): Vector3 {
  for (;;) {
    const point = at(random.between(-1, 1), random.between(-1, 1), random.between(-1, 1));
    const length = Math.hypot(point.x, point.y, point.z);
    if (length < 1 && length > 0.01) return point;
  }
}

function onBall(random: Random): Vector3 {
  const { x, y, z } = inBall(random);
  const length = Math.hypot(x, y, z);
  return at(x / length, y / length, z / length);
}

const small = (random: Random, most = 2): Vector3 =>
  at(random.whole(-most, most), random.whole(-most, most), random.whole(-most, most));

/** Whole multiples of two vectors of whole numbers, so that all lie in one plane exactly. */
function inPlane(random: Random, count: number): Vector3[] {
  const [o, u, v] = [small(random, 9), small(random, 5), small(random, 5)];
  return listed(count, () => {
    const [i, j] = [random.whole(-3, 3), random.whole(-3, 3)];
    return at(o.x + i * u.x + j * v.x, o.y + i * u.y + j * v.y, o.z + i * u.z + j * v.z);
  });
}

function prism(random: Random, count: number): Vector3[] {
  const along = small(random, 4);
  const base = inPlane(random, Math.ceil(count / 2));
  return [...base, ...base.map((p) => at(p.x + along.x, p.y + along.y, p.z + along.z))].slice(0, count);
}

function scaled(points: readonly Vector3[], exponent: number): Vector3[] {
  const size = 2 ** (exponent / 2);
  return points.map(({ x, y, z }) => at(x * size * size, y * size * size, z * size * size));
}

export const clouds: Readonly<Record<string, (random: Random, count: number) => Vector3[]>> = {
  random: (random, count) => listed(count, () => inBall(random)),
  lattice: (random, count) => listed(count, () => small(random, 1)),
  'wider lattice': (random, count) => listed(count, () => small(random, 3)),
  'one plane': inPlane,
  'one upright plane': (random, count) => listed(count, () => at(0.1, random.unit(), random.unit())),
  'one line': (random, count) => {
    const [o, u] = [small(random, 9), small(random, 5)];
    return listed(count, () => {
      const i = random.whole(-4, 4);
      return at(o.x + i * u.x, o.y + i * u.y, o.z + i * u.z);
    });
  },
  'one place': (_, count) => listed(count, (i) => at(0.1, i % 2 ? 0 : -0, 0.3)),
  'few places': (random, count) => {
    const places = listed(5, () => inBall(random));
    return listed(count, () => random.pick(places));
  },
  'a sphere': (random, count) => listed(count, () => onBall(random)),
  'a sphere of whole numbers': (random, count) =>
    listed(count, () => {
      const [x, y, z] = [random.pick([0, 3, 4, 5]), 0, 0];
      const rest = x === 3 ? 4 : x === 4 ? 3 : x === 0 ? 5 : 0;
      const signed = [x, rest, z + y].map((value) => (random.chance(0.5) ? value : -value));
      const first = random.whole(0, 2);
      return at(signed[first]!, signed[(first + 1) % 3]!, signed[(first + 2) % 3]!);
    }),
  'a prism': prism,
  'a needle': (random, count) =>
    listed(count, () => at(random.between(-1e6, 1e6), random.unit() * 1e-6, random.unit() * 1e-6)),
  'a flat needle': (random, count) =>
    listed(count, () => at(random.whole(-9, 9) * 1e9, random.whole(0, 2), random.unit())),
  'a cone': (random, count) =>
    listed(count, (i) => {
      const angle = random.between(0, 7);
      return i === count >> 1 ? at(0, 0, 1) : at(Math.cos(angle), Math.sin(angle), 0);
    }),
  'far away': (random, count) => listed(count, () => at(1e9 + random.unit(), random.unit() - 1e7, random.unit())),
  'an ulp off a cube': (random, count) =>
    listed(count, () => {
      const point = small(random, 1);
      const off = (value: number): number => nudged(value * 0.1, random.whole(-1, 1));
      return at(off(point.x), off(point.y), off(point.z));
    }),
  'an ulp off a tilted plane': (random, count) =>
    listed(count, () => {
      const [x, y] = [random.unit(), random.unit()];
      return at(x, y, nudged(0.3 * x + 0.7 * y, random.whole(-1, 1)));
    }),
  'an ulp off a line': (random, count) =>
    listed(count, () => {
      const x = random.unit();
      return at(x, nudged(0.3 * x, random.whole(-1, 1)), nudged(0.7 * x, random.whole(-1, 1)));
    }),
  huge: (random, count) =>
    scaled(
      listed(count, () => small(random)),
      1021,
    ),
  tiny: (random, count) =>
    scaled(
      listed(count, () => small(random)),
      -1074,
    ),
  'huge and random': (random, count) =>
    scaled(
      listed(count, () => inBall(random)),
      1023,
    ),
  'tiny and random': (random, count) =>
    scaled(
      listed(count, () => inBall(random)),
      -1060,
    ),
  'huge beside tiny': (random, count) =>
    listed(count, () => {
      const size = (): number => random.whole(-2, 2) * random.pick([1e300, 1, 1e-300]);
      return at(size(), size(), size());
    }),
};
