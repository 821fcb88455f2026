/** What two triangles share, exactly: the corners of a polygon, the ends of a segment, or a point. By clipping, Sutherland and Hodgman 1974. */
import { fraction, toNumber } from './rational.js';
import type { Triangle, Vector3 } from './shapes.js';
import { cross, dot, isZero, minus, origin, times, type Vector } from './vectors.js';
import { wholeNumbers } from './whole.js';

/** The place `of / by`, in units of 2^exponent. `by` is positive. */
export interface Place {
  readonly of: Vector;
  readonly by: bigint;
}

export interface Shared {
  /** Without repetition, and none between two others on one line. */
  readonly corners: readonly Place[];
  readonly exponent: number;
}

/** The half-space where n · x + constant >= 0. */
interface Half {
  readonly normal: Vector;
  readonly constant: bigint;
}

export function shared(a: Triangle<Vector3>, b: Triangle<Vector3>): Shared {
  const { shapes, exponent } = wholeNumbers(a, b)!;
  const [first, second] = shapes.map((shape) => {
    if (shape.kind !== 'triangle') throw new TypeError('expected two triangles');
    return [shape.a, shape.b, shape.c] as const;
  });
  const whole = first!.map((corner) => ({ of: corner, by: 1n }));
  return { corners: cornersOf(halvesOf(second!).reduce(clipped, whole)), exponent };
}

type Three = readonly [Vector, Vector, Vector];

const axes: readonly Vector[] = [
  { x: 1n, y: 0n, z: 0n },
  { x: 0n, y: 1n, z: 0n },
  { x: 0n, y: 0n, z: 1n },
];

/** A triangle is what lies in its plane and within its edges; one without area, what lies on its line and between its ends. */
function halvesOf(corners: Three): Half[] {
  const edges = corners.map((corner, i) => minus(corners[(i + 1) % 3]!, corner));
  const normal = cross(edges[0]!, edges[1]!);
  if (!isZero(normal)) {
    const inward = edges.map((edge, i) => from(corners[i]!, cross(normal, edge)));
    return [...onBoth(corners[0], normal), ...inward];
  }
  const along = edges.find((edge) => !isZero(edge)) ?? origin;
  const across = isZero(along) ? axes : axes.map((axis) => cross(along, axis));
  const [least, ...rest] = [...corners].sort((p, q) => (dot(along, p) < dot(along, q) ? -1 : 1));
  const ends = [from(least!, along), from(rest[1]!, minus(origin, along))];
  return [...across.flatMap((n) => onBoth(corners[0], n)), ...ends];
}

function from(place: Vector, normal: Vector): Half {
  return { normal, constant: -dot(normal, place) };
}

/** A plane, as two half-spaces that share no more. */
function onBoth(place: Vector, normal: Vector): Half[] {
  return [from(place, normal), from(place, minus(origin, normal))];
}

function clipped(polygon: Place[], { normal, constant }: Half): Place[] {
  const heights = polygon.map(({ of, by }) => dot(normal, of) + constant * by);
  return polygon.flatMap((place, i) => {
    const next = polygon[(i + 1) % polygon.length]!;
    const [own, other] = [heights[i]!, heights[(i + 1) % polygon.length]!];
    const crossed = own * other < 0n ? [between(place, next, own, other)] : [];
    return own >= 0n ? [place, ...crossed] : crossed;
  });
}

/** Where the height is 0. */
function between(p: Place, q: Place, heightP: bigint, heightQ: bigint): Place {
  const side = heightP > 0n ? 1n : -1n;
  const of = minus(times(q.of, heightP * side), times(p.of, heightQ * side));
  return reduced({ of, by: (q.by * heightP - p.by * heightQ) * side });
}

function reduced({ of, by }: Place): Place {
  const most = [of.x, of.y, of.z].reduce(divisor, by);
  return { of: { x: of.x / most, y: of.y / most, z: of.z / most }, by: by / most };
}

function divisor(p: bigint, q: bigint): bigint {
  let [a, b] = [p, q < 0n ? -q : q];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

const way = (p: Place, q: Place): Vector => minus(times(q.of, p.by), times(p.of, q.by));

function cornersOf(places: readonly Place[]): Place[] {
  const distinct = places.filter((place, i) => places.slice(0, i).every((other) => !isZero(way(place, other))));
  const [first, second] = distinct as [Place, Place];
  if (distinct.length < 3) return distinct;
  const along = way(first, second);
  if (distinct.every((place) => isZero(cross(along, way(first, place))))) {
    const sorted = [...distinct].sort((p, q) => (dot(along, way(p, q)) > 0n ? -1 : 1));
    return [sorted[0]!, sorted.at(-1)!];
  }
  return distinct.filter((place, i) => {
    const [before, after] = [distinct.at(i - 1)!, distinct[(i + 1) % distinct.length]!];
    return !isZero(cross(way(before, place), way(place, after)));
  });
}

/** Of the angle of a polygon at a corner. */
export function sineAt(corners: readonly Place[], i: number): number {
  const [before, place, after] = [corners.at(i - 1)!, corners[i]!, corners[(i + 1) % corners.length]!];
  const [u, v] = [way(before, place), way(place, after)];
  const across = cross(u, v);
  return Math.sqrt(toNumber(fraction(dot(across, across), dot(u, u) * dot(v, v))));
}
