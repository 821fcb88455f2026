import { describe, expect, test } from 'vitest';
import { clouds } from '../../test/oracle/clouds.js';
import { type Random, seeded, seedOf } from '../../test/oracle/random.js';
import {
  add,
  compare,
  multiply,
  type Rational,
  rational,
  subtract,
  toNumber,
  zero,
} from '../../test/oracle/rational.js';
import * as in2d from '../2d/index.js';
import * as in3d from '../3d/index.js';
import { farthestVertex } from './farthest.js';

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
const at = (x: number, y: number, z: number): Vector => ({ x, y, z });
const NAMES = ['x', 'y', 'z'] as const;
type Body = { data: { vertices: Float64Array }; position: Vector; axes: readonly [Vector, Vector, Vector] };

/** Turned anyhow, by right angles, mirrored, skewed, flattened, or left as they are. */
function axesOf(random: Random): [Vector, Vector, Vector] {
  const any = (): number => random.between(-2, 2);
  const whole = (): number => random.whole(-1, 1);
  const number = random.pick([any, whole, whole]);
  if (random.chance(0.2)) return [at(1, 0, 0), at(0, 1, 0), at(0, 0, 1)];
  if (random.chance(0.2)) return [at(0, 1, 0), at(-1, 0, 0), at(0, 0, 1)];
  return [at(number(), number(), number()), at(number(), number(), number()), at(number(), number(), number())];
}

const dimensions = [
  {
    dimension: 2,
    make: (points: Vector[], pose: object) =>
      in2d.polygonFromPoints(
        points.map(({ x, y }) => ({ x, y })),
        flat(pose),
      ),
    ...named(in2d.supportPolygon, in2d.boundsPolygon, in2d.cornersPolygon),
  },
  {
    dimension: 3,
    make: (points: Vector[], pose: object) => in3d.hull(points, pose),
    ...named(in3d.supportHull, in3d.boundsHull, in3d.cornersHull),
  },
] as const;

function named(support: unknown, bounds: unknown, corners: unknown) {
  return {
    support: support as (body: Body, direction: Vector) => Vector | null,
    bounds: bounds as (body: Body) => { min: Vector; max: Vector },
    corners: corners as (body: Body) => Vector[],
  };
}

function flat(pose: object): object {
  const { position, axes } = pose as Body;
  const cut = ({ x, y }: Vector) => ({ x, y });
  return { position: cut(position), axes: [cut(axes[0]), cut(axes[1])] };
}

/** Where a vertex is placed along an axis of the world, and the sum of the sizes that make it. */
function placed(
  { data, position, axes }: Body,
  vertex: number,
  name: 'x' | 'y' | 'z',
): { value: Rational; size: number } {
  let value = rational(position[name]);
  let size = Math.abs(position[name]);
  for (const [i, axis] of axes.entries()) {
    const part = multiply(rational(data.vertices[axes.length * vertex + i]!), rational(axis[name]));
    value = add(value, part);
    size += Math.abs(toNumber(part));
  }
  return { value, size };
}

function expectNear(found: number, { value, size }: { value: Rational; size: number }, ulps: number): void {
  const off = Math.abs(toNumber(subtract(rational(found), value)));
  expect(off).toBeLessThanOrEqual(ulps * Math.max(size * 2 ** -52, Number.MIN_VALUE));
}

const finite = Object.keys(clouds).filter((name) => !name.startsWith('huge'));

describe.each(dimensions)('in $dimension dimensions', ({ dimension, make, support, bounds, corners }) => {
  test.each(finite)(
    'points of the kind %s: the farthest vertex is the first of those that exact fractions find, and bounds hold all',
    (name) => {
      const random = seeded(seedOf(name) + dimension);
      for (let round = 0; round < 12; round++) {
        const position = random.pick([at(0, 0, 0), at(random.between(-9, 9), 1e6, -0.1)]);
        const body = make(clouds[name]!(random, random.pick([6, 200])), {
          position,
          axes: axesOf(random),
        }) as unknown as Body;
        const names = NAMES.slice(0, dimension);
        const count = body.data.vertices.length / dimension;
        const places = Array.from({ length: count }, (_, vertex) => names.map((axis) => placed(body, vertex, axis)));
        for (const direction of [
          at(random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)),
          at(random.whole(-1, 1), random.whole(-1, 1), random.whole(-1, 1)),
        ]) {
          const heights = places.map((place) =>
            place.reduce((sum, { value }, i) => add(sum, multiply(value, rational(direction[names[i]!]))), zero),
          );
          const highest = heights.reduce((best, height, i) => (compare(height, heights[best]!) > 0 ? i : best), 0);
          expect(farthestVertex(body, dimension === 2 ? { ...direction, z: 0 } : direction)).toBe(highest);
          const found = support(body, direction)!;
          for (const [i, axis] of names.entries()) expectNear(found[axis], places[highest]![i]!, 2);
        }
        const { min, max } = bounds(body);
        const listed = corners(body);
        for (const [i, axis] of names.entries()) {
          const along = places.map((place) => place[i]!);
          const low = along.reduce((a, b) => (compare(b.value, a.value) < 0 ? b : a));
          const high = along.reduce((a, b) => (compare(b.value, a.value) > 0 ? b : a));
          expect(compare(rational(min[axis]), low.value)).toBeLessThanOrEqual(0);
          expect(compare(rational(max[axis]), high.value)).toBeGreaterThanOrEqual(0);
          expectNear(min[axis], low, 8);
          expectNear(max[axis], high, 8);
          for (const [vertex, place] of along.entries()) expectNear(listed[vertex]![axis], place, 2);
        }
      }
    },
  );
});

test('where nothing is rounded, bounds are exact', () => {
  const points = [at(0.1, 0, 0), at(0.3, 0.7, 0), at(0, 0.1, 0.2)];
  const { min, max } = in3d.boundsHull(in3d.hull(points, [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]));
  expect([min, max]).toEqual([at(-0.7, 0, 0), at(0, 0.3, 0.2)]);
});
