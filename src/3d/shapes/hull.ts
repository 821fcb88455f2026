import type { MutableVec3 } from '../../math/vec3.js';
import type { Axes } from './obb.js';

/** What any number of hulls may share: a convex polyhedron in coordinates of its own. */
export interface HullData {
  /** x, y and z of each; extreme points only. */
  readonly vertices: Float64Array;
  /** Face i is `faceVertices[faceStarts[i] .. faceStarts[i + 1])`. */
  readonly faceStarts: Uint32Array;
  /** Counterclockwise seen from outside; triangles of one plane are one face. */
  readonly faceVertices: Uint32Array;
  /** From, to, the face to the left and the face to the right of each. */
  readonly edges: Uint32Array;
  readonly neighborStarts: Uint32Array;
  readonly neighbors: Uint32Array;
  /** Unit, outwards, rounded. */
  readonly normals: Float64Array;
  /** A point, a segment, a flat polygon with two faces, or a solid. */
  readonly dimension: 0 | 1 | 2 | 3;
}

/** A convex polyhedron. Each vertex v stands exactly at `position + v.x·axes[0] + v.y·axes[1] + v.z·axes[2]`, whatever the axes are. */
export interface Hull {
  readonly kind: 'hull';
  data: HullData;
  position: MutableVec3;
  axes: Axes;
}
