import { coordinatesOf, type Points } from '../../hulls/coordinates.js';
import type { HullData } from '../../hulls/data.js';
import { solidFromFaces } from '../../hulls/faces.js';
import { hullOf } from '../../hulls/hullOf.js';
import type { Mat4 } from '../../math/mat4.js';
import type { MutableVec3, Vec3 } from '../../math/vec3.js';
import type { Axes } from './obb.js';
import { frameOf, type Placement } from './placing.js';

export type { HullData } from '../../hulls/data.js';

/**
 * A convex polyhedron: every point `position + x·axes[0] + y·axes[1] + z·axes[2]` for x, y, z between the vertices of its data. It is exactly this image of its doubles: rounded, scaled or
 * skewed axes are taken as they are, and no vertex is rounded. Write into position and axes to move it. Copies share their data, which nobody writes into.
 */
export interface Hull<Position extends Vec3 = MutableVec3, Three extends Axes = Axes> {
  readonly kind: 'hull';
  data: HullData;
  position: Position;
  axes: Three;
}

/**
 * The convex hull of points: of a list of vectors, or of their coordinates in turn. Points inside of it, within a face or an edge, and those given twice do not matter; where all lie in a plane, on
 * a line or in one place, it is the flat polygon, segment or point that they make. All of this is decided exactly: no point lies outside. The points are copied, and the time grows with n log n.
 * @param pose where it stands; it keeps those vectors of a pose, and moves with them
 */
export function hull(points: Points<Vec3>, pose?: Placement | Mat4): Hull {
  return standing(hullOf(coordinatesOf('hull points', points, 3)), pose);
}

/**
 * The convex polyhedron with these faces: each a list of the numbers of its corners, in order, either way around. Neighbours share whole edges, and points at the same coordinates are the same.
 * Neighbours in one plane become one face. A `RangeError` says which face is wrong if they do not close, or are not the surface of a convex solid, which is decided exactly.
 * @param pose where it stands; it keeps those vectors of a pose, and moves with them
 */
export function hullFromFaces(points: Points<Vec3>, faces: Iterable<Iterable<number>>, pose?: Placement | Mat4): Hull {
  return standing(solidFromFaces(coordinatesOf('hull points', points, 3), faces), pose);
}

/**
 * The same hull at another place. It shares the data, which took the time to work out. With `out` that hull gets the data and the numbers of the pose; without, the new one keeps the vectors of a
 * pose. It may be the hull itself: `hullAt(body, mesh.matrixWorld.elements, body)` moves it.
 */
export function hullAt({ data }: Pick<Hull, 'data'>, pose: Placement | Mat4, out?: Hull): Hull {
  if (out === undefined) return standing(data, pose);
  frameOf('hull pose', pose, out);
  out.data = data;
  return out;
}

function standing(data: HullData, pose: Placement | Mat4 = {}): Hull {
  const { position, axes } = frameOf('hull pose', pose);
  return { kind: 'hull', data, position, axes };
}
