/** What all placed copies of a hull or polygon share. */

/**
 * A convex polyhedron in coordinates of its own: what all placed copies of a hull share. It is worked out once; nobody writes into it. Faces are seen from outside, and
 * triangles that lie in one plane are one face.
 */
export interface HullData {
  /** x, y and z of each. Only what is a corner: none lies within the others, or within an edge or a face of them. */
  readonly vertices: Float64Array;
  /** Face i has the vertices `faceVertices[faceStarts[i]]` to `faceVertices[faceStarts[i + 1] - 1]`: there is one entry more than faces. */
  readonly faceStarts: Uint32Array;
  /** Counter-clockwise as seen from outside. */
  readonly faceVertices: Uint32Array;
  /** Four numbers for each: the vertices it leads from and to, and the faces on its left and right side. Each edge once; that of a mere segment has no faces, and 0 for both. */
  readonly edges: Uint32Array;
  /** Vertex i has the neighbours `neighbors[neighborStarts[i]]` to `neighbors[neighborStarts[i + 1] - 1]`. */
  readonly neighborStarts: Uint32Array;
  readonly neighbors: Uint32Array;
  /** x, y and z of each face's unit normal, outwards. */
  readonly normals: Float64Array;
  /** What it spans: 0 for a point, 1 for a segment, which has one edge and no face, 2 for a flat polygon, which has a face on both sides, 3 for a solid. */
  readonly dimension: 0 | 1 | 2 | 3;
}

/** A convex polygon in coordinates of its own: what all placed copies of it share. It is worked out once; nobody writes into it. */
export interface PolygonData {
  /** x and y of each, counter-clockwise. Only what is a corner: none lies within an edge of the others. */
  readonly vertices: Float64Array;
  /** x and y of the unit normal of each edge, outwards: edge i leads from vertex i to the next one. */
  readonly normals: Float64Array;
  /** What it spans: 0 for a point, which has no edge, 1 for a segment, which has an edge there and one back, 2 for a polygon with an inside. */
  readonly dimension: 0 | 1 | 2;
}
