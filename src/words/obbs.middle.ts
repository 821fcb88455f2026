/** A point that two oriented boxes share, in the middle. */
import { reachOf, sizeOf } from './obbs.axes.js';
import type { Direction3, Obb3 } from './shapes.js';
import {
  abs,
  add,
  at,
  choose,
  div,
  dot,
  fill,
  type Index,
  largest,
  less,
  map,
  max,
  min,
  negate,
  next,
  over,
  scale,
  smallest,
  sub,
  type Three,
  three,
  type Vec3,
  vec3,
} from './vec.js';

/** What rounding may put beside a box: 8 ulp of the size. */
function slack(): number {
  return 2 ** -49;
}

/** The least speed across a slab that counts; whatever is slower stays where it is. */
function slowest(): number {
  return 2 ** -60;
}

/** What lies between the three pairs of opposite faces of a box, in units of the size of both boxes. */
interface Slabs {
  readonly normals: Three<Direction3>;
  readonly half: Vec3;
}

/**
 * Every corner of what two boxes share lies on an edge of one of them: so the mean of what the edges of each have in the other
 * lies in both. From there it goes along the normal to halfway between each one's deepest points, but not out of either.
 */
export function sharedMiddle(
  a: Obb3,
  b: Obb3,
  facesA: Three<Direction3>,
  facesB: Three<Direction3>,
  normal: Direction3,
): Vec3 {
  const size = sizeOf(a, b);
  if (size === 0) return a.center;
  const apart = div(sub(b.center, a.center), size);
  const [slabsA, slabsB] = [slabsOf(a, facesA, size), slabsOf(b, facesB, size)];
  const inB = edgesWithin(a, size, slabsB, negate(apart));
  const inA = edgesWithin(b, size, slabsA, apart);
  const weight = inA.weight + inB.weight;
  if (weight === 0) return a.center;
  const mean = div(add(inB.sum, inA.sum, scale(apart, inA.weight)), weight);
  // In units of the size from the centre of a, a ends at reachA along the normal, and b begins at -reachB from its centre.
  const [reachA, reachB] = [reachOf(a, normal) / size, reachOf(b, normal) / size];
  const halfway = 0.5 * (reachA - reachB + dot(normal, apart)) - dot(normal, mean);
  const [toA, toB] = [wayWithin(slabsA, mean, normal, halfway), wayWithin(slabsB, sub(mean, apart), normal, halfway)];
  const way = min(abs(halfway), toA, toB) * (halfway < 0 ? -1 : 1);
  return add(a.center, scale(add(mean, scale(normal, way)), size));
}

function slabsOf({ halfExtents, axes }: Obb3, normals: Three<Direction3>, size: number): Slabs {
  return {
    normals,
    half: vec3(...map(normals, (normal, i) => (at(halfExtents, i) / size) * abs(dot(axes[i], normal)))),
  };
}

/** How far a point can go on between slabs, towards where `sign` leads along a direction. */
function wayWithin({ normals, half }: Slabs, point: Vec3, direction: Direction3, sign: number): number {
  const speed = scale(across(normals, direction), sign < 0 ? -1 : 1);
  const place = across(normals, point);
  const left = max(sub(half, choose(less(speed, 0), negate(place), place)), 0);
  // Half an ulp more, so that it can slide along a face.
  return smallest(over(add(left, fill(left, 2 ** -53)), max(abs(speed), slowest())));
}

/** How far a vector leads along each of three normals. */
function across(normals: Three<Direction3>, v: Vec3): Vec3 {
  return vec3(...map(normals, (normal) => dot(normal, v)));
}

/** The shared parts of edges, weighed by their lengths: the sum of their middles, from the box's centre. */
interface Weighed {
  readonly weight: number;
  readonly sum: Vec3;
}

/** What the edges of a box have between slabs, from whose centre it lies at `offset`. */
function edgesWithin({ halfExtents, axes }: Obb3, size: number, { normals, half }: Slabs, offset: Vec3): Weighed {
  const spokes = map(axes, (axis, i) => scale(axis, at(halfExtents, i) / size));
  const speeds = map(spokes, (spoke) => across(normals, spoke));
  const wide = add(half, fill(half, slack()));
  const place = across(normals, offset);
  const parts = map(three, (i) => edgesAlong(i, speeds, place, wide, at(halfExtents, i) / size));
  const shares = add(parts[0].sum, parts[1].sum, parts[2].sum);
  return {
    weight: parts[0].weight + parts[1].weight + parts[2].weight,
    sum: add(scale(spokes[0], shares.x), scale(spokes[1], shares.y), scale(spokes[2], shares.z)),
  };
}

/**
 * The four edges along one of a box's spokes, which lead from its centre to its faces; the sum is counted in spokes. Every vector
 * has the three slabs for coordinates.
 */
function edgesAlong(i: Index, speeds: Three<Vec3>, place: Vec3, half: Vec3, extent: number): Weighed {
  const speed = choose(less(abs(speeds[i]), slowest()), fill(place, slowest()), speeds[i]);
  const reach = over(half, abs(speed));
  const center = over(negate(place), speed);
  const [u, v] = [over(speeds[next(i)], speed), over(speeds[next(next(i))], speed)];
  const [both, one] = [add(u, v), sub(u, v)];
  const edges = [sub(center, both), add(center, both), sub(center, one), add(center, one)].map((middle) => {
    const from = max(-1, largest(sub(middle, reach)));
    const to = min(1, smallest(add(middle, reach)));
    const width = max(to - from, 0);
    return { width, moment: 0.5 * width * (from + to) };
  }) as readonly Stretch[] as readonly [Stretch, Stretch, Stretch, Stretch];
  const [plus, minus, right, left] = edges;
  // An edge without length still is a point.
  const unit = extent + slowest();
  const along = plus.moment + minus.moment + right.moment + left.moment;
  const alongU = plus.width - minus.width + right.width - left.width;
  const alongV = plus.width - minus.width - right.width + left.width;
  return {
    weight: unit * (plus.width + minus.width + right.width + left.width),
    sum: scale(inOrder(i, along, alongU, alongV), unit),
  };
}

interface Stretch {
  readonly width: number;
  readonly moment: number;
}

/** Coordinates of which the first is number i. */
function inOrder(i: Index, first: number, second: number, third: number): Vec3 {
  if (i === 0) return vec3(first, second, third);
  return i === 1 ? vec3(third, first, second) : vec3(second, third, first);
}
