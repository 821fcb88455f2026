/**
 * Endless, repeatable cases for two kinds of shapes. Each family looks for trouble in its own place: `random` in the
 * open, `lattice` and `decimal` where things touch by design, `ulp` where they touch by a hair, `offset` and `scale`
 * where numbers lose their digits or their range, and `degenerate` where shapes are less than they seem.
 *
 * The hard ones are made to cost digits: `aimed` puts one shape on a computed place of the other, such as a needle, `thin` makes both flat,
 * `parallel` lays them along one direction, `farStart` lets lines come from afar, `wide` lets sizes differ much, and `level` aligns faces, edges and axes.
 */
import { aimed } from './generators/aimed.js';
import { degenerate } from './generators/degenerate.js';
import { farStart } from './generators/farStart.js';
import { type Space, vector } from './generators/floats.js';
import { cornered, flattened, hullAround } from './generators/hulls.js';
import { independent, type Kind } from './generators/independent.js';
import { level } from './generators/level.js';
import { short, through } from './generators/meeting.js';
import { farAway, moved, nudgedShape, resized, reweighted } from './generators/moves.js';
import { anywhere, decimal, lattice } from './generators/numbers.js';
import { parallel } from './generators/parallel.js';
import { thin } from './generators/thin.js';
import { touching } from './generators/touching.js';
import { wide } from './generators/wide.js';
import { seeded, seedOf } from './random.js';
import { numbersOf, type Shape2, type Shape3, type Vector2, type Vector3 } from './shapes.js';

export const families = ['random', 'lattice', 'ulp', 'offset', 'scale', 'degenerate', 'decimal'] as const;
const hardFamilies = ['aimed', 'thin', 'parallel', 'farStart', 'wide', 'level'] as const;
export const allFamilies = [...families, ...hardFamilies] as const;
export type Family = (typeof allFamilies)[number];

export interface Pair<S> {
  readonly a: S;
  readonly b: S;
}

export function* cases3(
  kindA: Shape3['kind'],
  kindB: Shape3['kind'],
  family: Family,
  seed = 0,
): Generator<Pair<Shape3>> {
  const space: Space = { random: seeded(seedOf(`3 ${kindA} ${kindB} ${family} ${seed}`)), flat: false };
  for (;;) yield made(kindA, kindB, family, space);
}

export function* cases2(
  kindA: Shape2['kind'],
  kindB: Shape2['kind'],
  family: Family,
  seed = 0,
): Generator<Pair<Shape2>> {
  const space: Space = { random: seeded(seedOf(`2 ${kindA} ${kindB} ${family} ${seed}`)), flat: true };
  for (;;) {
    const { a, b } = made(kindInSpace(kindA), kindInSpace(kindB), family, space);
    yield { a: inPlane(a), b: inPlane(b) };
  }
}

function kindInSpace(kind: Shape2['kind']): Shape3['kind'] {
  if (kind === 'polygon') return 'hull';
  if (kind === 'circle') return 'sphere';
  return kind === 'halfplane' ? 'halfspace' : kind;
}

/** Hulls are made of other shapes, and so are where these touch, meet or lie along each other. */
function made(kindA: Shape3['kind'], kindB: Shape3['kind'], family: Family, space: Space): Pair<Shape3> {
  if (kindA !== 'hull' && kindB !== 'hull') return make[family](kindA, kindB, space);
  const count = space.random.pick([1, 1, 2, 3]);
  const pairs = Array.from({ length: count }, () =>
    make[family](
      kindA === 'hull' ? space.random.pick(cornered) : kindA,
      kindB === 'hull' ? space.random.pick(cornered) : kindB,
      space,
    ),
  );
  const hullOrFirst = (kind: Shape3['kind'], shapes: readonly Shape3[]): Shape3 =>
    kind === 'hull' ? hullAround(shapes, space) : shapes[0]!;
  return {
    a: hullOrFirst(
      kindA,
      pairs.map(({ a }) => a),
    ),
    b: hullOrFirst(
      kindB,
      pairs.map(({ b }) => b),
    ),
  };
}

type Maker = (kindA: Kind, kindB: Kind, space: Space) => Pair<Shape3>;

const make: Record<Family, Maker> = {
  random: (kindA, kindB, space) => {
    if (space.random.chance(0.5)) return apart(kindA, kindB, space, anywhere);
    const shared = vector(space, () => short(space));
    return { a: through(shared, kindA, space), b: through(shared, kindB, space) };
  },
  lattice: (kindA, kindB, space) => apart(kindA, kindB, space, lattice),
  decimal: (kindA, kindB, space) => apart(kindA, kindB, space, decimal),
  degenerate,
  aimed,
  thin: sometimesNudged(thin),
  parallel: sometimesNudged(parallel),
  farStart: sometimesNudged(farStart),
  wide: sometimesNudged(wide),
  level: sometimesNudged(level),
  ulp: (kindA, kindB, space) => oneNudged(touching(kindA, kindB, space), space),
  offset: (kindA, kindB, space) => {
    const { a, b } = ordinary(kindA, kindB, space);
    const move = farAway(space);
    const far = { a: moved(a, move), b: moved(b, move) };
    return space.random.chance(0.3) ? { a: nudgedShape(far.a, space), b: far.b } : far;
  },
  scale: (kindA, kindB, space) => {
    for (;;) {
      const { a, b } = ordinary(kindA, kindB, space);
      const [first, second] = factors(space);
      const sized = {
        a: reweighted(moved(a, resized(first)), space),
        b: reweighted(moved(b, resized(second)), space),
      };
      if (numbersOf(sized).every(({ value }) => Number.isFinite(value))) return sized;
    }
  },
};

function sometimesNudged(maker: Maker): Maker {
  return (kindA, kindB, space) => {
    const pair = maker(kindA, kindB, space);
    return space.random.chance(0.3) ? oneNudged(pair, space) : pair;
  };
}

function oneNudged({ a, b }: Pair<Shape3>, space: Space): Pair<Shape3> {
  return space.random.chance(0.5) ? { a: nudgedShape(a, space), b } : { a, b: nudgedShape(b, space) };
}

function apart(kindA: Kind, kindB: Kind, space: Space, source: typeof lattice): Pair<Shape3> {
  const numbers = source(space);
  return { a: independent(kindA, space, numbers), b: independent(kindB, space, numbers) };
}

/** A case of about the size 1 from one of the other families. */
function ordinary(kindA: Kind, kindB: Kind, space: Space): Pair<Shape3> {
  const family = space.random.pick(['random', 'lattice', 'ulp', 'ulp', 'decimal'] as const);
  return make[family](kindA, kindB, space);
}

const tens = [1e-9, 1e-160, 1e-300, 1e-310, 1e150, 1e300, 3e307, 1.2e308];
const powersOfTwo = [2 ** -30, 2 ** -540, 2 ** -1000, 2 ** -1060, 2 ** 500, 2 ** 1000, 2 ** 1021, 2 ** 1023];

/** The factors for the two shapes: the same for both, different, or different along each axis. */
function factors({ random }: Space): [Vector3, Vector3] {
  const even = (factor: number): Vector3 => ({ x: factor, y: factor, z: factor });
  // Wherever squares, cubes or sixth powers begin to overflow or to vanish, some cases lie.
  const any = (): number =>
    random.chance(0.4) ? 2 ** random.whole(-1070, 1022) : random.pick(random.chance(0.5) ? tens : powersOfTwo);
  const kind = random.unit();
  if (kind < 0.7) {
    const both = even(any());
    return [both, both];
  }
  if (kind < 0.85) return [even(any()), even(random.chance(0.5) ? 1 : any())];
  const stretched = { x: any(), y: any(), z: any() };
  return [stretched, stretched];
}

function inPlane(shape: Shape3): Shape2 {
  const flat = ({ x, y }: Vector3): Vector2 => ({ x, y });
  switch (shape.kind) {
    case 'point':
      return { kind: 'point', ...flat(shape) };
    case 'segment':
      return { kind: 'segment', start: flat(shape.start), end: flat(shape.end) };
    case 'ray':
      return { kind: 'ray', origin: flat(shape.origin), direction: flat(shape.direction) };
    case 'sphere':
      return { kind: 'circle', center: flat(shape.center), radius: shape.radius };
    case 'aabb':
      return { kind: 'aabb', min: flat(shape.min), max: flat(shape.max) };
    case 'line':
      return { kind: 'line', origin: flat(shape.origin), direction: flat(shape.direction) };
    case 'halfspace':
      return { kind: 'halfplane', normal: flat(shape.normal), constant: shape.constant };
    case 'capsule':
      return { kind: 'capsule', start: flat(shape.start), end: flat(shape.end), radius: shape.radius };
    case 'triangle':
      return { kind: 'triangle', a: flat(shape.a), b: flat(shape.b), c: flat(shape.c) };
    case 'obb': {
      const { center, halfExtents, axes } = shape;
      return {
        kind: 'obb',
        center: flat(center),
        halfExtents: flat(halfExtents),
        axes: [flat(axes[0]), flat(axes[1])],
      };
    }
    case 'hull': {
      const { data, position, axes } = shape;
      return { kind: 'polygon', data: flattened(data), position: flat(position), axes: [flat(axes[0]), flat(axes[1])] };
    }
    default:
      throw new TypeError(`there is no ${shape.kind} in the plane`);
  }
}
