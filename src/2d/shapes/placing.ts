/** Where copies of a shape stand. */
import { expectFinite, expectFinite2, expectObject } from '../../core/expect.js';
import type { Mat3 } from '../../math/mat3.js';
import { createVec2, type MutableVec2, setVec2, type Vec2 } from '../../math/vec2.js';
import type { Axes } from './obb.js';

/**
 * Where a shape stands: scaled along its own axes, then turned counter-clockwise by an angle in radians, then moved. What is left out changes nothing. Poses and transforms of `riposte/math`
 * fit as they are. In place of angle and scale there may be the two axes themselves, of any length and direction.
 */
export type Placement =
  | {
      readonly position?: MutableVec2;
      readonly angle?: number;
      readonly scale?: Vec2 | number;
      readonly axes?: undefined;
    }
  | { readonly position?: MutableVec2; readonly axes: Axes; readonly angle?: undefined; readonly scale?: undefined };

/** A place in local coordinates lies at `position + x·axes[0] + y·axes[1]`. */
export interface Frame {
  position: MutableVec2;
  axes: Axes;
}

/** The frame of a placement, whose vectors it keeps, or of a matrix `T · R · S`, whose columns it takes as they are. With `out` only the numbers are written. */
export function frameOf(name: string, pose: Placement | Mat3, out?: Frame): Frame {
  expectObject(name, pose, 'a pose { position, angle, scale } or a list of 9 numbers');
  const kept = isMatrix(pose) ? readMatrix(name, pose) : readPlacement(name, pose);
  if (out === undefined)
    return { position: kept.position ?? columnAt(4), axes: kept.axes ?? [columnAt(0), columnAt(2)] };
  write(out);
  return out;
}

function write({ position, axes }: Frame): void {
  for (let i = 0; i < 2; i++) columnAt(2 * i, axes[i as 0]);
  columnAt(4, position);
}

/** What was read last: the axes, then the position. */
const read: Float64Array = /* @__PURE__ */ new Float64Array(6);

function readVector({ x, y }: Vec2, start: number): void {
  read[start] = x;
  read[start + 1] = y;
}

function columnAt(start: number, out: MutableVec2 = createVec2()): MutableVec2 {
  return setVec2(read[start]!, read[start + 1]!, out);
}

function isMatrix(pose: Placement | Mat3): pose is Mat3 {
  return 'length' in pose;
}

function readMatrix(name: string, matrix: Mat3): Pick<Placement, 'position' | 'axes'> {
  for (let i = 0; i < 6; i++) {
    const index = i + Math.floor(i / 2);
    expectFinite(`${name}[${index}]`, matrix[index]!);
    read[i] = matrix[index]!;
  }
  return {};
}

function readPlacement(name: string, pose: Placement): Pick<Placement, 'position' | 'axes'> {
  const { position = unmoved, angle = 0, scale = 1, axes } = pose;
  expectFinite2(`${name} position`, position);
  if (axes === undefined) {
    const size = typeof scale === 'number' ? setVec2(scale, scale, sizes) : scale;
    expectFinite2(`${name} scale`, size);
    expectFinite(`${name} angle`, angle);
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    read[0] = size.x * cosine;
    read[1] = size.x * sine;
    read[2] = size.y * (0 - sine);
    read[3] = size.y * cosine;
  } else {
    if (pose.angle !== undefined || pose.scale !== undefined) {
      throw new TypeError(`${name} must be given by its axes or by an angle and scale, got both`);
    }
    expectObject(`${name} axes`, axes, 'a list of two vectors');
    for (const i of [0, 1] as const) {
      expectFinite2(`${name} axes`, axes[i], i);
      readVector(axes[i], 2 * i);
    }
  }
  readVector(position, 4);
  return pose;
}

const unmoved = /* @__PURE__ */ createVec2();
const sizes = /* @__PURE__ */ createVec2();
