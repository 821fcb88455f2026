import { isObject, shown } from '../../core/expect.js';
import { misfit } from '../../core/misfit.js';
import { noPlaceFor, noShape } from '../../core/unknownKind.js';
import { copyHull, copyObb } from '../../generated/3d/copies.js';
import type { MutableVec3, Vec3 } from '../../math/vec3.js';
import type { Halfspace } from '../shapes/halfspace.js';
import type { Shape } from '../shapes/shape.js';
import type { Triangle } from '../shapes/triangle.js';

/** The motion, and an end or corner that has been moved: read before anything is written, since vectors may be shared. */
const step: Float64Array = /* @__PURE__ */ new Float64Array(3);
const moved: Float64Array = /* @__PURE__ */ new Float64Array(3);
const third: Float64Array = /* @__PURE__ */ new Float64Array(3);

/**
 * Moves a shape by adding to its coordinates: itself, and so the vectors that it keeps. With `out`, a shape of the same kind, the shape
 * stays where it is and `out` becomes the moved one. Of a plane or halfspace the constant changes.
 */
export function translate<S extends Shape>(shape: S, by: Vec3, out: S = shape): S {
  if (!isObject(by)) throw new TypeError(`translate needs a vector to move by, got ${shown(by)}`);
  if (out?.kind !== shape?.kind) throw noPlaceFor(shape, out);
  let isKnown: boolean;
  try {
    step[0] = by.x;
    step[1] = by.y;
    step[2] = by.z;
    isKnown = write(shape, out);
  } catch (problem) {
    throw misfit(problem, 'a shape with all of its fields and a motion', [shape, by], out);
  }
  if (!isKnown) throw noShape(shape, '3D');
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
    case 'plane':
    case 'halfspace':
      shift(shape, out as typeof shape);
      return true;
    case 'sphere':
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
    case 'hull':
      copyHull(shape, out as typeof shape);
      add((out as typeof shape).position, (out as typeof shape).position);
      return true;
    default:
      shape satisfies undefined;
      return false;
  }
}

function add(v: Vec3, out: MutableVec3): void {
  out.x = v.x + step[0]!;
  out.y = v.y + step[1]!;
  out.z = v.z + step[2]!;
}

/** Moves two points. */
function addBoth(v: Vec3, w: Vec3, outV: MutableVec3, outW: MutableVec3): void {
  moved[0] = w.x + step[0]!;
  moved[1] = w.y + step[1]!;
  moved[2] = w.z + step[2]!;
  add(v, outV);
  writeMoved(outW);
}

/** Moves three points. */
function addThree({ a, b, c }: Triangle, out: Triangle): void {
  third[0] = c.x + step[0]!;
  third[1] = c.y + step[1]!;
  third[2] = c.z + step[2]!;
  addBoth(a, b, out.a, out.b);
  moved.set(third);
  writeMoved(out.c);
}

/** Moves a point; a direction stays. */
function addOne(v: Vec3, direction: Vec3, outV: MutableVec3, outDirection: MutableVec3): void {
  moved[0] = direction.x;
  moved[1] = direction.y;
  moved[2] = direction.z;
  add(v, outV);
  writeMoved(outDirection);
}

/** n · (x - by) + constant is n · x + (constant - n · by). */
function shift(
  { normal, constant }: Pick<Halfspace, 'normal' | 'constant'>,
  out: Pick<Halfspace, 'normal' | 'constant'>,
): void {
  const { x, y, z } = normal;
  out.constant = constant - (x * step[0]! + y * step[1]! + z * step[2]!);
  out.normal.x = x;
  out.normal.y = y;
  out.normal.z = z;
}

function writeMoved(out: MutableVec3): void {
  out.x = moved[0]!;
  out.y = moved[1]!;
  out.z = moved[2]!;
}
