/** What edges of an oriented box have within the faces of another, as numbers along the edges: 0 in the middle, 1 at the end. */
import { abs, add, fill, greater, max, maxCoordinate, min, minCoordinate, some, sub, type Vec3 } from './vec.js';

/**
 * The four edges of a box along one axis, at the sums and differences u and v of the other two: their widths, moments, and widths
 * weighed by the signs of u and v. @shared
 */
export function fourWithin(center: Vec3, u: Vec3, v: Vec3, reach: Vec3) {
  const plus = stretchOf(sub(center, add(u, v)), reach);
  const minus = stretchOf(add(center, add(u, v)), reach);
  const right = stretchOf(sub(center, sub(u, v)), reach);
  const left = stretchOf(add(center, sub(u, v)), reach);
  return {
    width: plus.width + minus.width + right.width + left.width,
    moment: plus.moment + minus.moment + right.moment + left.moment,
    u: plus.width - minus.width + right.width - left.width,
    v: plus.width - minus.width - right.width + left.width,
  };
}

/** What of a line lies within faces, from -1 to 1: how long it is, and its middle times that. Most lie beside one of them. */
function stretchOf(center: Vec3, reach: Vec3) {
  if (some(greater(abs(center), add(reach, fill(reach, 1))))) return { width: 0, moment: 0 };
  const from = max(-1, maxCoordinate(sub(center, reach)));
  const to = min(1, minCoordinate(add(center, reach)));
  const width = max(to - from, 0);
  return { width, moment: 0.5 * width * (from + to) };
}
