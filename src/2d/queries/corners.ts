/** The corners of shapes that have some. */
import type { Bare } from '../../core/bare.js';
import { misfit } from '../../core/misfit.js';
import { noCorners } from '../../core/unknownKind.js';
import { createVec2, type MutableVec2, type Vec2 } from '../../math/vec2.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Obb } from '../shapes/obb.js';
import type { Polygon } from '../shapes/polygon.js';
import type { Segment } from '../shapes/segment.js';
import type { Triangle } from '../shapes/triangle.js';
import { writeCornerOfObb } from './cornerOfObb.js';
import { cornersPolygon } from './polygon.js';

/**
 * The corners of a segment, triangle, box or polygon, as many as it has: both ends; a, b and c; the vertices of a polygon; those of a box counter-clockwise from the least
 * on. An oriented box counts along its own axes. An empty box has none. Given a list, they are written into its vectors, and it gets as many as there are corners.
 * All but those of oriented boxes are exact.
 * @bound result 2 ulp of the coordinates
 */
export function corners(shape: Segment | Triangle | Aabb | Obb | Polygon, out?: MutableVec2[]): MutableVec2[] {
  switch (shape?.kind) {
    case 'segment':
      return cornersSegment(shape, out);
    case 'triangle':
      return cornersTriangle(shape, out);
    case 'aabb':
      return cornersAabb(shape, out);
    case 'obb':
      return cornersObb(shape, out);
    case 'polygon':
      return cornersPolygon(shape, out);
  }
  throw noCorners(shape);
}

/** The start and the end of a segment, written into the vectors of a list if one is given. */
export function cornersSegment(segment: Bare<Segment>, out?: MutableVec2[]): MutableVec2[] {
  try {
    keep(0, segment.start);
    keep(1, segment.end);
    return listed(2, out);
  } catch (problem) {
    throw misfit(problem, 'a segment { start, end }', [segment], out);
  }
}

/** The corners a, b and c of a triangle, written into the vectors of a list if one is given. */
export function cornersTriangle(triangle: Bare<Triangle>, out?: MutableVec2[]): MutableVec2[] {
  try {
    keep(0, triangle.a);
    keep(1, triangle.b);
    keep(2, triangle.c);
    return listed(3, out);
  } catch (problem) {
    throw misfit(problem, 'a triangle { a, b, c }', [triangle], out);
  }
}

/** The four corners of a box, counter-clockwise from `min` on. An empty box has none. */
export function cornersAabb(box: Bare<Aabb>, out?: MutableVec2[]): MutableVec2[] {
  try {
    const { min, max } = box;
    for (let index = 0; index < 4; index++) {
      kept[2 * index] = (isRight(index) ? max : min).x;
      kept[2 * index + 1] = (isFar(index) ? max : min).y;
    }
    return listed(min.x <= max.x && min.y <= max.y ? 4 : 0, out);
  } catch (problem) {
    throw misfit(problem, 'a box { min, max }', [box], out);
  }
}

/**
 * The four corners of an oriented box, from the one against both axes on, then the one along the first: counter-clockwise unless the axes are mirrored. A box with a
 * negative half extent has none.
 * @bound result 2 ulp of the coordinates
 */
export function cornersObb(box: Bare<Obb>, out?: MutableVec2[]): MutableVec2[] {
  try {
    const { x, y } = box.halfExtents;
    for (let index = 0; index < 4; index++) {
      writeCornerOfObb(box, isRight(index), isFar(index), kept, 2 * index);
    }
    return listed(x >= 0 && y >= 0 ? 4 : 0, out);
  } catch (problem) {
    throw misfit(problem, 'an oriented box { center, halfExtents, axes }', [box], out);
  }
}

/** Of the four corners, the second and the third. */
const isRight = (index: number): boolean => index === 1 || index === 2;
const isFar = (index: number): boolean => index >= 2;

/** Corners before they are written: vectors of the list may be those of the shape. */
const kept: Float64Array = /* @__PURE__ */ new Float64Array(8);

function keep(index: number, { x, y }: Vec2): void {
  kept[2 * index] = x;
  kept[2 * index + 1] = y;
}

function listed(count: number, out: MutableVec2[] = []): MutableVec2[] {
  for (let index = 0; index < count; index++) {
    out[index] ??= createVec2();
    const corner = out[index]!;
    corner.x = kept[2 * index]!;
    corner.y = kept[2 * index + 1]!;
  }
  if (out.length !== count) out.length = count;
  return out;
}
