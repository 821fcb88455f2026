/** What is asked of a polygon alone. */
import type { Bare } from '../../core/bare.js';
import { misfit } from '../../core/misfit.js';
import { farthestVertex } from '../../hulls/farthest.js';
import { writeReach, writeVertex } from '../../hulls/reaching.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';
import { type Aabb, createAabb } from '../shapes/aabb.js';
import type { Polygon } from '../shapes/polygon.js';

const needed = 'a polygon { data, position, axes }';
const ends: Float64Array = /* @__PURE__ */ new Float64Array(4);

/** The smallest box around a polygon, rounded outward so that it holds all of it. Which vertices reach farthest is decided exactly. */
export function boundsPolygon(polygon: Bare<Polygon>, out: Aabb = createAabb()): Aabb {
  try {
    writeReach(polygon, ends);
    out.min.x = ends[0]!;
    out.min.y = ends[1]!;
    out.max.x = ends[2]!;
    out.max.y = ends[3]!;
    return out;
  } catch (problem) {
    throw misfit(problem, needed, [polygon], out);
  }
}

/**
 * The vertex of a polygon that lies farthest along a direction of any length, which is decided exactly; of several the first. Null where something is not finite.
 * @bound result 2 ulp of the coordinates
 */
export function supportPolygon(polygon: Bare<Polygon>, direction: Vec2, out?: MutableVec2): MutableVec2 | null {
  try {
    const { position, axes } = polygon;
    if (!(isFinite2(direction) && isFinite2(position) && isFinite2(axes[0]) && isFinite2(axes[1]))) return null;
    writeVertex(polygon, farthestVertex(polygon, direction), ends, 0);
    return taken(out);
  } catch (problem) {
    throw misfit(problem, `${needed} and a direction { x, y }`, [polygon, direction], out);
  }
}

/** What is not finite is not 0 when it is subtracted from itself. */
function isFinite2({ x, y }: Vec2): boolean {
  return x - x + (y - y) === 0;
}

function taken(out: MutableVec2 = createVec2()): MutableVec2 {
  out.x = ends[0]!;
  out.y = ends[1]!;
  return out;
}

/**
 * The vertices of a polygon where it stands, in the order of its data, written into the vectors of a list if one is given.
 * @bound result 2 ulp of the coordinates
 */
export function cornersPolygon(polygon: Bare<Polygon>, out: MutableVec2[] = []): MutableVec2[] {
  try {
    const count = polygon.data.vertices.length / 2;
    // The position or an axis may be one of the vectors of the list.
    const numbers = new Float64Array(2 * count);
    for (let vertex = 0; vertex < count; vertex++) writeVertex(polygon, vertex, numbers, 2 * vertex);
    for (let vertex = 0; vertex < count; vertex++) {
      ends[0] = numbers[2 * vertex]!;
      ends[1] = numbers[2 * vertex + 1]!;
      out[vertex] = taken(out[vertex]);
    }
    out.length = count;
    return out;
  } catch (problem) {
    throw misfit(problem, needed, [polygon], out);
  }
}
