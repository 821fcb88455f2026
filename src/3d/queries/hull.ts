/** What is asked of a hull alone. */
import type { Bare } from '../../core/bare.js';
import { misfit } from '../../core/misfit.js';
import { farthestVertex } from '../../hulls/farthest.js';
import { writeReach, writeVertex } from '../../hulls/reaching.js';
import { createVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
import { type Aabb, createAabb } from '../shapes/aabb.js';
import type { Hull } from '../shapes/hull.js';

const needed = 'a hull { data, position, axes }';
const ends: Float64Array = /* @__PURE__ */ new Float64Array(6);

/** The smallest box around a hull, rounded outward so that it holds all of it. Which vertices reach farthest is decided exactly. */
export function boundsHull(hull: Bare<Hull>, out: Aabb = createAabb()): Aabb {
  try {
    writeReach(hull, ends);
    out.min.x = ends[0]!;
    out.min.y = ends[1]!;
    out.min.z = ends[2]!;
    out.max.x = ends[3]!;
    out.max.y = ends[4]!;
    out.max.z = ends[5]!;
    return out;
  } catch (problem) {
    throw misfit(problem, needed, [hull], out);
  }
}

/**
 * The vertex of a hull that lies farthest along a direction of any length, which is decided exactly; of several the first. Null where something is not finite. Of many vertices it looks at few.
 * @bound result 2 ulp of the coordinates
 */
export function supportHull(hull: Bare<Hull>, direction: Vec3, out?: MutableVec3): MutableVec3 | null {
  try {
    const { position, axes } = hull;
    if (!(isFinite3(direction) && isFinite3(position))) return null;
    if (!(isFinite3(axes[0]) && isFinite3(axes[1]) && isFinite3(axes[2]))) return null;
    writeVertex(hull, farthestVertex(hull, direction), ends, 0);
    return taken(out);
  } catch (problem) {
    throw misfit(problem, `${needed} and a direction { x, y, z }`, [hull, direction], out);
  }
}

/** What is not finite is not 0 when it is subtracted from itself. */
function isFinite3({ x, y, z }: Vec3): boolean {
  return x - x + (y - y) + (z - z) === 0;
}

function taken(out: MutableVec3 = createVec3()): MutableVec3 {
  out.x = ends[0]!;
  out.y = ends[1]!;
  out.z = ends[2]!;
  return out;
}

/**
 * The vertices of a hull where it stands, in the order of its data, written into the vectors of a list if one is given.
 * @bound result 2 ulp of the coordinates
 */
export function cornersHull(hull: Bare<Hull>, out: MutableVec3[] = []): MutableVec3[] {
  try {
    const count = hull.data.vertices.length / 3;
    // The position or an axis may be one of the vectors of the list.
    const numbers = new Float64Array(3 * count);
    for (let vertex = 0; vertex < count; vertex++) writeVertex(hull, vertex, numbers, 3 * vertex);
    for (let vertex = 0; vertex < count; vertex++) {
      ends[0] = numbers[3 * vertex]!;
      ends[1] = numbers[3 * vertex + 1]!;
      ends[2] = numbers[3 * vertex + 2]!;
      out[vertex] = taken(out[vertex]);
    }
    out.length = count;
    return out;
  } catch (problem) {
    throw misfit(problem, needed, [hull], out);
  }
}
