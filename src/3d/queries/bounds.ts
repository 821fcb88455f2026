import { misfit } from '../../core/misfit.js';
import { powerOfTwoNear } from '../../core/norm.js';
import { growSides, sides } from '../../core/outward.js';
import { noShape } from '../../core/unknownKind.js';
import type { MutableVec3, Vec3 } from '../../math/vec3.js';
import { type Aabb, createAabb } from '../shapes/aabb.js';
import type { Obb } from '../shapes/obb.js';
import type { Shape } from '../shapes/shape.js';
import { boundsHull } from './hull.js';

/**
 * The smallest box around a shape, rounded outward so that it holds all of it. It reaches to Infinity wherever the shape
 * does; that of an empty shape is empty.
 */
export function bounds(shape: Shape, out: Aabb = createAabb()): Aabb {
  let isKnown: boolean;
  try {
    isKnown = write(shape, out);
  } catch (problem) {
    throw misfit(problem, 'a shape with all of its fields', [shape], out);
  }
  if (!isKnown) throw noShape(shape, '3D');
  return out;
}

/** @returns whether it is a shape that is known */
function write(shape: Shape, out: Aabb): boolean {
  const { min, max } = out;
  switch (shape?.kind) {
    case 'point': {
      const { x, y, z } = shape;
      min.x = max.x = x;
      min.y = max.y = y;
      min.z = max.z = z;
      return true;
    }
    case 'segment':
      between(shape.start, shape.end, out);
      return true;
    case 'ray': {
      const { x, y, z } = shape.origin;
      const { x: directionX, y: directionY, z: directionZ } = shape.direction;
      min.x = directionX < 0 ? -Infinity : x;
      min.y = directionY < 0 ? -Infinity : y;
      min.z = directionZ < 0 ? -Infinity : z;
      max.x = directionX > 0 ? Infinity : x;
      max.y = directionY > 0 ? Infinity : y;
      max.z = directionZ > 0 ? Infinity : z;
      return true;
    }
    case 'line': {
      const { x, y, z } = shape.origin;
      const { x: directionX, y: directionY, z: directionZ } = shape.direction;
      min.x = directionX === 0 ? x : -Infinity;
      min.y = directionY === 0 ? y : -Infinity;
      min.z = directionZ === 0 ? z : -Infinity;
      max.x = directionX === 0 ? x : Infinity;
      max.y = directionY === 0 ? y : Infinity;
      max.z = directionZ === 0 ? z : Infinity;
      return true;
    }
    case 'plane':
      behind(shape.normal, shape.constant, out, true);
      return true;
    case 'halfspace':
      behind(shape.normal, shape.constant, out, false);
      return true;
    case 'sphere':
      between(shape.center, shape.center, out);
      sides[6] = shape.radius;
      grow(out);
      if (shape.radius < 0) empty(out);
      return true;
    case 'capsule':
      between(shape.start, shape.end, out);
      sides[6] = shape.radius;
      grow(out);
      if (shape.radius < 0) empty(out);
      return true;
    case 'aabb': {
      const { x: minX, y: minY, z: minZ } = shape.min;
      const { x: maxX, y: maxY, z: maxZ } = shape.max;
      min.x = minX;
      min.y = minY;
      min.z = minZ;
      max.x = maxX;
      max.y = maxY;
      max.z = maxZ;
      return true;
    }
    case 'obb':
      around(shape, out);
      return true;
    case 'triangle': {
      const { a, b, c } = shape;
      const lowX = Math.min(a.x, b.x, c.x);
      const lowY = Math.min(a.y, b.y, c.y);
      const lowZ = Math.min(a.z, b.z, c.z);
      const highX = Math.max(a.x, b.x, c.x);
      const highY = Math.max(a.y, b.y, c.y);
      const highZ = Math.max(a.z, b.z, c.z);
      min.x = lowX;
      min.y = lowY;
      min.z = lowZ;
      max.x = highX;
      max.y = highY;
      max.z = highZ;
      return true;
    }
    case 'hull':
      boundsHull(shape, out);
      return true;
    default:
      shape satisfies undefined;
      return false;
  }
}

function between(a: Vec3, b: Vec3, { min, max }: Aabb): void {
  const { x: aX, y: aY, z: aZ } = a;
  const { x: bX, y: bY, z: bZ } = b;
  min.x = Math.min(aX, bX);
  min.y = Math.min(aY, bY);
  min.z = Math.min(aZ, bZ);
  max.x = Math.max(aX, bX);
  max.y = Math.max(aY, bY);
  max.z = Math.max(aZ, bZ);
}

/** By the number behind the sides: given to a function it might be put into an object. Lower sides are grown as negative numbers. */
function grow({ min, max }: Aabb): void {
  sides[0] = -min.x;
  sides[1] = -min.y;
  sides[2] = -min.z;
  sides[3] = max.x;
  sides[4] = max.y;
  sides[5] = max.z;
  growSides(6);
  min.x = 0 - sides[0]!;
  min.y = 0 - sides[1]!;
  min.z = 0 - sides[2]!;
  max.x = sides[3]!;
  max.y = sides[4]!;
  max.z = sides[5]!;
}

/** The lower ends along all axes, then the upper ones: read before anything is written, since vectors may be shared. */
const ends: Float64Array = /* @__PURE__ */ new Float64Array(6);

/**
 * Along an axis of the world a box reaches as far as the sum of its own axes' parts, which is off by fewer than eight roundings, and by the
 * smallest double for each product that vanished; not at all where a single part is 1.
 */
function around({ center, halfExtents, axes }: Obb, out: Aabb): void {
  const { min, max } = out;
  const isEmpty = halfExtents.x < 0 || halfExtents.y < 0 || halfExtents.z < 0;
  // Along x.
  sides[2] =
    Math.abs(axes[0].x) * halfExtents.x + Math.abs(axes[1].x) * halfExtents.y + Math.abs(axes[2].x) * halfExtents.z;
  if (
    Number(axes[0].x !== 0) + Number(axes[1].x !== 0) + Number(axes[2].x !== 0) !== 1 ||
    Math.max(Math.abs(axes[0].x), Math.abs(axes[1].x), Math.abs(axes[2].x)) !== 1
  )
    sides[2] =
      (axes[0].x === 0 || halfExtents.x === 0) &&
      (axes[1].x === 0 || halfExtents.y === 0) &&
      (axes[2].x === 0 || halfExtents.z === 0)
        ? 0
        : sides[2]! * (1 + 2 ** -50) + 3 * Number.MIN_VALUE;
  sides[0] = -center.x;
  sides[1] = center.x;
  growSides(2);
  ends[0] = 0 - sides[0]!;
  ends[3] = sides[1]!;
  // Along y.
  sides[2] =
    Math.abs(axes[0].y) * halfExtents.x + Math.abs(axes[1].y) * halfExtents.y + Math.abs(axes[2].y) * halfExtents.z;
  if (
    Number(axes[0].y !== 0) + Number(axes[1].y !== 0) + Number(axes[2].y !== 0) !== 1 ||
    Math.max(Math.abs(axes[0].y), Math.abs(axes[1].y), Math.abs(axes[2].y)) !== 1
  )
    sides[2] =
      (axes[0].y === 0 || halfExtents.x === 0) &&
      (axes[1].y === 0 || halfExtents.y === 0) &&
      (axes[2].y === 0 || halfExtents.z === 0)
        ? 0
        : sides[2]! * (1 + 2 ** -50) + 3 * Number.MIN_VALUE;
  sides[0] = -center.y;
  sides[1] = center.y;
  growSides(2);
  ends[1] = 0 - sides[0]!;
  ends[4] = sides[1]!;
  // Along z.
  sides[2] =
    Math.abs(axes[0].z) * halfExtents.x + Math.abs(axes[1].z) * halfExtents.y + Math.abs(axes[2].z) * halfExtents.z;
  if (
    Number(axes[0].z !== 0) + Number(axes[1].z !== 0) + Number(axes[2].z !== 0) !== 1 ||
    Math.max(Math.abs(axes[0].z), Math.abs(axes[1].z), Math.abs(axes[2].z)) !== 1
  )
    sides[2] =
      (axes[0].z === 0 || halfExtents.x === 0) &&
      (axes[1].z === 0 || halfExtents.y === 0) &&
      (axes[2].z === 0 || halfExtents.z === 0)
        ? 0
        : sides[2]! * (1 + 2 ** -50) + 3 * Number.MIN_VALUE;
  sides[0] = -center.z;
  sides[1] = center.z;
  growSides(2);
  ends[2] = 0 - sides[0]!;
  ends[5] = sides[1]!;
  min.x = ends[0]!;
  min.y = ends[1]!;
  min.z = ends[2]!;
  max.x = ends[3]!;
  max.y = ends[4]!;
  max.z = ends[5]!;
  if (isEmpty) empty(out);
}

/** Only along an axis a plane or halfspace has an end. */
function behind({ x, y, z }: Vec3, constant: number, out: Aabb, isFlat: boolean): void {
  const { min, max } = out;
  min.x = -Infinity;
  min.y = -Infinity;
  min.z = -Infinity;
  max.x = Infinity;
  max.y = Infinity;
  max.z = Infinity;
  if (y === 0 && z === 0) end(out, 'x', x, constant, isFlat);
  if (x === 0 && z === 0) end(out, 'y', y, constant, isFlat);
  if (x === 0 && y === 0) end(out, 'z', z, constant, isFlat);
  if (x === 0 && y === 0 && z === 0) empty(out);
}

function end({ min, max }: Aabb, axis: 'x' | 'y' | 'z', normal: number, constant: number, isFlat: boolean): void {
  // A place beyond all doubles is as far as they go.
  const place = Math.min(Math.max(0 - constant / normal, -Number.MAX_VALUE), Number.MAX_VALUE);
  const size = Math.abs(normal);
  // A quotient by a power of two has not been rounded, unless it is tiny.
  const isExact = constant === 0 || (powerOfTwoNear(size) === size && Math.abs(place) >= 2 ** -1022);
  const step = isExact ? 0 : Math.max(Math.abs(place) * 2 ** -52, Number.MIN_VALUE);
  if (isFlat || normal > 0) max[axis] = place + step;
  if (isFlat || normal < 0) min[axis] = place - step;
}

function empty({ min, max }: { min: MutableVec3; max: MutableVec3 }): void {
  min.x = Infinity;
  min.y = Infinity;
  min.z = Infinity;
  max.x = -Infinity;
  max.y = -Infinity;
  max.z = -Infinity;
}
