/** What has to be true of the data of every hull, checked with exact whole numbers. */
import { expect } from 'vitest';
import { wholePoints } from './polyhedra.js';
import type { Vector3 } from './shapes.js';
import { cross, dot, isZero, minus, type Vector } from './vectors.js';

export interface Solid {
  readonly vertices: Float64Array;
  readonly faceStarts: Uint32Array;
  readonly faceVertices: Uint32Array;
  readonly edges: Uint32Array;
  readonly neighborStarts: Uint32Array;
  readonly neighbors: Uint32Array;
  readonly normals: Float64Array;
  readonly dimension: number;
}

export function verticesOf({ vertices }: Solid): Vector3[] {
  return Array.from({ length: vertices.length / 3 }, (_, i) => ({
    x: vertices[3 * i]!,
    y: vertices[3 * i + 1]!,
    z: vertices[3 * i + 2]!,
  }));
}

export function facesOf({ faceStarts, faceVertices }: Solid): number[][] {
  return Array.from({ length: faceStarts.length - 1 }, (_, i) => [
    ...faceVertices.subarray(faceStarts[i], faceStarts[i + 1]),
  ]);
}

/** The coordinates as a text; zeros are without a sign. */
export function keyOf({ x, y, z }: Vector3): string {
  return `${x + 0} ${y + 0} ${z + 0}`;
}

/** That it is convex, closed and consistent, and that no point of a cloud lies outside. */
export function expectSolid(solid: Solid, points: readonly Vector3[]): void {
  const vertices = verticesOf(solid);
  const whole = wholePoints([...vertices, ...points]);
  const faces = facesOf(solid);
  const problems: string[] = [];
  const places = new Set(points.map(keyOf));
  for (const vertex of vertices) if (!places.has(keyOf(vertex))) problems.push(`${keyOf(vertex)} is not a point`);
  for (const [index, face] of faces.entries()) {
    const from = whole[face[0]!]!;
    const normal = cross(minus(whole[face[1]!]!, from), minus(whole[face[2]!]!, from));
    if (isZero(normal)) problems.push(`face ${index} has corners on a line`);
    const heights = whole.map((point) => dot(normal, minus(point, from)));
    if (heights.some((height) => height > 0n)) problems.push(`something lies in front of face ${index}`);
    for (const [i, vertex] of face.entries()) {
      const [before, after] = [whole[face.at(i - 1)!]!, whole[face[(i + 1) % face.length]!]!];
      const turn = dot(normal, cross(minus(whole[vertex]!, before), minus(after, whole[vertex]!)));
      if (turn <= 0n) problems.push(`face ${index} does not turn left at ${vertex}`);
    }
    const within = heights.slice(0, vertices.length).filter((height) => height === 0n).length;
    if (within !== face.length) problems.push(`face ${index} has ${face.length} of ${within} corners`);
    problems.push(...wrongNormal(solid.normals.subarray(3 * index, 3 * index + 3), normal, index));
  }
  expect(problems).toEqual([]);
  expectEdges(solid, faces, vertices.length);
}

/** A unit vector that points where a vector of whole numbers does. */
function wrongNormal(unit: Float64Array, { x, y, z }: Vector, index: number): string[] {
  const digits = Math.max(...[x, y, z].map((value) => value.toString(2).length));
  const [a, b, c] = [x, y, z].map((value) => Number((value << 80n) >> BigInt(digits)) / 2 ** 80) as [
    number,
    number,
    number,
  ];
  const length = Math.hypot(a, b, c);
  const off = Math.max(
    Math.abs(a / length - unit[0]!),
    Math.abs(b / length - unit[1]!),
    Math.abs(c / length - unit[2]!),
  );
  return off <= 9 * 2 ** -52 ? [] : [`the normal of face ${index} is off by ${off}`];
}

function expectEdges(solid: Solid, faces: readonly number[][], count: number): void {
  const leftOf = new Map<string, number>();
  for (const [index, face] of faces.entries()) {
    for (const [i, from] of face.entries()) leftOf.set(`${from} ${face[(i + 1) % face.length]}`, index);
  }
  const neighbors = Array.from({ length: count }, () => new Set<number>());
  const edges = new Set<string>();
  for (let i = 0; i < solid.edges.length; i += 4) {
    const [from, to, left, right] = solid.edges.subarray(i, i + 4) as unknown as [number, number, number, number];
    edges.add([from, to].sort((a, b) => a - b).join());
    if (solid.dimension > 1) expect([leftOf.get(`${from} ${to}`), leftOf.get(`${to} ${from}`)]).toEqual([left, right]);
    neighbors[from]!.add(to);
    neighbors[to]!.add(from);
  }
  expect(edges.size).toBe(solid.edges.length / 4);
  if (solid.dimension > 1) {
    expect(2 * edges.size).toBe(leftOf.size);
    // Euler's formula.
    expect(count - edges.size + faces.length).toBe(2);
  }
  expect(solid.neighborStarts.length).toBe(count + 1);
  for (const [vertex, expected] of neighbors.entries()) {
    const listed = [...solid.neighbors.subarray(solid.neighborStarts[vertex], solid.neighborStarts[vertex + 1])];
    expect(listed.length).toBe(expected.size);
    expect(new Set(listed)).toEqual(expected);
  }
}
