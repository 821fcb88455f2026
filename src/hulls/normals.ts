/** Unit normals of faces and edges. */
import { norm2, norm3, powerOfTwoNear } from '../core/norm.js';
import { type Dyadic, from, multiply, subtract } from '../exact/dyadic.js';

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The unit normal of a face with corners that turn counter-clockwise as seen from where it points: each number within 8 ulp of 1. */
export function normalOf(vertices: Float64Array, face: readonly number[]): Vector {
  const third = Math.floor(face.length / 3);
  const [a, b, c] = [face[0]!, face[third]!, face[2 * third]!];
  const [ab, bc, ca] = [lengthBetween(vertices, a, b), lengthBetween(vertices, b, c), lengthBetween(vertices, c, a)];
  // Around the corner between the two shorter edges, where least cancels.
  if (bc >= ab && bc >= ca) return normalAt(vertices, a, b, c);
  return ca >= ab ? normalAt(vertices, b, c, a) : normalAt(vertices, c, a, b);
}

/** More or less. */
function lengthBetween(vertices: Float64Array, a: number, b: number): number {
  return (
    Math.abs(vertices[3 * b]! - vertices[3 * a]!) +
    Math.abs(vertices[3 * b + 1]! - vertices[3 * a + 1]!) +
    Math.abs(vertices[3 * b + 2]! - vertices[3 * a + 2]!)
  );
}

/** The direction of (b - a) × (c - a). */
function normalAt(vertices: Float64Array, a: number, b: number, c: number): Vector {
  const bX = vertices[3 * b]! - vertices[3 * a]!;
  const bY = vertices[3 * b + 1]! - vertices[3 * a + 1]!;
  const bZ = vertices[3 * b + 2]! - vertices[3 * a + 2]!;
  const cX = vertices[3 * c]! - vertices[3 * a]!;
  const cY = vertices[3 * c + 1]! - vertices[3 * a + 1]!;
  const cZ = vertices[3 * c + 2]! - vertices[3 * a + 2]!;
  const x = bY * cZ - bZ * cY;
  const y = bZ * cX - bX * cZ;
  const z = bX * cY - bY * cX;
  const largest = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  const put = Math.max(
    Math.abs(bY * cZ) + Math.abs(bZ * cY),
    Math.abs(bZ * cX) + Math.abs(bX * cZ),
    Math.abs(bX * cY) + Math.abs(bY * cX),
  );
  // Off by three roundings of what it is put together of, and one of the whole.
  const isAccurate = put <= 4 * largest && largest > 2 ** -900 && put < Infinity;
  return isAccurate ? unit(x, y, z) : unit(...exactCrossOf(vertices, a, b, c));
}

/** The cross product, exact before it is rounded, and of any length. */
function exactCrossOf(vertices: Float64Array, a: number, b: number, c: number): [number, number, number] {
  const edge = (to: number): Dyadic[] =>
    [0, 1, 2].map((axis) => subtract(from(vertices[3 * to + axis]!), from(vertices[3 * a + axis]!)));
  const [left, right] = [edge(b), edge(c)];
  const normal = [0, 1, 2].map((axis) => {
    const [y, z] = [(axis + 1) % 3, (axis + 2) % 3];
    return subtract(multiply(left[y]!, right[z]!), multiply(left[z]!, right[y]!));
  });
  return rounded(normal) as [number, number, number];
}

/** Numbers of the same ratios, each off by no more than 2^-60 of the largest. */
function rounded(numbers: readonly Dyadic[]): number[] {
  const lowest = Math.min(...numbers.map(([, exponent]) => exponent));
  const whole = numbers.map(([mantissa, exponent]) => mantissa << BigInt(exponent - lowest));
  const digits = Math.max(...whole.map((number) => number.toString(2).length));
  return whole.map((number) => Number(number >> BigInt(Math.max(digits - 64, 0))));
}

function unit(x: number, y: number, z: number): Vector {
  const length = norm3(x, y, z);
  return { x: x / length, y: y / length, z: z / length };
}

/** The unit normals of a polygon's edges, outwards: of that from each vertex to the next. Each number within 4 ulp of 1. */
export function normalsOfEdges(vertices: Float64Array): Float64Array {
  const normals = new Float64Array(vertices.length === 2 ? 0 : vertices.length);
  for (let at = 0; at < normals.length; at += 2) {
    const next = (at + 2) % vertices.length;
    const half = Number.isFinite(vertices[next]! - vertices[at]! - (vertices[next + 1]! - vertices[at + 1]!)) ? 1 : 0.5;
    const x = half * vertices[next + 1]! - half * vertices[at + 1]!;
    const y = half * vertices[at]! - half * vertices[next]!;
    // The length of a tiny one would lose digits.
    const size = powerOfTwoNear(Math.max(Math.abs(x), Math.abs(y)));
    const length = norm2(x / size, y / size);
    normals[at] = x / size / length;
    normals[at + 1] = y / size / length;
  }
  return normals;
}
