/** A point that two oriented boxes share, in the middle. */
import { type Edges, type Faces, type MeasuredBox, reachOf } from './obbs.js';
import type { Direction3, Length, Ratio } from './shapes.js';
import type { Three, Vec3 } from './vec.js';
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
  more,
  mul,
  negate,
  next,
  over,
  scale,
  smallest,
  some,
  sub,
  three,
  vec3,
} from './vec.js';

/**
 * Every corner of what two boxes share lies on an edge of one of them: so the mean of what the edges of each have in the other
 * lies in both. From there it goes along the normal to halfway between each one's deepest points, but not out of either. All
 * from the first box's centre.
 */
export function sharedMiddle(a: MeasuredBox, b: MeasuredBox, centerOffset: Vec3, normal: Direction3): Vec3 {
  const size = a.size + b.size;
  if (size === 0) return centerOffset;
  const [boxA, boxB, offset] = [inUnits(a, size), inUnits(b, size), div(centerOffset, size)];
  const inB = edgesWithin(boxA.edges, boxB.faces, offset);
  const inA = edgesWithin(boxB.edges, boxA.faces, negate(offset));
  const mean = div(add(inB.sum, inA.sum, scale(offset, inA.weight)), max(inA.weight + inB.weight, 2 ** -200));
  const [reachA, reachB] = [reachOf(boxA.edges, normal), reachOf(boxB.edges, normal)];
  const way = scale(normal, 0.5 * (reachA - reachB + dot(normal, offset)) - dot(normal, mean));
  const end = min(1, endWithin(boxA.faces, negate(mean), way), endWithin(boxB.faces, sub(offset, mean), way));
  return scale(add(mean, scale(way, max(end, 0))), size);
}

function inUnits({ edges, faces }: MeasuredBox, size: Length) {
  return {
    edges: { axes: edges.axes, halfExtents: div(edges.halfExtents, size) },
    faces: { normals: faces.normals, distances: div(faces.distances, size) },
  };
}

/** Where a way leaves the faces of a box, whose centre is at `offset` from its start; 1 is its end. */
function endWithin({ normals, distances }: Faces, offset: Vec3, way: Vec3): Ratio {
  const steps = stepsAcross(along(normals, way));
  // Half an ulp more, so that it can slide along a face.
  const reach = mul(add(distances, fill(distances, 2 ** -53)), abs(steps));
  return smallest(add(mul(along(normals, offset), steps), reach));
}

/** Parts of edges, weighed by their lengths: the sum of their middles. */
interface Weighed {
  readonly weight: Ratio;
  readonly sum: Vec3;
}

/**
 * What the edges of a box have within the faces of another, whose centre is at `offset` from its own.
 * @shared
 */
function edgesWithin({ axes, halfExtents }: Edges, { normals, distances }: Faces, offset: Vec3): Weighed {
  const halfEdges = map(axes, (axis, i) => scale(axis, at(halfExtents, i)));
  const speeds = map(halfEdges, (edge) => along(normals, edge));
  const center = along(normals, offset);
  // Rounding may put an edge beside a face that it lies in.
  const wide = add(distances, fill(distances, 2 ** -50));
  const parts = map(three, (i) => {
    const [j, k] = [next(i), next(next(i))];
    const steps = stepsAcross(speeds[i]);
    const scaled = map([center, speeds[j], speeds[k]], (v) => mul(v, steps));
    const { width, moment, u, v } = fourWithin(scaled[0], scaled[1], scaled[2], mul(wide, abs(steps)));
    // One without length still is a point.
    const length = at(halfExtents, i) + 2 ** -60;
    const sum = add(scale(halfEdges[i], moment), scale(halfEdges[j], u), scale(halfEdges[k], v));
    return { weight: length * width, sum: scale(sum, length) };
  });
  return parts.reduce((p, q) => ({ weight: p.weight + q.weight, sum: add(p.sum, q.sum) }));
}

/**
 * The four edges of a box along one axis, at the sums and differences u and v of the other two: their widths, moments, and widths
 * weighed by the signs of u and v.
 * @shared
 */
function fourWithin(center: Vec3, u: Vec3, v: Vec3, reach: Vec3) {
  const plus = stretchOf(sub(center, add(u, v)), reach);
  const minus = stretchOf(add(center, add(u, v)), reach);
  const right = stretchOf(sub(center, sub(u, v)), reach);
  const left = stretchOf(add(center, sub(u, v)), reach);
  return {
    width: plus.width + minus.width + right.width + left.width,
    moment: plus.moment + minus.moment + right.moment + left.moment,
    u: plus.width - minus.width + right.width - left.width,
    v: plus.width - minus.width - right.width + left.width,
  };
}

/** What of a line lies within faces, from -1 to 1: how long it is, and its middle times that. Most lie beside one of them. */
function stretchOf(center: Vec3, reach: Vec3) {
  if (some(more(abs(center), add(reach, fill(reach, 1))))) return { width: 0, moment: 0 };
  const from = max(-1, largest(sub(center, reach)));
  const to = min(1, smallest(add(center, reach)));
  const width = max(to - from, 0);
  return { width, moment: 0.5 * width * (from + to) };
}

/** How many steps it takes to come one further across faces; what goes slower than rounding stays where it is. */
function stepsAcross(speed: Vec3): Vec3 {
  const least = fill(speed, 2 ** -60);
  return over(fill(speed, 1), choose(less(abs(speed), least), least, speed));
}

/** How far a vector leads along each of three normals. */
function along(normals: Three<Direction3>, v: Vec3): Vec3 {
  return vec3(...map(normals, (normal) => dot(normal, v)));
}
