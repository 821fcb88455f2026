/** What is kept of a polyhedron, from the corners of its faces. */
import type { HullData } from './data.js';
import { normalOf } from './normals.js';

/** @param faces the corners of each, as numbers of points; every point of a face is a corner of the whole */
export function solidOf(coordinates: Float64Array, faces: readonly (readonly number[])[], dimension: 2 | 3): HullData {
  const isUsed = new Uint8Array(coordinates.length / 3);
  for (const face of faces) for (const point of face) isUsed[point] = 1;
  const points = [...isUsed.keys()].filter((point) => isUsed[point]);
  const vertexOf = new Uint32Array(coordinates.length / 3);
  for (const [vertex, point] of points.entries()) vertexOf[point] = vertex;
  const vertices = verticesOf(coordinates, points);
  const faceStarts = new Uint32Array(faces.length + 1);
  for (const [i, face] of faces.entries()) faceStarts[i + 1] = faceStarts[i]! + face.length;
  const faceVertices = new Uint32Array(faceStarts[faces.length]!);
  const normals = new Float64Array(3 * faces.length);
  for (const [i, points] of faces.entries()) {
    const face = turnedToLeast(points.map((point) => vertexOf[point]!));
    for (const [at, vertex] of face.entries()) faceVertices[faceStarts[i]! + at] = vertex;
    const { x, y, z } = normalOf(vertices, face);
    normals[3 * i] = x;
    normals[3 * i + 1] = y;
    normals[3 * i + 2] = z;
  }
  return {
    vertices,
    faceStarts,
    faceVertices,
    ...edgesOf(points.length, faceStarts, faceVertices),
    normals,
    dimension,
  };
}

/** Of one point, or of the two ends of a segment. */
export function withoutFaces(coordinates: Float64Array, points: readonly number[]): HullData {
  const isSegment = points.length === 2;
  return {
    vertices: verticesOf(coordinates, points),
    faceStarts: new Uint32Array(1),
    faceVertices: new Uint32Array(0),
    edges: Uint32Array.from(isSegment ? [0, 1, 0, 0] : []),
    neighborStarts: Uint32Array.from(isSegment ? [0, 1, 2] : [0, 0]),
    neighbors: Uint32Array.from(isSegment ? [1, 0] : []),
    normals: new Float64Array(0),
    dimension: isSegment ? 1 : 0,
  };
}

function verticesOf(coordinates: Float64Array, points: readonly number[]): Float64Array {
  const vertices = new Float64Array(3 * points.length);
  for (const [vertex, point] of points.entries()) {
    vertices[3 * vertex] = coordinates[3 * point]!;
    vertices[3 * vertex + 1] = coordinates[3 * point + 1]!;
    vertices[3 * vertex + 2] = coordinates[3 * point + 2]!;
  }
  return vertices;
}

/** The same face from the least of its vertices on. */
export function turnedToLeast(face: readonly number[]): number[] {
  let least = 0;
  for (const [i, vertex] of face.entries()) if (vertex < face[least]!) least = i;
  return least === 0 ? [...face] : face.slice(least).concat(face.slice(0, least));
}

function edgesOf(
  count: number,
  faceStarts: Uint32Array,
  faceVertices: Uint32Array,
): Pick<HullData, 'edges' | 'neighborStarts' | 'neighbors'> {
  const neighborStarts = new Uint32Array(count + 1);
  for (const vertex of faceVertices) neighborStarts[vertex + 1]!++;
  for (let vertex = 0; vertex < count; vertex++) neighborStarts[vertex + 1]! += neighborStarts[vertex]!;
  const filled = neighborStarts.slice();
  const neighbors = new Uint32Array(faceVertices.length);
  /** For each vertex and its neighbour the face to the left of the way there. */
  const lefts = new Uint32Array(faceVertices.length);
  for (let face = 0; face + 1 < faceStarts.length; face++) {
    const [start, end] = [faceStarts[face]!, faceStarts[face + 1]!];
    for (let i = start; i < end; i++) {
      const place = filled[faceVertices[i]!]!++;
      neighbors[place] = faceVertices[i + 1 === end ? start : i + 1]!;
      lefts[place] = face;
    }
  }
  const edges = new Uint32Array(2 * neighbors.length);
  const degreeOf = (vertex: number): number => neighborStarts[vertex + 1]! - neighborStarts[vertex]!;
  let at = 0;
  for (let from = 0; from < count; from++) {
    for (let i = neighborStarts[from]!; i < neighborStarts[from + 1]!; i++) {
      const to = neighbors[i]!;
      // Each edge once, and the way back looked for among the fewer neighbours.
      if ((degreeOf(to) - degreeOf(from) || to - from) > 0) continue;
      const back = neighbors.indexOf(from, neighborStarts[to]!);
      edges[at++] = Math.min(from, to);
      edges[at++] = Math.max(from, to);
      edges[at++] = lefts[from < to ? i : back]!;
      edges[at++] = lefts[from < to ? back : i]!;
    }
  }
  return { edges, neighborStarts, neighbors };
}
