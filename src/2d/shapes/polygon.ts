import type { MutableVec2 } from '../../math/vec2.js';
import type { Axes } from './obb.js';

/** What any number of polygons may share: a convex polygon in coordinates of its own. */
export interface PolygonData {
  /** x and y of each, counterclockwise; no three on one line. */
  readonly vertices: Float64Array;
  /** Unit, outwards, rounded: that of the side that begins at the vertex of the same number. */
  readonly normals: Float64Array;
  /** A point, a segment, or a polygon with an inside. */
  readonly dimension: 0 | 1 | 2;
}

/** A convex polygon. Each vertex v stands exactly at `position + v.x·axes[0] + v.y·axes[1]`, whatever the axes are. */
export interface Polygon {
  readonly kind: 'polygon';
  data: PolygonData;
  position: MutableVec2;
  axes: Axes;
}
