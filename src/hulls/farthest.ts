/** The farthest vertices of hulls and polygons, decided exactly. Of both dimensions: of a polygon's vertices z is 0. */
import { add, type Dyadic, from, multiply, signOf, subtract } from '../exact/dyadic.js';

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** A hull or polygon as far as it matters here. Without neighbours the vertices are a ring. */
export interface Body {
  readonly data: {
    readonly vertices: Float64Array;
    readonly neighborStarts?: Uint32Array;
    readonly neighbors?: Uint32Array;
  };
  readonly position: Vector;
  readonly axes: readonly Vector[];
}

/** As many vertices are looked at one by one. */
const FEW = 24;

/** How much farther a step along each local axis leads; then, for each, what that was put together of: 0 where nothing was, and more than what can vanish in products else. */
const slopes: Float64Array = /* @__PURE__ */ new Float64Array(6);

/**
 * The vertex that lies farthest along a direction; the first of several. On a convex polyhedron every vertex that is not the farthest has a neighbour that lies farther, so that neighbours lead
 * there, and those that are as far hang together.
 */
export function farthestVertex(body: Body, direction: Vector): number {
  const { data, axes } = body;
  const dimension = axes.length;
  const count = data.vertices.length / dimension;
  aim(axes, direction);
  let best = 0;
  if (count <= FEW || data.neighbors === undefined) {
    for (let vertex = 1; vertex < count; vertex++) if (farther(body, direction, best, vertex) > 0) best = vertex;
    return best;
  }
  for (let before = -1; before !== best; ) {
    before = best;
    const end = data.neighborStarts![before + 1]!;
    for (let i = data.neighborStarts![before]!; i < end; i++)
      if (farther(body, direction, best, data.neighbors[i]!) > 0) best = data.neighbors[i]!;
  }
  return firstAsFar(body, direction, best);
}

/** Of all vertices that lie as far as one of them. */
function firstAsFar(body: Body, direction: Vector, vertex: number): number {
  const { neighborStarts, neighbors } = body.data;
  met.clear();
  met.add(vertex);
  let first = vertex;
  // A set goes on with what is added on the way.
  for (const from of met) {
    first = Math.min(first, from);
    for (let i = neighborStarts![from]!; i < neighborStarts![from + 1]!; i++) {
      if (farther(body, direction, vertex, neighbors![i]!) === 0) met.add(neighbors![i]!);
    }
  }
  return first;
}

const met: Set<number> = /* @__PURE__ */ new Set();

function aim(axes: readonly Vector[], direction: Vector): void {
  slopes.fill(0);
  read(direction, 0);
  for (let i = 0; i < axes.length; i++) {
    read(axes[i]!, 3);
    let isNone = true;
    let size = 2 ** -1000;
    for (let k = 0; k < 3; k++) {
      if (factors[k] === 0 || factors[3 + k] === 0) continue;
      const part = factors[k]! * factors[3 + k]!;
      slopes[i]! += part;
      size += Math.abs(part);
      isNone = false;
    }
    slopes[3 + i] = isNone ? 0 : size;
  }
}

/** The direction, and an axis. Numbers of a typed array are not put into objects. */
const factors: Float64Array = /* @__PURE__ */ new Float64Array(6);

function read(vector: Vector, start: number): void {
  factors[start] = vector.x;
  factors[start + 1] = vector.y;
  factors[start + 2] = 0;
  if (vector.z !== undefined) factors[start + 2] = vector.z;
}

/** The sign of how much farther one vertex lies than another; after `aim`. */
function farther(body: Body, direction: Vector, than: number, vertex: number): number {
  const { vertices } = body.data;
  const dimension = body.axes.length;
  let sum = 0;
  let size = 0;
  let isLevel = true;
  for (let i = 0; i < dimension; i++) {
    const step = vertices[dimension * vertex + i]! - vertices[dimension * than + i]!;
    if (step === 0 || slopes[3 + i] === 0) continue;
    isLevel = false;
    sum += slopes[i]! * step;
    size += slopes[3 + i]! * Math.abs(step);
  }
  if (isLevel) return 0;
  // Eight roundings of 2^-53 each; what vanishes in products is much less than the rest.
  if (Math.abs(sum) > size * 2 ** -49 + 2 ** -1050) return sum > 0 ? 1 : -1;
  return exactlyFarther(body, direction, than, vertex);
}

function exactlyFarther({ data: { vertices }, axes }: Body, direction: Vector, than: number, vertex: number): number {
  let sum: Dyadic = from(0);
  for (const [i, axis] of axes.entries()) {
    const at = (point: number): Dyadic => from(vertices[axes.length * point + i]!);
    sum = add(sum, multiply(slope(direction, axis), subtract(at(vertex), at(than))));
  }
  return signOf(sum);
}

function slope({ x, y, z = 0 }: Vector, axis: Vector): Dyadic {
  const inPlane = add(multiply(from(x), from(axis.x)), multiply(from(y), from(axis.y)));
  return add(inPlane, multiply(from(z), from(axis.z ?? 0)));
}
