import { misfit } from '../../core/misfit.js';
import { powerOfTwoNear } from '../../core/norm.js';
import { growSides, sides } from '../../core/outward.js';
import { noShape } from '../../core/unknownKind.js';
import type { MutableVec2, Vec2 } from '../../math/vec2.js';
import { type Aabb, createAabb } from '../shapes/aabb.js';
import type { Obb } from '../shapes/obb.js';
import type { Shape } from '../shapes/shape.js';
import { boundsPolygon } from './polygon.js';

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
  if (!isKnown) throw noShape(shape, '2D');
  return out;
}

/** @returns whether it is a shape that is known */
function write(shape: Shape, out: Aabb): boolean {
  const { min, max } = out;
  switch (shape?.kind) {
    case 'point': {
      const { x, y } = shape;
      min.x = max.x = x;
      min.y = max.y = y;
      return true;
    }
    case 'segment':
      between(shape.start, shape.end, out);
      return true;
    case 'ray': {
      const { x, y } = shape.origin;
      const { x: directionX, y: directionY } = shape.direction;
      min.x = directionX < 0 ? -Infinity : x;
      min.y = directionY < 0 ? -Infinity : y;
      max.x = directionX > 0 ? Infinity : x;
      max.y = directionY > 0 ? Infinity : y;
      return true;
    }
    case 'line': {
      const { x, y } = shape.origin;
      const { x: directionX, y: directionY } = shape.direction;
      min.x = directionX === 0 ? x : -Infinity;
      min.y = directionY === 0 ? y : -Infinity;
      max.x = directionX === 0 ? x : Infinity;
      max.y = directionY === 0 ? y : Infinity;
      return true;
    }
    case 'halfplane':
      behind(shape.normal, shape.constant, out);
      return true;
    case 'circle':
      between(shape.center, shape.center, out);
      sides[4] = shape.radius;
      grow(out);
      if (shape.radius < 0) empty(out);
      return true;
    case 'capsule':
      between(shape.start, shape.end, out);
      sides[4] = shape.radius;
      grow(out);
      if (shape.radius < 0) empty(out);
      return true;
    case 'aabb': {
      const { x: minX, y: minY } = shape.min;
      const { x: maxX, y: maxY } = shape.max;
      min.x = minX;
      min.y = minY;
      max.x = maxX;
      max.y = maxY;
      return true;
    }
    case 'obb':
      around(shape, out);
      return true;
    case 'triangle': {
      const { a, b, c } = shape;
      const lowX = Math.min(a.x, b.x, c.x);
      const lowY = Math.min(a.y, b.y, c.y);
      const highX = Math.max(a.x, b.x, c.x);
      const highY = Math.max(a.y, b.y, c.y);
      min.x = lowX;
      min.y = lowY;
      max.x = highX;
      max.y = highY;
      return true;
    }
    case 'polygon':
      boundsPolygon(shape, out);
      return true;
    default:
      shape satisfies undefined;
      return false;
  }
}

function between(a: Vec2, b: Vec2, { min, max }: Aabb): void {
  const { x: aX, y: aY } = a;
  const { x: bX, y: bY } = b;
  min.x = Math.min(aX, bX);
  min.y = Math.min(aY, bY);
  max.x = Math.max(aX, bX);
  max.y = Math.max(aY, bY);
}

/** By the number behind the sides: given to a function it might be put into an object. Lower sides are grown as negative numbers. */
function grow({ min, max }: Aabb): void {
  sides[0] = -min.x;
  sides[1] = -min.y;
  sides[2] = max.x;
  sides[3] = max.y;
  growSides(4);
  min.x = 0 - sides[0]!;
  min.y = 0 - sides[1]!;
  max.x = sides[2]!;
  max.y = sides[3]!;
}

/** The lower ends along all axes, then the upper ones: read before anything is written, since vectors may be shared. */
const ends: Float64Array = /* @__PURE__ */ new Float64Array(4);

/**
 * Along an axis of the world a box reaches as far as the sum of its own axes' parts, which is off by fewer than eight roundings, and by the
 * smallest double for each product that vanished; not at all where a single part is 1.
 */
function around({ center, halfExtents, axes }: Obb, out: Aabb): void {
  const { min, max } = out;
  const isEmpty = halfExtents.x < 0 || halfExtents.y < 0;
  // Along x.
  sides[2] = Math.abs(axes[0].x) * halfExtents.x + Math.abs(axes[1].x) * halfExtents.y;
  if (
    Number(axes[0].x !== 0) + Number(axes[1].x !== 0) !== 1 ||
    Math.max(Math.abs(axes[0].x), Math.abs(axes[1].x)) !== 1
  )
    sides[2] =
      (axes[0].x === 0 || halfExtents.x === 0) && (axes[1].x === 0 || halfExtents.y === 0)
        ? 0
        : sides[2]! * (1 + 2 ** -50) + 2 * Number.MIN_VALUE;
  sides[0] = -center.x;
  sides[1] = center.x;
  growSides(2);
  ends[0] = 0 - sides[0]!;
  ends[2] = sides[1]!;
  // Along y.
  sides[2] = Math.abs(axes[0].y) * halfExtents.x + Math.abs(axes[1].y) * halfExtents.y;
  if (
    Number(axes[0].y !== 0) + Number(axes[1].y !== 0) !== 1 ||
    Math.max(Math.abs(axes[0].y), Math.abs(axes[1].y)) !== 1
  )
    sides[2] =
      (axes[0].y === 0 || halfExtents.x === 0) && (axes[1].y === 0 || halfExtents.y === 0)
        ? 0
        : sides[2]! * (1 + 2 ** -50) + 2 * Number.MIN_VALUE;
  sides[0] = -center.y;
  sides[1] = center.y;
  growSides(2);
  ends[1] = 0 - sides[0]!;
  ends[3] = sides[1]!;
  min.x = ends[0]!;
  min.y = ends[1]!;
  max.x = ends[2]!;
  max.y = ends[3]!;
  if (isEmpty) empty(out);
}

/** Only along an axis a halfplane has an end. */
function behind({ x, y }: Vec2, constant: number, out: Aabb): void {
  const { min, max } = out;
  min.x = -Infinity;
  min.y = -Infinity;
  max.x = Infinity;
  max.y = Infinity;
  if (y === 0) end(out, 'x', x, constant);
  if (x === 0) end(out, 'y', y, constant);
  if (x === 0 && y === 0) empty(out);
}

function end({ min, max }: Aabb, axis: 'x' | 'y', normal: number, constant: number): void {
  // A place beyond all doubles is as far as they go.
  const place = Math.min(Math.max(0 - constant / normal, -Number.MAX_VALUE), Number.MAX_VALUE);
  const size = Math.abs(normal);
  // A quotient by a power of two has not been rounded, unless it is tiny.
  const isExact = constant === 0 || (powerOfTwoNear(size) === size && Math.abs(place) >= 2 ** -1022);
  const step = isExact ? 0 : Math.max(Math.abs(place) * 2 ** -52, Number.MIN_VALUE);
  if (normal > 0) max[axis] = place + step;
  if (normal < 0) min[axis] = place - step;
}

function empty({ min, max }: { min: MutableVec2; max: MutableVec2 }): void {
  min.x = Infinity;
  min.y = Infinity;
  max.x = -Infinity;
  max.y = -Infinity;
}
