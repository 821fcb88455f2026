/** Where the vertices of placed hulls and polygons lie, and how far they reach. */
import { growSides, sides } from '../core/outward.js';
import { sumOfProducts, terms } from '../core/sumOfProducts.js';
import { type Body, farthestVertex } from './farthest.js';

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** The axes and the position of the body that was read last. Numbers of a typed array are not put into objects. */
const frame: Float64Array = /* @__PURE__ */ new Float64Array(12);

function read({ position, axes }: Body): void {
  for (let i = 0; i < axes.length; i++) readVector(axes[i]!, 3 * i);
  readVector(position, 9);
}

function readVector(vector: Vector, start: number): void {
  frame[start] = vector.x;
  frame[start + 1] = vector.y;
  if (vector.z !== undefined) frame[start + 2] = vector.z;
}

/** Writes a placed vertex into a list of numbers from a place on: within 2 ulp of the coordinates. */
export function writeVertex(body: Body, vertex: number, out: Float64Array, at: number): void {
  const { vertices } = body.data;
  const dimension = body.axes.length;
  read(body);
  terms[5] = 0;
  terms[6] = 0;
  for (let axis = 0; axis < dimension; axis++) {
    terms[0] = frame[9 + axis]!;
    for (let i = 0; i < dimension; i++) {
      terms[2 * i + 1] = vertices[dimension * vertex + i]!;
      terms[2 * i + 2] = frame[3 * i + axis]!;
    }
    sumOfProducts(out, at + axis);
  }
}

/** Along each axis of the world, and against it. */
const ways: readonly Vector[] = [
  { x: 1, y: 0, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: 0, z: 1 },
];
const waysBack: readonly Vector[] = [
  { x: -1, y: 0, z: 0 },
  { x: 0, y: -1, z: 0 },
  { x: 0, y: 0, z: -1 },
];

/** Writes the least coordinate of a body along each axis of the world, then the largest ones: rounded outward, by no more than a few ulp, and not at all where nothing is rounded. */
export function writeReach(body: Body, out: Float64Array): void {
  const dimension = body.axes.length;
  for (let axis = 0; axis < dimension; axis++) {
    reach(body, axis, waysBack[axis]!, -1);
    out[axis] = 0 - sides[0]!;
    reach(body, axis, ways[axis]!, 1);
    out[dimension + axis] = sides[0]!;
  }
}

/** Leaves in the first side how far a body reaches along an axis of the world, or against it. */
function reach(body: Body, axis: number, way: Vector, sign: 1 | -1): void {
  const { vertices } = body.data;
  const dimension = body.axes.length;
  const first = dimension * farthestVertex(body, way);
  read(body);
  let sum = 0;
  let size = 0;
  let parts = 0;
  let isWhole = true;
  for (let i = 0; i < dimension; i++) {
    const step = vertices[first + i]!;
    const length = sign * frame[3 * i + axis]!;
    if (step === 0 || length === 0) continue;
    sum += step * length;
    size += Math.abs(step * length);
    parts++;
    isWhole &&= Math.abs(length) === 1;
  }
  sides[0] = sign * frame[9 + axis]!;
  sides[1] = parts === 0 || (parts === 1 && isWhole) ? sum : sum + (size * 2 ** -50 + 3 * Number.MIN_VALUE);
  // Where a part is beyond all doubles, so may be the whole.
  if (size === Infinity) sides[0] = Infinity;
  else growSides(1);
}
