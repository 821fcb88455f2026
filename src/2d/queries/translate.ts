import { isObject, shown } from '../../core/expect.js';
import { misfit } from '../../core/misfit.js';
import { noPlaceFor, noShape } from '../../core/unknownKind.js';
import { copyObb, copyPolygon } from '../../generated/2d/copies.js';
import type { MutableVec2, Vec2 } from '../../math/vec2.js';
import type { Halfplane } from '../shapes/halfplane.js';
import type { Shape } from '../shapes/shape.js';
import type { Triangle } from '../shapes/triangle.js';

/** The motion, and an end or corner that has been moved: read before anything is written, since vectors may be shared. */
const step: Float64Array = /* @__PURE__ */ new Float64Array(2);
const moved: Float64Array = /* @__PURE__ */ new Float64Array(2);
const third: Float64Array = /* @__PURE__ */ new Float64Array(2);

/**
 * Moves a shape by adding to its coordinates: itself, and so the vectors that it keeps. With `out`, a shape of the same kind, the shape
 * stays where it is and `out` becomes the moved one. Of a halfplane the constant changes.
 */
export function translate<S extends Shape>(shape: S, by: Vec2, out: S = shape): S {
  if (!isObject(by)) throw new TypeError(`translate needs a vector to move by, got ${shown(by)}`);
  if (out?.kind !== shape?.kind) throw noPlaceFor(shape, out);
  let isKnown: boolean;
  try {
    step[0] = by.x;
    step[1] = by.y;
    isKnown = write(shape, out);
  } catch (problem) {
    throw misfit(problem, 'a shape with all of its fields and a motion', [shape, by], out);
  }
  if (!isKnown) throw noShape(shape, '2D');
  return out;
}

/** @returns whether it is a shape that is known */
function write(shape: Shape, out: Shape): boolean {
  switch (shape?.kind) {
    case 'point':
      add(shape, out as typeof shape);
      return true;
    case 'segment':
      addBoth(shape.start, shape.end, (out as typeof shape).start, (out as typeof shape).end);
      return true;
    case 'ray':
    case 'line':
      addOne(shape.origin, shape.direction, (out as typeof shape).origin, (out as typeof shape).direction);
      return true;
    case 'halfplane':
      shift(shape, out as typeof shape);
      return true;
    case 'circle':
      add(shape.center, (out as typeof shape).center);
      (out as typeof shape).radius = shape.radius;
      return true;
    case 'capsule':
      addBoth(shape.start, shape.end, (out as typeof shape).start, (out as typeof shape).end);
      (out as typeof shape).radius = shape.radius;
      return true;
    case 'aabb':
      addBoth(shape.min, shape.max, (out as typeof shape).min, (out as typeof shape).max);
      return true;
    case 'obb':
      copyObb(shape, out as typeof shape);
      add((out as typeof shape).center, (out as typeof shape).center);
      return true;
    case 'triangle':
      addThree(shape, out as typeof shape);
      return true;
    case 'polygon':
      copyPolygon(shape, out as typeof shape);
      add((out as typeof shape).position, (out as typeof shape).position);
      return true;
    default:
      shape satisfies undefined;
      return false;
  }
}

function add(v: Vec2, out: MutableVec2): void {
  out.x = v.x + step[0]!;
  out.y = v.y + step[1]!;
}

/** Moves two points. */
function addBoth(v: Vec2, w: Vec2, outV: MutableVec2, outW: MutableVec2): void {
  moved[0] = w.x + step[0]!;
  moved[1] = w.y + step[1]!;
  add(v, outV);
  writeMoved(outW);
}

/** Moves three points. */
function addThree({ a, b, c }: Triangle, out: Triangle): void {
  third[0] = c.x + step[0]!;
  third[1] = c.y + step[1]!;
  addBoth(a, b, out.a, out.b);
  moved.set(third);
  writeMoved(out.c);
}

/** Moves a point; a direction stays. */
function addOne(v: Vec2, direction: Vec2, outV: MutableVec2, outDirection: MutableVec2): void {
  moved[0] = direction.x;
  moved[1] = direction.y;
  add(v, outV);
  writeMoved(outDirection);
}

/** n · (x - by) + constant is n · x + (constant - n · by). */
function shift({ normal, constant }: Halfplane, out: Halfplane): void {
  const { x, y } = normal;
  out.constant = constant - (x * step[0]! + y * step[1]!);
  out.normal.x = x;
  out.normal.y = y;
}

function writeMoved(out: MutableVec2): void {
  out.x = moved[0]!;
  out.y = moved[1]!;
}
