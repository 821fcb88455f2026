import { coordinatesOf, type Points } from '../../hulls/coordinates.js';
import type { PolygonData } from '../../hulls/data.js';
import { polygonOfCloud, polygonOfRing } from '../../hulls/polygonOf.js';
import type { Mat3 } from '../../math/mat3.js';
import type { MutableVec2, Vec2 } from '../../math/vec2.js';
import type { Axes } from './obb.js';
import { frameOf, type Placement } from './placing.js';

export type { PolygonData } from '../../hulls/data.js';

/**
 * A convex polygon: every point `position + x·axes[0] + y·axes[1]` for x, y between the vertices of its data. It is exactly this image of its doubles: rounded, scaled or skewed axes are taken as
 * they are, and no vertex is rounded. Write into position and axes to move it. Copies share their data, which nobody writes into.
 */
export interface Polygon<Position extends Vec2 = MutableVec2, Two extends Axes = Axes> {
  readonly kind: 'polygon';
  data: PolygonData;
  position: Position;
  axes: Two;
}

/**
 * The convex polygon with these corners in order, either way around: a list of vectors, or their coordinates in turn. Points within an edge and those given twice in a row do not matter; where all
 * lie on a line or in one place, it is that segment or point. A `RangeError` says at which point it is not convex, which is decided exactly; `polygonFromPoints` takes points in any order.
 * @param pose where it stands; it keeps those vectors of a pose, and moves with them
 */
export function polygon(points: Points<Vec2>, pose?: Placement | Mat3): Polygon {
  return standing(polygonOfRing('polygon points', coordinatesOf('polygon points', points, 2)), pose);
}

/**
 * The convex hull of points in any order: of a list of vectors, or of their coordinates in turn. Points inside of it, within an edge, and those given twice do not matter; where all lie on a line or
 * in one place, it is the segment or point that they make. All of this is decided exactly: no point lies outside. The points are copied, and the time grows with n log n.
 * @param pose where it stands; it keeps those vectors of a pose, and moves with them
 */
export function polygonFromPoints(points: Points<Vec2>, pose?: Placement | Mat3): Polygon {
  return standing(polygonOfCloud(coordinatesOf('polygon points', points, 2)), pose);
}

/**
 * The same polygon at another place. It shares the data, which took the time to work out. With `out` that polygon gets the data and the numbers of the pose; without, the new one keeps the vectors of
 * a pose. It may be the polygon itself: `polygonAt(body, { position, angle }, body)` moves it.
 */
export function polygonAt({ data }: Pick<Polygon, 'data'>, pose: Placement | Mat3, out?: Polygon): Polygon {
  if (out === undefined) return standing(data, pose);
  frameOf('polygon pose', pose, out);
  out.data = data;
  return out;
}

function standing(data: PolygonData, pose: Placement | Mat3 = {}): Polygon {
  const { position, axes } = frameOf('polygon pose', pose);
  return { kind: 'polygon', data, position, axes };
}
