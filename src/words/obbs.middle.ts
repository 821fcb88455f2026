/** A point that two oriented boxes share, in the middle. */
import { reachOf, type Slabs, type Solid, type Span } from './obbs.js';
import type { Direction3, Length, Ratio } from './shapes.js';
import {
  abs,
  add,
  at,
  choose,
  div,
  dot,
  fill,
  largest,
  less,
  map,
  max,
  min,
  mul,
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

/**
 * Every corner of what two boxes share lies on an edge of one of them: so the mean of what the edges of each have in the other
 * lies in both. From there it goes along the normal to halfway between each one's deepest points, but not out of either. All
 * from the first box's centre.
 */
export function sharedMiddle(a: Solid, b: Solid, apart: Vec3, normal: Direction3): Vec3 {
  const size = a.size + b.size;
  if (size === 0) return apart;
  const [solidA, solidB, offset] = [inUnits(a, size), inUnits(b, size), div(apart, size)];
  const inB = edgesWithin(solidA.span, solidB.slabs, offset);
  const inA = edgesWithin(solidB.span, solidA.slabs, negate(offset));
  const mean = div(add(inB.sum, inA.sum, scale(offset, inA.weight)), max(inA.weight + inB.weight, 2 ** -200));
  const [reachA, reachB] = [reachOf(solidA.span, normal), reachOf(solidB.span, normal)];
  const way = scale(normal, 0.5 * (reachA - reachB + dot(normal, offset)) - dot(normal, mean));
  const end = min(endWithin(solidA.slabs, negate(mean), way), endWithin(solidB.slabs, sub(offset, mean), way));
  return scale(add(mean, scale(way, end)), size);
}

function inUnits({ span, slabs }: Solid, size: Length) {
  return {
    span: { extents: div(span.extents, size), axes: span.axes },
    slabs: { normals: slabs.normals, half: div(slabs.half, size) },
  };
}

/** How much of a way from between slabs lies between them, from 0 to 1; their centre is at `offset` from its start. */
function endWithin({ normals, half }: Slabs, offset: Vec3, way: Vec3): Ratio {
  const steps = stepsAcross(across(normals, way));
  // Half an ulp more, so that it can slide along a face.
  const reach = mul(add(half, fill(half, 2 ** -53)), abs(steps));
  return max(stretchOf(mul(across(normals, offset), steps), reach).to, 0);
}

/** Parts of edges, weighed by their lengths: the sum of their middles. */
interface Weighed {
  readonly weight: Ratio;
  readonly sum: Vec3;
}

/**
 * What the edges of a box have between slabs, whose centre is at `offset` from its own.
 * @shared
 */
function edgesWithin({ extents, axes }: Span, { normals, half }: Slabs, offset: Vec3): Weighed {
  const spokes = map(axes, (axis, i) => scale(axis, at(extents, i)));
  const speeds = map(spokes, (spoke) => across(normals, spoke));
  const place = across(normals, offset);
  // Rounding may put an edge beside a face that it lies in.
  const wide = add(half, fill(half, 2 ** -50));
  const parts = map(three, (i) => {
    const [j, k] = [next(i), next(next(i))];
    const steps = stepsAcross(speeds[i]);
    const [center, u, v] = [mul(place, steps), mul(speeds[j], steps), mul(speeds[k], steps)];
    const reach = mul(wide, abs(steps));
    // The four edges along one spoke, at the sums and differences of the other two.
    const plus = stretchOf(sub(center, add(u, v)), reach);
    const minus = stretchOf(add(center, add(u, v)), reach);
    const right = stretchOf(sub(center, sub(u, v)), reach);
    const left = stretchOf(add(center, sub(u, v)), reach);
    // One without length still is a point.
    const length = at(extents, i) + 2 ** -60;
    const sum = add(
      scale(spokes[i], plus.moment + minus.moment + right.moment + left.moment),
      scale(spokes[j], plus.width - minus.width + right.width - left.width),
      scale(spokes[k], plus.width - minus.width - right.width + left.width),
    );
    return { weight: length * (plus.width + minus.width + right.width + left.width), sum: scale(sum, length) };
  });
  return parts.reduce((p, q) => ({ weight: p.weight + q.weight, sum: add(p.sum, q.sum) }));
}

/** What of a line lies between slabs, from -1 to 1: where it ends, how long it is, and its middle times that. */
function stretchOf(center: Vec3, reach: Vec3) {
  const from = max(-1, largest(sub(center, reach)));
  const to = min(1, smallest(add(center, reach)));
  const width = max(to - from, 0);
  return { to, width, moment: 0.5 * width * (from + to) };
}

/** How many steps it takes to come one further across slabs; what goes slower than rounding stays where it is. */
function stepsAcross(speed: Vec3): Vec3 {
  const least = fill(speed, 2 ** -60);
  return over(fill(speed, 1), choose(less(abs(speed), least), least, speed));
}

/** How far a vector leads along each of three normals. */
function across(normals: Three<Direction3>, v: Vec3): Vec3 {
  return vec3(...map(normals, (normal) => dot(normal, v)));
}
