/** The corners of shapes that have some. */
import type { Bare } from '../../core/bare.js';
import { misfit } from '../../core/misfit.js';
import { noCorners } from '../../core/unknownKind.js';
import { createVec3, type MutableVec3, type Vec3 } from '../../math/vec3.js';
import type { Aabb } from '../shapes/aabb.js';
import type { Hull } from '../shapes/hull.js';
import type { Obb } from '../shapes/obb.js';
import type { Segment } from '../shapes/segment.js';
import type { Triangle } from '../shapes/triangle.js';
import { writeCornerOfObb } from './cornerOfObb.js';
import { cornersHull } from './hull.js';

/**
 * The corners of a segment, triangle, box or hull, as many as it has: both ends; a, b and c; the vertices of a hull; of a box first the four of the lower side, around it from the least corner, then in the
 * same order those above them. An oriented box counts along its own axes. An empty box has none. Given a list, they are written into its vectors, and it gets as many as there are corners.
 * All but those of oriented boxes are exact.
 * @bound result 2 ulp of the coordinates
 */
export function corners(shape: Segment | Triangle | Aabb | Obb | Hull, out?: MutableVec3[]): MutableVec3[] {
  switch (shape?.kind) {
    case 'segment':
      return cornersSegment(shape, out);
    case 'triangle':
      return cornersTriangle(shape, out);
    case 'aabb':
      return cornersAabb(shape, out);
    case 'obb':
      return cornersObb(shape, out);
    case 'hull':
      return cornersHull(shape, out);
  }
  throw noCorners(shape);
}

/** The start and the end of a segment, written into the vectors of a list if one is given. */
export function cornersSegment(segment: Bare<Segment>, out?: MutableVec3[]): MutableVec3[] {
  try {
    keep(0, segment.start);
    keep(1, segment.end);
    return listed(2, out);
  } catch (problem) {
    throw misfit(problem, 'a segment { start, end }', [segment], out);
  }
}

/** The corners a, b and c of a triangle, written into the vectors of a list if one is given. */
export function cornersTriangle(triangle: Bare<Triangle>, out?: MutableVec3[]): MutableVec3[] {
  try {
    keep(0, triangle.a);
    keep(1, triangle.b);
    keep(2, triangle.c);
    return listed(3, out);
  } catch (problem) {
    throw misfit(problem, 'a triangle { a, b, c }', [triangle], out);
  }
}

/** The eight corners of a box: four at the least z, from `min` on around the z axis, and above them four at the largest. An empty box has none. */
export function cornersAabb(box: Bare<Aabb>, out?: MutableVec3[]): MutableVec3[] {
  try {
    const { min, max } = box;
    for (let index = 0; index < 8; index++) {
      kept[3 * index] = (isRight(index) ? max : min).x;
      kept[3 * index + 1] = (isFar(index) ? max : min).y;
      kept[3 * index + 2] = (isHigh(index) ? max : min).z;
    }
    return listed(min.x <= max.x && min.y <= max.y && min.z <= max.z ? 8 : 0, out);
  } catch (problem) {
    throw misfit(problem, 'a box { min, max }', [box], out);
  }
}

/**
 * The eight corners of an oriented box: four against its third axis, around that from the one against all axes on, and in the same order four along it. A box with a
 * negative half extent has none.
 * @bound result 2 ulp of the coordinates
 */
export function cornersObb(box: Bare<Obb>, out?: MutableVec3[]): MutableVec3[] {
  try {
    const { x, y, z } = box.halfExtents;
    for (let index = 0; index < 8; index++) {
      writeCornerOfObb(box, isRight(index), isFar(index), isHigh(index), kept, 3 * index);
    }
    return listed(x >= 0 && y >= 0 && z >= 0 ? 8 : 0, out);
  } catch (problem) {
    throw misfit(problem, 'an oriented box { center, halfExtents, axes }', [box], out);
  }
}

/** Of each four corners, the second and the third. */
const isRight = (index: number): boolean => index % 4 === 1 || index % 4 === 2;
const isFar = (index: number): boolean => index % 4 >= 2;
const isHigh = (index: number): boolean => index >= 4;

/** Corners before they are written: vectors of the list may be those of the shape. */
const kept: Float64Array = /* @__PURE__ */ new Float64Array(24);

function keep(index: number, { x, y, z }: Vec3): void {
  kept[3 * index] = x;
  kept[3 * index + 1] = y;
  kept[3 * index + 2] = z;
}

function listed(count: number, out: MutableVec3[] = []): MutableVec3[] {
  for (let index = 0; index < count; index++) {
    out[index] ??= createVec3();
    const corner = out[index]!;
    corner.x = kept[3 * index]!;
    corner.y = kept[3 * index + 1]!;
    corner.z = kept[3 * index + 2]!;
  }
  if (out.length !== count) out.length = count;
  return out;
}
